// SPDX-License-Identifier: MIT
// Token: the tokens of SemanticTokens.BorderRadius; made by Scripts/generate.

extension SemanticTokens {
  /// Tokens `radius.…`.
  public enum BorderRadius {
    /// Square corners.
    @inlinable public static var none: Length { Length(token: 14) }
    /// Barely rounded corners.
    @inlinable public static var sm: Length { Length(token: 15) }
    /// Rounded corners.
    @inlinable public static var md: Length { Length(token: 16) }
    /// Well rounded corners.
    @inlinable public static var lg: Length { Length(token: 17) }
    /// A capsule: the ends are half circles.
    @inlinable public static var xlarge: Length { Length(token: 18) }
  }
}
