// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Status; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `status.…`.
  public enum Status {
    /// The background of the status bar.
    @inlinable public static var backgroundColor: Color { Color(token: 375) }
    /// The colour of the text next to the key hints.
    @inlinable public static var textColor: Color { Color(token: 376) }
    /// The padding at the end of the status bar.
    @inlinable public static var padding: Length { Length(token: 77) }
  }
}
