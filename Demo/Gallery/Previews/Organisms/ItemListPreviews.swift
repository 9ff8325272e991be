// SPDX-License-Identifier: MIT
// Page: previews of ItemList.

import Curium
import CuriumPreviews

enum ItemListPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Default") {
      ItemList(items: PreviewItem.packages) { item in
        HStack(spacing: 1) {
          Text(item.name).lineLimit(1)
          Spacer()
          Text(item.version).foregroundStyle(.textSecondary).layoutPriority(1)
        }
      }
      .frame(height: 4)
    }
    Preview("Chosen") {
      StatefulPreview("swift-log" as String?) { chosen in
        ItemList(items: PreviewItem.packages, selection: chosen) { Text($0.name) }
      }
      .frame(height: 4)
    }
    Preview("A million rows") {
      ItemList(items: Numbers()) { Text("Row \($0.id)") }.frame(height: 5)
    }
    Preview("Playground") { knobs in
      ItemList(
        items: PreviewItem.packages.prefix(knobs.number("count", 5, in: 0...5)),
        selection: knobs.state("selection", "swift-log" as String?)
      ) { item in
        Text(item.name)
      }
      .frame(height: knobs.length("height", 4, in: 0...12))
      .disabled(knobs.flag("disabled", false))
    }
  }

  private struct Number: Identifiable { let id: Int }

  private struct Numbers: RandomAccessCollection {
    var startIndex: Int { 1 }
    var endIndex: Int { 1_000_001 }
    subscript(index: Int) -> Number { Number(id: index) }
  }
}
