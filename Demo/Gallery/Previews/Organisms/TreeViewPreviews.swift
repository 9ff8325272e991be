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

  private static let names: [String: [String]] = [
    "": ["Sources", "Tests", "README.md"], "Sources": ["Cart.swift", "Money.swift"], "Tests": [],
  ]

  /// A tree whose rows can be moved to another folder.
  private struct MovableFiles: View {
    @Binding var names: [String: [String]]
    @State private var selection: Set<String> = []
    @State private var expanded: Set<String> = ["Sources"]

    var body: some View {
      TreeView(
        files(in: "") ?? [], children: { files(in: $0.id) }, selection: $selection,
        expanded: $expanded
      ) {
        Text($0.id)
      }
      .onMove(of: String.self) { ids, destination in
        var next = names.mapValues { $0.filter { !ids.contains($0) } }
        next[destination.parent ?? ""]?.insert(contentsOf: ids, at: destination.index)
        names = next
      }
    }

    private func files(in folder: String) -> [Folder]? {
      names[folder]?.map { Folder(id: $0) }
    }
  }

  static var previews: [Preview] {
    Preview("Expanded") {
      StatefulPreview(["Sources", "Checkout"] as Set<String>) { expanded in
        TreeView(sources, children: { $0.folders }, expanded: expanded) { Text($0.id) }
      }
      .frame(height: 8)
    }
    Preview("Alternating rows") {
      StatefulPreview(["Sources", "Checkout", "Shared"] as Set<String>) { expanded in
        TreeView(sources, children: { $0.folders }, expanded: expanded) { Text($0.id) }
      }
      .alternatingRowBackgrounds()
      .frame(maxWidth: 48).frame(height: 9)
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
    Preview("Movable rows") {
      StatefulPreview(names) { MovableFiles(names: $0) }.frame(height: 6)
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
