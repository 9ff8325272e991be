// SPDX-License-Identifier: MIT
// Testing: a tree of folders and files that change on disk.

import Curium
import CuriumTerminal
import CuriumTesting
import Foundation
import Synchronization
import TestModels
import Testing

@MainActor @Suite(.timeLimit(.minutes(10))) struct FileTreeChangesTests {
  private struct Page: View {
    let root: String
    let isShown: @Sendable (FileItem, String) -> Bool
    @State private var selection: Set<String> = []
    @State private var expanded: Set<String>

    init(
      root: String, expanded: Set<String>,
      isShown: @escaping @Sendable (FileItem, String) -> Bool = { _, _ in true }
    ) {
      self.root = root
      self.isShown = isShown
      _expanded = State(wrappedValue: expanded)
    }

    var body: some View {
      FileTree(root: root, selection: $selection, expanded: $expanded, filter: isShown)
        .defaultFocus()
        .onRename(of: String.self) { path, name in
          let folder = path.split(separator: "/").dropLast().joined(separator: "/")
          let new = "/\(folder)/\(name)"
          try FileManager.default.moveItem(atPath: path, toPath: new)
          selection = [new]
        }
        .onMove(of: String.self) { paths, destination in
          for path in paths {
            let name = path.split(separator: "/").last ?? ""
            try? FileManager.default.moveItem(
              atPath: path, toPath: "\(destination.parent ?? root)/\(name)")
          }
        }
    }
  }

  /// The names that a filter gets.
  private final class Calls: Sendable {
    let names = Mutex<[String]>([])
  }

  /// A folder with two folders in it, and files in both.
  private func makeFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for path in ["a/inner", "b"] { try folder.make(folder(path)) }
    for path in ["a/inner/x", "b/y", "z"] { try folder.write("", to: folder(path)) }
    return folder
  }

  private func open(_ folder: TemporaryFolder, expanded: String...) -> Harness {
    Harness(width: 60, height: 14) {
      Page(root: folder.path, expanded: Set(expanded.map { folder($0) }))
    }
  }

  /// Waits until the tree shows rows. The kernel reports changes at any time.
  private func wait(for rows: [String], in harness: Harness) async {
    while harness.rows != rows { await harness.settle() }
  }

  @Test func `added, removed and renamed files appear and disappear, also in inner folders`()
    async throws
  {
    let folder = try makeFolder()
    let harness = open(folder, expanded: "a", "a/inner")
    await wait(for: ["a", "inner", "x", "b", "z"], in: harness)
    try folder.write("", to: folder("a/inner/new"))
    await wait(for: ["a", "inner", "new", "x", "b", "z"], in: harness)
    try folder.remove(folder("z"))
    await wait(for: ["a", "inner", "new", "x", "b"], in: harness)
    folder.move(folder("a/inner/x"), to: folder("last"))
    await wait(for: ["a", "inner", "new", "b", "last"], in: harness)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a folder is followed once it is expanded, and read again after it was collapsed`()
    async throws
  {
    let folder = try makeFolder()
    let harness = open(folder)
    await wait(for: ["a", "b", "z"], in: harness)
    harness.press("↓ ↓ →")
    await wait(for: ["a", "b", "y", "z"], in: harness)
    try folder.write("", to: folder("b/y2"))
    await wait(for: ["a", "b", "y", "y2", "z"], in: harness)
    harness.press("←")
    try folder.remove(folder("b/y"))
    harness.press("→")
    await wait(for: ["a", "b", "y2", "z"], in: harness)
    #expect(harness.repaint() == 0)
  }

  @Test func `a folder that is created again stays expanded`() async throws {
    let folder = try makeFolder()
    let harness = open(folder, expanded: "b")
    await wait(for: ["a", "b", "y", "z"], in: harness)
    folder.move(folder("b"), to: folder("c"))
    await wait(for: ["a", "c", "z"], in: harness)
    try folder.make(folder("b"))
    try folder.write("", to: folder("b/new"))
    await wait(for: ["a", "b", "new", "c", "z"], in: harness)
    #expect(harness.repaint() == 0)
  }

  @Test func `a folder moved in place of another one shows the files in its inner folders`()
    async throws
  {
    let folder = try makeFolder()
    try folder.make(folder("n/inner"))
    try folder.write("", to: folder("n/inner/new"))
    let harness = open(folder, expanded: "a", "a/inner")
    await wait(for: ["a", "inner", "x", "b", "n", "z"], in: harness)
    folder.move(folder("a"), to: folder("old"))
    folder.move(folder("n"), to: folder("a"))
    await wait(for: ["a", "inner", "new", "b", "old", "z"], in: harness)
    #expect(harness.repaint() == 0)
  }

  @Test func `a root that is created later is shown`() async throws {
    let folder = try makeFolder()
    let harness = Harness(width: 60, height: 8) { FileTree(root: folder("later")) }
    while harness.position(of: "No such file or directory") == nil { await harness.settle() }
    try folder.make(folder("later"))
    try folder.write("", to: folder("later/file"))
    await wait(for: ["file"], in: harness)
  }

  @Test func `a tree in a tab shows the changes that happened while it was hidden`() async throws {
    struct Parts: View {
      let root: String
      @State private var tab = 1
      var body: some View {
        TabView(selection: $tab) {
          FileTree(root: root).tabItem { Text("Files") }.tag(1)
          Text("No mail").tabItem { Text("Mail") }.tag(2)
        }
        .keyBinding("files", "1") { tab = 1 }
        .keyBinding("mail", "2") { tab = 2 }
      }
    }
    let folder = try makeFolder()
    let harness = Harness(width: 60, height: 8) { Parts(root: folder.path) }
    await wait(for: ["a", "b", "z"], in: harness)
    harness.press("2")
    await wait(for: [], in: harness)
    try folder.write("", to: folder("c"))
    harness.press("1")
    #expect(harness.rows == ["a", "b", "z"])
    await wait(for: ["a", "b", "c", "z"], in: harness)
    #expect(harness.repaint() == 0)
  }

  @Test func `writing to a file reads no folder`() async throws {
    let folder = try makeFolder()
    let calls = Calls()
    let harness = Harness(width: 60, height: 8) {
      Page(root: folder.path, expanded: []) { item, _ in
        calls.names.withLock { $0.append(item.name) }
        return true
      }
    }
    await wait(for: ["a", "b", "z"], in: harness)
    try folder.write("more", to: folder("z"))
    try folder.write("", to: folder("c"))
    await wait(for: ["a", "b", "c", "z"], in: harness)
    let seen = calls.names.withLock { $0.sorted() }
    #expect(seen == ["a", "a", "b", "b", "c", "z", "z"])
  }

  @Test func `F2 renames a file, which stays selected`() async throws {
    let folder = try makeFolder()
    let harness = open(folder)
    await wait(for: ["a", "b", "z"], in: harness)
    harness.press("end F2")
    #expect(harness.focused?.role == .textField && harness.focused?.value == "z")
    harness.type("Z2")
    harness.press("⏎")
    await wait(for: ["a", "b", "Z2"], in: harness)
    #expect(harness.elements.first { $0.semantics.isSelected }?.label == "Z2")
    #expect(harness.focused?.role == .list && harness.repaint() == 0)
  }

  @Test func `a row is dragged to another folder, and to the top level`() async throws {
    let folder = try makeFolder()
    let harness = open(folder, expanded: "b")
    await wait(for: ["a", "b", "y", "z"], in: harness)
    harness.drag(from: CellPoint(x: 12, y: 3), to: CellPoint(x: 12, y: 1))
    await wait(for: ["a", "b", "y", "z"], in: harness)
    while !FileManager.default.fileExists(atPath: folder("b/z")) { await harness.settle() }
    harness.drag(from: CellPoint(x: 12, y: 2), to: CellPoint(x: 12, y: 8))
    await wait(for: ["a", "b", "z", "y"], in: harness)
    #expect(FileManager.default.fileExists(atPath: folder("y")))
    #expect(harness.repaint() == 0)
  }
}
