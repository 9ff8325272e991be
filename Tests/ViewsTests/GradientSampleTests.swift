// SPDX-License-Identifier: MIT
// Testing: the colour at one place of a gradient.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct GradientSampleTests {
  @Test(arguments: [-1, 0, 0.3, 0.8, 1, .nan])
  func `a shape filled with a gradient sample has one colour`(place: Double) {
    let harness = Harness(width: 6, height: 2) {
      Rectangle().fill(Gradient.heat.style(at: place))
    }
    let color = Gradient.heat.color(at: place.isNaN ? 0 : place, in: .dark)
    for x in 0..<6 {
      let cell = harness.cell(x: x, y: 1)
      // A gradient is painted in 256 steps.
      #expect(abs(Int(cell.background.red) - Int(color.red)) <= 2)
      #expect(abs(Int(cell.background.green) - Int(color.green)) <= 2)
    }
  }

  @Test(arguments: [AppTheme.dark, .light, .nord, .highContrastLight])
  func `text in a gradient sample is legible`(theme: AppTheme) {
    for place in [0, 0.25, 0.5, 0.75, 1] {
      let harness = Harness(width: 4, height: 1) {
        Text("82 %").foregroundStyle(Gradient.heat.style(at: place)).background(.surfaceRaised)
      }
      harness.setTheme(theme)
      let cell = harness.cell(x: 0, y: 0)
      #expect(Contrast.ratio(cell.foreground.value, cell.background.value) >= 4.45)
    }
  }
}
