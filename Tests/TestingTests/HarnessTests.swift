// SPDX-License-Identifier: MIT
// Testing: the harness itself.

import CuriumTerminal
import CuriumTesting
import CuriumControls
import Testing

@MainActor @Suite struct HarnessTests {
  @Test func `names keys and modifiers`() {
    var presses: [KeyPress] = []
    let harness = Harness(width: 4, height: 1) {
      Text("x").onKeyPress { press in
        presses.append(press)
        return .handled
      }
    }
    harness.press("a A ctrl+w shift+⇥ alt+← f5 ⏎ +")
    let expected = [
      KeyPress("a"), KeyPress("a", characters: "A", modifiers: .shift),
      KeyPress("w", modifiers: .control), KeyPress(.tab, modifiers: .shift),
      KeyPress(.leftArrow, modifiers: .option), KeyPress(.function(5)), KeyPress(.return),
      KeyPress("+"),
    ]
    #expect(presses == expected)
  }

  @Test func `lets time pass for sleeping tasks in order`() async {
    struct Ticker: View {
      @State private var seconds = 0
      @Environment(\.clock) private var clock
      var body: some View {
        Text("\(seconds) s").task {
          while await clock.sleep(for: .seconds(1)) { seconds += 1 }
        }
      }
    }
    let harness = Harness(width: 8, height: 1) { Ticker() }
    await harness.advance(by: .milliseconds(2500))
    #expect(harness.screen == ["2 s"])
  }
}
