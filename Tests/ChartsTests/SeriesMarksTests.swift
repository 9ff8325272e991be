// SPDX-License-Identifier: MIT
// Testing: charts of several series in terminals without colours.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct SeriesMarksTests {
  private let series = [
    ChartSeries("Used", [2, 3, 4]), ChartSeries("Cached", [1, 1, 1]),
    ChartSeries("Free", [5, 4, 3]),
  ]

  private func screen(
    _ style: ChartStyle, width: Int = 13, height: Int = 7, _ icons: IconSet = .unicode,
    _ depth: ColorDepth = .none
  ) -> [String] {
    let series = series
    let harness = Harness(width: width, height: height) {
      Chart(series, style: style, labels: ["a", "b", "c"]).colorDepth(depth)
        .environment(\.iconSet, icons)
    }
    #expect(harness.repaint() == 0)
    return harness.screen
  }

  @Test func `stacked areas have a texture for each series`() {
    #expect(
      screen(.stackedArea, width: 30, height: 12) == [
        "8 ░░░░░░░░░░░░░░░░░░░░░░░░░░░░",
        "  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░",
        "6 ░░░░░░░░░░░░░░░░░░░░░░░░░░░░",
        "  ░░░░░░░░░░░░░░░░░░░░░░░░░░░▒",
        "4 ░░░░░░░░░░░░░░▒▒▒▒▒▒▒▒▒▒▒▒▒█",
        "  ▒▒▒▒▒▒▒▒▒▒▒▒▒▒██████████████",
        "2 ████████████████████████████",
        "  ████████████████████████████",
        "0 ────────────────────────────",
        "  a            b             c",
        "",
        "  ██ Used  ▒▒ Cached  ░░ Free",
      ])
  }

  @Test func `bars beside each other have the textures of the legend`() {
    #expect(
      screen(.bars, width: 30) == [
        "5      ░░  ───────────────────",
        "       ░░       ░░   ██",
        "       ░░   ██  ░░   ██  ░░",
        "   ██▒▒░░   ██▒▒░░   ██▒▒░░",
        "0 ────────────────────────────",
        "      a        b        c",
        "  ██ Used  ▒▒ Cached  ░░ Free",
      ])
  }

  @Test func `areas behind each other keep their textures, even where they are low`() {
    #expect(
      screen(.area, width: 30) == [
        "5 ░───────────────────────────",
        "  ░░░░░░░░░░░░░░░░░       ████",
        "  ░░░░░░░█████████████████████",
        "  ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒",
        "0 ────────────────────────────",
        "  a            b             c",
        "  ██ Used  ▒▒ Cached  ░░ Free",
      ])
  }

  @Test func `lines and points consist of different marks`() {
    #expect(
      screen(.lines, width: 30) == [
        "5 ■■■■■■■───────────────────",
        "         ■■■■■■■■■■■■●●●●●●● 4",
        "3 ───────●●●●●●●●●●●●■■■■■■■ 3",
        "  ●●●●●●●                    1",
        "1 ○○○○○○○○○○○○○○○○○○○○○○○○○○",
        "  a           b            c",
        "  ● Used  ○ Cached  ■ Free",
      ])
    #expect(
      screen(.points, width: 30) == [
        "5 ■───────────────────────────",
        "               ■             ●",
        "3 ─────────────●─────────────■",
        "  ●",
        "1 ○────────────○─────────────○",
        "  a            b             c",
        "  ● Used  ○ Cached  ■ Free",
      ])
  }

  @Test func `horizontal bars have textures in whole cells`() {
    #expect(
      screen(.horizontalBars, width: 30, height: 14) == [
        "a ██████████  2",
        "  ▒▒▒▒▒  1",
        "  ░░░░░░░░░░░░░░░░░░░░░░░░░░ 5",
        "",
        "b ████████████████ 3",
        "  ▒▒▒▒▒  1",
        "  ░░░░░░░░░░░░░░░░░░░░░ 4",
        "",
        "c █████████████████████ 4",
        "  ▒▒▒▒▒  1",
        "  ░░░░░░░░░░░░░░░░ 3",
        "",
        "",
        "██ Used  ▒▒ Cached  ░░ Free",
      ])
  }

  @Test func `ASCII icons have textures of letters`() {
    #expect(
      screen(.stackedBars, width: 30, height: 10, .ascii) == [
        "10 ───────────────────────────",
        "",
        "    ........ ........ ........",
        " 5  ........ ........ ::::::::",
        "    :::::::: :::::::: ########",
        "    ######## ######## ########",
        " 0 ───────────────────────────",
        "       a        b        c",
        "",
        "   ## Used  :: Cached  .. Free",
      ])
  }

  @Test func `a single series is solid`() {
    let harness = Harness(width: 10, height: 4) {
      Chart([ChartSeries("a", [0, 8, 4])], style: .area, in: 0...8).colorDepth(.none)
    }
    #expect(
      harness.screen == [
        "8    ▁▂",
        "    ▂██▇▃",
        "   ▃██████",
        "0 ─▀▀▀▀▀▀▀",
      ])
  }

  @Test func `with 16 colours, the legend has the colours of the areas`() {
    let series = series
    let harness = Harness(width: 30, height: 12) {
      Chart(series, style: .stackedArea, labels: ["a", "b", "c"]).colorDepth(.ansi16)
    }
    let column = Set((0..<11).map { harness.cell(x: 20, y: $0).background.slot })
    let legend = (0..<30).filter { harness.cell(x: $0, y: 11).glyph == Glyph(" ") }
      .map { harness.cell(x: $0, y: 11).background.slot }
    #expect(Set(legend).isSuperset(of: column.intersection(legend)), "\(legend) \(column)")
  }

  @Test func `eight series have different textures and marks, and the cursor shows them`() {
    let many = (1...8).map { ChartSeries("S\($0)", [Double($0), 2]) }
    for (style, width) in [(ChartStyle.points, 1), (.bars, 2)] {
      let harness = Harness(width: 60, height: 14) {
        Chart(many, style: style).colorDepth(.none)
      }
      let legend = harness.screen[13].split(separator: " ").filter { !$0.hasPrefix("S") }
      #expect(Set(legend).count == 8 && legend.allSatisfy { $0.count == width }, "\(legend)")
      harness.press("⇥")
      let box = harness.screen.dropLast().compactMap { row in
        row.firstMatch(of: #/(\S) S[1-8]/#).map { String($0.1) }
      }
      #expect(Set(box).count == 8, "\(harness.screen)")
    }
  }

  @Test func `no point covers another line that ends in the same cell`() {
    let harness = Harness(width: 40, height: 8) {
      Chart([ChartSeries("a", [0, 8, 8]), ChartSeries("b", [8, 2, 8])], in: 0...8)
    }
    #expect(!harness.screen.contains { $0.contains("●") }, "\(harness.screen)")
  }

  @Test(arguments: [ChartStyle.stackedBars, .stackedArea])
  func `small parts don't make a stack higher than its sum`(style: ChartStyle) {
    let memory = [ChartSeries("Used", [3, 3]), ChartSeries("Cached", [18, 18])]
    let harness = Harness(width: 30, height: 6) {
      Chart(memory, style: style, in: 0...100).colorDepth(.none)
    }
    let rows = harness.screen.dropLast().indices.filter {
      harness.screen[$0].contains { "█▒".contains($0) }
    }
    #expect(rows == [3], "\(harness.screen)")
    #expect(harness.screen[3].contains("▒▒▒") && !harness.screen[3].contains("█"))
    #expect(harness.screen[5].contains("██ Used  ▒▒ Cached"))
    #expect(harness.repaint() == 0)
  }

  @Test func `each part of a stack takes a row at least`() {
    let small = [
      ChartSeries("a", [20, 20]), ChartSeries("b", [0.1, 0.1]), ChartSeries("c", [1, 0]),
    ]
    for style in [ChartStyle.stackedBars, .stackedArea] {
      let harness = Harness(width: 30, height: 11) {
        Chart(small, style: style, in: 0...30).colorDepth(.none)
      }
      let columns = [6, style == .stackedBars ? 26 : 29].map { x in
        harness.screen.prefix(8).compactMap { row in
          row.dropFirst(x).first.map(String.init).flatMap { "█▒░".contains($0) ? $0 : nil }
        }.joined()
      }
      #expect(columns[0].hasPrefix("░▒█") && columns[1].hasPrefix("▒█"), "\(harness.screen)")
    }
  }
}
