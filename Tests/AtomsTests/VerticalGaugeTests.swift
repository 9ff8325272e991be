// SPDX-License-Identifier: MIT
// Testing: vertical gauges.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct VerticalGaugeTests {
  /// A narrow gauge of four rows.
  private func narrow(
    _ value: Double, _ fill: MeterFill = .plain, depth: ColorDepth = .trueColor
  ) -> Harness {
    Harness(
      width: 2, height: 4, theme: .dark, capabilities: TerminalCapabilities(colorDepth: depth)
    ) {
      Gauge("Evaluation", value: value, axis: .vertical).meterFill(fill)
    }
  }

  @Test(
    arguments: [
      (0, ["", "", "", ""]), (0.001, ["", "", "", "▁▁"]), (0.5, ["", "", "██", "██"]),
      (0.53125, ["", "▁▁", "██", "██"]), (0.6875, ["", "▆▆", "██", "██"]),
      (1, ["██", "██", "██", "██"]), (7, ["██", "██", "██", "██"]), (-2, ["", "", "", ""]),
    ] as [(Double, [String])])
  func `fills from the bottom in eighths of a row, and is only empty at zero`(
    value: Double, rows: [String]
  ) {
    #expect(narrow(value).screen == rows)
  }

  @Test func `a narrow gauge is only a bar, but screen readers get its title and its value`() {
    let harness = narrow(0.5)
    #expect(harness.find(.progress, "Evaluation")?.value == "50%")
    let track = ComponentTokens.Gauge.trackColor.resolve(in: .dark).color
    #expect(harness.cell(x: 0, y: 1).background == track)
    #expect(harness.cell(x: 1, y: 2).foreground == Color.brandPrimary.resolve(in: .dark).color)
  }

  @Test func `a wide gauge has its value above the bar, and its title below`() {
    let harness = Harness(width: 8, height: 5) {
      Gauge("CPU", value: 8.0, in: 0...16, currentValueLabel: "8 GB", axis: .vertical)
    }
    #expect(harness.screen[0].contains("8 GB") && harness.screen[4].contains("CPU"))
    #expect(Array(harness.screen[1...3]) == ["", "▄▄▄▄▄▄▄▄", "████████"])
    #expect(harness.find(.progress, "CPU")?.value == "8 GB")
    for width in 1...12 {
      for height in 1...6 {
        harness.resize(width: width, height: height)
        #expect(harness.repaint() == 0 && harness.warnings == [])
      }
    }
  }

  @Test(arguments: [(1, false, false), (2, true, false), (3, true, true)])
  func `in few rows, the bar keeps one, and the title goes first`(
    height: Int, hasValue: Bool, hasTitle: Bool
  ) {
    let harness = Harness(width: 8, height: height) {
      Gauge("CPU", value: 1.0, axis: .vertical)
    }
    #expect(harness.screen.filter { $0 == "████████" }.count == 1, "\(harness.screen)")
    #expect((harness.position(of: "100%") != nil) == hasValue)
    #expect((harness.position(of: "CPU") != nil) == hasTitle)
    #expect(harness.find(.progress, "CPU")?.value == "100%")
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [ColorDepth.none, .ansi16])
  func `with 16 or no colours, the track is a shade`(depth: ColorDepth) {
    #expect(narrow(0.53125, depth: depth).screen == ["░░", "▁▁", "██", "██"])
  }

  @Test func `with ASCII icons, the bar consists of ASCII characters`() {
    let harness = narrow(0.5, depth: .none)
    harness.setEnvironment { $0.iconSet = .ascii }
    #expect(harness.screen == ["..", "..", "##", "##"])
  }

  @Test func `thresholds and gradients colour the bar as they do in a row`() {
    let full = narrow(0.95, .thresholds(warning: 0.7, danger: 0.9))
    #expect(full.cell(x: 0, y: 3).foreground == Color.error.resolve(in: .dark).color)
    let low = narrow(0.5, .thresholds(warning: 0.7, danger: 0.9))
    #expect(low.cell(x: 0, y: 3).foreground == Color.success.resolve(in: .dark).color)
    // The gradient extends over the whole bar, filled or not.
    let hot = narrow(1, .gradient(.heat))
    #expect(Set((0..<4).map { hot.cell(x: 0, y: $0).foreground }).count == 4)
    #expect(narrow(0.5, .gradient(.heat)).cell(x: 0, y: 3) == hot.cell(x: 0, y: 3))
  }
}
