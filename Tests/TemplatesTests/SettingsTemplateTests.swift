// SPDX-License-Identifier: MIT
// Testing: a list of settings with the selected part.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct SettingsTemplateTests {
  @Test(arguments: [(80, CellPoint(x: 26, y: 2)), (50, CellPoint(x: 2, y: 5))])
  func `the settings are beside the sections or below them`(width: Int, place: CellPoint) {
    var backs = 0
    let harness = Harness(width: width, height: 12) {
      SettingsTemplate(title: "Settings", onBack: { backs += 1 }) {
        Text("Parts")
      } content: {
        Text("Content")
      }
    }
    #expect(harness.position(of: "Parts")?.y == 2)
    #expect(harness.position(of: "Content") == place)
    harness.press("⇥ ⏎")
    #expect(backs == 1)
    #expect(harness.repaint() == 0)
  }
  @Test func `in a low window, the settings don't touch the sections above them`() {
    let harness = Harness(width: 40, height: 7) {
      SettingsTemplate(title: "Settings") {
        VStack(alignment: .leading, spacing: 0) {
          Text("Appearance")
          Text("Keys")
          Text("Account")
        }
        .frame(height: 3)
      } content: {
        Text("Content")
      }
    }
    #expect(harness.position(of: "Account")?.y == 4)
    #expect(harness.position(of: "Content") == CellPoint(x: 2, y: 6))
    #expect(harness.repaint() == 0)
  }
}
