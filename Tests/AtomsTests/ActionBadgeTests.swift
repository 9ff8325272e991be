// SPDX-License-Identifier: MIT
// Testing: a label for an action.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct ActionBadgeTests {
  @Test func `has a background for each style and can't be focused`() {
    var grounds: Set<CellColor> = []
    for style in ActionBadge.Style.allCases {
      let harness = Harness(width: 10, height: 1) { ActionBadge(label: "Update", style: style) }
      #expect(harness.screen == [" Update"])
      grounds.insert(harness.cell(x: 0, y: 0).background)
      harness.press("⇥")
      #expect(harness.focused == nil)
    }
    #expect(grounds.count == 3)
    let disabled = Harness(width: 10, height: 1, theme: .dark) {
      ActionBadge(label: "Update", style: .primary).disabled(true)
    }
    let ink = ComponentTokens.Button.Primary.foregroundColorDisabled.resolve(in: .dark).color
    #expect(disabled.cell(x: 1, y: 0).foreground == ink)
  }
}
