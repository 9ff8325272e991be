// SPDX-License-Identifier: MIT
// Token: the states of controls are distinguishable in every theme of the kit.

import CuriumTerminal
import Testing

@testable import CuriumTokens

struct StateContrastTests {
  private static let grounds: [Color] = [
    .background, .surface, .surfaceRaised, .surfaceOverlay,
  ]

  private func value(_ color: Color, over ground: Color? = nil, in theme: AppTheme) -> UInt32 {
    let color = color.resolve(in: theme)
    guard let ground else { return color.color.value }
    return color.color.blended(over: ground.resolve(in: theme).color, alpha: color.alpha).value
  }

  /// The change that a layer makes to the lightness of a background.
  private func change(_ layer: Color, over ground: Color, in theme: AppTheme) -> Double {
    let mixed = OKColor(value(layer, over: ground, in: theme)).lightness
    return abs(mixed - OKColor(value(ground, in: theme)).lightness)
  }

  @Test(arguments: AppTheme.builtIn.filter { $0 != .terminal })
  func `a hovered row is visible, and weaker than a selected one`(theme: AppTheme) {
    for ground in Self.grounds {
      let hover = change(SemanticTokens.Colors.selectionHover, over: ground, in: theme)
      #expect(hover >= 0.015)
      for selection in [
        SemanticTokens.Colors.selectionBackground, SemanticTokens.Colors.selectionInactive,
      ] {
        #expect(hover <= 0.62 * change(selection, over: ground, in: theme))
      }
    }
  }

  @Test(arguments: AppTheme.builtIn.filter { $0 != .terminal })
  func `every second row is visible, and weaker than a hovered one`(theme: AppTheme) {
    for ground in Self.grounds {
      let stripe = change(SemanticTokens.Colors.surfaceAlternate, over: ground, in: theme)
      #expect(stripe >= 0.011)
      #expect(stripe < change(SemanticTokens.Colors.selectionHover, over: ground, in: theme))
    }
  }

  @Test func `in the theme of the terminal's colours, every second row looks like the others`() {
    #expect(SemanticTokens.Colors.surfaceAlternate.resolve(in: .terminal).isClear)
  }

  @Test(arguments: AppTheme.builtIn.filter { $0 != .terminal })
  func `a field stands out from its background, with a line at its edge`(theme: AppTheme) {
    for ground in Self.grounds {
      let field = value(SemanticTokens.Colors.controlField, over: ground, in: theme)
      #expect(Contrast.ratio(field, value(ground, in: theme)) >= 1.15)
      let edge = value(ComponentTokens.Input.borderColor, in: theme)
      #expect(Contrast.ratio(edge, field) >= 3)
    }
  }

  @Test(arguments: AppTheme.builtIn.filter { $0 != .terminal })
  func `a layer without a scrim stands out from the page`(theme: AppTheme) {
    let layer = value(.surfaceOverlay, in: theme)
    #expect(Contrast.ratio(layer, value(.background, in: theme)) >= 1.15)
    #expect(Contrast.ratio(layer, value(.surface, in: theme)) >= 1.04)
    if theme == .light || theme == .dark {
      #expect(Contrast.ratio(layer, value(.surfaceRaised, in: theme)) >= 1.06)
    }
    // The selection and the pointer are visible in a menu.
    #expect(
      Contrast.ratio(value(.selection, over: .surfaceOverlay, in: theme), layer) >= 1.12)
  }

  @Test(arguments: AppTheme.builtIn.filter { $0 != .terminal })
  func `bars, dots and badges of an intent are visible, and amber in light themes`(
    theme: AppTheme
  ) {
    for intent in IntentColors.all {
      for ground in Self.grounds {
        #expect(
          Contrast.ratio(value(intent.color.graphic, in: theme), value(ground, in: theme)) >= 3)
      }
      let badge = KitStyle().component(.label, color: intent.color, isEnabled: true)
      #expect(badge.foreground.isLegible)
    }
    let dot = OKColor(value(Color.warning.graphic, in: theme))
    let text = OKColor(value(.warning, in: theme))
    #expect(dot.lightness >= text.lightness - 0.12)
    if theme == .light { #expect(dot.chroma > 0.13 && dot.lightness > text.lightness + 0.1) }
    #expect(Color.brandPrimary.graphic == .brandPrimary)
  }

  @Test(arguments: AppTheme.builtIn.filter { $0 != .terminal })
  func `disabled text stays legible`(theme: AppTheme) {
    let ink = value(.textDisabled, in: theme)
    for ground in Self.grounds + [SemanticTokens.Colors.controlDisabled] {
      #expect(Contrast.ratio(ink, value(ground, in: theme)) >= 3)
    }
    for ground in Self.grounds {
      #expect(
        Contrast.ratio(ink, value(SemanticTokens.Colors.controlField, over: ground, in: theme)) >= 3
      )
    }
  }

  @Test(arguments: AppTheme.builtIn.filter { $0 != .terminal })
  func `the title of a disabled tab is legible, and fainter than that of an enabled one`(
    theme: AppTheme
  ) {
    let style = KitStyle()
    let disabled = style.component(.tab, state: ControlState(isEnabled: false))
    let enabled = style.component(.tab, state: ControlState())
    for ground in Self.grounds {
      let paper = value(ground, in: theme)
      let ratio = Contrast.ratio(value(disabled.foreground, in: theme), paper)
      #expect(ratio >= 3)
      #expect(ratio < Contrast.ratio(value(enabled.foreground, in: theme), paper))
    }
  }

  /// On a light layer, a darker background would make the text of the button illegible.
  @Test(arguments: AppTheme.builtIn.filter { $0 != .terminal && $0.colorScheme == .dark })
  func `a secondary button stands out from a dark layer`(theme: AppTheme) {
    let button = value(SemanticTokens.Colors.controlBackground, in: theme)
    #expect(Contrast.ratio(button, value(.surfaceOverlay, in: theme)) >= 1.3)
  }

  @Test(arguments: AppTheme.builtIn.filter { $0 != .terminal })
  func `a hovered control changes its lightness by four percent`(theme: AppTheme) {
    typealias Tokens = SemanticTokens.Colors
    for (rest, hover) in [
      (Tokens.brandPrimary, Tokens.brandPrimaryHover),
      (Tokens.intentDanger, Tokens.intentDangerHover),
      (Tokens.controlBackground, Tokens.controlHover),
    ] {
      let step =
        OKColor(value(hover, in: theme)).lightness - OKColor(value(rest, in: theme)).lightness
      #expect(abs(step) >= 0.03 && abs(step) <= 0.05)
    }
  }
}
