// SPDX-License-Identifier: MIT
// Token: short names for the most common tokens.

/// The most common tokens, with short names.
public enum DesignTokens {
  /// Colours: the accent, the backgrounds, the text colours and the intents.
  public enum Colors {
    /// The accent colour.
    @inlinable public static var primary: Color { SemanticTokens.Colors.brandPrimary }
    /// The secondary brand colour.
    @inlinable public static var secondary: Color { SemanticTokens.Colors.brandSecondary }
    /// The brand colour for rare highlights.
    @inlinable public static var accent: Color { SemanticTokens.Colors.brandAccent }
    /// The background of the screen.
    @inlinable public static var background: Color { SemanticTokens.Colors.background }
    /// A region on the background.
    @inlinable public static var surface: Color { SemanticTokens.Colors.surfacePrimary }
    /// A card on a region.
    @inlinable public static var surfaceRaised: Color { SemanticTokens.Colors.surfaceRaised }
    /// The colour of primary text.
    @inlinable public static var textPrimary: Color { SemanticTokens.Colors.textPrimary }
    /// The colour of secondary text.
    @inlinable public static var textSecondary: Color { SemanticTokens.Colors.textSecondary }
    /// The colour of less important text.
    @inlinable public static var textMuted: Color { SemanticTokens.Colors.textMuted }
    /// The colour of the edges of controls and cards.
    @inlinable public static var border: Color { SemanticTokens.Colors.borderRegular }
    /// The colour of success.
    @inlinable public static var success: Color { SemanticTokens.Colors.intentSuccess }
    /// The colour of warnings.
    @inlinable public static var warning: Color { SemanticTokens.Colors.intentWarning }
    /// The colour of errors.
    @inlinable public static var error: Color { SemanticTokens.Colors.intentDanger }
    /// The colour of information.
    @inlinable public static var info: Color { SemanticTokens.Colors.intentInfo }
  }

  /// Text styles.
  public enum Typography {
    /// The title of a screen.
    @inlinable public static var largeTitle: Font { SemanticTokens.Typography.titleLarge }
    /// The title of a region.
    @inlinable public static var title: Font { SemanticTokens.Typography.titleRegular }
    /// The first line of an entry.
    @inlinable public static var headline: Font { SemanticTokens.Typography.headline }
    /// Body text.
    @inlinable public static var body: Font { SemanticTokens.Typography.bodyRegular }
    /// A caption.
    @inlinable public static var caption: Font { SemanticTokens.Typography.captionRegular }
    /// An important caption.
    @inlinable public static var captionBold: Font { SemanticTokens.Typography.captionBold }
    /// Code.
    @inlinable public static var code: Font { SemanticTokens.Typography.code }
  }

  /// Space around and between elements.
  public typealias Spacing = CuriumTokens.Spacing

  /// Corner radii.
  public enum Radius {
    /// Square corners.
    @inlinable public static var none: Length { SemanticTokens.BorderRadius.none }
    /// Slightly rounded corners.
    @inlinable public static var sm: Length { SemanticTokens.BorderRadius.sm }
    /// Rounded corners.
    @inlinable public static var md: Length { SemanticTokens.BorderRadius.md }
    /// Strongly rounded corners.
    @inlinable public static var lg: Length { SemanticTokens.BorderRadius.lg }
    /// Half circles at both ends.
    @inlinable public static var capsule: Length { SemanticTokens.BorderRadius.xlarge }
  }
}
