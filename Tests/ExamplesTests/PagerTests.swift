// SPDX-License-Identifier: MIT
// Testing: turning the pages of the pager, finding text, and files that it can't show.

import Curium
import CuriumTesting
import Foundation
import Testing

@testable import examples

@MainActor struct PagerTests {
  @Test(arguments: ["lines", "lines.md"])
  func `Control-F finds text, and letters are text in the bar`(title: String) async {
    let lines = (1...100).map { "line \($0)." }.joined(separator: "\n\n")
    let harness = Harness(width: 60, height: 16) { Pager(title: title, text: lines) }
    harness.press("ctrl+f")
    await harness.settle()
    harness.type("E 9")
    await harness.settle()
    #expect(harness.find(.textField, "Find")?.value == "E 9")
    #expect(harness.screen[13].contains("1 of 11"))
    harness.press("⏎ ⏎")
    await harness.settle()
    #expect(harness.screen[13].contains("3 of 11"))
    #expect(harness.position(of: "line 91.") != nil)
    harness.press("esc")
    await harness.settle()
    harness.press("g")
    await harness.settle()
    #expect(harness.position(of: "line 1.") != nil && harness.position(of: "line 91.") == nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `the pager turns pages and shows the position`() {
    let lines = (1...100).map { "line \($0)" }.joined(separator: "\n")
    let harness = Harness(width: 60, height: 23) { Pager(title: "lines", text: lines) }
    #expect(harness.screen[0].hasPrefix("╭─ lines ─"))
    #expect(harness.position(of: "─ 20% ─╯") != nil)
    harness.press("space")
    #expect(harness.position(of: " 39% ") != nil)
    harness.press("G")
    #expect(harness.position(of: "line 100") != nil && harness.position(of: "100%") != nil)
    harness.press("b g")
    #expect(harness.position(of: "line 1 ") != nil && harness.position(of: " 20% ") != nil)
    harness.resize(width: 60, height: 120)
    #expect(harness.position(of: "100%") != nil)
    harness.press("q")
    #expect(harness.hasQuit)
  }

  @Test func `without a file, the pager shows a guide to the examples`() {
    let harness = Harness(width: 80, height: 20) { Pager() }
    #expect(harness.position(of: "Space and b turn the pages") != nil)
    #expect(harness.position(of: "A stopwatch with laps.") != nil)
    harness.press("G")
    #expect(harness.position(of: "swift run examples lounge") != nil)
  }

  @Test func `the pager shows bytes that aren't text, and a missing file is an error`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    #expect(throws: (any Error).self) { try Pager.read(file.path) }
    try Data([0x61, 0xFF, 0x62]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try Pager.read(file.path) == "a\u{FFFD}b")
  }

  @Test func `the pager says why it can't show a file`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    #expect(throws: Pager.Failure.missing) { try Pager.read(file.path) }
    try Data([0x61, 0x00, 0x62]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(throws: Pager.Failure.binary) { try Pager.read(file.path) }
    let folder = FileManager.default.temporaryDirectory.path
    #expect(throws: Pager.Failure.folder) { try Pager.read(folder) }
    #expect(Pager.Failure(CocoaError(.fileReadNoPermission)) == .permission)
    #expect(
      Pager.Failure.folder.message(for: "/tmp")
        == "/tmp is a folder, not a text file. Enter the name of a file in it.")
    #expect(
      Pager.Failure.missing.message(for: "notes.txt")
        == "there's no file notes.txt. Check its name and the current folder.")
  }
}
