// SPDX-License-Identifier: MIT
// Page: previews of TreeView.

import Curium
import CuriumPreviews

enum TreeViewPreviews: PreviewProvider {
  static var level: Level { .organism }

  private struct Folder: Identifiable {
    let id: String
    var folders: [Folder]?
  }

  private static let sources = [
    Folder(
      id: "Sources",
      folders: [
        Folder(id: "Checkout", folders: [Folder(id: "Cart.swift"), Folder(id: "Payment.swift")]),
        Folder(id: "Shared", folders: [Folder(id: "Money.swift")]),
      ]),
    Folder(id: "Tests", folders: [Folder(id: "CartTests.swift")]),
    Folder(id: "Package.swift"), Folder(id: "README.md"),
  ]

  static var previews: [Preview] {
    Preview("Expanded") {
      StatefulPreview(["Sources", "Checkout"] as Set<String>) { expanded in
        TreeView(sources, children: { $0.folders }, expanded: expanded) { Text($0.id) }
      }
      .frame(height: 8)
    }
    Preview("Collapsed") {
      TreeView(sources, children: { $0.folders }) { Text($0.id) }.frame(height: 4)
    }
    Preview("Selected") {
      StatefulPreview("Tests" as String?) { chosen in
        TreeView(sources, children: { $0.folders }, selection: chosen) { Text($0.id) }
      }
      .frame(height: 4)
    }
    Preview("Several selected") {
      StatefulPreview(["Sources", "Tests"] as Set<String>) { chosen in
        TreeView(sources, children: { $0.folders }, selection: chosen) { Text($0.id) }
      }
      .frame(height: 4)
    }
    Preview("Playground") { knobs in
      TreeView(
        sources, children: { $0.folders }, selection: knobs.state("selection", nil as String?),
        expanded: knobs.state("expanded", ["Sources"] as Set<String>)
      ) {
        Text($0.id)
      }
      .frame(height: knobs.length("height", 5, in: 0...12))
      .disabled(knobs.flag("disabled", false))
    }
  }
}
