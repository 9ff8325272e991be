// SPDX-License-Identifier: MIT
// Token: themes on terminals with 16 colours.

import CuriumTerminal
import Testing

@testable import CuriumTokens

/// The slots are chosen manually. These tests check what must hold in every palette.
struct SixteenColorTests {
  private typealias Tokens = SemanticTokens.Colors

  static let themes =
    AppTheme.builtIn.filter { $0 != .terminal }
    + [
      (0x2F_A4_E7, 0x0B_1B_2B), (0xF2_B1_34, 0x1D_20_21), (0xB0_30_60, 0xFF_FF_FF),
      (0xB4_53_09, 0xFF_FF_FF),
    ].map {
      AppTheme(
        primaryColor: Color(hex: $0.0), secondaryColor: Color(hex: 0x60_80_60),
        backgroundColor: Color(hex: $0.1),
        textColor: Color(hex: $0.1 == 0xFF_FF_FF ? 0x20_20_20 : 0xE0_E0_E0))
    }

  private func isHigh(_ theme: AppTheme) -> Bool { theme.colorSchemeContrast == .increased }

  private func slot(_ token: Color, _ theme: AppTheme) -> UInt8 {
    ColorRenditions().slot(of: token.resolve(in: theme).color)
  }

  @Test(arguments: themes)
  func `the accent isn't the colour of errors`(theme: AppTheme) {
    #expect(slot(Tokens.brandPrimary, theme) != slot(Tokens.intentDanger, theme))
  }

  @Test(arguments: themes)
  func `six series have six hues, and neighbours look different`(theme: AppTheme) {
    let slots = Color.series.map { slot($0, theme) }
    // The lower three bits of a slot are its hue; 0 and 7 are greys.
    #expect(Set(slots.prefix(6).map { $0 & 7 }) == [1, 2, 3, 4, 5, 6], "\(theme.name): \(slots)")
    for rendition in ColorRendition.sixteen {
      // In Solarized, most bright colours are greys. The dark high-contrast theme has only bright
      // ones.
      let isSolarized = rendition == .solarized16
      if isSolarized, isHigh(theme), theme.colorScheme == .dark { continue }
      let shown = slots.map { OKColor(rendition.colors[Int($0)]) }
      for (one, other) in zip(shown, shown.dropFirst()) {
        let (l, a, b) = (one.lightness - other.lightness, one.a - other.a, one.b - other.b)
        let distance = (l * l + a * a + b * b).squareRoot()
        let minimum = isSolarized ? 0.08 : 0.11
        #expect(distance > minimum, "\(theme.name), \(rendition.rawValue): \(slots)")
      }
    }
  }

