// SPDX-License-Identifier: MIT
// Testing: a section header with text and an action.

import Curium
import CuriumTesting
import Testing

@MainActor struct SectionHeaderRowTests {
  @Test func `the text is below the title, and the action at the end`() {
    var count = 0
    let harness = Harness(width: 30, height: 2) {
      SectionHeaderRow(
        icon: "folder", title: "Recent", subtitle: "This week", actionTitle: "All"
      ) {
        count += 1
      }
    }
    #expect(harness.screen == ["▪ Recent                  All", "  This week"])
    harness.press("⇥ ⏎")
    #expect(count == 1)
    #expect(harness.find(.heading, "Recent") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `the action takes space only from the title`() {
    let row = SectionHeaderRow(
      icon: "folder", title: "Recent", subtitle: "Opened this week", actionTitle: "Show all")
    #expect(screen(row, 20, 2)[1] == "  Opened this week")
  }

  @Test func `is only a title without them`() {
    #expect(screen(SectionHeaderRow(icon: "folder", title: "Recent"), 20) == ["▪ Recent"])
  }
}
