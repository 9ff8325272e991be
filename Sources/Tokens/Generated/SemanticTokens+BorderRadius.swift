// SPDX-License-Identifier: MIT
// Token: the tokens of SemanticTokens.BorderRadius; made by Scripts/generate.

extension SemanticTokens {
  /// Tokens `radius.…`.
  public enum BorderRadius {
    /// Square corners.
    @inlinable public static var none: Length { Length(token: 22) }
    /// Slightly rounded corners.
    @inlinable public static var sm: Length { Length(token: 23) }
    /// Rounded corners.
    @inlinable public static var md: Length { Length(token: 24) }
    /// Strongly rounded corners.
    @inlinable public static var lg: Length { Length(token: 25) }
    /// Half circles at both ends, as in a capsule.
    @inlinable public static var xlarge: Length { Length(token: 26) }
  }
}
