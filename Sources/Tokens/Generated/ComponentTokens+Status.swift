// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Status; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `status.…`.
  public enum Status {
    /// The ground of the bar.
    @inlinable public static var backgroundColor: Color { Color(token: 287) }
    /// What stands in the bar.
    @inlinable public static var textColor: Color { Color(token: 288) }
    /// Room at both ends of the bar.
    @inlinable public static var padding: Length { Length(token: 40) }
  }
}
