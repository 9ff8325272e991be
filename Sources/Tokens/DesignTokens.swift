// SPDX-License-Identifier: MIT
// Token: the short names that components and apps read most.

/// The tokens one reaches for first, under short names.
public enum DesignTokens {
  /// Colours: the accent, the grounds, the inks, the intents.
  public enum Colors {
    /// The accent.
    @inlinable public static var primary: Color { SemanticTokens.Colors.brandPrimary }
    /// The second colour of the brand.
    @inlinable public static var secondary: Color { SemanticTokens.Colors.brandSecondary }
    /// The colour for rare highlights.
    @inlinable public static var accent: Color { SemanticTokens.Colors.brandAccent }
    /// The ground of the screen.
    @inlinable public static var background: Color { SemanticTokens.Colors.background }
    /// A region on the ground.
    @inlinable public static var surface: Color { SemanticTokens.Colors.surfacePrimary }
    /// A card on a region.
    @inlinable public static var surfaceRaised: Color { SemanticTokens.Colors.surfaceRaised }
    /// Ink for what is read first.
    @inlinable public static var textPrimary: Color { SemanticTokens.Colors.textPrimary }
    /// Ink for what is read next.
    @inlinable public static var textSecondary: Color { SemanticTokens.Colors.textSecondary }
    /// Ink for what may be missed.
    @inlinable public static var textMuted: Color { SemanticTokens.Colors.textMuted }
    /// The edge of a control or a card.
    @inlinable public static var border: Color { SemanticTokens.Colors.borderRegular }
    /// Something went well.
    @inlinable public static var success: Color { SemanticTokens.Colors.intentSuccess }
    /// Something needs attention.
    @inlinable public static var warning: Color { SemanticTokens.Colors.intentWarning }
    /// Something failed.
    @inlinable public static var error: Color { SemanticTokens.Colors.intentDanger }
    /// Something worth knowing.
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
    /// Text.
    @inlinable public static var body: Font { SemanticTokens.Typography.bodyRegular }
    /// A remark.
    @inlinable public static var caption: Font { SemanticTokens.Typography.captionRegular }
    /// A remark that matters.
    @inlinable public static var captionBold: Font { SemanticTokens.Typography.captionBold }
    /// What is typed as it stands.
    @inlinable public static var code: Font { SemanticTokens.Typography.code }
  }

  /// Room around and between things.
  public typealias Spacing = CuriumTokens.Spacing

  /// Corners.
  public enum Radius {
    /// Square corners.
    @inlinable public static var none: Length { SemanticTokens.BorderRadius.none }
    /// Barely rounded corners.
    @inlinable public static var sm: Length { SemanticTokens.BorderRadius.sm }
    /// Rounded corners.
    @inlinable public static var md: Length { SemanticTokens.BorderRadius.md }
    /// Well rounded corners.
    @inlinable public static var lg: Length { SemanticTokens.BorderRadius.lg }
    /// Half circles at both ends.
    @inlinable public static var capsule: Length { SemanticTokens.BorderRadius.xlarge }
  }
}
