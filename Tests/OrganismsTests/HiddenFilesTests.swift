// SPDX-License-Identifier: MIT
// Testing: hidden files in a file picker, and its icons.

import Curium
import CuriumTerminal
import CuriumTesting
import Foundation
import Testing

@MainActor struct HiddenFilesTests {
  private struct Page: View {
    let folder: String
    let showsHiddenFiles: Bool

    var body: some View {
      VStack(spacing: 0) {
        FilePicker(path: .constant(folder), showsHiddenFiles: showsHiddenFiles) { _ in }
          .defaultFocus()
        KeyHints()
      }
    }
  }

  @Test(arguments: [false, true])
  func `Option-Period shows and hides hidden files`(isShown: Bool) async throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "curium-hidden-\(UInt64.random(in: 0 ..< .max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in [".profile", "b.txt"] {
      try Data("a".utf8).write(to: folder.appending(path: name))
    }
    let harness = Harness(width: 120, height: 8) {
      Page(folder: folder.path(), showsHiddenFiles: isShown)
    }
    let (all, visible) = ([".profile 1 B", "b.txt 1 B"], ["b.txt 1 B"])
    await harness.wait { harness.rows == (isShown ? all : visible) }
    #expect(harness.screen[7].contains(isShown ? "hide hidden files" : "show hidden files"))
    harness.press("alt+.")
    #expect(harness.rows == (isShown ? visible : all))
    #expect(harness.screen[7].contains(isShown ? "show hidden files" : "hide hidden files"))
    harness.press("alt+.")
    #expect(harness.rows == (isShown ? all : visible))
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  private struct Provided: View {
    var body: some View {
      VStack(spacing: 0) {
        FilePicker(path: .constant("/a")) { _ in
          [FileItem(".b"), FileItem("sub", isFolder: true)]
        } onChoose: { _ in
        }
        .defaultFocus()
        KeyHints()
      }
    }
  }

  @Test func `the app decides which of its own items are visible`() {
    let harness = Harness(width: 120, height: 8) { Provided() }
    #expect(harness.rows == ["sub", ".b"] && !harness.screen[7].contains("hidden"))
    harness.press("alt+.")
    #expect(harness.rows == ["sub", ".b"])
  }

  @Test(arguments: IconSet.allCases)
  func `the icons of folders and files differ in every set`(icons: IconSet) {
    let harness = Harness(width: 30, height: 8, environment: { $0.iconSet = icons }) { Provided() }
    let (folder, file) = (harness.cell(x: 2, y: 1), harness.cell(x: 2, y: 2))
    #expect(folder.glyph != .space && file.glyph != .space && folder.glyph != file.glyph)
  }
}
