// SPDX-License-Identifier: MIT
// Testing: titles in three sizes.

import Curium
import CuriumTesting
import Testing

@MainActor struct TitleLabelTests {
  @Test func `has a heading level for each size`() {
    for (style, rank) in zip(
      TitleLabel.Style.allCases, [AccessibilityHeadingLevel.h1, .h2, .h3])
    {
      let harness = Harness(width: 20, height: 1) { TitleLabel(text: "Network", style: style) }
      #expect(harness.screen == ["Network"])
      #expect(harness.find(.heading, "Network")?.semantics.headingLevel == rank)
    }
  }
}
