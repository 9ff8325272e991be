// SPDX-License-Identifier: MIT
// Testing: folders of a file picker that change or disappear.

import Curium
import CuriumTerminal
import CuriumTesting
import Observation
import Testing

@MainActor struct ChangedFolderTests {
  /// The name of the selected row.
  private func selected(_ harness: Harness) -> String? {
    harness.elements.first { $0.role == .row && $0.semantics.isSelected }?.label
  }

  /// Folders that can change, and a path that can be fixed.
  @Observable final class Disk {
    var folders: [String: [FileItem]]
    var path: String
    var isFixed = false
    var query = ""

    init(_ path: String, _ folders: [String: [String]]) {
      self.path = path
      self.folders = folders.mapValues { $0.map { FileItem($0) } }
    }

    @MainActor func open() -> Harness {
      Harness(width: 24, height: 6) {
        VStack(alignment: .leading) {
          TextField("Query", text: Bindable(self).query)
          FilePicker(
            path: Binding {
              self.path
            } set: {
              if !self.isFixed { self.path = $0 }
            }
          ) {
            self.folders[$0] ?? []
          } onChoose: { _ in
          }
        }
      }
    }
  }

  @Test func `going up from a folder that is gone moves to the first row once`() async {
    let disk = Disk("/a/b", ["/a/b": ["x"], "/a": ["c", "d"]])
    let harness = disk.open()
    harness.press("⇥ ⇥ ⇥")
    #expect(selected(harness) == "x")
    harness.press("⌫")
    #expect(selected(harness) == "c")
    harness.press("↓")
    disk.folders["/a"]?.append(FileItem("b"))
    await harness.settle()
    #expect(selected(harness) == "d")
    #expect(harness.repaint() == 0)
  }

  @Test func `a folder that wasn't opened doesn't take the focus later`() async {
    let disk = Disk("/a/b", ["/a/b": ["x"], "/a": ["b"], "/z": ["b", "c"]])
    disk.isFixed = true
    let harness = disk.open()
    harness.press("⇥ ⇥ ⇥ ⌫")
    #expect(selected(harness) == "x")
    harness.press("shift+⇥ shift+⇥")
    #expect(harness.focused?.role == .textField)
    for path in ["/z", "/a"] {
      disk.path = path
      await harness.settle()
      #expect(harness.position(of: path) != nil)
      #expect(harness.focused?.role == .textField)
    }
  }
}
