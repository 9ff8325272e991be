// SPDX-License-Identifier: MIT
// Testing: finding text in a view whose texts change.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct FindNavigatorChangesTests {
  /// A line that changes with F5 above 8 long texts with 80,000 words. F6 adds a word to the line.
  private struct Page: View {
    private static let long = String(repeating: "word ", count: 10_000)
    @State private var ticks = 0
    @State private var end = ""

    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          Text(line)
          ForEach(0..<8) { _ in Text(Self.long) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .findNavigator(isPresented: .constant(true))
      .keyBinding("Tick", "f5") { ticks += 1 }
      .keyBinding("Add", "f6") { end = " word" }
    }

    private var line: String { "tick \(ticks)\(end)" }
  }

  /// A text that grows at its start with F5, and at its end with F6.
  private struct Note: View {
    @State private var text = "alpha\na needle\nomega"

    var body: some View {
      Text(text)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .findNavigator(isPresented: .constant(true))
        .keyBinding("Before", "f5") { text = "needle one\n" + text }
        .keyBinding("After", "f6") { text += "\nneedle two" }
    }
  }

  private func find(_ text: String, in harness: Harness) async {
    harness.press("ctrl+f")
    await harness.settle()
    harness.type(text)
    await harness.settle()
  }

  private func status(_ harness: Harness) -> String { harness.screen.last ?? "" }

  @Test func `a text that changes all the time doesn't hold up the search in others`() async {
    let harness = Harness(width: 40, height: 8) { Page() }
    await find("word", in: harness)
    // The harness draws one frame for each key, and its clock isn't advanced.
    for _ in 0..<60 { harness.press("f5") }
    #expect(harness.position(of: "tick 60") != nil)
    #expect(status(harness).contains("1 of 80000") && !status(harness).contains("+"))
    #expect(harness.repaint() == 0)
  }

  @Test func `only texts that change are searched again`() async {
    let harness = Harness(width: 40, height: 8) { Page() }
    await find("word", in: harness)
    await harness.wait { status(harness).contains("1 of 80000") && !status(harness).contains("+") }
    harness.press("f5")
    #expect(harness.position(of: "tick 1") != nil)
    // Another search in all texts would take many frames.
    #expect(status(harness).contains("1 of 80000") && !status(harness).contains("+"))
    harness.press("f6")
    #expect(status(harness).contains("2 of 80001") && !status(harness).contains("+"))
    #expect(harness.repaint() == 0)
  }

  @Test func `the current match stays selected when its text grows around it`() async {
    let harness = Harness(width: 40, height: 8) { Note() }
    await find("needle", in: harness)
    #expect(status(harness).contains("1 of 1"))
    let current = harness.cell(x: 2, y: 1).background
    harness.press("f5")
    await harness.settle()
    #expect(harness.screen[0] == "needle one" && status(harness).contains("2 of 2"))
    #expect(harness.cell(x: 2, y: 2).background == current)
    #expect(harness.cell(x: 0, y: 0).background != current)
    harness.press("f6")
    await harness.settle()
    #expect(status(harness).contains("2 of 3"))
    #expect(harness.cell(x: 2, y: 2).background == current)
    #expect(harness.repaint() == 0)
  }
}
