// SPDX-License-Identifier: MIT
// Testing: the keys that the example programs list.

import Curium
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
      await keys(of: SplitEditors()),
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
