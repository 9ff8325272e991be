// SPDX-License-Identifier: MIT
// Testing: the cursor of a chart, moved with keys and the pointer, and the values that it shows.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct ChartCursorTests {
  @Test func `controls ignore arrow and page keys until one of them has the focus`() {
    struct Report: View {
      @State private var day: CalendarDay? = CalendarDay(year: 2026, month: 3, day: 14)
      var body: some View {
        ScrollView {
          Chart([ChartSeries("a", [4, 2, 8])], style: .bars).frame(width: 15, height: 4)
          CalendarView(selection: $day)
          ContentSection(title: "Notes", icon: "doc") { Text("open") }
          DisclosureGroup("More", isExpanded: .constant(true)) { Text("more") }
          ForEach(0..<40) { Text("line \($0)") }
        }
      }
    }
    let harness = Harness(width: 30, height: 20) { Report() }
    harness.press("←")
    #expect(harness.position(of: "open") != nil)
    harness.press("pgdn")
    #expect(harness.position(of: "March 2026") == nil)
  }

  @Test func `the cursor shows the label of its value, also one that the axis omits`() {
    let harness = Harness(width: 24, height: 6) {
      Chart(
        [ChartSeries("a", (0..<9).map { Double($0) })], labels: (0..<9).map { "\($0 + 10):00" })
    }
    #expect(harness.position(of: "17:00") == nil)
    harness.press("⇥ ←")
    #expect(harness.find(.image)?.value == "17:00: a 7")
    #expect(harness.position(of: "17:00") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `the cursor shows the labels around a value without its own`() {
    let harness = Harness(width: 30, height: 8) {
      Chart([ChartSeries("a", (0..<9).map { Double($0) })], labels: ["6:00", "9:00", "12:00"])
    }
    harness.press("⇥")
    #expect(harness.find(.image)?.value == "12:00: a 8")
    harness.press("←")
    #expect(harness.find(.image)?.value == "9:00 – 12:00: a 7")
    #expect(harness.position(of: "9:00 – 12:00") != nil)
    harness.press("← ← ←")
    #expect(harness.find(.image)?.value == "9:00: a 4")
    harness.press("←")
    #expect(harness.find(.image)?.value == "6:00 – 9:00: a 3")
    #expect(harness.repaint() == 0)
  }

  @Test func `the cursor shows the position of a value without labels around it`() {
    let harness = Harness(width: 30, height: 8) {
      Chart([ChartSeries("a", [4, 2, 8, 5])], style: .bars, labels: ["x", "", "z"])
    }
    harness.press("⇥")
    #expect(harness.find(.image)?.value == "4 of 4: a 5")
    #expect(harness.position(of: "4 of 4") != nil)
    harness.press("←")
    #expect(harness.find(.image)?.value == "z: a 8")
    harness.press("←")
    #expect(harness.find(.image)?.value == "2 of 4: a 2")
    #expect(harness.repaint() == 0)
  }

  @Test func `the values at the cursor have room for wide names`() throws {
    let harness = Harness(width: 30, height: 7) {
      Chart([ChartSeries("読み", [1, 2]), ChartSeries("書き", [2, 1])], labels: ["朝", "夜"])
    }
    harness.press("⇥ home")
    let place = try #require(harness.position(of: "■ 読み 1"))
    #expect(harness.position(of: "■ 書き 2")?.x == place.x)
    // The box has a column on each side.
    let grounds = (-2...9).map { harness.cell(x: place.x + $0, y: place.y).background }
    #expect(Set(grounds[1...10]).count == 1)
    #expect(grounds[0] != grounds[1] && grounds[11] != grounds[1])
  }

  @Test func `arrow keys read values while the chart has the focus`() throws {
    let harness = Harness(width: 24, height: 6) {
      Chart([ChartSeries("CPU", [10, 40, 20])], style: .area, labels: ["Mon", "Tue", "Wed"]) {
        "\(Int($0)) %"
      }
    }
    #expect(!harness.screen.joined().contains("■"))
    harness.press("tab")
    #expect(harness.find(.image)?.value == "Wed: CPU 20 %")
    harness.press("left")
    #expect(harness.find(.image)?.value == "Tue: CPU 40 %")
    #expect(harness.screen[0].contains("Tue"))
    #expect(harness.screen[1].contains("■ 40 %"))
    harness.press("home left")
    #expect(harness.find(.image)?.value == "Mon: CPU 10 %")
    harness.press("end")
    #expect(harness.find(.image)?.value == "Wed: CPU 20 %")
    #expect(harness.repaint() == 0)
  }

  @Test func `the pointer reads the values under it`() {
    let harness = Harness(width: 40, height: 8) {
      Chart([ChartSeries("a", [1, 2, 3]), ChartSeries("b", [3, 2, 1])], labels: ["x", "y", "z"])
    }
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 39, y: 3)))
    #expect(harness.find(.image)?.value == "z: a 3, b 1")
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 2, y: 3)))
    #expect(harness.find(.image)?.value == "x: a 1, b 3")
    // A key moves the cursor from there, and the pointer takes it back.
    harness.press("tab right")
    #expect(harness.find(.image)?.value == "y: a 2, b 2")
    harness.press("right")
    #expect(harness.find(.image)?.value == "z: a 3, b 1")
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 3, y: 3)))
    #expect(harness.find(.image)?.value == "x: a 1, b 3")
    harness.press("shift+tab tab")
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 2, y: 7)))
    #expect(harness.find(.image)?.value == "z: a 3, b 1")
  }

  @Test(arguments: [ColorDepth.trueColor, .ansi16], [ChartStyle.area, .bars, .stackedBars])
  func `the cursor is a line on the colours of a shape`(depth: ColorDepth, style: ChartStyle) {
    let harness = Harness(width: 30, height: 8) {
      Chart([ChartSeries("a", [4, 4, 4])], style: style).colorDepth(depth)
    }
    let before = (0..<30).map { harness.cell(x: $0, y: 5).background }
    harness.press("⇥ ←")
    let lines = (0..<30).filter { harness.cell(x: $0, y: 5).glyph == Glyph("│") }
    #expect(lines.count == 1, "\(harness.screen)")
    for x in lines {
      #expect(harness.cell(x: x, y: 5).background == before[x] && before[x] != before[0])
    }
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [ChartStyle.area, .bars, .stackedArea, .stackedBars])
  func `the line of the cursor has no gaps`(style: ChartStyle) throws {
    let harness = Harness(width: 30, height: 9, theme: .dark) {
      Chart([ChartSeries("a", [3.3, 4.7, 2.2])], style: style, in: 0...8).chartRule(y: 4)
    }
    harness.press("⇥ ←")
    let column = try #require(harness.position(of: "│")).x
    let cells = (0..<8).map { harness.cell(x: column, y: $0) }
    #expect(cells.allSatisfy { $0.glyph == Glyph("│") }, "\(harness.screen)")
    // The page and the shape; a gradient has several colours.
    #expect(Set(cells.map(\.background)).count > 1)
    #expect(harness.repaint() == 0)
  }

  @Test func `the values at the cursor are on the side where they cover less of the data`() throws {
    let values: [Double] = [1, 1, 1, 1, 1, 8, 8, 8, 8]
    for (values, isOnLeft) in [(values, true), (Array(values.reversed()), false)] {
      let harness = Harness(width: 60, height: 8) {
        Chart([ChartSeries("a", values)], style: .area, labels: values.map { _ in "p" }, in: 0...8)
      }
      harness.press("⇥ home → → → →")
      let box = try #require(harness.position(of: "■ 1"))
      let line = try #require(harness.position(of: "│"))
      #expect((box.x < line.x) == isOnLeft, "\(harness.screen)")
    }
  }

  @Test func `a chart without a cursor can't be focused`() {
    let harness = Harness(width: 20, height: 6) {
      Chart([ChartSeries("a", [1, 2, 3])]).chartCursor(.hidden)
    }
    let before = harness.screen
    harness.press("tab")
    #expect(harness.focused == nil)
    #expect(harness.screen == before)
  }

  @Test(arguments: [ChartStyle.lines, .area, .points, .bars, .stackedArea, .stackedBars])
  func `the cursor reads the values that are drawn in a shared column`(style: ChartStyle) {
    var values = [Double](repeating: 1, count: 200)
    values[50] = 100
    let harness = Harness(width: 54, height: 8) {
      Chart([ChartSeries("a", values)], style: style, in: 0...100)
        .chartLastValue(.hidden)
    }
    harness.press("⇥")
    var read: [String] = []
    for _ in 0..<60 {
      harness.press("←")
      read.append(harness.find(.image)?.value ?? "")
    }
    #expect(read.filter { $0.contains("100") }.count == 1)
    let peaks = (0..<54).filter { x in
      harness.pointer(PointerEvent(.moved, at: CellPoint(x: x, y: 3)))
      return harness.find(.image)?.value.contains("100") == true
    }
    #expect(peaks.count == 1)
    #expect(
      harness.cell(x: peaks.first ?? 0, y: 0).foreground != harness.cell(x: 53, y: 0).foreground)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [ChartStyle.lines, .area, .bars])
  func `in a shared column, each series is read as it is drawn`(style: ChartStyle) {
    var one = [Double](repeating: 1, count: 200)
    var other = one
    one[81] = -100
    one[82] = 100
    other[83] = 50
    let harness = Harness(width: 54, height: 9) {
      Chart([ChartSeries("a", one), ChartSeries("b", other)], style: style, in: -200...200)
        .chartLastValue(.hidden)
    }
    let read = (0..<54).map { x in
      harness.pointer(PointerEvent(.moved, at: CellPoint(x: x, y: 3)))
      return harness.find(.image)?.value ?? ""
    }
    #expect(read.contains("a 100, b 50"))
    #expect(harness.repaint() == 0)
  }
}
