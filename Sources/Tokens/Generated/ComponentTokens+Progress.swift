// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Progress; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `progress.…`.
  public enum Progress {
    /// What is still to do.
    @inlinable public static var trackColor: Color { Color(token: 302) }
    /// What is done.
    @inlinable public static var fillColor: Color { Color(token: 303) }
    /// The share in words.
    @inlinable public static var labelColor: Color { Color(token: 304) }
    /// The sign that something goes on.
    @inlinable public static var spinnerColor: Color { Color(token: 305) }
  }
}