  @Test(arguments: themes)
  func `greys stay grey`(theme: AppTheme) {
    let grays: [Color] = [
      .background, .surface, .surfaceRaised, .textPrimary, .textSecondary, .textMuted,
      .textDisabled, .border, Tokens.borderSubtle, Tokens.controlBackground, Tokens.controlTrack,
      .neutral100, .neutral200, .neutral300, .neutral400, .neutral500, .neutral600, .neutral700,
      .neutral800, .neutral900,
    ]
    for gray in grays { #expect([0, 7, 8, 15].contains(slot(gray, theme)), "\(gray.path ?? "")") }
  }

  @Test(arguments: themes)
  func `roles with different meanings have different colours`(theme: AppTheme) {
    let intents = [Color.success, .warning, .error, .info].map { slot($0, theme) }
    #expect(Set(intents).count == 4)
    #expect(slot(.success, theme) != slot(Tokens.textLink, theme))
    let leading = [Color.brandPrimary, .brandAccent, Tokens.textLink, .info].map {
      slot($0, theme)
    }
    #expect(Set(leading).count >= 2)
    #expect(slot(.brandPrimary, theme) != slot(.brandAccent, theme))
    let disabled = Tokens.textDisabled.resolve(in: theme).color
    #expect(disabled.isDim || slot(Tokens.textDisabled, theme) == 8)
    #expect(slot(Tokens.borderStrong, theme) != slot(Tokens.borderRegular, theme) || isHigh(theme))
  }

  @Test(arguments: themes)
  func `the selection has the hue of the accent, and the pointer marks a row less`(
    theme: AppTheme
  ) {
    let selection = slot(Tokens.selectionBackground, theme)
    switch slot(.brandPrimary, theme) {
    case let accent where [1, 5].contains(accent): #expect(selection == accent)
    case 13: #expect(selection == 5)
    case 11: #expect(selection == 3)
    default: #expect(selection == 6 || isHigh(theme))
    }
    let hover = slot(Tokens.selectionHover, theme)
    #expect(hover == slot(.background, theme), "\(theme.name): \(hover)")
  }

  @Test(arguments: themes)
  func `fields, code and tints of messages have the background of the page`(theme: AppTheme) {
    let grounds = [
      Tokens.surfaceSunken, Tokens.surfaceAlternate, Tokens.controlField, Tokens.controlDisabled,
      Tokens.codeBackground,
      Tokens.selectionHover, Tokens.intentSuccessMuted, Tokens.intentDangerMuted,
      Tokens.intentInfoMuted,
    ]
    for ground in grounds {
      #expect(slot(ground, theme) == slot(.background, theme), "\(ground.path ?? "")")
    }
  }

  /// The minimum contrast of a pair in the palettes of xterm, VGA, Solarized and Windows.
  private func contrast(
    _ ink: Color, on ground: Color, over below: Color? = nil, _ theme: AppTheme
  ) -> Double {
    var renditions = ColorRenditions()
    let pair = ContrastPair(ink, on: ground, over: below, .text)
    return ColorRendition.sixteen.compactMap {
      pair.ratio(in: theme, shownBy: $0, &renditions)
    }.min() ?? 0
  }

  @Test(arguments: themes)
  func `text is legible in every palette`(theme: AppTheme) {
    #expect(contrast(.textPrimary, on: .background, theme) >= 7)
    #expect(contrast(.textPrimary, on: .surfaceRaised, theme) >= 7)
    #expect(contrast(.textSecondary, on: .background, theme) >= 3.8)
    for ink in [Color.textPrimary, .textSecondary] {
      let selection = Tokens.selectionBackground
      #expect(contrast(ink, on: selection, over: .background, theme) >= 4)
      #expect(contrast(ink, on: Tokens.controlBackground, theme) >= 3.8)
    }
    #expect(contrast(Tokens.brandOnPrimary, on: .brandPrimary, theme) >= 2.8)
    #expect(contrast(.brandPrimary, on: .background, theme) >= 2.8)
    #expect(contrast(.error, on: .background, theme) >= 2.8)
    #expect(contrast(.onError, on: .error, theme) >= 2.8)
  }

  /// Only these pairs can be faint: dim grey on black, grey on grey behind a dialog, and on white,
  /// colours used only for shapes.
  @Test func `illegible text gets another slot`() {
    for rendition in ColorRendition.sixteen {
      for ground in [0, 4, 5, 6, 1, 7, 8, 15] as [UInt8] {
        for ink in 0..<16 as Range<UInt8> {
          let shown = SixteenColors.ink(ink, on: ground)
          let ratio = Contrast.ratio(
            rendition.colors[Int(shown)], rendition.colors[Int(ground)])
          let isFaint =
            ground == 15 && [2, 6].contains(shown) || ground == 0 && shown == 8
            || ground == 8 && shown == 7
          #expect(ratio >= (isFaint ? 1.1 : ground == 0 ? 2.4 : 2.7), "\(shown) on \(ground)")
        }
      }
    }
  }

  @Test func `a tint keeps its slot, and a weak shade has the slot of its background`() {
    let page = Color.background.resolve(in: .dark).color
    let tint = Tokens.selectionBackground.resolve(in: .dark)
    #expect(tint.alpha < 128)
    #expect(tint.color.blended(over: page, alpha: tint.alpha).slot == 5)
    #expect(CellColor.rgb(0xFF_0000, slot: 9).blended(over: page, alpha: 40).slot == 0)
    let half = Color.green.opacity(0.5).resolve(in: .dark)
    #expect(half.color.blended(over: page, alpha: half.alpha).slot == 2)
    let brand = Gradient(colors: [.brandPrimary, .brandAccent])
    let slots = [0, 0.2, 0.4, 0.6, 0.8, 1].map { brand.color(at: $0, in: .dark).slot }
    #expect(slots == [13, 13, 13, 14, 14, 14])
  }
}

extension ColorRendition {
  /// The kinds with 16 colours.
  static let sixteen: [ColorRendition] = [
    .xterm16, .vga16, .solarized16, .windows16, .windowsTerminal16,
  ]
}
