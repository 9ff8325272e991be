// SPDX-License-Identifier: MIT
// Testing: a titled section that is always open.

import Curium
import CuriumTesting
import Testing

@MainActor struct SectionContainerTests {
  @Test func `is below its title and a line`() {
    let harness = Harness(width: 10, height: 4) {
      SectionContainer(title: "Recent") { Text("one") }
    }
    #expect(harness.content == ["Recent", "──────────", "one"])
    #expect(harness.find(.heading, "Recent") != nil)
  }
}
