// SPDX-License-Identifier: MIT
// Testing: the colours of charts on terminals with few colours.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct ChartColorTests {
  private static let blocks = "▁▂▃▄▅▆▇█".unicodeScalars.map { Glyph($0) }

  @Test(arguments: [ColorDepth.ansi16, .ansi256], [nil, .heat] as [Gradient?])
  func `the sign beside a value has the colour of its column`(
    depth: ColorDepth, gradient: Gradient?
  ) throws {
    let capabilities = TerminalCapabilities(colorDepth: depth)
    let harness = Harness(width: 40, height: 10, theme: .dark, capabilities: capabilities) {
      Chart(
        [ChartSeries("a", [8, 8, 8])], style: .area, labels: ["x", "y", "z"], in: 0...8,
        gradient: gradient)
    }
    harness.press("⇥ home")
    let sign = try #require(harness.position(of: "■"))
    let top = try #require(
      (0..<8).first { Self.blocks.contains(harness.cell(x: 38, y: $0).glyph) })
    let drawn = harness.cell(x: 38, y: top).foreground
    let shown = harness.cell(x: sign.x, y: sign.y).foreground
    // Only the slot matters with 16 colours.
    #expect(depth == .ansi16 ? drawn.slot == shown.slot : drawn == shown)
  }

  @Test func `with 16 colours, the first two of stacked areas differ in hue`() {
    let harness = Harness(
      width: 20, height: 10, theme: .dark,
      capabilities: TerminalCapabilities(colorDepth: .ansi16)
    ) {
      Chart(
        [ChartSeries("Used", [3, 3]), ChartSeries("Cached", [3, 3])], style: .stackedArea,
        in: 0...8)
    }
    let slots = (0..<7).compactMap { harness.cell(x: 10, y: $0).background.slot }
    #expect(Set(slots).isSuperset(of: [13, 6]), "\(slots)")
  }
}
