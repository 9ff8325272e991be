// SPDX-License-Identifier: MIT
// Token: the kit's pairs of foreground and background colours, with their required contrast.

import CuriumTerminal

/// A foreground colour and a background that the kit paints it on.
package struct ContrastPair: Hashable, Sendable, CustomStringConvertible {
  /// The required contrast of a pair (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11).
  package enum Need: Hashable, Sendable {
    /// 4.5:1, or 7:1 with increased contrast.
    case text
    /// Large text, icons and the edges of controls: 3:1, or 4.5:1 with increased contrast.
    case sign

    /// Returns the ratio required in a theme with this contrast.
    func ratio(_ contrast: ColorSchemeContrast) -> Double {
      switch (self, contrast) {
      case (.text, .standard), (.sign, .increased): 4.5
      case (.text, .increased): 7
      case (.sign, .standard): 3
      }
    }
  }

  package let ink: Color
  package let ground: Color
  /// The background below a translucent `ground`; `nil` for an opaque one.
  package let below: Color?
  package let need: Need

  package init(_ ink: Color, on ground: Color, over below: Color? = nil, _ need: Need) {
    self.ink = ink
    self.ground = ground
    self.below = below
    self.need = need
  }

  package var description: String {
    let over = below.map { " over \($0.path ?? "?")" } ?? ""
    return "\(ink.path ?? "?") on \(ground.path ?? "?")\(over)"
  }

  /// Returns the ratio required in `theme`.
  package func needed(in theme: AppTheme) -> Double { need.ratio(theme.colorSchemeContrast) }

  /// Returns the ratio in a theme; `nil` if it involves the terminal's own colours.
  package func ratio(
    in theme: AppTheme, shownBy rendition: ColorRendition = .trueColor,
    _ renditions: inout ColorRenditions
  ) -> Double? {
    var paper = ground.resolve(in: theme)
    if let below {
      paper.color = paper.color.blended(over: below.resolve(in: theme).color, alpha: paper.alpha)
    }
    let text = ink.resolve(in: theme).color
    guard let first = renditions.shown(text: text, on: paper.color, by: rendition),
      let second = renditions.shown(paper.color, by: rendition)
    else { return nil }
    return Contrast.ratio(first, second)
  }
}

extension ContrastPair {
  private typealias Tokens = SemanticTokens.Colors

  /// The backgrounds of regions.
  package static let grounds: [Color] = [
    Tokens.background, Tokens.surfacePrimary, Tokens.surfaceRaised, Tokens.surfaceOverlay,
    Tokens.surfaceSunken,
  ]

  /// Text colours that are used on every background.
  static let textInks: [Color] = [
    Tokens.textPrimary, Tokens.textSecondary, Tokens.textMuted, Tokens.textLink,
    Tokens.brandPrimary, Tokens.brandSecondary, Tokens.brandAccent, Tokens.intentSuccess,
    Tokens.intentWarning, Tokens.intentDanger, Tokens.intentInfo,
  ]

  /// Colours of lines, icons and chart series that are used on every background.
  package static let signInks: [Color] =
    [
      Tokens.borderRegular, Tokens.borderStrong, Tokens.focusRing, Tokens.selectionMarker,
      Tokens.intentSuccessBorder, Tokens.intentWarningBorder, Tokens.intentDangerBorder,
      Tokens.intentInfoBorder,
    ] + Color.series

  /// Tints drawn over the backgrounds, with the colours used on them.
  static let tints: [(tint: Color, inks: [Color], signs: [Color])] = [
    (
      Tokens.selectionBackground, [Tokens.selectionText, Tokens.textPrimary, Tokens.textSecondary],
      [Tokens.textMuted, Tokens.brandPrimary, Tokens.selectionMarker]
    ),
    (
      Tokens.selectionInactive, [Tokens.selectionText, Tokens.textPrimary, Tokens.textSecondary],
      [Tokens.textMuted, Tokens.brandPrimary]
    ),
    (
      Tokens.selectionHover, [Tokens.textPrimary, Tokens.textSecondary],
      [Tokens.textMuted, Tokens.brandPrimary]
    ),
    (
      Tokens.surfaceAlternate, [Tokens.textPrimary, Tokens.textSecondary],
      [Tokens.textMuted, Tokens.brandPrimary, Tokens.selectionMarker]
    ),
    (
      Tokens.controlField, [Tokens.textPrimary, Tokens.textSecondary],
      [
        Tokens.textMuted, Tokens.borderRegular, Tokens.borderStrong, Tokens.focusRing,
        Tokens.intentDanger,
      ]
    ),
    (Tokens.brandPrimaryMuted, [Tokens.textPrimary], []),
    (Tokens.intentSuccessMuted, [Tokens.textPrimary], []),
    (Tokens.intentWarningMuted, [Tokens.textPrimary], []),
    (Tokens.intentDangerMuted, [Tokens.textPrimary], []),
    (Tokens.intentInfoMuted, [Tokens.textPrimary], []),
  ]

  /// Text colours on filled areas.
  static let fills: [ContrastPair] = [
    (Tokens.brandOnPrimary, Tokens.brandPrimary),
    (Tokens.brandOnPrimary, Tokens.brandPrimaryHover),
    (Tokens.brandOnPrimary, Tokens.brandPrimaryPressed),
    (Tokens.brandOnSecondary, Tokens.brandSecondary), (Tokens.brandOnAccent, Tokens.brandAccent),
    (Tokens.intentOnSuccess, Tokens.intentSuccess), (Tokens.intentOnWarning, Tokens.intentWarning),
    (Tokens.intentOnDanger, Tokens.intentDanger),
    (Tokens.intentOnDanger, Tokens.intentDangerHover),
    (Tokens.intentOnDanger, Tokens.intentDangerPressed), (Tokens.intentOnInfo, Tokens.intentInfo),
    (Tokens.textPrimary, Tokens.controlBackground), (Tokens.textPrimary, Tokens.controlHover),
    (Tokens.textPrimary, Tokens.controlPressed), (Tokens.textSecondary, Tokens.controlBackground),
    (Tokens.textSecondary, Tokens.controlPressed), (Tokens.textInverse, Tokens.textPrimary),
    (Tokens.codeText, Tokens.codeBackground),
    (PrimitiveTokens.Colors.darkDarkest, PrimitiveTokens.Colors.lightDarkest),
    (PrimitiveTokens.Colors.lightLightest, PrimitiveTokens.Colors.darkLightest),
  ].map { ContrastPair($0.0, on: $0.1, .text) }
  /// Every pair of the kit.
  ///
  /// It excludes disabled elements (WCAG 2.2, 1.4.3, "inactive"), dividers, and colours that are
  /// adjusted when painted (`Color.legible`).
  package static let all: [ContrastPair] = {
    var pairs = fills
    for ground in grounds {
      pairs += textInks.map { ContrastPair($0, on: ground, .text) }
      pairs += signInks.map { ContrastPair($0, on: ground, .sign) }
      for (tint, inks, signs) in tints {
        pairs += inks.map { ContrastPair($0, on: tint, over: ground, .text) }
        pairs += signs.map { ContrastPair($0, on: tint, over: ground, .sign) }
      }
    }
    return pairs
  }()
}
