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
    Folder(id: "Sources", folders: [Folder(id: "Atoms", folders: []), Folder(id: "Views")]),
    Folder(id: "Tests", folders: [Folder(id: "ViewsTests")]),
    Folder(id: "README.md"),
  ]

  static var previews: [Preview] {
    Preview("Default") {
      TreeView(sources, children: { $0.folders }) { Text($0.id) }.frame(height: 3)
    }
    Preview("Chosen") {
      StatefulPreview("Tests" as String?) { chosen in
        TreeView(sources, children: { $0.folders }, selection: chosen) { Text($0.id) }
      }
      .frame(height: 3)
    }
    Preview("Open") {
      StatefulPreview(["Sources"] as Set<String>) { open in
        TreeView(sources, children: { $0.folders }, expanded: open) { Text($0.id) }
      }
      .frame(height: 5)
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
