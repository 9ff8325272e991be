// SPDX-License-Identifier: MIT
// Testing: the contrast of inline code.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct InlineCodeTests {
  @Test(arguments: AppTheme.builtIn.filter { $0 != .terminal })
  func `inline code is legible on each background of the kit`(theme: AppTheme) {
    let grounds = Array(Set(ContrastPair.all.map(\.ground)))
    let harness = Harness(width: 1, height: grounds.count, theme: theme) {
      VStack(spacing: 0) {
        ForEach(grounds.indices, id: \.self) { index in
          Text(markdown: "`x`").background(grounds[index])
        }
      }
    }
    let needed = theme.colorSchemeContrast == .increased ? 7 : 4.5
    for cell in harness.cells {
      let ground = cell.background.value
      let most = max(Contrast.ratio(0, ground), Contrast.ratio(0xFF_FF_FF, ground))
      let ratio = Contrast.ratio(cell.foreground.value, ground)
      #expect(cell.glyph == Glyph("x") && ratio >= min(needed, most) - 0.05, "\(ratio)")
    }
    #expect(harness.repaint() == 0)
  }

  @Test func `on the page, inline code has the colour of its token`() {
    for theme in AppTheme.builtIn where theme != .terminal {
      let harness = Harness(width: 1, height: 1, theme: theme) { Text("`x`") }
      let cell = harness.cell(x: 0, y: 0)
      let own = Color.code.resolve(in: theme).color
      let ratio = Contrast.ratio(own.value, cell.background.value)
      let needed = theme.colorSchemeContrast == .increased ? 7 : 4.5
      #expect((cell.foreground == own) == (ratio >= needed), "\(theme.name)")
    }
  }
}
