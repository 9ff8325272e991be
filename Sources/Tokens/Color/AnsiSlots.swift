// SPDX-License-Identifier: MIT
// Token: replacements for a theme's colours on terminals with 16 colours.

import CuriumTerminal

/// The slot of each role on terminals with 16 colours, chosen manually for dark and light themes.
///
/// The roles are legible, or at least visible, in the palettes of xterm, VGA, Solarized, classic
/// Windows and Windows Terminal. Most built-in themes contain the same choices, some with a
/// different accent; the high-contrast and colour-blind safe themes have their own. The first six
/// series have six hues, and neighbours look different, though less so in Solarized, where most
/// bright colours are greys.
struct AnsiSlots {
  typealias Tokens = SemanticTokens.Colors

  /// The slot of a role. Its text can be faint.
  struct Slot: Hashable {
    var number: UInt8
    var isDim = false
  }

  private let slots: [Color: Slot]

  /// Creates the slots of a theme whose accent colour is `accent`, `0xRRGGBB`.
  init(isDark: Bool, accent: UInt32) {
    var slots = isDark ? Self.dark : Self.light
    let leading = Self.accent(accent, isDark: isDark)
    slots[Tokens.brandPrimary] = Slot(number: leading)
    // The focus and the pointer also change the colour of a black or white button.
    let isGrey = leading == 0 || leading == 15
    for token in [Tokens.brandPrimaryHover, Tokens.brandPrimaryPressed] {
      slots[token] = Slot(number: isGrey ? Self.selection(leading) : leading)
    }
    slots[Tokens.selectionBackground] = Slot(number: Self.selection(leading))
    if slots[Tokens.brandAccent]?.number == leading {
      slots[Tokens.brandAccent] = Slot(number: isDark ? 14 : 5)
    } else if !isDark, leading != 5 {
      slots[Tokens.brandAccent] = Slot(number: 5)
    }
    self.slots = slots
  }

  subscript(token: Color) -> Slot? { slots[token] }

  /// Returns the slot of an accent colour on which the label of the primary button is legible. It
  /// differs from the slot of errors, so that a focused field doesn't look invalid.
  private static func accent(_ value: UInt32, isDark: Bool) -> UInt8 {
    let color = OKColor(value)
    if color.chroma <= 0.035 { return isDark ? 15 : 0 }
    switch color.hue {
    case 40..<115: return isDark ? 11 : 5
    case 115..<165: return isDark ? 10 : 4
    case 165..<285: return isDark ? 14 : 4
    default: return isDark ? 13 : 5
    }
  }

  /// Returns the slot of a selection, in the hue of the accent at `slot`: a screen has only one.
  /// Cyan suits the others, because text on blue isn't legible in every palette.
  private static func selection(_ slot: UInt8) -> UInt8 {
    switch slot {
    case 5, 13: 5
    case 11: 3
    default: 6
    }
  }

  private static let grounds: [Color] = [
    Tokens.background, Tokens.surfacePrimary, Tokens.surfaceRaised, Tokens.surfaceOverlay,
    Tokens.surfaceSunken, Tokens.surfaceAlternate, Tokens.brandPrimaryMuted,
    Tokens.intentSuccessMuted, Tokens.intentWarningMuted, Tokens.intentDangerMuted,
    Tokens.intentInfoMuted,
    Tokens.borderRegion, Tokens.controlDisabled, Tokens.controlField, Tokens.selectionHover,
    Tokens.codeBackground,
  ]

  private static let dark = table(
    ground: 0, disabled: Slot(number: 8), series: [13, 6, 2, 11, 12, 9, 14, 1],
    [
      15: [Tokens.textPrimary, Tokens.borderStrong],
      7: [Tokens.textSecondary, Tokens.textMuted, Tokens.borderRegular],
      0: [
        Tokens.textInverse, Tokens.selectionText, Tokens.brandOnPrimary, Tokens.brandOnSecondary,
        Tokens.brandOnAccent, Tokens.intentOnSuccess, Tokens.intentOnWarning,
        Tokens.intentOnDanger, Tokens.intentOnInfo,
      ],
      8: [
        Tokens.borderSubtle, Tokens.controlBackground, Tokens.controlHover, Tokens.controlPressed,
        Tokens.controlTrack, Tokens.selectionInactive,
      ],
      14: [Tokens.brandPrimary, Tokens.textLink],
      6: [
        Tokens.brandSecondary, Tokens.intentInfo, Tokens.intentInfoBorder,
        Tokens.intentOnInfoMuted, Tokens.codeText,
      ],
      13: [Tokens.brandAccent],
      2: [Tokens.intentSuccess, Tokens.intentSuccessBorder, Tokens.intentOnSuccessMuted],
      3: [Tokens.intentWarning, Tokens.intentWarningBorder, Tokens.intentOnWarningMuted],
      9: [
        Tokens.intentDanger, Tokens.intentDangerBorder, Tokens.intentDangerHover,
        Tokens.intentDangerPressed, Tokens.intentOnDangerMuted,
      ],
    ])

  private static let light = table(
    ground: 15, disabled: Slot(number: 8, isDim: true), series: [4, 6, 2, 3, 5, 9, 12, 1],
    [
      0: [
        Tokens.textPrimary, Tokens.selectionText, Tokens.intentOnSuccess, Tokens.intentOnWarning,
        Tokens.intentOnWarningMuted, Tokens.borderStrong,
      ],
      8: [Tokens.textSecondary, Tokens.textMuted, Tokens.borderRegular],
      15: [
        Tokens.textInverse, Tokens.brandOnPrimary, Tokens.brandOnSecondary, Tokens.brandOnAccent,
        Tokens.intentOnDanger, Tokens.intentOnInfo,
      ],
      7: [
        Tokens.borderSubtle, Tokens.controlBackground, Tokens.controlHover, Tokens.controlPressed,
        Tokens.controlTrack, Tokens.selectionInactive,
      ],
      5: [Tokens.brandPrimary, Tokens.codeText],
      4: [
        Tokens.brandSecondary, Tokens.textLink, Tokens.intentInfo, Tokens.intentInfoBorder,
        Tokens.intentOnInfoMuted,
      ],
      1: [
        Tokens.brandAccent, Tokens.intentDanger, Tokens.intentDangerBorder,
        Tokens.intentDangerHover, Tokens.intentDangerPressed, Tokens.intentOnDangerMuted,
      ],
      2: [Tokens.intentSuccess, Tokens.intentSuccessBorder, Tokens.intentOnSuccessMuted],
      3: [Tokens.intentWarning, Tokens.intentWarningBorder, Tokens.intentWarningMuted],
    ])

  private static func table(
    ground: UInt8, disabled: Slot, series numbers: [UInt8], _ roles: [UInt8: [Color]]
  ) -> [Color: Slot] {
    var slots: [Color: Slot] = [:]
    for token in grounds { slots[token] = Slot(number: ground) }
    for (number, tokens) in roles { for token in tokens { slots[token] = Slot(number: number) } }
    for (number, token) in zip(numbers, Color.series) { slots[token] = Slot(number: number) }
    slots[Tokens.textDisabled] = disabled
    slots[Tokens.scrim] = Slot(number: ground)
    return slots
  }
}
