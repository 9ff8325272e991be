// SPDX-License-Identifier: MIT
// Testing: the line below the titles of a table.

import Curium
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct TableTitleTests {
  private struct File: Identifiable {
    let id: String
    let size: Int
  }

  private struct Bare: TableStyle {
    func component(_ state: ControlState) -> TableComposableStyle {
      KitStyle().component(state).headerRule(.clear)
    }
  }

  private struct Files: View {
    var body: some View {
      DataTable(
        [File(id: "a.swift", size: 10), File(id: "b.swift", size: 20)],
        columns: [
          DataColumn("Name", value: \.id).width(.fixed(8)),
          DataColumn("Size", value: \.size).width(.fixed(6)),
        ], selection: .constant("a.swift"))
    }
  }

  private func open(_ depth: ColorDepth = .trueColor, underlines: TerminalSupport = .yes) -> Harness
  {
    Harness(
      width: 24, height: 5, theme: .dark,
      capabilities: TerminalCapabilities(colorDepth: depth, underlineStyles: underlines)
    ) { Files() }
  }

  /// Returns a row of the screen with a line for each underlined cell.
  private func line(_ harness: Harness, _ y: Int) -> String {
    (0..<24).map { harness.cell(x: $0, y: y).attributes.contains(.underline) ? "_" : " " }.joined()
  }

  @Test func `a line separates the titles from a selected row, without a row of its own`() {
    let harness = open()
    #expect(
      harness.screen == [
        "  Name        Size", "▌ a.swift       10", "  b.swift       20", "", "",
      ])
    let whole = String(repeating: "_", count: 24)
    let none = String(repeating: " ", count: 24)
    #expect((0..<5).map { line(harness, $0) } == [whole, none, none, none, none])
    let page = harness.cell(x: 20, y: 4).background
    #expect((0..<24).allSatisfy { harness.cell(x: $0, y: 0).background == page })
    #expect(harness.cell(x: 4, y: 1).background != page)
    let rule = ComponentTokens.Table.headerRuleColor.resolve(in: .dark).color
    #expect(harness.ansi.contains("[58:2::\(rule.red):\(rule.green):\(rule.blue)"))
    #expect(harness.cell(x: 20, y: 0).foreground == rule)
    #expect(
      harness.cell(x: 2, y: 0).foreground == Color.textSecondary.resolve(in: .dark).color)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `the focused title is underlined in its own colour`() {
    let harness = open()
    let page = harness.cell(x: 20, y: 4).background
    for (key, focused, other) in [("⇥", 2, 14), ("→", 14, 2)] {
      harness.press(key)
      #expect(harness.cell(x: focused, y: 0).link == 0 && harness.cell(x: other, y: 0).link != 0)
      #expect(harness.cell(x: focused, y: 0).background != page)
      #expect(!line(harness, 0).contains(" "))
      #expect(harness.repaint() == 0)
    }
  }

  @Test func `in terminals without coloured underlines, the space has the colour of the line`() {
    let harness = open(.ansi256, underlines: .no)
    let rule = ComponentTokens.Table.headerRuleColor.resolve(in: .dark).color
    #expect(harness.cell(x: 20, y: 0).foreground == rule && !harness.ansi.contains("[58:"))
    #expect(!line(harness, 0).contains(" ") && harness.repaint() == 0)
  }

  @Test(arguments: [ColorDepth.none, .ansi16])
  func `with few colours, only the focused title is underlined`(depth: ColorDepth) {
    let harness = open(depth)
    #expect(!line(harness, 0).contains("_"))
    harness.press("⇥")
    #expect(line(harness, 0).prefix(7) == "  ____ ")
  }

  @Test func `a style can hide the line`() {
    let harness = Harness(width: 24, height: 5, theme: .dark) {
      Files().tableStyle(Bare())
    }
    #expect(!line(harness, 0).contains("_") && harness.screen[0] == "  Name        Size")
  }
}
