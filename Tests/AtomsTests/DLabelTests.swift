// SPDX-License-Identifier: MIT
// Testing: labels in component styles.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct DLabelTests {
  @Test func `hugs its text, with padding on a background`() {
    #expect(screen(DLabel(text: "Draft"), 12, 1) == ["Draft"])
    let harness = Harness(width: 12, height: 1, theme: .dark) {
      DLabel(text: "Draft", style: PrimaryStyle())
    }
    #expect(harness.screen == [" Draft"])
    let ground = Color.brandPrimary.resolve(in: .dark).color
    #expect((0..<12).map { harness.cell(x: $0, y: 0).background == ground }.count { $0 } == 7)
    #expect(harness.cell(x: 2, y: 0).foreground == Color.onBrandPrimary.resolve(in: .dark).color)
    harness.setTheme(.light)
    #expect(harness.cell(x: 0, y: 0).background == Color.brandPrimary.resolve(in: .light).color)
    #expect(harness.repaint() == 0)
  }

  @Test func `a composed style sets the line limit, alignment and text style`() {
    let style = LightStyle().component(.medium).setting(\.lineLimit, to: 2)
      .setting(\.alignment, to: .trailing).setting(\.background, to: .clear)
      .setting(\.textStyle, to: { $0.textStyle.bold() }).setting(\.lineSpacing, to: 1)
    let harness = Harness(width: 9, height: 4, theme: .dark) {
      DLabel(text: "one two three four five", style: style)
    }
    #expect(harness.screen == ["  one two", "", "three fo…", ""])
    #expect(harness.cell(x: 2, y: 0).attributes.contains(.bold))
  }

  @Test(arguments: ComponentSize.allCases) func `each size reads its own token`(
    size: ComponentSize
  ) {
    let token: Font =
      switch size {
      case .small: ComponentTokens.Label.fontSmall
      case .medium: ComponentTokens.Label.fontMedium
      case .large: ComponentTokens.Label.fontLarge
      }
    let harness = Harness(width: 4, height: 1, theme: .dark.setting(token, to: .body.italic())) {
      DLabel(text: "a", size: size)
    }
    #expect(harness.cell(x: 0, y: 0).attributes.contains(.italic))
  }
}
