// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Status; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `status.…`.
  public enum Status {
    /// The ground of the bar.
    @inlinable public static var backgroundColor: Color { Color(token: 309) }
  }
}
