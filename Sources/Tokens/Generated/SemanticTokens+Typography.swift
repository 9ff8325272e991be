// SPDX-License-Identifier: MIT
// Token: the tokens of SemanticTokens.Typography; made by Scripts/generate.

extension SemanticTokens {
  /// Tokens `typography.…`.
  public enum Typography {
    /// Block letters five rows high, for a name on a start screen.
    @inlinable public static var displayLarge: Font { Font(token: 0) }
    /// Block letters three rows high.
    @inlinable public static var displayMedium: Font { Font(token: 1) }
    /// The title of a screen.
    @inlinable public static var titleLarge: Font { Font(token: 2) }
    /// The title of a region.
    @inlinable public static var titleRegular: Font { Font(token: 3) }
    /// A first-level heading.
    @inlinable public static var headingLarge: Font { Font(token: 4) }
    /// A second-level heading.
    @inlinable public static var headingMedium: Font { Font(token: 5) }
    /// A third-level heading.
    @inlinable public static var headingSmall: Font { Font(token: 6) }
    /// The first line of an entry.
    @inlinable public static var headline: Font { Font(token: 7) }
    /// Introductory text.
    @inlinable public static var bodyLarge: Font { Font(token: 8) }
    /// Body text.
    @inlinable public static var bodyRegular: Font { Font(token: 9) }
    /// Text next to something more important.
    @inlinable public static var bodySmall: Font { Font(token: 10) }
    /// A caption.
    @inlinable public static var captionRegular: Font { Font(token: 11) }
    /// An important caption.
    @inlinable public static var captionBold: Font { Font(token: 12) }
    /// The label of a control.
    @inlinable public static var label: Font { Font(token: 13) }
    /// Code.
    @inlinable public static var code: Font { Font(token: 14) }
  }
}
