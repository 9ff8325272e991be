// SPDX-License-Identifier: MIT
// Testing: rows that perform an action.

import Curium
import CuriumTesting
import Testing

@MainActor @Suite struct ActionRowTests {
  @Test func `acts, and shows its value before the chevron`() {
    var count = 0
    let harness = Harness(width: 28, height: 1) {
      ActionRow(title: "Language", icon: "globe", value: "English") { count += 1 }
    }
    #expect(harness.screen[0].hasSuffix("English ›"))
    harness.press("⇥ ⏎ space")
    harness.click(x: 20, y: 0)
    #expect(count == 3)
    #expect(harness.find(.button, "Language")?.value == "English")
  }

  @Test func `its title lines up with a label above, and a bar in the margin marks the focus`() {
    let harness = Harness(width: 20, height: 3) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Settings")
        ActionRow(title: "Language", subtitle: "of menus") {}
      }
      .padding(.leading, 1)
    }
    #expect(harness.screen[1].hasPrefix(" Language"))
    harness.press("⇥")
    #expect(harness.screen[1].hasPrefix("▌Language") && harness.screen[2] == "▌of menus")
    #expect(harness.repaint() == 0)
  }
}
