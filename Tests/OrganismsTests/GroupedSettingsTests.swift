// SPDX-License-Identifier: MIT
// Testing: a group of settings.

import Curium
import CuriumPreviews
import CuriumTesting
import Testing

@MainActor struct GroupedSettingsTests {
  @Test func `its switches are between the title and the footer`() throws {
    let harness = Harness(width: 30, height: 6) {
      StatefulPreview(false) { isOn in
        GroupedSettings(title: "Network", footer: "At night.") { Toggle("Updates", isOn: isOn) }
      }
    }
    #expect(harness.content.first == "  NETWORK")
    #expect(harness.content.last == "  At night.")
    harness.press("⇥ space")
    #expect(harness.find(.toggle, "Updates")?.semantics.isChecked == true)
    #expect(harness.find(.group, "Network") != nil)
    #expect(harness.repaint() == 0)
  }
}
