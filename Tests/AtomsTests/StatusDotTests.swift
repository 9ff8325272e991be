// SPDX-License-Identifier: MIT
// Testing: a dot for a state.

import Curium
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct StatusDotTests {
  @Test func `is one cell with a label for screen readers`() {
    let harness = Harness(width: 4, height: 1) { StatusDot(color: .success, label: "Online") }
    #expect(harness.screen == ["●"])
    #expect(harness.find(.status, "Online") != nil)
  }

  @Test func `keeps its colour on a selected row in the terminal's palette`() {
    let harness = Harness(
      width: 3, height: 1, theme: .terminal,
      capabilities: TerminalCapabilities(colorDepth: .ansi256)
    ) {
      HStack(spacing: 1) {
        StatusDot(color: .warning, label: "Slow")
        StatusDot(color: .warning, label: "Slow")
          .background(SemanticTokens.Colors.selectionInactive)
      }
    }
    let dots = [0, 2].map { harness.cell(x: $0, y: 0) }
    #expect(dots[0].background != dots[1].background)
    #expect(dots[0].foreground == dots[1].foreground)
  }
}
