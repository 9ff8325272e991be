// SPDX-License-Identifier: MIT
// Testing: badges.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct BadgeTests {
  @Test func `has a column of padding on each side, in bold`() {
    let harness = Harness(width: 8, height: 1) { Badge(text: "New") }
    #expect(harness.screen == [" New"])
    #expect(harness.cell(x: 1, y: 0).attributes == .bold)
    #expect(harness.find(.status, "New")?.frame == CellRect(x: 0, y: 0, width: 5, height: 1))
  }

  @Test func `truncates long text with an ellipsis`() {
    #expect(screen(Badge(text: "Waiting for approval").frame(width: 9), 12) == [" Waitin…"])
  }

  @Test(arguments: [ColorDepth.trueColor, .none])
  func `without room for a letter and an ellipsis, nothing is drawn`(depth: ColorDepth) {
    let capabilities = TerminalCapabilities(colorDepth: depth)
    let shown = depth == .none ? "[N…]" : " N…"
    for (width, row) in [(0, ""), (1, ""), (2, ""), (3, ""), (4, shown)] {
      let harness = Harness(width: 6, height: 1, capabilities: capabilities) {
        HStack(spacing: 0) { Badge(text: "New").frame(width: Length(width), alignment: .leading) }
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      #expect(harness.screen == [row])
      let isTinted = harness.cell(x: 0, y: 0).background != harness.cell(x: 5, y: 0).background
      #expect(isTinted == (width == 4))
      #expect(harness.repaint() == 0)
    }
  }

  @Test func `a single letter needs no room for an ellipsis`() {
    #expect(screen(Badge(text: "3").frame(width: 3), 6) == [" 3"])
  }

  @Test func `a name beside a badge is truncated before the badge`() {
    let row = HStack {
      Text("curium-terminal").lineLimit(1)
      Spacer()
      Badge(text: "23")
      StatePill(text: "Down", color: .error)
    }
    let shown = screen(row, 20)
    #expect(shown[0].hasPrefix("curi") && shown[0].contains("23") && shown[0].contains("Down"))
    #expect(shown[0].count(where: { $0 == "…" }) == 1)
  }

  @Test(
    arguments: AppTheme.builtIn.filter { $0 != .terminal },
    [Color.brandPrimary, .success, .warning, .error, .info])
  func `is legible on its tint in every theme`(theme: AppTheme, color: Color) throws {
    let harness = Harness(width: 8, height: 1, theme: theme) { Badge(text: "New", color: color) }
    let cell = harness.cell(x: 1, y: 0)
    #expect(cell.background != harness.cell(x: 7, y: 0).background)
    let ratio = Contrast.ratio(cell.foreground.value, cell.background.value)
    #expect(ratio >= 4.5)
  }
}
