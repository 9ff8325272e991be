// SPDX-License-Identifier: MIT
// Token: the tokens of SemanticTokens.Spacing; made by Scripts/generate.

extension SemanticTokens {
  /// Tokens `spacing.…`.
  public enum Spacing {
    /// No room.
    @inlinable public static var none: Length { Length(token: 0) }
    /// Between a sign and its word.
    @inlinable public static var xs: Length { Length(token: 1) }
    /// Between things of one group.
    @inlinable public static var sm: Length { Length(token: 2) }
    /// Around the content of a region.
    @inlinable public static var md: Length { Length(token: 3) }
    /// Around the content of a wide region.
    @inlinable public static var lg: Length { Length(token: 4) }
    /// Between regions.
    @inlinable public static var xl: Length { Length(token: 5) }
    /// Around what stands alone.
    @inlinable public static var xxl: Length { Length(token: 6) }
    /// Between columns of the screen.
    @inlinable public static var gutter: Length { Length(token: 7) }
    /// Inside a small component.
    @inlinable public static var componentPaddingSM: Length { Length(token: 8) }
    /// Inside a component.
    @inlinable public static var componentPaddingMD: Length { Length(token: 9) }
    /// Inside a component that holds others.
    @inlinable public static var componentPaddingLG: Length { Length(token: 10) }
    /// Between the parts of a small component.
    @inlinable public static var componentGapSM: Length { Length(token: 11) }
    /// Between the parts of a component.
    @inlinable public static var componentGapMD: Length { Length(token: 12) }
    /// Between components.
    @inlinable public static var componentGapLG: Length { Length(token: 13) }
  }
}
