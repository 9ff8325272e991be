// SPDX-License-Identifier: MIT
// Testing: the keys that the example programs list.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@testable import examples

@MainActor struct ExampleKeysTests {
  /// Returns the hints of an example, and whether F1 lists its keys.
  private func keys(of example: some View) async -> (hints: String, hasHelp: Bool) {
    let harness = Harness(width: 80, height: 24) { example }
    await harness.settle()
    let hints = harness.screen[23]
    harness.press("F1")
    await harness.settle()
    return (hints, harness.position(of: "Search keys") != nil)
  }

  @Test func `every program that fills the screen lists its keys, and says how`() async {
    let letters = [
      await keys(of: Stopwatch()), await keys(of: MouseDrawing()), await keys(of: ResizableTable()),
      await keys(of: OverlappingWindows()), await keys(of: ConstraintExplorer()),
      await keys(of: Pager()), await keys(of: DirectoryBrowser()),
    ]
    for (hints, hasHelp) in letters { #expect(hints.contains("? keys") && hasHelp, "\(hints)") }
    // In a text field, "?" is text.
    let fields = [
      await keys(of: Autocomplete()), await keys(of: CreditCardForm()), await keys(of: Chat()),
      await keys(of: SplitEditors()), await keys(of: Lounge()),
    ]
    for (hints, hasHelp) in fields { #expect(hints.contains("F1 keys") && hasHelp, "\(hints)") }
  }

  @Test func `forms say how to get to the next control`() async {
    let card = await keys(of: CreditCardForm()).hints
    #expect(card.contains("enter continue") && card.contains("tab next control"), "\(card)")
    let booking = await keys(of: Autocomplete()).hints
    #expect(booking.contains("tab next control"), "\(booking)")
  }

  @Test func `a block without room for its title has a whole frame`() {
    let harness = Harness(width: 40, height: 12) { ConstraintExplorer() }
    #expect(harness.screen[3] == " ╭─ 20 columns ─────╮ ╭─ at… ──╮ ╭────╮")
    #expect(harness.screen[5] == " │        20        │ │   10   │ │ 6  │")
  }

  @Test func `a number chooses the colour of the next line`() {
    let harness = Harness(width: 30, height: 8) { MouseDrawing() }
    let colors = [("1", 2), ("3", 3), ("1", 4)].map { key, y in
      harness.press(key)
      harness.drag(from: CellPoint(x: 2, y: y), to: CellPoint(x: 12, y: y))
      return harness.cell(x: 6, y: y).foreground
    }
    #expect(colors[0] == colors[2] && colors[0] != colors[1])
  }

  @Test func `one hint says which keys choose a colour`() async {
    let hints = await keys(of: MouseDrawing()).hints
    #expect(hints.contains("1 … 5 colour") && !hints.contains("1 1"), "\(hints)")
  }

  @Test func `the columns of the table of customers can be moved`() throws {
    let harness = Harness(width: 78, height: 20) { ResizableTable() }
    func places() throws -> [Int] {
      try ["Plan", "Customer "].map { try #require(harness.position(of: $0)).x }
    }
    let before = try places()
    #expect(before[0] > before[1])
    let y = try #require(harness.position(of: "Plan")).y
    harness.drag(from: CellPoint(x: before[0], y: y), to: CellPoint(x: before[1], y: y))
    let after = try places()
    #expect(after[0] < after[1] && harness.position(of: "Revenue ▼") != nil)
    harness.press("alt+shift+right")
    #expect(try places() == before && harness.repaint() == 0)
  }

  @Test func `the same note can be kept twice`() {
    let harness = Harness(width: 60, height: 30) { Autocomplete() }
    harness.press("⇥ ⇥ ⇥ ⇥")
    for note in ["window", "quiet", "window"] {
      harness.type(note)
      harness.press("⏎")
    }
    #expect(harness.screen.filter { $0.contains("• window") }.count == 2)
    #expect(harness.warnings.isEmpty)
  }

  @Test func `Return keeps a note, and the hint appears while there is one`() {
    let harness = Harness(width: 60, height: 20) { Autocomplete() }
    harness.press("⇥ ⇥ ⇥ ⇥")
    #expect(harness.position(of: "keep note") == nil)
    harness.type("window")
    #expect(harness.position(of: "enter keep note") != nil)
    harness.press("⏎")
    #expect(harness.position(of: "• window") != nil && harness.position(of: "keep note") == nil)
  }
}
