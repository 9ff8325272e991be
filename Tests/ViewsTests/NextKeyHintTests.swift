// SPDX-License-Identifier: MIT
// Testing: hints of the next keys of a sequence.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct NextKeyHintTests {
  @Test func `a click on a hint of the next keys runs its command without the keys before it`()
    throws
  {
    struct Page: View {
      @State private var log = ""
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("log \(log)")
          Button("one") { log += "b" }
          KeyHints()
        }
        .keyBinding("save", "ctrl+s") { log += "S" }
        .keyBinding("settings", "g s") { log += "G" }
        .onKeyPress("g") {
          log += "g"
          return .handled
        }
      }
    }
    let harness = Harness(width: 40, height: 3) { Page() }
    harness.press("⇥ g")
    #expect(harness.screen[2] == "  g …   s settings")
    let settings = try #require(harness.position(of: "settings"))
    harness.click(x: settings.x, y: settings.y)
    #expect(harness.screen[0] == "log G" && harness.screen[2] == "  ^S save   g s settings")
    // A click beside the commands changes nothing, and a click elsewhere ends the sequence.
    harness.press("g")
    harness.click(x: 2, y: 2)
    #expect(harness.screen[2] == "  g …   s settings")
    harness.click(x: 0, y: 1)
    #expect(harness.screen[0] == "log Ggb" && harness.screen[2] == "  ^S save   g s settings")
    #expect(!harness.isAnimating && harness.repaint() == 0)
  }

  @Test func `of several commands with the same next keys, only the one that gets them is shown`() {
    let harness = Harness(width: 40, height: 2) {
      VStack(alignment: .leading, spacing: 0) {
        VStack { Button("one") {}.keyBinding("next", "g n", "g right") {} }
          .keyBinding("next", "g n", "g m") {}
        KeyHints()
      }
      .keyBinding("end", "g n", "g e") {}
    }
    harness.press("⇥ g")
    #expect(harness.screen[1] == "  g …   n next   e end")
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }
}
