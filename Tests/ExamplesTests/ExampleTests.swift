// SPDX-License-Identifier: MIT
// Testing: the example programs, used like a user would.

import Curium
import CuriumTerminal
import CuriumTesting
import Foundation
import Testing

@testable import examples

@MainActor struct ExampleTests {
  @Test func `every example has a name, is listed once, and has at most 120 lines`() throws {
    #expect(Set(Examples.all.map(\.name)).count == Examples.all.count)
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Demo/Examples")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(files.count == Examples.all.count + 1)
    for file in files {
      let breaks = try String(contentsOf: file, encoding: .utf8).count { $0.isNewline }
      #expect(breaks <= 120, "\(file.lastPathComponent)")
    }
  }

  @Test func `the stopwatch starts, pauses, keeps laps and can be reset`() async {
    let harness = Harness(width: 60, height: 20) { Stopwatch() }
    await harness.settle()
    let lap = harness.find(.button, "Lap")?.frame
    harness.press("s")
    await harness.advance(by: .seconds(3))
    #expect(harness.find(.button, "Pause") != nil && harness.position(of: "s pause") != nil)
    #expect(harness.find(.button, "Lap")?.frame == lap)
    harness.press("l")
    await harness.advance(by: .milliseconds(500))
    harness.press("s")
    await harness.advance(by: .seconds(9))
    #expect(harness.screen.contains { $0.contains("Lap 1") && $0.contains("0:0") })
    #expect(harness.find(.button, "Start") != nil)
    #expect(harness.screen[19].hasPrefix("  s start"))
    harness.press("r")
    await harness.settle()
    #expect(!harness.screen.contains { $0.contains("Lap 1") })
    #expect(Stopwatch.text(.milliseconds(62_345)) == "1:02.3")
  }

  @Test func `the stopwatch shows the time of the clock, without the pauses`() async {
    let harness = Harness(width: 60, height: 20) { Stopwatch() }
    await harness.advance(by: .milliseconds(1_234))
    harness.press("s")
    await harness.advance(by: .milliseconds(40_050))
    harness.press("s")
    await harness.advance(by: .seconds(9))
    harness.press("s")
    await harness.advance(by: .milliseconds(30_050))
    harness.press("l")
    #expect(harness.screen.contains { $0.contains("Lap 1") && $0.contains("1:10.1") })
  }

  @Test func `a lap of the stopwatch has its own time, and the total at its end`() async {
    let harness = Harness(width: 60, height: 20) { Stopwatch() }
    await harness.settle()
    harness.press("s")
    await harness.advance(by: .milliseconds(70_050))
    harness.press("l")
    await harness.advance(by: .seconds(5))
    harness.press("l")
    #expect(harness.position(of: "1:10.0   total 1:10.0") != nil, "\(harness.screen)")
    #expect(harness.position(of: "0:05.0   total 1:15.0") != nil, "\(harness.screen)")
    #expect(harness.find(.button, "Lap") != nil)
  }

  @Test func `the package manager installs all packages and quits`() async {
    let harness = Harness(width: 80, height: 1) { PackageManager() }
    await harness.settle()
    #expect(harness.screen[0].contains("Installing zlib 1.3.1"))
    await harness.advance(by: .milliseconds(800))
    #expect(harness.screen[0].contains("libcurl") && harness.screen[0].contains("2/10"))
    await harness.advance(by: .seconds(5))
    #expect(harness.screen[0].contains("Done! Installed 10 packages."))
    #expect(harness.hasQuit)
  }

  @Test func `four downloads run at once until all are done`() async {
    let harness = Harness(width: 70, height: 6) { DownloadList() }
    await harness.settle()
    await harness.advance(by: .milliseconds(400))
    #expect(harness.screen[5].hasPrefix("Total") && harness.screen[5].hasSuffix("  0%  0 of 12"))
    #expect(harness.screen.count { $0.contains(".qcow2") } == DownloadList.workers)
    await harness.advance(by: .seconds(30))
    #expect(harness.printed.count == DownloadList.count)
    #expect(harness.hasQuit, "\(harness.screen)")
  }

