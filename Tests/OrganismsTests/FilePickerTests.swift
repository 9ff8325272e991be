// SPDX-License-Identifier: MIT
// Testing: choosing a file in folders.

import Curium
import CuriumPreviews
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct FilePickerTests {
  private struct Picker: View {
    @State private var path = "/docs"
    let choose: @MainActor (String) -> Void

    var body: some View {
      FilePicker(path: $path) { path in
        switch path {
        case "/": [FileItem("docs", isFolder: true), FileItem("tmp", isFolder: true)]
        case "/docs": [FileItem("b.txt", detail: "2 kB"), FileItem("a", isFolder: true)]
        case "/docs/a": [FileItem("c.txt")]
        default: []
        }
      } onChoose: {
        choose($0)
      }
    }
  }

  /// The name of the selected row.
  private func selected(_ harness: Harness) -> String? {
    harness.elements.first { $0.role == .row && $0.semantics.isSelected }?.label
  }

  @Test func `folders come first, Return opens one, and a file is selected by its path`() {
    var chosen: [String] = []
    let harness = Harness(width: 24, height: 5) { Picker { chosen.append($0) } }
    #expect(harness.content == [" ↑   /docs", "▌ ▪  a", "  ▫  b.txt         2 kB"])
    harness.press("⇥ ⇥ ⏎")
    #expect(harness.position(of: "/docs/a") != nil)
    #expect(harness.focused?.label == "/docs/a")
    #expect(selected(harness) == "c.txt")
    harness.press("⏎ ⌫")
    #expect(selected(harness) == "a")
    harness.press("↓ ⏎")
    #expect(chosen == ["/docs/a/c.txt", "/docs/b.txt"])
    #expect(harness.repaint() == 0)
  }

  @Test func `the focus begins in the list`() {
    let harness = Harness(width: 24, height: 5) { Picker { _ in }.defaultFocus() }
    #expect(harness.focused?.label == "/docs")
    harness.press("shift+⇥")
    #expect(harness.focused?.label == "Back")
    let sheet = Harness(width: 40, height: 12) {
      Text("").sheet(isPresented: .constant(true)) { Picker { _ in } }
    }
    #expect(sheet.focused?.label == "/docs")
  }

  @Test func `goes up to the root and no further`() throws {
    let harness = Harness(width: 24, height: 5) { Picker { _ in } }
    harness.click(try #require(harness.find(.button, "Back")))
    #expect(selected(harness) == "docs")
    #expect(harness.find(.button, "Back")?.semantics.isEnabled == false)
    harness.press("⌫ ↓ ⏎")
    #expect(harness.position(of: "Empty folder") != nil)
    harness.press("⌫")
    #expect(selected(harness) == "tmp")
    #expect(harness.repaint() == 0)
  }

  /// A picker that starts at a path, and the paths that it lists.
  private final class Listing {
    var paths: [String] = []

    @MainActor func open(_ path: String) -> Harness {
      Harness(width: 24, height: 4) {
        StatefulPreview(path) { path in
          FilePicker(path: path) { path in
            if self.paths.last != path { self.paths.append(path) }
            return [FileItem("z"), FileItem("sub", isFolder: true)]
          } onChoose: { _ in
          }
        }
      }
    }
  }

  @Test(arguments: [
    ("checkout", ["checkout"]), ("a/b", ["a/b", "a"]), ("/a/b/", ["/a/b", "/a", "/"]),
    ("/a//b", ["/a//b", "/a", "/"]), ("", ["/"]),
  ])
  func `goes up to the top of its path`(path: String, listed: [String]) {
    let listing = Listing()
    let harness = listing.open(path)
    harness.press("⇥ ⌫ ⌫ ⌫")
    #expect(listing.paths == listed)
    #expect(harness.find(.button, "Back")?.semantics.isEnabled == false)
  }

  @Test func `a name that begins with a combining mark is a folder of its own`() {
    let listing = Listing()
    let harness = listing.open("/a/\u{301}b/")
    harness.press("⇥ ⌫ ⌫ ⌫")
    #expect(listing.paths == ["/a/\u{301}b", "/a", "/"])
  }

  @Test func `a screen reader says which items are folders`() {
    let rows = Harness(width: 24, height: 5) { Picker { _ in } }.elements.filter {
      $0.role == .row
    }
    #expect(rows.map(\.value) == ["folder", ""])
  }

  @Test func `Backspace does nothing while nothing has the focus`() {
    let listing = Listing()
    listing.open("/a").press("⌫")
    #expect(listing.paths == ["/a"])
  }

  @Test func `an opened folder is listed only when it is shown, and its first row gets the focus`()
  {
    var lists = 0
    let harness = Harness(width: 24, height: 4) {
      StatefulPreview("/a") { path in
        FilePicker(path: path) { path in
          if path == "/a/sub" { lists += 1 }
          return [FileItem("z"), FileItem("sub", isFolder: true)]
        } onChoose: { _ in
        }
      }
    }
    harness.press("⇥ ⇥ ⏎")
    #expect(selected(harness) == "sub")
    #expect(harness.position(of: "/a/sub") != nil)
    #expect(lists == 1)
  }

  @Test func `letters go to a name, Space and arrows open, and a folder remembers its row`() {
    var chosen: [String] = []
    let harness = Harness(width: 24, height: 5) { Picker { chosen.append($0) } }
    harness.press("⇥ ⇥ b →")
    #expect(selected(harness) == "b.txt 2 kB")
    #expect(chosen == [])
    harness.press("space ← t →")
    #expect(chosen == ["/docs/b.txt"])
    #expect(harness.position(of: "Empty folder") != nil)
    #expect(harness.focused?.label == "/tmp")
    harness.press("⌫ d →")
    #expect(selected(harness) == "b.txt 2 kB")
    #expect(harness.repaint() == 0)
  }

  @Test func `Space belongs to a name that is being typed`() async {
    struct Names: View {
      let choose: @MainActor (String) -> Void
      var body: some View {
        FilePicker(path: .constant("/docs")) { _ in
          [FileItem("new folder.txt"), FileItem("new.txt")]
        } onChoose: {
          choose($0)
        }
      }
    }
    var chosen: [String] = []
    let harness = Harness(width: 30, height: 5) { Names { chosen.append($0) } }
    harness.press("⇥ ⇥")
    harness.type("new f")
    #expect(chosen == [])
    #expect(selected(harness) == "new folder.txt")
    harness.type(".")
    #expect(chosen == [])
    await harness.advance(by: .seconds(5))
    harness.press("space")
    #expect(chosen == ["/docs/new folder.txt"])
  }

  @Test func `a click selects a row, and a double click opens it`() throws {
    let harness = Harness(width: 24, height: 5) { Picker { _ in } }
    let row = CellPoint(x: 8, y: 1)
    harness.click(x: 8, y: 2)
    #expect(selected(harness) == "b.txt 2 kB")
    harness.click(x: row.x, y: row.y)
    #expect(harness.position(of: "/docs/a") == nil)
    harness.click(x: row.x, y: row.y)
    #expect(harness.position(of: "/docs/a") != nil)
    #expect(selected(harness) == "c.txt")
  }

  @Test func `the row under the pointer is highlighted`() {
    let harness = Harness(width: 24, height: 5) { Picker { _ in } }
    let before = harness.cell(x: 20, y: 2).background
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 5, y: 2)))
    #expect(harness.cell(x: 20, y: 2).background != before)
    #expect(harness.repaint() == 0)
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 5, y: 4)))
    #expect(harness.cell(x: 20, y: 2).background == before)
    #expect(harness.repaint() == 0)
  }

  @Test func `an empty folder has no hint to open an item`() {
    let harness = Harness(width: 60, height: 6) {
      VStack(spacing: 0) {
        Picker { _ in }.defaultFocus()
        KeyHints()
      }
    }
    #expect(harness.screen[5].contains("enter open"))
    harness.press("⌫ ↓ ⏎")
    #expect(harness.position(of: "Empty folder") != nil)
    #expect(harness.screen[5] == "  ← up")
  }

  /// A picker that chooses one of the folders that the app provides.
  private struct FolderPicker: View {
    @State private var path = "/docs"
    let choose: @MainActor (String) -> Void

    var body: some View {
      FilePicker(path: $path, choosing: .folders) { path in
        path == "/docs" ? [FileItem("b.txt"), FileItem("a", isFolder: true)] : [FileItem("c.txt")]
      } onChoose: {
        choose($0)
      }
    }
  }

  @Test func `in a picker of folders, the button below the list chooses the current one`() {
    var chosen: [String] = []
    let harness = Harness(width: 24, height: 8) { FolderPicker { chosen.append($0) } }
    #expect(selected(harness) == "a" && harness.position(of: "b.txt") == nil)
    #expect(harness.screen[7] == " Choose this folder")
    harness.press("⇥ ⇥ ⏎")
    #expect(chosen == [] && harness.position(of: "/docs/a") != nil)
    #expect(harness.position(of: "No folders") != nil && harness.position(of: "c.txt") == nil)
    harness.press("⇥ ⏎")
    #expect(chosen == ["/docs/a"])
    harness.press("shift+⇥ ⌫")
    #expect(selected(harness) == "a")
    #expect(harness.press(.button, "Choose this folder"))
    #expect(chosen == ["/docs/a", "/docs"])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a folder that can't be read can't be chosen`() async {
    struct Picker: View {
      @State private var path = "/secrets"
      var body: some View {
        FilePicker(path: $path, choosing: .folders) { path in
          if path == "/secrets" {
            throw UnreadableFolder(path: path, reason: "Permission denied")
          }
          return [FileItem("secrets", isFolder: true)]
        } onChoose: { _ in
        }
      }
    }
    let harness = Harness(width: 40, height: 10) { Picker().defaultFocus() }
    await harness.settle()
    let button = { harness.find(.button, "Choose this folder")?.semantics.isEnabled }
    #expect(button() == false && harness.position(of: "Permission denied") != nil)
    harness.press("⌫")
    await harness.settle()
    #expect(button() == true)
  }
}
