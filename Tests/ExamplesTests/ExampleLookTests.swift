// SPDX-License-Identifier: MIT
// Testing: the frames, titles and messages of the example programs.

import Curium
import CuriumTerminal
import CuriumTesting
import Foundation
import Testing

@testable import examples

@MainActor struct ExampleLookTests {
  @Test func `a window has one background with its frame, and the front one is active`() {
    let harness = Harness(width: 80, height: 24, theme: .dark) { OverlappingWindows() }
    func cell(_ x: Int, _ y: Int) -> Cell { harness.cell(x: x, y: y) }
    let desktop = cell(0, 0).background
    #expect(harness.position(of: "╭─ Window 1 ─────────────╮") == CellPoint(x: 4, y: 2))
    #expect(harness.position(of: "╭─ Window 3 ─────────────╮") == CellPoint(x: 24, y: 8))
    #expect(harness.position(of: "╰────────────────────────╯") == CellPoint(x: 24, y: 12))
    #expect(desktop == Color.background.resolve(in: .dark).color)
    let ground = cell(25, 9).background
    #expect(ground != desktop)
    #expect((24..<50).allSatisfy { cell($0, 8).background == ground })
    #expect((8..<13).allSatisfy { cell(24, $0).background == ground })
    let (active, resting) = (cell(24, 8).foreground, cell(4, 2).foreground)
    #expect(active == Color.brandPrimary.resolve(in: .dark).color && resting != active)
    harness.press("1")
    #expect(cell(4, 2).foreground == active && cell(24, 8).foreground == resting)
    #expect(harness.repaint() == 0)
  }

  @Test func `without windows, a message says how to open one`() {
    let harness = Harness(width: 80, height: 24) { OverlappingWindows() }
    #expect(harness.position(of: "No windows") == nil)
    harness.press("x x x")
    #expect(harness.position(of: "No windows") != nil)
    #expect(harness.position(of: "Press n to open one.") != nil)
    harness.press("n")
    #expect(harness.position(of: "No windows") == nil && harness.repaint() == 0)
  }

  @Test func `the pager's guide has bold headings and shows commands as code`() throws {
    let harness = Harness(width: 80, height: 20) { Pager(title: "Guide", text: Pager.guide) }
    let name = try #require(harness.position(of: "stopwatch"))
    #expect(harness.cell(x: name.x, y: name.y).style.attributes.contains(.bold))
    #expect(harness.position(of: "swift run examples stopwatch") != nil)
    #expect(harness.position(of: "#") == nil && harness.position(of: "`") == nil)
  }

  @Test func `folders in the browser are bold, and the preview has the same icons as the list`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let inner = folder.appending(path: "reports")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in [folder.appending(path: "a.txt"), inner.appending(path: "b.txt")] {
      try Data().write(to: file)
    }
    let harness = Harness(width: 70, height: 12) { DirectoryBrowser(folder: folder) }
    await harness.settle()
    func isBold(_ name: String) throws -> Bool {
      let place = try #require(harness.position(of: name))
      return harness.cell(x: place.x, y: place.y).style.attributes.contains(.bold)
    }
    #expect(try isBold("reports") && !isBold("a.txt"))
    let icon = Icon("doc").glyph()
    #expect(harness.screen[1].contains("\(icon) b.txt"))
    #expect(harness.screen[2].contains("\(icon) a.txt"))
  }

  @Test func `editors have line numbers, and their frames show which one has the focus`() async {
    let harness = Harness(width: 60, height: 10, theme: .dark) { SplitEditors() }
    await harness.settle()
    #expect(harness.position(of: "╭─ Editor 1 ─") == .zero)
    #expect(harness.screen[1].contains("1 struct Note {"))
    #expect(harness.screen[2].contains("2   \"Ship 1.4\","))
    let accent = Color.brandPrimary.resolve(in: .dark).color
    func active() -> [Bool] { [0, 30].map { harness.cell(x: $0, y: 0).foreground == accent } }
    #expect(active() == [true, false])
    harness.press("⇥")
    #expect(active() == [false, true] && harness.repaint() == 0)
  }

  @Test func `programs that fill the screen say what they are`() async {
    let titles = [
      await top(of: Stopwatch()), await top(of: MouseDrawing()), await top(of: ResizableTable()),
      await top(of: ConstraintExplorer()), await top(of: Chat()),
    ]
    let words = ["Stopwatch", "Drawing", "Customers", "How views share a row", "Deployments"]
    for (title, word) in zip(titles, words) { #expect(title.contains(word), "\(title)") }
  }

  private func top(of example: some View) async -> String {
    let harness = Harness(width: 80, height: 24) { example }
    await harness.settle()
    return harness.screen[0]
  }

  @Test func `the laps scroll if there are more than fit, and the last one stays in view`() async {
    let harness = Harness(width: 60, height: 14) { Stopwatch() }
    await harness.settle()
    harness.press("s")
    for _ in 0..<14 {
      await harness.advance(by: .milliseconds(500))
      harness.press("l")
    }
    harness.press("s")
    await harness.settle()
    #expect(harness.position(of: "Lap 14") != nil && harness.position(of: "Lap 1 ") == nil)
    let lap = harness.position(of: "Lap 14") ?? .zero
    harness.scroll(y: -20, at: lap)
    await harness.settle()
    #expect(harness.position(of: "Lap 1 ") != nil && harness.position(of: "Lap 14") == nil)
  }

  @Test func `in a narrow terminal, the name of the package is complete, and the bar shorter`()
    async
  {
    let harness = Harness(width: 40, height: 1) { PackageManager() }
    await harness.settle()
    await harness.advance(by: .milliseconds(400))
    #expect(harness.screen[0].contains("Installing openssl 3.4.0 "))
    #expect(harness.screen[0].hasSuffix(" 1/10"))
  }

  @Test func `Return continues only in fields that have a next one`() async {
    let harness = Harness(width: 60, height: 20) { CreditCardForm() }
    await harness.settle()
    harness.type("4505123412341234")
    #expect(harness.position(of: "enter continue") != nil)
    harness.press("⇥")
    #expect(harness.position(of: "enter continue") != nil)
    harness.press("⇥")
    #expect(harness.focused?.label == "Security code")
    #expect(harness.position(of: "enter continue") == nil)
    harness.press("⇥")
    #expect(harness.focused?.label == "Show" && harness.position(of: "enter continue") == nil)
  }

  @Test func `a field with choices says which key opens them, until they are open`() async {
    let harness = Harness(width: 70, height: 20) { Autocomplete() }
    await harness.settle()
    #expect(harness.position(of: "↓ open") == nil)
    harness.press("⇥ ⇥ ⇥")
    #expect(harness.focused?.label == "Room" && harness.position(of: "↓ open") != nil)
    harness.press("↓")
    #expect(harness.position(of: "Suite") != nil && harness.position(of: "↓ open") == nil)
    harness.press("esc")
    #expect(harness.position(of: "↓ open") != nil && harness.repaint() == 0)
  }
}
