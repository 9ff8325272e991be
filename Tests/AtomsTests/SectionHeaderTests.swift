// SPDX-License-Identifier: MIT
// Testing: section headers.

import Curium
import CuriumTesting
import Testing

@MainActor struct SectionHeaderTests {
  @Test func `is one heading`() {
    let harness = Harness(width: 20, height: 1) {
      SectionHeader(icon: "star.fill", title: "Recent")
    }
    #expect(harness.screen == ["* Recent"])
    #expect(harness.elements.map(\.label) == ["Recent"])
    #expect(harness.elements[0].role == .heading)
  }

  @Test func `is grey when disabled`() {
    let harness = Harness(width: 20, height: 1, theme: .dark) {
      SectionHeader(icon: "star.fill", title: "Recent").disabled(true)
    }
    let ink = Color.textDisabled.resolve(in: .dark).color
    #expect([0, 2].allSatisfy { harness.cell(x: $0, y: 0).foreground == ink })
  }
}
