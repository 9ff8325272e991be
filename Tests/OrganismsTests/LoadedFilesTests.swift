// SPDX-License-Identifier: MIT
// Testing: a file picker whose folders are loaded, from disk or by the app.

import Curium
import CuriumPreviews
import CuriumTesting
import Foundation
import Testing

@MainActor struct LoadedFilesTests {
  /// Calls `body` with the path of a new folder, and removes it.
  private func withFolder(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "curium-files-\(UInt64.random(in: 0 ..< .max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path()
    try await body(path.hasSuffix("/") ? String(path.dropLast()) : path)
  }

  private func write(_ bytes: Int, to path: String) throws {
    try Data(repeating: 65, count: bytes).write(to: URL(filePath: path))
  }

  @Test func `reads a folder: sorted by name, with sizes, and without hidden files`() async throws {
    try await withFolder { folder in
      for (name, size) in [("b.txt", 842), ("A.txt", 1_200), (".hidden", 1), ("é ü.TXT", 0)] {
        try write(size, to: "\(folder)/\(name)")
      }
      let manager = FileManager.default
      try manager.createDirectory(atPath: "\(folder)/sub", withIntermediateDirectories: true)
      try manager.createSymbolicLink(atPath: "\(folder)/gone", withDestinationPath: "nowhere")
      try manager.createSymbolicLink(atPath: "\(folder)/link", withDestinationPath: "sub")
      let items = try await FileItem.contents(ofFolder: folder)
      #expect(
        items == [
          FileItem(".hidden", detail: "1 B"), FileItem("A.txt", detail: "1.2 kB"),
          FileItem("b.txt", detail: "842 B"), FileItem("gone"), FileItem("link", isFolder: true),
          FileItem("sub", isFolder: true), FileItem("é ü.TXT", detail: "0 B"),
        ])
      let harness = Harness(width: 60, height: 8) {
        FilePicker(path: .constant(folder), types: ["txt"]) { _ in }
      }
      await harness.wait { !harness.rows.isEmpty }
      #expect(harness.rows == ["link", "sub", "A.txt 1.2 kB", "b.txt 842 B", "é ü.TXT 0 B"])
    }
  }

  @Test(arguments: [".", "Sources/..", "./", ""])
  func `a relative path begins at the working directory`(path: String) {
    let names = FileManager.default.currentDirectoryPath.split(separator: "/")
    let harness = Harness(width: 300, height: 8) {
      StatefulPreview(path) { path in FilePicker(path: path) { _ in } }
    }
    #expect(harness.screen[0].hasSuffix(" /" + names.joined(separator: "/")))
    #expect(harness.find(.button, "Back")?.semantics.isEnabled == true)
    harness.press("⇥ ⌫")
    #expect(harness.screen[0].hasSuffix(" /" + names.dropLast().joined(separator: "/")))
    #expect(harness.repaint() == 0)
  }

  @Test func `goes up from an absolute path with the names . and ..`() {
    let folder = FileManager.default.currentDirectoryPath
    let names = folder.split(separator: "/")
    let harness = Harness(width: 300, height: 8) {
      StatefulPreview("\(folder)/./Sources/..") { path in FilePicker(path: path) { _ in } }
    }
    #expect(harness.screen[0].hasSuffix(" /" + names.joined(separator: "/")))
    harness.press("⇥ ⌫")
    #expect(harness.screen[0].hasSuffix(" /" + names.dropLast().joined(separator: "/")))
    #expect(harness.repaint() == 0)
  }

  @Test func `reads a folder: names are sorted regardless of case, with numbers by value`()
    async throws
  {
    try await withFolder { folder in
      let names = ["part 2", "Part 3", "part 9", "part 10"]
      for name in names.reversed() { try write(1, to: "\(folder)/\(name)") }
      let items = try await FileItem.contents(ofFolder: folder)
      #expect(items.map(\.name) == names)
    }
  }

  @Test func `a change of the types or of the hidden files shows at once`() async throws {
    struct Picker: View {
      let folder: String
      @State private var types = ["txt"]
      @State private var showsHiddenFiles = false
      var body: some View {
        FilePicker(path: .constant(folder), types: types, showsHiddenFiles: showsHiddenFiles) { _ in
        }
        .keyBinding("Hidden", "f2") { showsHiddenFiles.toggle() }
        .keyBinding("All", "f3") { types = [] }
      }
    }
    try await withFolder { folder in
      for name in ["b.txt", ".hidden.txt", "c.json"] { try write(1, to: "\(folder)/\(name)") }
      let harness = Harness(width: 60, height: 8) { Picker(folder: folder) }
      await harness.wait { harness.rows == ["b.txt 1 B"] }
      harness.press("f2")
      #expect(harness.rows == [".hidden.txt 1 B", "b.txt 1 B"])
      harness.press("f3 f2")
      #expect(harness.rows == ["b.txt 1 B", "c.json 1 B"])
      #expect(harness.repaint() == 0)
    }
  }

  @Test func `a chosen file on disk has the path of its folder`() async throws {
    try await withFolder { folder in
      try FileManager.default.createDirectory(
        atPath: "\(folder)/sub", withIntermediateDirectories: true)
      try write(1, to: "\(folder)/sub/c.txt")
      var chosen: [String] = []
      let harness = Harness(width: 60, height: 8) {
        StatefulPreview(folder) { FilePicker(path: $0) { chosen.append($0) } }
      }
      await harness.wait { harness.rows == ["sub"] }
      harness.press("⇥ ⇥ ⏎")
      await harness.wait { harness.rows == ["c.txt 1 B"] }
      harness.press("⏎")
      #expect(chosen == ["\(folder)/sub/c.txt"])
    }
  }

  @Test func `an unreadable folder says why, and can be loaded again or left`() async throws {
    var isMissing = true
    let harness = Harness(width: 44, height: 9) {
      StatefulPreview("/a/b") {
        FilePicker(path: $0) { path in
          if path == "/a/b", isMissing {
            throw UnreadableFolder(path: path, reason: "Permission denied")
          }
          return [FileItem("b", isFolder: true)]
        } onChoose: { _ in
        }
      }
    }
    await harness.settle()
    #expect(harness.position(of: "Can't open this folder") != nil)
    #expect(harness.position(of: "/a/b: Permission denied") != nil)
    harness.press("⇥ ⇥ ⌫")
    await harness.settle()
    #expect(harness.rows == ["b"])
    #expect(harness.position(of: "Permission denied") == nil)
    harness.press("⏎")
    await harness.settle()
    #expect(harness.position(of: "Permission denied") != nil)
    isMissing = false
    harness.click(try #require(harness.find(.button, "Retry")))
    await harness.settle()
    #expect(harness.position(of: "Permission denied") == nil)
    #expect(harness.rows == ["b"])
  }

  @Test func `a slow folder shows the one before, then a spinner`() async {
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let harness = Harness(width: 30, height: 6) {
      StatefulPreview("/a") {
        FilePicker(path: $0) { path in
          if path == "/a/b" { for await _ in gate { break } }
          return [FileItem(path == "/a" ? "b" : "c", isFolder: true)]
        } onChoose: { _ in
        }
      }
    }
    await harness.settle()
    harness.press("⇥ ⇥ ⏎")
    await harness.settle()
    #expect(harness.content == [" ↑   /a/b", "▌ ▪  b"])
    #expect(harness.find(.progress) == nil)
    await harness.advance(by: .milliseconds(200))
    #expect(harness.find(.progress) != nil)
    open.yield()
    await harness.settle()
    #expect(harness.content == [" ↑   /a/b", "▌ ▪  c"])
  }

  @Test func `the button that chooses a folder keeps the focus while the parent folder loads`()
    async
  {
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    var chosen: [String] = []
    let harness = Harness(width: 30, height: 6) {
      StatefulPreview("/a/b") {
        FilePicker(path: $0, choosing: .folders) { path in
          if path == "/a" { for await _ in gate { break } }
          return [FileItem("c", isFolder: true)]
        } onChoose: {
          chosen.append($0)
        }
      }
    }
    await harness.settle()
    harness.press("⇥ ⇥ ⇥")
    #expect(harness.focused?.label == "Choose this folder")
    harness.press("←")
    await harness.settle()
    harness.press("⏎")
    #expect(harness.content.first == " ↑   /a" && chosen == [])
    #expect(harness.focused?.label == "Choose this folder")
    open.yield()
    await harness.settle()
    harness.press("⏎")
    #expect(chosen == ["/a"])
    harness.press("←")
    await harness.settle()
    #expect(harness.content.first == " ↑   /" && harness.repaint() == 0)
    #expect(harness.focused?.label == "Choose this folder")
  }

  @Test func `a refresh that ends after another folder was opened doesn't show its folder again`()
    async throws
  {
    var loading: [String: CheckedContinuation<Void, Never>] = [:]
    var isSlow = false
    let harness = Harness(width: 30, height: 6) {
      StatefulPreview("/a/b") {
        FilePicker(path: $0) { path in
          if isSlow { await withCheckedContinuation { loading[path] = $0 } }
          return path == "/a" ? [FileItem("b", isFolder: true)] : [FileItem("c")]
        } onChoose: { _ in
        }
      }
    }
    await harness.wait { harness.rows == ["c"] }
    isSlow = true
    harness.press("⇥ ⇥ f5")
    await harness.settle()
    harness.press("⌫")
    await harness.settle()
    try #require(loading["/a"]).resume()
    await harness.wait { harness.rows == ["b"] }
    try #require(loading["/a/b"]).resume()
    await harness.settle()
    #expect(harness.content == [" ↑   /a", "▌ ▪  b"])
  }

  @Test func `the last load of a folder wins, even if an earlier one ends after it`() async throws {
    var loading: [CheckedContinuation<[FileItem], any Error>] = []
    let harness = Harness(width: 30, height: 6) {
      StatefulPreview("/a") {
        FilePicker(path: $0) { _ in
          try await withCheckedThrowingContinuation { loading.append($0) }
        } onChoose: { _ in
        }
      }
    }
    await harness.settle()
    harness.press("⇥ ⇥ f5")
    await harness.settle()
    try #require(loading.count == 2)
    loading[1].resume(returning: [FileItem("new")])
    await harness.wait { harness.rows == ["new"] }
    loading[0].resume(throwing: UnreadableFolder(path: "/a", reason: "Timed out"))
    await harness.settle()
    #expect(harness.rows == ["new"])
  }
}
