// SPDX-License-Identifier: MIT
// Page: previews of FileTree.

import Curium
import CuriumPreviews

enum FileTreePreviews: PreviewProvider {
  static var level: Level { .organism }

  private static func contents(_ path: String) throws -> [FileItem] {
    switch path {
    case "/checkout":
      [
        FileItem("Package.swift"), FileItem("README.md"), FileItem("Sources", isFolder: true),
        FileItem("Tests", isFolder: true), FileItem("secrets", isFolder: true),
      ]
    case "/checkout/Sources":
      [FileItem("Cart.swift"), FileItem("Money.swift"), FileItem("Views", isFolder: true)]
    case "/checkout/Tests": [FileItem("CartTests.swift")]
    case "/checkout/secrets": throw UnreadableFolder(path: path, reason: "Permission denied")
    default: []
    }
  }

  static var previews: [Preview] {
    Preview("A folder") {
      StatefulPreview(["/checkout/Sources"] as Set<String>) { expanded in
        FileTree(root: "/checkout", expanded: expanded, contents: contents)
      }
      .frame(maxWidth: 40).frame(height: 8)
    }
    Preview("An unreadable folder") {
      StatefulPreview(["/checkout/secrets"] as Set<String>) { expanded in
        FileTree(root: "/checkout", expanded: expanded, contents: contents)
      }
      .frame(maxWidth: 40).frame(height: 6)
    }
    Preview("An empty folder") {
      FileTree(root: "/checkout/Sources/Views", contents: contents).frame(height: 4)
    }
    Preview("Playground") { knobs in
      FileTree(
        root: knobs.text("root", "/checkout"),
        selection: knobs.state("selection", "/checkout/Tests" as String?),
        expanded: knobs.state("expanded", ["/checkout/Tests"] as Set<String>), contents: contents
      )
      .frame(height: knobs.length("height", 7, in: 0...12))
      .disabled(knobs.flag("disabled", false))
    }
  }
}
