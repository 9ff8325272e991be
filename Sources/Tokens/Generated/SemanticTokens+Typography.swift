// SPDX-License-Identifier: MIT
// Token: the tokens of SemanticTokens.Typography; made by Scripts/generate.

extension SemanticTokens {
  /// Tokens `typography.…`.
  public enum Typography {
    /// Block letters five rows high, for a name on a start screen.
    @inlinable public static var displayLarge: Font { Font(token: 0) }
    /// Block letters three rows high.
    @inlinable public static var displayMedium: Font { Font(token: 1) }
    /// Spaced capitals, for a name in a single row.
    @inlinable public static var displaySmall: Font { Font(token: 2) }
    /// Spaced letters, for a name in a single row.
    @inlinable public static var displayXsmall: Font { Font(token: 3) }
    /// The title of a screen.
    @inlinable public static var titleLarge: Font { Font(token: 4) }
    /// The title of a region.
    @inlinable public static var titleRegular: Font { Font(token: 5) }
    /// A first-level heading.
    @inlinable public static var headingLarge: Font { Font(token: 6) }
    /// A second-level heading.
    @inlinable public static var headingMedium: Font { Font(token: 7) }
    /// A third-level heading.
    @inlinable public static var headingSmall: Font { Font(token: 8) }
    /// The heading of a whole text.
    @inlinable public static var headingXlarge: Font { Font(token: 9) }
    /// The first line of an entry.
    @inlinable public static var headline: Font { Font(token: 10) }
    /// Introductory text.
    @inlinable public static var bodyLarge: Font { Font(token: 11) }
    /// Body text.
    @inlinable public static var bodyRegular: Font { Font(token: 12) }
    /// Text next to more important content.
    @inlinable public static var bodySmall: Font { Font(token: 13) }
    /// The first lines of a text, which summarize it.
    @inlinable public static var bodyXlarge: Font { Font(token: 14) }
    /// A caption.
    @inlinable public static var captionRegular: Font { Font(token: 15) }
    /// An important caption.
    @inlinable public static var captionBold: Font { Font(token: 16) }
    /// A caption for minor details.
    @inlinable public static var captionSmall: Font { Font(token: 17) }
    /// A caption in capitals, above its content.
    @inlinable public static var captionLarge: Font { Font(token: 18) }
    /// An important caption in capitals.
    @inlinable public static var captionXlarge: Font { Font(token: 19) }
    /// The label of a control.
    @inlinable public static var label: Font { Font(token: 20) }
    /// Code.
    @inlinable public static var code: Font { Font(token: 21) }
  }
}
