// SPDX-License-Identifier: MIT
// Testing: the work for a tree of files with very many rows.

import Curium
import CuriumTesting
import Testing

@testable import CuriumOrganisms

@MainActor struct FolderTreeTests {
  private static let files = (0..<20_000).map { FileItem("file \($0)") }

  @Test func `keys move through a large folder, and read it once`() async {
    var loads = 0
    let harness = Harness(width: 30, height: 8) {
      FileTree(root: "/") { path in
        loads += 1
        return path == "/" ? Self.files + [FileItem("sub", isFolder: true)] : [FileItem("x")]
      }
      .defaultFocus()
    }
    await harness.wait { harness.rows.first == "sub" }
    harness.press("end")
    await harness.settle()
    #expect(harness.rows.last == "file 19999")
    harness.press("↑ ↓ pgup home →")
    await harness.wait { harness.rows.starts(with: ["sub", "x", "file 0"]) }
    #expect(loads == 2 && harness.repaint() == 0)
  }

  @Test func `rows are computed again only after a change`() async {
    let folders = FolderTree()
    let source = FileTreeSource.loader { path in
      path == "/" ? [FileItem("sub", isFolder: true)] : Self.files
    }
    let task = Task { await folders.follow(source, below: "/") }
    folders.show(["/", "/sub"])
    while folders.contents(of: "/") == nil || folders.contents(of: "/sub") == nil {
      await Task.yield()
    }
    var requests = 0
    func count(expanded: Set<String>) -> Int {
      let tree = TreeExpansion<FileTreeItem>(
        children: {
          requests += 1
          return $0.isFolder ? folders.items(in: $0.id, withHiddenFiles: true) : nil
        }, expanded: .constant(expanded))
      return folders.rows(of: tree, below: "/", withHiddenFiles: true).rows.all.count
    }
    #expect(count(expanded: ["/sub"]) == 20_001 && requests == 1)
    #expect(count(expanded: ["/sub"]) == 20_001 && requests == 1)
    #expect(count(expanded: []) == 1 && requests == 1)
    #expect(count(expanded: ["/sub"]) == 20_001 && requests == 2)
    task.cancel()
    await task.value
  }
}
