// SPDX-License-Identifier: MIT
// Testing: cards.

import Curium
import CuriumTesting
import Testing

@MainActor @Suite struct CardTests {
  private let card = Card {
    Text("swift-nio")
    Text("2.101.2")
  }

  @Test func `frames its content, as wide as it is offered, above a shadow`() {
    let frame = [
      "╭───────────────╮",
      "│ swift-nio     │",
      "│ 2.101.2       │",
      "╰───────────────╯",
    ]
    let harness = Harness(width: 18, height: 8) { card }
    #expect(harness.content == frame)
    let shade = harness.cell(x: 5, y: 4).background
    #expect(shade != harness.cell(x: 5, y: 5).background)
  }

  @Test func `has square corners where the theme has no radius`() {
    let theme = AppTheme.dark.setting(ComponentTokens.Card.borderRadius, to: .none)
    let rows = screen(card, 18, theme: theme)
    #expect(rows.first == "┌───────────────┐")
    #expect(rows.last == "└───────────────┘")
  }

  @Test func `has a double line where the theme asks for one, whatever its radius`() {
    let theme = AppTheme.dark.setting(ComponentTokens.Card.borderStyle, to: .double)
    #expect(screen(card, 18, theme: theme).first == "╔═══════════════╗")
  }

  @Test func `is a group, and its content is read`() {
    let harness = Harness(width: 18, height: 8) { card }
    #expect(harness.elements.map(\.role) == [.group, .text, .text])
  }
}
