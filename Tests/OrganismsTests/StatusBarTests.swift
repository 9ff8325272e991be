// SPDX-License-Identifier: MIT
// Testing: the status bar at the bottom of a screen.

import Curium
import CuriumTesting
import Testing

@MainActor @Suite struct StatusBarTests {
  @Test func `shows the active keys on the left and its content on the right`() {
    let harness = Harness(width: 40, height: 2) {
      VStack(spacing: 0) {
        Button("One") {}
        StatusBar { Text("3 of 24") }
      }
      .keyBinding("save", "ctrl+s") {}
      .keyBinding("open", "o") {}
    }
    #expect(harness.screen[1] == "  ^S save   o open              3 of 24")
    harness.resize(width: 20, height: 2)
    #expect(harness.screen[1] == "  ^S save   3 of 24")
    #expect(harness.repaint() == 0)
    #expect(!harness.isAnimating)
  }

  @Test func `linear mode reads its content, but not the keys, which don't work there`() {
    let transcript = Transcript {
      VStack(spacing: 0) {
        TextField("Name", text: .constant(""))
        Button("One") {}.keyHint("press", "enter")
        StatusBar { Text("3 of 24") }
      }
      .keyBinding("save", "ctrl+s") {}
    }
    let screen = "1. Name, text field: empty\n2. One, button\n3 of 24\nName: "
    #expect(transcript.text == screen)
    transcript.enter("")
    #expect(transcript.text == screen + "\n> ")
  }
}