  @Test func `each editor keeps its own text`() async {
    let harness = Harness(width: 60, height: 10) { SplitEditors() }
    await harness.settle()
    harness.type("left")
    harness.press("⇥")
    harness.type("right")
    #expect(harness.screen.contains { $0.contains("left") && $0.contains("right") })
    harness.press("ctrl+n")
    await harness.settle()
    harness.type("new")
    #expect(harness.screen.contains { $0.contains("Editor 3") })
    #expect(harness.screen.contains { $0.contains("new") })
    #expect(harness.position(of: "^N add") != nil)
    // Also while text is selected, which Control-X would cut.
    harness.press("shift+home ctrl+r")
    #expect(harness.position(of: "Remove the editor and its text?") != nil)
    harness.press("⇥ ⏎")
    #expect(!harness.screen.contains { $0.contains("Editor 3") || $0.contains("new") })
  }

  @Test func `after an editor is removed, the others keep their text and undo steps`() async {
    let harness = Harness(width: 60, height: 10) { SplitEditors() }
    await harness.settle()
    harness.type("x")
    harness.press("⌫ ⇥")
    harness.type("keep")
    harness.press("shift+⇥ ctrl+r ⇥ ⏎")
    await harness.settle()
    #expect(
      harness.screen.contains { $0.contains("Editor 2") }
        && !harness.screen.contains { $0.contains("Editor 1") })
    harness.type("ing")
    #expect(harness.position(of: "keeping") != nil)
  }

  @Test func `the pointer draws, and undo removes the last line`() {
    let harness = Harness(width: 30, height: 8) { MouseDrawing() }
    let blank = harness.cell(x: 5, y: 2)
    harness.pointer(PointerEvent(.down, button: .primary, at: CellPoint(x: 2, y: 2)))
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: 12, y: 2)))
    harness.pointer(PointerEvent(.up, button: .primary, at: CellPoint(x: 12, y: 2)))
    #expect((3...11).allSatisfy { harness.cell(x: $0, y: 2) != blank })
    harness.press("u")
    #expect((3...11).allSatisfy { harness.cell(x: $0, y: 2) == blank })
    // Undoing a line while it is drawn leaves the other lines as they are.
    harness.drag(from: CellPoint(x: 2, y: 4), to: CellPoint(x: 12, y: 4))
    harness.pointer(PointerEvent(.down, button: .primary, at: CellPoint(x: 2, y: 2)))
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: 6, y: 2)))
    harness.press("u")
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: 12, y: 2)))
    harness.pointer(PointerEvent(.up, button: .primary, at: CellPoint(x: 12, y: 2)))
    #expect((3...11).allSatisfy { harness.cell(x: $0, y: 4) != blank })
    #expect(harness.cell(x: 12, y: 3) == blank)
  }

  @Test func `blocks have the widths that their limits allow`() {
    let harness = Harness(width: 82, height: 12) { ConstraintExplorer() }
    #expect(harness.screen.contains { $0.contains("20 columns") && $0.contains("any width") })
    #expect(harness.screen.contains { $0.contains("20") && $0.contains("29") })
    harness.press("space")
    #expect(!harness.screen.contains { $0.contains("20 columns") })
    harness.press("a")
    #expect(harness.screen.contains { $0.components(separatedBy: "any width").count == 3 })
  }

  @Test func `Return sends a message, and an answer comes after a second`() async {
    let harness = Harness(width: 50, height: 20) { Chat() }
    await harness.settle()
    harness.type("Roll back")
    harness.press("ctrl+j")
    harness.type("checkout")
    harness.press("⏎")
    await harness.settle()
    #expect(harness.screen.contains { $0.contains("checkout") })
    #expect(!harness.screen.contains { $0.contains("Done: Roll back") })
    await harness.advance(by: .seconds(2))
    #expect(harness.screen.contains { $0.contains("Done: Roll back") })
  }

  @Test func `a long message wraps in the prompt, and its answer arrives word by word`() async {
    let harness = Harness(width: 40, height: 14) { Chat() }
    await harness.settle()
    harness.type("Please deploy the new version of @ch")
    await harness.settle()
    harness.press("⇥")
    #expect(harness.position(of: "> Please deploy") != nil)
    #expect(harness.position(of: "  @checkout")?.y == 12)
    harness.press("⏎")
    await harness.advance(by: .milliseconds(1100))
    #expect(harness.position(of: "Done:") != nil && harness.position(of: "deploy --undo") == nil)
    await harness.advance(by: .seconds(3))
    #expect(harness.position(of: "deploy --undo")?.y == 9)
    harness.type("Thanks")
    harness.press("↑")
    #expect(harness.focused?.value == "Please deploy the new version of @checkout")
    harness.press("↓ ↓")
    #expect(harness.focused?.value == "Thanks")
    #expect(harness.repaint() == 0)
  }

  @Test func `windows can be dragged by their titles, and the one in front takes the click`() {
    let harness = Harness(width: 80, height: 24) { OverlappingWindows() }
    func title(_ number: Int) -> CellPoint? { harness.position(of: "Window \(number)") }
    let before = title(3)
    let grip = CellPoint(x: 30, y: 8)
    harness.pointer(PointerEvent(.down, button: .primary, at: grip))
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: 40, y: 10)))
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: 45, y: 12)))
    harness.pointer(PointerEvent(.up, button: .primary, at: CellPoint(x: 45, y: 12)))
    #expect(title(3)?.x == (before?.x ?? 0) + 15 && title(3)?.y == (before?.y ?? 0) + 4)
    let button = harness.position(of: "Clicked 0 times")
    harness.click(x: (button?.x ?? 0) + 2, y: button?.y ?? 0)
    #expect(harness.screen.contains { $0.contains("Clicked 1 times") })
    harness.resize(width: 30, height: 8)
    harness.press("n")
    #expect(title(4) != nil)
  }

  @Test func `the key of its number brings a window to the front and focuses it`() {
    let harness = Harness(width: 80, height: 24) { OverlappingWindows() }
    #expect(harness.position(of: "Window 2") != nil)
    harness.press("1")
    #expect(harness.position(of: "Window 2") == nil)
    harness.press("⏎")
    #expect(harness.focused?.label == "Clicked 1 times")
    harness.press("2")
    #expect(harness.position(of: "Window 2") != nil && harness.position(of: "Window 1") != nil)
    harness.press("⏎ 4")
    #expect(harness.screen.count { $0.contains("Clicked 1 times") } == 2)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a new window has the focus, and the hint has the numbers of the windows`() {
    let harness = Harness(width: 80, height: 24) { OverlappingWindows() }
    #expect(harness.position(of: "1 … 3 window") != nil)
    harness.press("n ⏎")
    #expect(harness.position(of: "1 … 4 window") != nil)
    #expect(harness.focused?.label == "Clicked 1 times")
    harness.press("x x x")
    #expect(harness.position(of: "… 3 window") == nil && harness.position(of: "1 window") != nil)
    harness.press("x")
    #expect(harness.position(of: "Window ") == nil && harness.position(of: "1 window") == nil)
    harness.press("n")
    #expect(harness.position(of: "Window 1") != nil && harness.position(of: "1 window") != nil)
    #expect(harness.focused?.label == "Clicked 0 times")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a window that is closed during its drag doesn't move others`() throws {
    let harness = Harness(width: 80, height: 24) { OverlappingWindows() }
    func drag(_ title: String, by columns: Int, during: () -> Void = {}) throws -> Int {
      let start = try #require(harness.position(of: title))
      harness.pointer(PointerEvent(.down, button: .primary, at: start))
      let end = CellPoint(x: start.x + columns, y: start.y)
      harness.pointer(PointerEvent(.dragged, button: .primary, at: end))
      during()
      harness.pointer(PointerEvent(.up, button: .primary, at: end))
      return (harness.position(of: title)?.x ?? start.x) - start.x
    }
    _ = try drag("Window 3", by: 5) { harness.press("x") }
    #expect(harness.position(of: "Window 3") == nil)
    #expect(try drag("Window 2", by: 1) == 1)
  }

  @Test func `the columns of the table follow a dragged line`() {
    let harness = Harness(width: 78, height: 20) { ResizableTable() }
    let start = harness.position(of: "Plan")
    #expect(harness.position(of: "$48,210") != nil)
    #expect(harness.position(of: "Seats") != nil)
    let line = harness.screen[5].dropFirst().firstIndex(of: "│").map {
      harness.screen[5].distance(from: harness.screen[5].startIndex, to: $0)
    }
    for (kind, x) in [(PointerEvent.Kind.down, line ?? 0), (.dragged, 0), (.up, 0)] {
      harness.pointer(PointerEvent(kind, button: .primary, at: CellPoint(x: x, y: 5)))
    }
    #expect((harness.position(of: "Plan")?.x ?? 0) < (start?.x ?? 0))
    #expect(harness.position(of: " $48,210  │") != nil && harness.position(of: "Revenue ▼") != nil)
    harness.press("d")
    #expect(harness.position(of: "Seats") == nil)
    #expect((harness.position(of: "Plan")?.x ?? 0) > (start?.x ?? 0))
    harness.press("d")
    #expect(harness.position(of: "Seats") != nil)
    #expect(harness.repaint() == 0)
  }
}
