// SPDX-License-Identifier: MIT
// Page: previews of ItemList.

import Curium
import CuriumPreviews

enum ItemListPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Default") {
      ItemList(items: PreviewService.all) { service in
        HStack(spacing: 1) {
          Text(service.name).lineLimit(1)
          Spacer()
          Text(service.version).foregroundStyle(.textSecondary).layoutPriority(1)
        }
      }
      .frame(maxWidth: 48).frame(height: 8)
    }
    Preview("Selected") {
      StatefulPreview("swift-log" as String?) { chosen in
        ItemList(items: PreviewItem.packages, selection: chosen) { Text($0.name) }
      }
      .frame(height: 4)
    }
    Preview("A million rows") {
      ItemList(items: Invoices()) { invoice in
        HStack(spacing: 1) {
          Text(invoice.name).lineLimit(1)
          Spacer()
          Text(invoice.amount).foregroundStyle(.textSecondary).layoutPriority(1)
        }
      }
      .frame(maxWidth: 48).frame(height: 8)
    }
    Preview("Alternating rows") {
      ItemList(items: PreviewService.all) { service in
        HStack(spacing: 1) {
          Text(service.name).lineLimit(1)
          Spacer()
          Text(service.version).foregroundStyle(.textSecondary).layoutPriority(1)
        }
      }
      .alternatingRowBackgrounds()
      .frame(maxWidth: 48).frame(height: 8)
    }
    Preview("Lines between rows") {
      StatefulPreview("swift-log" as String?) { chosen in
        ItemList(items: PreviewItem.packages, selection: chosen) { Text($0.name) }
      }
      .listRowSeparator(.visible)
      .frame(maxWidth: 48).frame(height: 9)
    }
    Preview("Renaming in place") { Branches() }
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

  /// Branches that the user can rename.
  private struct Branches: View {
    private struct Branch: Identifiable {
      let id: Int
      var name: String
    }

    private struct NameTaken: Error, CustomStringConvertible {
      let description = "Another branch has this name. Choose a different one."
    }

    @State private var branches = [
      Branch(id: 0, name: "main"), Branch(id: 1, name: "retry-payments"),
      Branch(id: 2, name: "new-receipts"),
    ]
    @State private var selection: Int? = 1

    var body: some View {
      VStack(alignment: .leading, spacing: 1) {
        ItemList(items: branches, selection: $selection) { RowName($0.name, of: $0.id) }
          .contextMenu(forSelectionType: Int.self) { _ in RenameButton() }
          .onRename(of: Int.self) { id, name in
            if branches.contains(where: { $0.name == name }) { throw NameTaken() }
            branches[id].name = name
          }
          .frame(maxWidth: 48).frame(height: 3)
        CaptionText(text: "F2 renames the selected branch")
      }
    }
  }

  /// An invoice whose amount is computed from its number.
  private struct Invoice: Identifiable {
    let id: Int
    var name: String { "INV-\(id)" }
    var amount: String { "$\(120 + id * id * 37 % 900).00" }
  }

  private struct Invoices: RandomAccessCollection {
    var startIndex: Int { 1 }
    var endIndex: Int { 1_000_001 }
    subscript(index: Int) -> Invoice { Invoice(id: index) }
  }
}
