// SPDX-License-Identifier: MIT
// Testing: the line above the footers of a table.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct TableFooterRuleTests {
  private struct Item: Identifiable {
    let id: Int
  }

  private func open(_ depth: ColorDepth = .trueColor, isFooted: Bool = true) -> Harness {
    Harness(
      width: 20, height: 4, theme: .dark, capabilities: TerminalCapabilities(colorDepth: depth)
    ) {
      let column = DataColumn<Item>("Number", value: \.id)
      DataTable(
        [Item(id: 10), Item(id: 20)],
        columns: [isFooted ? column.footer { _ in Text("30") } : column])
    }
  }

  private func underlined(_ harness: Harness, _ y: Int) -> Int {
    (0..<20).count { harness.cell(x: $0, y: y).attributes.contains(.underline) }
  }

  @Test func `a thin line at the last row separates the footer, without a row of its own`() {
    let harness = open()
    #expect(harness.screen.last?.contains("30") == true && harness.screen[2].contains("20"))
    #expect((1..<4).map { underlined(harness, $0) } == [0, 20, 0])
    let rule = ComponentTokens.Table.headerRuleColor.resolve(in: .dark).color
    #expect(harness.cell(x: 19, y: 2).foreground == rule)
    // The line stays when the row changes, and the row can be clicked.
    harness.click(x: 4, y: 2)
    #expect(harness.screen[2].hasPrefix("▌") && underlined(harness, 2) == 20)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `without footers or with few colours, there is no line`() {
    #expect(underlined(open(isFooted: false), 2) == 0)
    #expect(underlined(open(.ansi16), 2) == 0)
  }
}
