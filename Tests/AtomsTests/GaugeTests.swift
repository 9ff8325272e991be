// SPDX-License-Identifier: MIT
// Testing: gauges.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct GaugeTests {
  @Test func `fills in steps of half a cell, stays in its range and reports the percentage`() {
    let harness = Harness(width: 19, height: 1) { Gauge("CPU", value: 0.55) }
    #expect(harness.screen[0].hasPrefix("CPU  ━━━━╸"))
    #expect(harness.screen[0].hasSuffix("55%"))
    #expect(harness.find(.progress, "CPU")?.value == "55%")
    for value in [-.infinity, -3, .nan, 7, .infinity] as [Double] {
      let harness = Harness(width: 20, height: 1) { Gauge("CPU", value: value) }
      #expect(["0%", "100%"].contains(harness.find(.progress)?.value ?? ""))
    }
  }

  @Test func `a text for the current value replaces the percentage`() {
    let harness = Harness(width: 40, height: 2) {
      VStack {
        Gauge("Memory", value: 5.2, in: 0...16, currentValueLabel: "5.2 of 16 GB")
        Gauge("Memory", value: 8.0, in: 0...16, currentValueLabel: "8")
      }
    }
    #expect(harness.screen[0].hasPrefix("Memory") && harness.screen[0].hasSuffix(" 5.2 of 16 GB"))
    #expect(harness.find(.progress, "Memory")?.value == "5.2 of 16 GB")
    // A short text takes the width of a percentage.
    #expect(harness.screen[1].hasSuffix("━     8"))
  }

  @Test func `a text for the current value is omitted if it would leave no room for the bar`() {
    let gauge = Gauge("Memory", value: 5.2, in: 0...16, currentValueLabel: "5.2 of 16 GB")
    let harness = Harness(width: 14, height: 2) {
      VStack(spacing: 0) {
        gauge
        VStack { gauge }.labelsAligned()
      }
    }
    #expect(harness.screen == ["Memo…  ━╸━━━", "Memo…  ━╸━━━"])
    #expect(harness.find(.progress, "Memory")?.value == "5.2 of 16 GB")
    harness.resize(width: 24, height: 2)
    #expect(harness.screen[0] == "Mem…  ━╸━━  5.2 of 16 GB")
    #expect(harness.repaint() == 0 && harness.warnings == [])
    for width in 1...30 {
      harness.resize(width: width, height: 2)
      #expect(harness.repaint() == 0 && harness.warnings == [])
    }
  }

  @Test func `a bar of huge numbers fills like any other`() {
    for (value, percent) in [(-1e308, "0%"), (0, "50%"), (0.5e308, "75%"), (1e308, "100%")] {
      let harness = Harness(width: 20, height: 1) { Gauge("x", value: value, in: -1e308...1e308) }
      #expect(harness.find(.progress, "x")?.value == percent)
    }
  }

  @Test func `a small value fills half a cell, and zero none`() {
    let harness = Harness(width: 14, height: 2) {
      VStack {
        Gauge("CPU", value: 0.001)
        Gauge("CPU", value: 0)
      }
    }
    #expect(harness.screen[0].hasPrefix("CPU  ╸") && !harness.screen[1].contains("╸"))
  }

  @Test(arguments: [
    (0, "━━━━━━━━━━"), (0.02, "╸━━━━━━━━━"), (0.1, "━╺━━━━━━━━"), (0.55, "━━━━━╸━━━━"),
    (0.9, "━━━━━━━━━╺"), (0.95, "━━━━━━━━━╸"), (1, "━━━━━━━━━━"),
  ])
  func `half a cell separates the completed part from a track of the same weight`(
    value: Double, row: String
  ) {
    let track = ComponentTokens.Progress.trackColor.resolve(in: .dark).color
    let harness = Harness(width: 10, height: 1, theme: .dark) { ProgressView(value: value) }
    #expect(harness.screen == [row])
    let done = (0..<10).count { harness.cell(x: $0, y: 0).foreground != track }
    #expect(done == Int((value * 10).rounded(.up)))
    harness.setEnvironment { $0.iconSet = .ascii }
    #expect(harness.screen[0].filter { $0 == "-" }.count == 10 - done)
  }

  @Test(arguments: [ColorDepth.none, .ansi16])
  func `with 16 or no colours, the track is lighter, after a gap`(depth: ColorDepth) {
    let capabilities = TerminalCapabilities(colorDepth: depth)
    let harness = Harness(width: 8, height: 3, capabilities: capabilities) {
      VStack(spacing: 0) {
        ProgressView(value: 0)
        ProgressView(value: 0.5)
        ProgressView(value: 0.56)
      }
    }
    #expect(harness.screen == ["────────", "━━━━╶───", "━━━━╸───"])
    // An edge may have the colour of its background, but the track shows a value.
    #expect((0..<8).allSatisfy { !harness.cell(x: $0, y: 2).attributes.contains(.line) })
  }

  @Test(arguments: [
    (0.2, MeterFill.thresholds(warning: 0.7, danger: 0.9), Color.success),
    (0.7, .thresholds(warning: 0.7, danger: 0.9), .warning),
    (0.95, .thresholds(warning: 0.7, danger: 0.9), .error),
    (0.95, .thresholds(warning: 0.3, danger: 0.1), .success),
    (0.09, .thresholds(warning: 0.3, danger: 0.1), .error), (0.5, .plain, .brandPrimary),
  ])
  func `thresholds colour the bar by its value`(value: Double, fill: MeterFill, color: Color) {
    let harness = Harness(width: 40, height: 2) {
      VStack {
        Gauge("CPU", value: value)
        ProgressView("CPU", value: value)
      }
      .meterFill(fill)
    }
    #expect(harness.cell(x: 6, y: 0).foreground == color.resolve(in: .dark).color)
    if fill != .plain {
      #expect(harness.cell(x: 6, y: 1).foreground == color.resolve(in: .dark).color)
    }
  }

  @Test func `a gradient extends over the whole bar`() {
    let harness = Harness(width: 40, height: 1) {
      Gauge("CPU", value: 1.0).meterFill(.gradient(.heat))
    }
    let first = harness.cell(x: 5, y: 0).foreground
    let colors = (5..<30).map { harness.cell(x: $0, y: 0).foreground }
    #expect(Set(colors).count > 20 && first == colors.first)
  }
}
