// SPDX-License-Identifier: MIT
// Testing: charts that show a part of their horizontal axis.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct ChartZoomTests {
  /// A chart of 101 values, and the visible part below it.
  private struct Page: View {
    static let values = (0...100).map { Double($0) }
    let style: ChartStyle
    let series: [ChartSeries]
    let bounds: ClosedRange<Double>?
    @State private var visible: ClosedRange<Double>?

    init(
      _ visible: ClosedRange<Double>? = nil, style: ChartStyle = .lines,
      series: [ChartSeries] = [ChartSeries("a", Page.values)], in bounds: ClosedRange<Double>? = nil
    ) {
      self.style = style
      self.series = series
      self.bounds = bounds
      _visible = State(initialValue: visible)
    }

    var body: some View {
      VStack(spacing: 0) {
        Chart(series, style: style, labels: (0...100).map { "d\($0)" }, in: bounds)
          .chartXVisibleDomain($visible)
        Text(visible.map { "\(Int($0.lowerBound)) to \(Int($0.upperBound))" } ?? "all")
      }
    }
  }

  private func page(_ page: Page) -> Harness { Harness(width: 40, height: 10) { page } }
  private func read(_ harness: Harness) -> String? { harness.find(.image)?.value }

  /// The visible part.
  private func shown(_ harness: Harness) -> String? {
    harness.screen.last?.split(separator: " ").joined(separator: " ")
  }

  @Test func `plus and minus zoom around the cursor, and zero shows everything`() {
    let harness = page(Page())
    harness.press("⇥")
    for (key, part) in [
      ("+", "50 to 100"), ("+", "75 to 100"), ("-", "50 to 100"), ("0", "all"), ("-", "all"),
    ] {
      harness.press(key)
      #expect(shown(harness) == part, "\(key)")
      #expect(read(harness) == "d100: a 100")
    }
    for _ in 0..<10 { harness.press("+") }
    #expect(shown(harness) == "96 to 100")
    #expect(harness.repaint() == 0)
  }

  @Test func `the cursor scrolls past the ends of the visible part`() {
    let harness = page(Page(50...60))
    harness.press("⇥")
    for (keys, part, value) in [
      ("←", "50 to 60", "d59: a 59"), ("→ →", "51 to 61", "d61: a 61"),
      ("home", "0 to 10", "d0: a 0"), ("←", "0 to 10", "d0: a 0"),
      ("→", "0 to 10", "d1: a 1"), ("end", "90 to 100", "d100: a 100"),
      ("→", "90 to 100", "d100: a 100"),
    ] {
      harness.press(keys)
      #expect(shown(harness) == part, "\(keys)")
      #expect(read(harness) == value, "\(keys)")
    }
    #expect(harness.repaint() == 0)
  }

  @Test func `the labels and an automatic axis follow the visible part`() {
    let harness = page(Page(style: .bars))
    /// Returns whether the axis of the values reaches 100.
    func reaches100(_ harness: Harness) -> Bool {
      harness.screen.dropLast(2).contains { $0.hasPrefix("100") }
    }
    #expect(harness.position(of: "d0 ") != nil && reaches100(harness))
    harness.press("⇥ home + + + +")
    #expect(shown(harness) == "0 to 7")
    #expect(harness.position(of: "d2") != nil && harness.position(of: "d50") == nil)
    #expect(!reaches100(harness), "\(harness.screen)")
    // A fixed axis stays the same.
    let fixed = page(Page(0...6, in: 0...100))
    #expect(reaches100(fixed), "\(fixed.screen)")
  }

  @Test(arguments: [ChartStyle.lines, .area, .bars])
  func `a sign at an upper corner shows that there are more values`(style: ChartStyle) {
    let harness = page(Page(50...60, style: style))
    func signs() -> [Character] { harness.screen.joined().filter { "‹›".contains($0) }.map { $0 } }
    #expect(signs() == ["‹", "›"])
    harness.press("⇥ home")
    #expect(signs() == ["›"])
    harness.press("end")
    #expect(signs() == ["‹"])
    harness.press("0")
    #expect(signs() == [])
    #expect(harness.repaint() == 0)
  }

  @Test func `the wheel scrolls a visible part, and zooms with Control or Option`() {
    let harness = page(Page(50...60))
    let point = CellPoint(x: 20, y: 3)
    harness.scroll(y: 1, at: point)
    #expect(shown(harness) == "51 to 61")
    harness.scroll(x: -2, y: 0, at: point)
    #expect(shown(harness) == "49 to 59")
    // Only turning the wheel up or down zooms.
    harness.pointer(PointerEvent(.scrolled(x: 1, y: 0), at: point, modifiers: .control))
    #expect(shown(harness) == "50 to 60")
    for modifiers in [EventModifiers.control, .option] {
      harness.pointer(PointerEvent(.scrolled(x: 0, y: 1), at: point, modifiers: modifiers))
    }
    let ends = shown(harness)?.split(separator: " ").compactMap { Int($0) } ?? []
    #expect(ends.count == 2 && (ends.last ?? 0) - (ends.first ?? 0) == 16)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [(ChartStyle.lines, 39), (.bars, 7)])
  func `after the wheel, the cursor reads the value under the pointer`(style: ChartStyle, x: Int) {
    let harness = page(Page(50...60, style: style))
    let point = CellPoint(x: x, y: 3)
    harness.pointer(PointerEvent(.moved, at: point))
    let before = read(harness)
    harness.scroll(y: 1, at: point)
    #expect(shown(harness) == "51 to 61")
    #expect(before != nil && read(harness) != before)
    let after = read(harness)
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 38, y: 3)))
    harness.pointer(PointerEvent(.moved, at: point))
    #expect(read(harness) == after)
  }

  @Test func `a wheel that changes nothing scrolls the views around`() throws {
    let harness = Harness(width: 40, height: 12) {
      ScrollView {
        Page().frame(height: 8)
        ForEach(0..<30, id: \.self) { Text("line \($0)") }
      }
    }
    let before = try #require(harness.position(of: "line 0"))
    harness.scroll(y: 1, at: CellPoint(x: 20, y: 3))
    #expect(harness.position(of: "line 0")?.y != before.y)
  }

  @Test func `dragging scrolls`() {
    let harness = page(Page(50...60))
    harness.drag(from: CellPoint(x: 30, y: 3), to: CellPoint(x: 16, y: 3))
    let ends = shown(harness)?.split(separator: " ").compactMap { Int($0) } ?? []
    #expect(ends.count == 2 && (52...56).contains(ends.first ?? 0))
    #expect((ends.last ?? 0) - (ends.first ?? 0) == 10)
    harness.drag(from: CellPoint(x: 16, y: 3), to: CellPoint(x: 30, y: 3))
    #expect(shown(harness) == "50 to 60")
    #expect(harness.repaint() == 0)
  }

  @Test func `points are shown by their positions`() {
    let points = (0...100).map { ChartPoint(x: Double($0) * 10, y: Double($0)) }
    let harness = page(Page(500...600, series: [ChartSeries("a", points: points)]))
    harness.press("⇥")
    #expect(read(harness) == "600: a 60")
    harness.press("→")
    #expect(shown(harness) == "510 to 610" && read(harness) == "610: a 61")
    harness.press("home")
    #expect(shown(harness) == "0 to 100" && read(harness) == "0: a 0")
    harness.press("+")
    #expect(shown(harness) == "0 to 50" && read(harness) == "0: a 0")
    harness.press("0 end")
    #expect(shown(harness) == "all" && read(harness) == "1k: a 100")
    #expect(harness.repaint() == 0)
  }

  @Test func `without points in the visible part, keys still show others`() {
    let points = [0.0, 10, 1000].map { ChartPoint(x: $0, y: $0) }
    let series = [ChartSeries("a", points: points)]
    let harness = page(Page(400...500, style: .points, series: series))
    #expect(harness.position(of: "No data") != nil)
    harness.press("⇥ home")
    #expect(shown(harness) == "0 to 100" && read(harness) == "0: a 0")
    #expect(harness.repaint() == 0)
  }

  @Test func `charts with the same binding show the same part`() {
    struct Pair: View {
      @State private var visible: ClosedRange<Double>?
      var body: some View {
        VStack(spacing: 0) {
          ForEach(["a", "b"], id: \.self) { name in
            Chart(
              [ChartSeries(name, (0...100).map { Double($0) })], style: .bars,
              labels: (0...100).map { "d\($0)" })
          }
        }
        .chartXVisibleDomain($visible)
      }
    }
    let harness = Harness(width: 40, height: 16) { Pair() }
    harness.press("⇥ home + + + +")
    #expect(harness.screen[..<8].joined().contains("d4"), "\(harness.screen)")
    #expect(harness.screen[8...].joined().contains("d4"), "\(harness.screen)")
  }

  @Test func `the key hints show the keys for zooming`() {
    let harness = Harness(width: 70, height: 10) {
      VStack(spacing: 0) {
        Page()
        KeyHints()
      }
    }
    #expect(!harness.screen[9].contains("zoom"))
    harness.press("⇥")
    #expect(harness.screen[9].contains("zoom"))
  }

  @Test func `a chart keeps the focus while its style changes to one that doesn't zoom`() {
    struct Styles: View {
      @State private var style = ChartStyle.lines
      @State private var visible: ClosedRange<Double>?
      var body: some View {
        Chart([ChartSeries("a", [4, 2, 8])], style: style)
          .chartXVisibleDomain($visible)
          .keyBinding("histogram", "h") { style = .histogram }
      }
    }
    let harness = Harness(width: 40, height: 10) { Styles() }
    harness.press("⇥ h")
    let newest = read(harness)
    harness.press("←")
    #expect(read(harness) != newest)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [ChartStyle.histogram, .heatMap, .horizontalBars])
  func `other styles show everything`(style: ChartStyle) {
    let series = [ChartSeries("a", [4, 2, 8, 5, 7, 9, 1])]
    let all = page(Page(style: style, series: series))
    let part = page(Page(1...5, style: style, series: series))
    #expect(all.screen.dropLast() == part.screen.dropLast())
    part.press("⇥ +")
    #expect(shown(part) == "1 to 5")
  }

  @Test(
    arguments: [[], [5], [.nan, .infinity], [1, 2, 3], .init(repeating: 4, count: 101)]
      as [[Double]])
  func `draws any part at any size`(values: [Double]) {
    let parts: [ClosedRange<Double>] = [
      -.infinity ... .infinity, 1e308...1e308, -9...(-5), 2...2, 0.4...0.6, 40...400,
    ]
    let points = values.enumerated().map { ChartPoint(x: Double($0.offset * 3), y: $0.element) }
    for style in [ChartStyle.lines, .points, .area, .stackedArea, .bars, .stackedBars] {
      for series in [ChartSeries("a", values), ChartSeries("a", points: points)] {
        for (width, height) in [(1, 1), (20, 5), (40, 12)] {
          for part in parts {
            let harness = Harness(width: width, height: height) {
              Chart([series, ChartSeries("b", [1])], style: style)
                .chartXVisibleDomain(.constant(part)).chartRule(x: 2, "x")
            }
            harness.press("⇥ ← → home + - 0 end")
            harness.scroll(y: 1, at: CellPoint(x: width / 2, y: height / 2))
            #expect(harness.repaint() == 0)
            #expect(harness.warnings == [])
          }
        }
      }
    }
  }
}
