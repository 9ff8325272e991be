// SPDX-License-Identifier: MIT
// Testing: cards.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct CardTests {
  private let card = Card {
    Text("swift-nio")
    Text("2.101.2")
  }

  @Test func `is a surface with soft edges, and fills the offered width`() {
    let harness = Harness(width: 18, height: 8) { card }
    #expect(
      harness.content == [
        "▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄", "  swift-nio", "  2.101.2", "▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀",
      ])
    let ground = harness.cell(x: 0, y: 1).background
    #expect(ground == harness.cell(x: 17, y: 2).background)
    #expect(ground == harness.cell(x: 0, y: 0).foreground)
    #expect(ground != harness.cell(x: 0, y: 0).background)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [ColorDepth.ansi16, .none])
  func `has a border on terminals that can't show the surface`(depth: ColorDepth) {
    var capabilities = TerminalCapabilities()
    capabilities.colorDepth = depth
    let harness = Harness(width: 18, height: 8, capabilities: capabilities) { card }
    #expect(
      harness.content == [
        "╭────────────────╮", "│ swift-nio      │", "│ 2.101.2        │", "╰────────────────╯",
      ])
  }

  @Test func `has the requested shadow`() {
    let harness = Harness(width: 18, height: 8) { Card(shadowRadius: .low) { Text("raised") } }
    // In the lower half of its last row.
    #expect(harness.screen[2].contains("▀"))
    #expect(harness.cell(x: 5, y: 2).background != harness.cell(x: 5, y: 3).background)
    #expect(harness.cell(x: 5, y: 3).background == harness.cell(x: 5, y: 4).background)
  }

  @Test func `has square corners if the theme has no radius`() {
    let theme = AppTheme.dark.setting(ComponentTokens.Card.borderRadius, to: .none)
      .setting(ComponentTokens.Card.borderStyle, to: .rounded)
    let rows = screen(card, 18, theme: theme)
    #expect(rows.first == "┌────────────────┐")
    #expect(rows.last == "└────────────────┘")
  }

  @Test func `has a double line if the theme sets one, whatever its radius`() {
    let theme = AppTheme.dark.setting(ComponentTokens.Card.borderStyle, to: .double)
    #expect(screen(card, 18, theme: theme).first == "╔════════════════╗")
  }

  @Test func `is a group, and a screen reader gets its content`() {
    let harness = Harness(width: 18, height: 8) { card }
    #expect(harness.elements.map(\.role) == [.group, .text, .text])
  }
}
