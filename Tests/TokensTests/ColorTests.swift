// SPDX-License-Identifier: MIT
// Token: colours are small, keep their values, and resolve through a theme.

import CuriumTerminal
import Testing

@testable import CuriumTokens

struct ColorTests {
  @Test func `a colour is small enough to pass by value`() {
    #expect(MemoryLayout<Color>.size <= 12)
    #expect(MemoryLayout<Length>.size == 4)
    #expect(MemoryLayout<Font>.size == 4)
    #expect(MemoryLayout<AppTheme>.size == MemoryLayout<Int>.size)
  }

  @Test func `a literal is the same in every theme`() {
    for theme in AppTheme.builtIn {
      #expect(Color(hex: 0x12_34_56).resolve(in: theme) == ResolvedColor(.rgb(0x12_34_56)))
      #expect(Color(red: 300, green: -1, blue: 16).resolve(in: theme).color == .rgb(0xFF_00_10))
      #expect(Color.palette(7).resolve(in: theme).color == .palette(7))
      #expect(Color.terminalForeground.resolve(in: theme).color == .terminal)
      #expect(Color.clear.resolve(in: theme) == ResolvedColor(.keep, alpha: 0))
    }
    #expect(Color(hex: 1).isLiteral && Color(hex: 1).path == nil)
  }

  @Test func `a token differs between light and dark, and has its path`() {
    #expect(Color.textPrimary.resolve(in: .light) != Color.textPrimary.resolve(in: .dark))
    #expect(Color.brandPrimary.path == "color.brand.primary")
    #expect(SemanticTokens.Colors.surfacePrimary.path == "color.surface.primary")
    #expect(ComponentTokens.Button.Primary.backgroundColor.path == "button.primary.background")
    #expect(ComponentTokens.Input.borderColorError.path == "input.border.error")
    #expect(ComponentTokens.Card.borderRadius.path == "card.radius")
    #expect(SemanticTokens.Typography.headingMedium.path == "typography.heading.medium")
    #expect(SemanticTokens.Spacing.componentPaddingMD.path == "spacing.componentPadding.md")
    #expect(Color.primary == .textPrimary && DesignTokens.Colors.primary == .brandPrimary)
  }

  @Test func `opacity multiplies, by number and by token`() {
    let half = Color(hex: 0xFF_FF_FF).opacity(0.5)
    #expect(half.resolve(in: .dark).alpha == 128)
    #expect(half.opacity(0.5).resolve(in: .dark).alpha == 64)
    let tint = Opacity.tint.resolve(in: .dark)
    #expect(Color.brandPrimary.opacity(.tint).resolve(in: .dark).alpha == tint)
    #expect(tint == 31)
    #expect(Color.brandPrimary.opacity(Opacity(1)).resolve(in: .dark).alpha == 255)
  }

  @Test func `a legible colour keeps its value and stores the ratio`() {
    let color = Color.success.legible()
    #expect(color.isLegible && color.legibleRatio == 4.5)
    #expect(color.resolve(in: .dark) == Color.success.resolve(in: .dark))
    #expect(Color.success.legible(7).legibleRatio == 7)
    #expect(Color.success.legibleRatio == nil)
  }

  @Test func `chains of names lead to tokens`() {
    #expect(Color.ds.primary.medium.path == "color.scale.primary.medium")
    #expect(Color.ds.primary.medium.resolve(in: .dark) == Color.brandPrimary.resolve(in: .dark))
    #expect(Font.ds.body.medium.xl == Font.token("typography.body.xlarge"))
    #expect(Icon.ds.accessibility.eye.glyph() == Icon("eye").glyph())
  }

  @Test func `a gradient starts and ends with its colours`() {
    let gradient = Gradient(colors: [Color(hex: 0), Color(hex: 0x80_80_80), Color(hex: 0xFF_FF_FF)])
    let places: [(Double, UInt32)] = [
      (-1, 0), (0, 0), (0.25, 0x2E_2E_2E), (0.5, 0x80_80_80), (1, 0xFF_FF_FF), (2, 0xFF_FF_FF),
    ]
    for (place, value) in places {
      #expect(gradient.color(at: place, in: .light) == .rgb(value))
    }
  }
}
