// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Status; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `status.…`.
  public enum Status {
    /// The ground of the bar.
    @inlinable public static var backgroundColor: Color { Color(token: 311) }
    /// What the bar tells beside the keys.
    @inlinable public static var textColor: Color { Color(token: 312) }
    /// Room at the end of the bar.
    @inlinable public static var padding: Length { Length(token: 59) }
  }
}
