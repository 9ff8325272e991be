// SPDX-License-Identifier: MIT
// Testing: a tree of the folders and files on disk.

import Curium
import CuriumTesting
import Foundation
import TestModels
import Testing

@MainActor struct FileTreeDiskTests {
  private func tree(
    _ folder: TemporaryFolder, expanded: Set<String> = [], showsHiddenFiles: Bool = false,
    filter: (@Sendable (FileItem, String) -> Bool)? = nil
  ) -> Harness {
    Harness(width: 120, height: 16) {
      VStack(spacing: 0) {
        FileTree(
          root: folder.path, expanded: .constant(expanded), showsHiddenFiles: showsHiddenFiles,
          filter: filter
        )
        .defaultFocus()
        KeyHints()
      }
    }
  }

  @Test func `folders come first, sorted by name, and their ids are absolute paths`() async throws {
    let folder = try TemporaryFolder()
    for path in ["b2", "b10", "A/inner"] { try folder.make(folder(path)) }
    for path in ["z.txt", "a.txt", "b2/c.txt"] { try folder.write("", to: folder(path)) }
    var opened: Set<String> = []
    let harness = Harness(width: 60, height: 12) {
      FileTree(root: folder.path + "/./").defaultFocus()
        .onActivate(of: String.self) { opened = $0 }
    }
    await harness.wait { harness.rows == ["A", "b2", "b10", "a.txt", "z.txt"] }
    #expect(harness.focused?.label == folder.path)
    harness.press("b →")
    await harness.wait { harness.rows == ["A", "b2", "c.txt", "b10", "a.txt", "z.txt"] }
    harness.press("→ ⏎")
    #expect(opened == [folder("b2/c.txt")])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test(arguments: [false, true])
  func `Option-Period shows and hides hidden files`(isShown: Bool) async throws {
    let folder = try TemporaryFolder()
    try folder.make(folder(".git"))
    for path in [".profile", "b.txt"] { try folder.write("", to: folder(path)) }
    let harness = tree(folder, showsHiddenFiles: isShown)
    let (all, visible) = ([".git", ".profile", "b.txt"], ["b.txt"])
    await harness.wait { harness.rows == (isShown ? all : visible) }
    #expect(harness.screen[15].contains(isShown ? "hide hidden files" : "show hidden files"))
    harness.press("alt+.")
    #expect(harness.rows == (isShown ? visible : all))
    #expect(harness.screen[15].contains(isShown ? "show hidden files" : "hide hidden files"))
    #expect(harness.repaint() == 0)
  }

  @Test func `a filter gets each item with its path`() async throws {
    let folder = try TemporaryFolder()
    for path in ["Sources/Generated", "Tests"] { try folder.make(folder(path)) }
    for path in ["Sources/a.swift", "Sources/a.o", "b.swift"] {
      try folder.write("", to: folder(path))
    }
    let harness = tree(folder, expanded: [folder("Sources")]) { item, path in
      item.isFolder ? !path.hasSuffix("/Sources/Generated") : item.name.hasSuffix(".swift")
    }
    await harness.wait { harness.rows == ["Sources", "a.swift", "Tests", "b.swift"] }
  }

  @Test func `a link to a folder is expanded, unless it is inside that folder`() async throws {
    let folder = try TemporaryFolder()
    for path in ["a/b", "c", "x", "y"] { try folder.make(folder(path)) }
    try folder.write("", to: folder("c/z.txt"))
    try folder.link(folder("a/b/up"), to: folder("a"))
    try folder.link(folder("a/b/out"), to: folder.path)
    try folder.link(folder("a/other"), to: "../c")
    // Each of two folders contains a link to the other one.
    try folder.link(folder("x/to y"), to: folder("y"))
    try folder.link(folder("y/to x"), to: folder("x"))
    try folder.link(folder("loop"), to: "loop")
    let open = ["a", "a/b", "a/b/up", "a/b/out", "a/other", "x", "x/to y", "x/to y/to x"]
    let harness = tree(folder, expanded: Set(open.map { folder($0) }))
    let note = "Link to a folder around it"
    await harness.wait {
      harness.rows == [
        "a", "b", "out \(note)", "up \(note)", "other", "z.txt", "c", "x", "to y", "to x \(note)",
        "y", "loop",
      ]
    }
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `the top of a tree can be a link to a folder around it`() async throws {
    let folder = try TemporaryFolder()
    try folder.make(folder("a"))
    try folder.link(folder("a/up"), to: folder.path)
    let harness = Harness(width: 60, height: 6) { FileTree(root: folder("a/up")) }
    await harness.wait { harness.rows == ["a"] }
  }

  @Test(.enabled(if: geteuid() != 0, "root can read any folder"))
  func `a folder that the user may not read shows the reason`() async throws {
    let folder = try TemporaryFolder()
    try folder.make(folder("secret"))
    #expect(chmod(folder("secret"), 0) == 0)
    defer { chmod(folder("secret"), 0o700) }
    let harness = tree(folder, expanded: [folder("secret")])
    await harness.wait { harness.rows == ["secret Permission denied"] }
  }

  @Test func `a root that doesn't exist shows the reason`() async throws {
    let folder = try TemporaryFolder()
    let harness = Harness(width: 60, height: 8) { FileTree(root: folder("gone")) }
    await harness.wait { harness.position(of: "Can't open this folder") != nil }
    #expect(harness.position(of: "No such file or directory") != nil)
  }
}
