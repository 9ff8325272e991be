// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Scrollbar; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `scrollbar.…`.
  public enum Scrollbar {
    /// The background of the track, by default none.
    @inlinable public static var trackColor: Color { Color(token: 369) }
    /// The colour of the thumb, which shows the visible part.
    @inlinable public static var thumbColor: Color { Color(token: 370) }
  }
}
