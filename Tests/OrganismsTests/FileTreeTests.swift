// SPDX-License-Identifier: MIT
// Testing: a tree of folders and files that the app loads.

import Curium
import CuriumPreviews
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct FileTreeTests {
  /// Folders on a server.
  @MainActor private final class Server {
    var folders: [String: [FileItem]] = [
      "/": [FileItem("b.txt"), FileItem("src", isFolder: true), FileItem("a.txt")],
      "/src": [FileItem("main.swift"), FileItem("lib", isFolder: true)],
      "/src/lib": [],
    ]
    private(set) var loaded: [String] = []

    func load(_ path: String) async throws -> [FileItem] {
      loaded.append(path)
      guard let items = folders[path] else {
        throw UnreadableFolder(path: path, reason: "Permission denied")
      }
      return items
    }
  }

  /// The name of the selected row.
  private func selected(_ harness: Harness) -> String? {
    harness.elements.first { $0.role == .row && $0.semantics.isSelected }?.label
  }

  /// `true` if the first row ends with a spinner, which isn't an element of its own.
  private func hasSpinner(_ harness: Harness) -> Bool {
    harness.screen[0].last.map { "●·•".contains($0) } == true
  }

  private func open(_ server: Server, root: String = "/") async -> Harness {
    let harness = Harness(width: 40, height: 9) {
      FileTree(root: root) { try await server.load($0) }.defaultFocus()
    }
    await harness.settle()
    return harness
  }

  @Test func `a folder is loaded when it is expanded, and folders come before files`() async {
    let server = Server()
    let harness = await open(server)
    #expect(harness.rows == ["src", "b.txt", "a.txt"] && server.loaded == ["/"])
    harness.press("→")
    await harness.wait { harness.rows == ["src", "lib", "main.swift", "b.txt", "a.txt"] }
    #expect(server.loaded == ["/", "/src"] && selected(harness) == "src")
    harness.press("→ →")
    await harness.settle()
    #expect(selected(harness) == "lib" && server.loaded == ["/", "/src", "/src/lib"])
    harness.press("← ← ←")
    #expect(harness.rows == ["src", "b.txt", "a.txt"] && selected(harness) == "src")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a folder expanded again shows its items at once, and is loaded again`() async {
    let server = Server()
    let harness = await open(server)
    harness.press("→")
    await harness.wait { harness.rows.count == 5 }
    server.folders["/src"] = [FileItem("other.swift")]
    harness.press("← →")
    #expect(harness.rows == ["src", "lib", "main.swift", "b.txt", "a.txt"])
    await harness.wait { harness.rows == ["src", "other.swift", "b.txt", "a.txt"] }
    #expect(harness.repaint() == 0)
  }

  @Test func `a slow folder gets a spinner, and others are loaded meanwhile`() async {
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let harness = Harness(width: 40, height: 9) {
      FileTree(root: "/") { path in
        switch path {
        case "/": return [FileItem("a", isFolder: true), FileItem("b", isFolder: true)]
        case "/a":
          for await _ in gate { break }
          return [FileItem("x")]
        default: return [FileItem("y")]
        }
      }
      .defaultFocus()
    }
    await harness.settle()
    harness.press("→")
    await harness.settle()
    let isBusy = { harness.elements.filter { $0.role == .row }.map(\.semantics.isBusy) }
    #expect(!hasSpinner(harness) && isBusy() == [true, false])
    await harness.advance(by: .milliseconds(200))
    #expect(hasSpinner(harness))
    harness.press("↓ →")
    await harness.wait { harness.rows.last == "y" }
    #expect(hasSpinner(harness) && harness.rows == ["a", "b", "y"])
    open.yield()
    await harness.wait { harness.rows == ["a", "x", "b", "y"] }
    #expect(!hasSpinner(harness) && !isBusy().contains(true) && harness.repaint() == 0)
  }

  @Test func `an error is shown in its row, and F5 loads the folder again`() async {
    let server = Server()
    server.folders["/src"] = nil
    let harness = await open(server)
    harness.press("→")
    await harness.wait { harness.rows.first == "src Permission denied" }
    #expect(harness.rows == ["src Permission denied", "b.txt", "a.txt"])
    server.folders["/src"] = [FileItem("main.swift")]
    harness.press("f5")
    await harness.wait { harness.rows == ["src", "main.swift", "b.txt", "a.txt"] }
    #expect(harness.repaint() == 0)
  }

  @Test func `an empty folder and one that can't be read have a message in place of rows`() async {
    let server = Server()
    let harness = await open(server, root: "/src/lib/")
    #expect(harness.position(of: "Empty folder") != nil && server.loaded == ["/src/lib"])
    let unreadable = await open(server, root: "/gone")
    #expect(unreadable.position(of: "Can't open this folder") != nil)
    #expect(unreadable.position(of: "Permission denied") != nil)
    server.folders["/gone"] = [FileItem("back.txt")]
    #expect(unreadable.press(.button, "Retry"))
    await unreadable.wait { unreadable.rows == ["back.txt"] }
    #expect(unreadable.repaint() == 0)
  }

  @Test func `Return and a double click activate files, and toggle folders`() async {
    let server = Server()
    var opened: [Set<String>] = []
    let harness = Harness(width: 40, height: 9) {
      FileTree(root: "/") { try await server.load($0) }
        .defaultFocus()
        .onActivate(of: String.self) { opened.append($0) }
    }
    await harness.settle()
    harness.press("↓ ⏎")
    await harness.wait { harness.rows.count == 5 }
    #expect(opened == [])
    harness.press("↓ ↓ ⏎")
    harness.doubleClick(x: 12, y: 3)
    #expect(opened == [["/src/main.swift"], ["/b.txt"]])
  }

  @Test func `the asterisk expands one more level each time`() async {
    let server = Server()
    let harness = await open(server)
    harness.press("*")
    await harness.wait { harness.rows.count == 5 }
    #expect(server.loaded == ["/", "/src"])
    harness.press("*")
    await harness.settle()
    #expect(server.loaded == ["/", "/src", "/src/lib"])
    harness.press("alt+left")
    #expect(harness.rows == ["src", "b.txt", "a.txt"] && harness.repaint() == 0)
  }

  @Test func `several rows are selected by their paths`() async {
    let server = Server()
    let harness = Harness(width: 40, height: 9) {
      StatefulPreview(Set<String>()) { paths in
        FileTree(root: "/", selection: paths, expanded: .constant(["/src"])) {
          try await server.load($0)
        }
        .defaultFocus()
        .contextMenu(forSelectionType: String.self) { paths in
          Button(paths.sorted().joined(separator: " ")) {}
        }
      }
    }
    await harness.wait { harness.rows.count == 5 }
    harness.press("↓ ↓ shift+↓ shift+F10")
    #expect(harness.position(of: "/src/lib /src/main.swift") != nil)
  }

  @Test func `another root shows another tree`() async {
    let server = Server()
    let harness = Harness(width: 40, height: 9) {
      StatefulPreview("/src") { root in
        FileTree(root: root.wrappedValue) { try await server.load($0) }
          .defaultFocus()
          .keyBinding("up", "u") { root.wrappedValue = "/" }
      }
    }
    await harness.wait { harness.rows == ["lib", "main.swift"] }
    #expect(harness.focused?.label == "/src")
    harness.press("u")
    await harness.wait { harness.rows == ["src", "b.txt", "a.txt"] }
    #expect(harness.focused?.label == "/" && harness.repaint() == 0)
  }

  @Test func `the icons of open and closed folders and of files are those of the icon set`() async {
    let server = Server()
    let harness = await open(server)
    let icons = { (0..<3).map { harness.cell(x: 4, y: $0).glyph } }
    let closed = icons()
    #expect(closed[0] != closed[1] && closed[1] == closed[2] && !closed.contains(.space))
    harness.setEnvironment { $0.iconSet = .nerdFont }
    let folder = icons()[0]
    harness.press("→")
    await harness.wait { harness.rows.count == 5 }
    #expect(icons()[0] != folder && harness.repaint() == 0)
  }
}
