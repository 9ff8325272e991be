// SPDX-License-Identifier: MIT
// Testing: the mark of the focus is visible in every theme of the kit.

import Curium
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct FocusVisibilityTests {
  private struct Controls: View {
    @State private var day: CalendarDay? = CalendarDay(year: 2026, month: 3, day: 14)

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        PrimaryButton(title: "Save") {}
        DestructiveButton(title: "Delete") {}
        SecondaryButton(title: "Skip") {}
        PlainButton(title: "Later") {}
        Button("Tall") {}.buttonStyle(.variant(.primary, size: .large))
        Button("Calm") {}.buttonStyle(LightStyle())
        TokenButton(label: .text("Round"), style: .circleIcon) {}
        Chip(text: "on", isSelected: true) {}
        Chip(text: "off", isSelected: false) {}
        SegmentedControl(title: "Size", selection: .constant("M"), options: ["S", "M"])
        Pagination(page: .constant(2), count: 3)
        CalendarView(selection: $day)
      }
    }
  }

  /// The marks of the controls, in the order of their Tab stops.
  private static let marks = [
    "►Save◄", "►Delete◄", "▌Skip", "▌Later", "►  Tall  ◄", "►Calm◄", "►Round◄", "►√ on◄",
    "▌ off", "►M◄", "►2◄", "►14◄",
  ]

  @Test(arguments: AppTheme.builtIn.filter { $0 != .terminal })
  func `a bar marks a focused control, or arrows on a fill, with enough contrast`(
    theme: AppTheme
  ) throws {
    let harness = Harness(width: 40, height: 30, theme: theme) { Controls() }
    let needed = theme.colorSchemeContrast == .increased ? 4.5 : 3
    for mark in Self.marks {
      // The buttons of the calendar are Tab stops too.
      var stops = 0
      while stops < 3, harness.position(of: mark) == nil {
        harness.press("⇥")
        stops += 1
      }
      let place = try #require(harness.position(of: mark), "\(theme.name): \(mark)")
      let ends = mark.hasPrefix("►") ? [place.x, place.x + mark.count - 1] : [place.x]
      for x in ends {
        let cell = harness.cell(x: x, y: place.y)
        let ratio = Contrast.ratio(cell.foreground, cell.background) ?? 0
        #expect(ratio >= needed, "\(theme.name): \(mark) has \(ratio)")
      }
    }
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test(arguments: AppTheme.builtIn)
  func `the token of a filled button's bar is that of its background`(theme: AppTheme) {
    typealias Tokens = ComponentTokens.Button
    for (bar, ground) in [
      (Tokens.Primary.borderColorFocused, Tokens.Primary.backgroundColorFocused),
      (Tokens.Destructive.borderColorFocused, Tokens.Destructive.backgroundColorFocused),
    ] {
      #expect(bar.resolve(in: theme) == ground.resolve(in: theme))
    }
  }

  @Test(arguments: [(ColorDepth.trueColor, "▌ a"), (.ansi16, "▌ a"), (.none, "› a")])
  func `a focused list without a selection has the bar, but not the background`(
    depth: ColorDepth, row: String
  ) {
    let capabilities = TerminalCapabilities(colorDepth: depth)
    let harness = Harness(width: 12, height: 2, theme: .dark, capabilities: capabilities) {
      List(["a", "b"], id: \.self, selection: .constant(String?.none)) { Text($0) }
    }
    harness.press("⇥")
    #expect(harness.screen == [row, "  b"])
    #expect(harness.cell(x: 2, y: 0).background == harness.cell(x: 2, y: 1).background)
    #expect(harness.repaint() == 0)
  }

  @Test func `the bar of a list without a selection has the accent colour`() {
    let harness = Harness(width: 12, height: 2, theme: .dark) {
      List(["a", "b"], id: \.self, selection: .constant(String?.none)) { Text($0) }
    }
    harness.press("⇥")
    let mark = ComponentTokens.Sidebar.markerColor.resolve(in: .dark).color
    #expect(harness.cell(x: 0, y: 0).foreground == mark)
  }

  @Test func `a focused column title has a background and a hint, and End moves to the last one`() {
    struct Item: Identifiable {
      let id: Int
      let name: String
    }
    struct Page: View {
      var body: some View {
        VStack(spacing: 0) {
          DataTable(
            [Item(id: 1, name: "a")],
            columns: ["One", "Two", "Three"].map { title in
              DataColumn<Item>(title, value: \.name).width(.fixed(6))
            })
          KeyHints()
        }
      }
    }
    let harness = Harness(width: 40, height: 5, theme: .dark) { Page() }
    #expect(harness.position(of: "enter sort") == nil)
    harness.press("⇥")
    #expect(harness.focused?.label == "One" && harness.position(of: "enter sort") != nil)
    let page = harness.cell(x: 39, y: 0).background
    #expect((2..<8).allSatisfy { harness.cell(x: $0, y: 0).background != page })
    #expect(harness.cell(x: 10, y: 0).background == page)
    for (key, title) in [("end", "Three"), ("end", "Three"), ("home", "One"), ("→", "Two")] {
      harness.press(key)
      #expect(harness.focused?.label == title)
    }
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }
}
