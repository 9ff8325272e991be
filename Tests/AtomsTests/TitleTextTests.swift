// SPDX-License-Identifier: MIT
// Testing: the title of a screen.

import Curium
import CuriumTesting
import Testing

@MainActor struct TitleTextTests {
  @Test func `is a heading that wraps, or is truncated on request`() {
    #expect(screen(TitleText(text: "Open packages").frame(width: 9), 12).count == 2)
    #expect(
      screen(TitleText(text: "Open packages").lineLimit(1).frame(width: 9), 12) == ["Open pac…"])
    let harness = Harness(width: 20, height: 1) { TitleText(text: "Packages") }
    #expect(harness.find(.heading, "Packages")?.semantics.headingLevel == .h1)
  }
}
