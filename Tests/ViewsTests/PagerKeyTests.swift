// SPDX-License-Identifier: MIT
// Testing: Space and B in a focused scroll view, as in a pager.

import CuriumControls
import CuriumLists
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct PagerKeyTests {
  private struct Page: View {
    var body: some View {
      ScrollView { ForEach(0..<40) { Text("line \($0)") } }.focusable()
    }
  }

  private func harness(@ViewBuilder _ content: @escaping () -> some View) -> Harness {
    let harness = Harness(width: 60, height: 10) { content() }
    harness.press("⇥")
    return harness
  }

  /// The text in the first row, without the scrollbar.
  private func top(_ harness: Harness) -> String {
    harness.screen[0].split(separator: " ").prefix(2).joined(separator: " ")
  }

  private func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = [], _ harness: Harness) {
    harness.send(.key(KeyPress(key, modifiers: modifiers)))
  }

  @Test func `Space, Shift-Space and B scroll by a page`() {
    let harness = harness { Page() }
    for (keys, line) in [("space", 9), ("space", 18), ("b", 9), ("space space space", 30)] {
      harness.press(keys)
      #expect(top(harness) == "line \(line)")
    }
    press(.space, .shift, harness)
    #expect(top(harness) == "line 21")
    press(.space, .control, harness)
    press("b", .shift, harness)
    #expect(top(harness) == "line 21")
    harness.send(.key(KeyPress(.space, phase: .repeat)))
    harness.send(.key(KeyPress(.space, phase: .up)))
    #expect(top(harness) == "line 30")
    #expect(harness.repaint() == 0)
  }

  @Test func `a command or an action around the view gets the keys first`() {
    var calls: [String] = []
    let harness = harness {
      VStack {
        Page().keyBinding("play", "space") { calls.append("play") }
      }
      .onKeyPress("b") {
        calls.append("b")
        return .handled
      }
    }
    harness.press("space b")
    #expect(calls == ["play", "b"] && top(harness) == "line 0")
  }

  private struct Entry: View {
    let press: @MainActor () -> Void
    @State private var text = ""

    var body: some View {
      ScrollView {
        Button("Press", action: press)
        TextField("Name", text: $text)
        ForEach(0..<40) { Text("line \($0)") }
      }
      .focusable()
    }
  }

  @Test func `a control in a scroll view keeps its keys, and B beside it does nothing`() {
    var presses = 0
    let harness = harness { Entry { presses += 1 } }
    harness.press("⇥ space b")
    #expect(presses == 1 && harness.position(of: "Press") != nil)
    harness.press("⇥ b space b")
    #expect(harness.find(.textField)?.value == "b b" && harness.position(of: "Press") != nil)
  }

  @Test func `a log scrolls with them too`() async {
    let log = AppLog()
    for number in 0..<30 { log.info("entry \(number)", source: "") }
    let harness = harness { LogView(log) }
    await harness.settle()
    #expect(harness.screen.joined().contains("entry 29"))
    harness.press("b")
    #expect(!harness.screen.joined().contains("entry 29"))
    harness.press("space")
    #expect(harness.screen.joined().contains("entry 29"))
  }
}
