// SPDX-License-Identifier: MIT
// Testing: rows that perform an action.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct ActionRowTests {
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

  @Test func `ends where other rows end, and the focus has a column on each side`() {
    let harness = Harness(width: 16, height: 3) {
      VStack(spacing: 0) {
        ActionRow(title: "Language", value: "en") {}
        ToggleRow(title: "Sounds", isOn: .constant(true))
        InfoRow(label: "Version", value: "6.3")
      }
      .padding(.horizontal, 1)
    }
    #expect(harness.screen == [" Language  en ›", " Sounds     ━━●", " Version    6.3"])
    func grounds() -> [CellColor] { [0, 1, 14, 15].map { harness.cell(x: $0, y: 0).background } }
    let page = harness.cell(x: 0, y: 2).background
    #expect(grounds() == [page, page, page, page])
    harness.press("⇥")
    #expect(harness.screen[0] == "▌Language  en ›")
    #expect(Set(grounds()).count == 1 && grounds()[0] != page)
    #expect(harness.repaint() == 0)
  }
}
