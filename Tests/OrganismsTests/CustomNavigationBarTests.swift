// SPDX-License-Identifier: MIT
// Testing: a screen title between two actions.

import Curium
import CuriumTesting
import Testing

@MainActor struct CustomNavigationBarTests {
  @Test func `the title stays centred, whichever actions there are`() {
    let bars = [
      CustomNavigationBar(title: "Title"),
      CustomNavigationBar(title: "Title", leftAction: {}),
      CustomNavigationBar(title: "Title", rightAction: {}, rightIcon: "gear"),
      CustomNavigationBar(title: "Title", leftAction: {}, rightAction: {}, rightIcon: "gear"),
    ]
    let columns = bars.map { bar in
      Harness(width: 31, height: 1) { bar }.position(of: "Title")?.x
    }
    #expect(columns == [13, 13, 13, 13])
  }

  @Test func `keys and clicks perform its actions, the left one first`() {
    var done: [String] = []
    let harness = Harness(width: 31, height: 1) {
      CustomNavigationBar(
        title: "Title", leftAction: { done.append("left") }, rightAction: { done.append("right") },
        rightIcon: "gear")
    }
    harness.press("⇥ ⏎ ⇥ ⏎")
    #expect(done == ["left", "right"])
    for button in harness.elements where button.role == .button { harness.click(button) }
    #expect(done == ["left", "right", "left", "right"])
  }

  @Test func `an action without an icon is left out, and so is an icon without an action`() {
    let harness = Harness(width: 31, height: 1) {
      CustomNavigationBar(title: "Title", rightAction: {})
    }
    #expect(harness.find(.button) == nil)
    #expect(harness.screen == ["             Title"])
  }

  @Test func `a long title is truncated before it reaches an action`() {
    let bar = CustomNavigationBar(title: "A title that is long", leftAction: {})
    #expect(screen(bar, 24) == ["   ‹  A title that is…"])
  }

  @Test func `screen readers get the app's labels for its actions`() {
    var words = Strings()
    words.icons["gear"] = "Einstellungen"
    let harness = Harness(width: 31, height: 1, environment: { $0.strings = words }) {
      CustomNavigationBar(title: "Title", leftAction: {}, rightAction: {}, rightIcon: "gear")
    }
    #expect(harness.find(.button, "Back") != nil)
    #expect(harness.find(.button, "Einstellungen") != nil)
  }
}
