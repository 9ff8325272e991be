// SPDX-License-Identifier: MIT
// Testing: the heights of stacked bars.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing
import TestModels

@testable import CuriumCharts

@MainActor struct StackedEdgesTests {
  @Test(arguments: [true, false])
  func `edges are in order, a cell contains at most one, and the last is the sum`(isAbove: Bool) {
    var random = SeededRandom(seed: 17)
    for _ in 0..<4_000 {
      let ground = Double(Int.random(in: 40...160, using: &random)) / 8
      var heights: [Double] = []
      var height = ground
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let bar = Double(Int.random(in: 2...60, using: &random)) / 24
        height += isAbove ? -bar : bar
        heights.append(height)
      }
      let edges = StackedEdges.edges(at: heights, from: ground, isAbove: isAbove)
      #expect(edges.first == ground && edges.count == heights.count + 1)
      for (one, next) in zip(edges, edges.dropFirst()) {
        #expect(isAbove ? next <= one : next >= one)
      }
      let inside = edges.filter { $0 != $0.rounded() }
      let cells = Set(inside.map { $0.rounded(.down) })
      #expect(Set(inside).count == cells.count, "\(edges)")
      let end = (height * 8).rounded() / 8
      let isInCellOfGround =
        ground != ground.rounded() && abs(end - ground.rounded(.down) - 0.5) <= 0.5
      #expect(edges.last == end || isInCellOfGround, "\(edges) \(heights)")
    }
  }

  @Test func `bars that share the last cell leave it to the longest`() {
    func edges(_ heights: [Double], _ isAbove: Bool = true) -> [Double] {
      StackedEdges.edges(at: heights, from: 8, isAbove: isAbove)
    }
    #expect(edges([7.625, 7.375, 7.125]) == [8, 7.125, 7.125, 7.125])
    #expect(edges([6.75, 6.25]) == [8, 7, 6.25])
    #expect(edges([6.75, 6.5, 6]) == [8, 7, 6.5, 6])
    #expect(edges([9.25, 9.75], false) == [8, 9, 9.75])
    // In a full cell, two bars are drawn.
    #expect(edges([7.75, 7.375, 7]) == [8, 8, 7.375, 7])
    // A tiny stack takes an eighth.
    #expect(edges([7.99, 7.98]) == [8, 8, 7.875])
    #expect(edges([]) == [8])
  }

  @Test func `a short bar takes an eighth from its neighbours, or a cell from a longer one`() {
    func edges(_ heights: [Double], from ground: Double = 8) -> [Double] {
      StackedEdges.edges(at: heights, from: ground, isAbove: true)
    }
    #expect(edges([4, 3.98, 1]) == [8, 4, 3.875, 1])
    #expect(edges([6.5, 6.25]) == [8, 7, 6.25])
    #expect(edges([6.5, 6.49]) == [8, 7, 6.5])
    #expect(edges([8.4, 6.25], from: 8.5) == [8.5, 8, 6.25])
  }

  @Test(arguments: [[0.5, 30], [30, 0.5], [30, 0.5, 30]])
  func `a small share of a stack stays visible`(values: [Double]) {
    let harness = Harness(width: 30, height: 11, theme: .dark) {
      Chart(values.map { ChartSeries("a", [$0, $0]) }, style: .stackedBars, in: 0...100)
    }
    let colors = [Color.chart1, .chart2, .chart3].map { $0.resolve(in: .dark).color }
    // The last row contains the legend.
    let cells = (0..<10).flatMap { y in (0..<30).map { harness.cell(x: $0, y: y) } }
    for color in colors.prefix(values.count) {
      #expect(
        cells.contains { $0.foreground == color || $0.background == color },
        "\(harness.screen)")
    }
    #expect(harness.repaint() == 0)
  }

  @Test func `a baseline inside a cell has one bar in it`() {
    func edges(_ heights: [Double], _ isAbove: Bool = true) -> [Double] {
      StackedEdges.edges(at: heights, from: 8.5, isAbove: isAbove)
    }
    #expect(edges([8.25, 7.5]) == [8.5, 8, 7.5])
    #expect(edges([8.25]) == [8.5, 8])
    #expect(edges([8.75, 9.5], false) == [8.5, 9, 9.5])
  }

  @Test func `in whole rows, the smallest bars take rows of the others`() {
    func rows(_ heights: [Double], _ isAbove: Bool = true) -> [Double] {
      StackedEdges.rows(at: heights, from: 8, isAbove: isAbove)
    }
    #expect(rows([4, 3.9, 2]) == [8, 4, 3, 2])
    #expect(rows([4, 3.9, 3.8]) == [8, 6, 5, 4])
    #expect(rows([12, 12.1], false) == [8, 11, 12])
    #expect(rows([]) == [8])
  }

  @Test func `in fewer rows than bars, the longest bars have a row`() {
    func rows(_ heights: [Double], _ isAbove: Bool = true) -> [Double] {
      StackedEdges.rows(at: heights, from: 8, isAbove: isAbove)
    }
    #expect(rows([7.75, 7.5, 7.25]) == [8, 7, 7, 7])
    #expect(rows([7.875, 6.75]) == [8, 8, 7])
    #expect(rows([7.5, 7.25, 6]) == [8, 7, 7, 6])
    #expect(rows([8.125, 8.5, 8.75], false) == [8, 8, 9, 9])
    #expect(rows([8.25, 9, 10], false) == [8, 8, 9, 10])
  }

  @Test func `stacks of equal sums are equally high`() {
    let chart = Chart(
      [ChartSeries("a", [2.75, 1, 2]), ChartSeries("b", [0.5, 2.25, 2])], style: .stackedBars)
    #expect(
      screen(chart.frame(width: 17, height: 6), 17) == [
        "4 ───────────▄▄▄▄",
        "   ▆▆▆▆ ▆▆▆▆ ████",
        "2  ████ ████ ▄▄▄▄",
        "   ████ ▄▄▄▄ ████",
        "0 ─▄▄▄▄─▄▄▄▄─▄▄▄▄",
        "  ■ a  ■ b",
      ])
  }

  @Test(arguments: [ChartStyle.stackedBars, .stackedArea])
  func `zero and negative values have their own stack`(style: ChartStyle) {
    let harness = Harness(width: 20, height: 13) {
      Chart(
        [
          ChartSeries("a", [2, -2, 0]), ChartSeries("b", [0, -1, 0]), ChartSeries("c", [-1, 3, 0]),
        ], style: style)
    }
    #expect(
      harness.find(.image)?.value
        == "a: first 2, last 0, lowest -2, highest 2; b: first 0, last 0, lowest -1, highest 0; "
        + "c: first -1, last 0, lowest -1, highest 3")
    // A value takes one and a half rows, and the baseline is in the middle of row 4.
    let places = style == .stackedBars ? [6, 12, 17] : [3, 11, 19]
    let rows = places.map { x in
      (0..<10).filter { !" ─".contains(harness.screen[$0].dropFirst(x).first ?? " ") }
    }
    #expect(rows == [Array(1...5), Array(0...8), []], "\(harness.screen)")
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }

  @Test func `below the baseline, each bar begins where the one before it ends`() {
    let chart = Chart(
      [
        ChartSeries("a", [2, -2, 0]), ChartSeries("b", [0, -1, 0]), ChartSeries("c", [-1, 3, 0]),
      ],
      style: .stackedBars)
    let harness = Harness(width: 20, height: 13) { chart.themed(.dark) }
    // The edges are 4.5, 1.5 and 4.5, 6 in the first stack; 4.5, 0 and 4.5, 7.5, 9 in the second.
    #expect(
      harness.screen == [
        "          ████",
        " 2   ▄▄▄▄ ████──────",
        "     ████ ████",
        "     ████ ████",
        " 0 ──▄▄▄▄─▄▄▄▄──────",
        "     ████ ████",
        "          ████",
        "-2 ───────▄▄▄▄──────",
        "          ████",
        "",
        "-4 ─────────────────",
        "",
        "   ■ a  ■ b  ■ c",
      ])
    let colors = [Color.chart1, .chart2, .chart3].map { $0.resolve(in: .dark).color }
    /// The series in the lower and the upper half of a cell.
    func series(_ x: Int, _ y: Int) -> [Int?] {
      let cell = harness.cell(x: x, y: y)
      return [cell.foreground, cell.background].map { colors.firstIndex(of: $0) }
    }
    #expect(series(6, 4) == [2, 0])
    #expect(series(12, 4) == [0, 2])
    #expect(series(12, 7) == [1, 0])
    #expect(series(12, 8)[0] == 1)
  }
}
