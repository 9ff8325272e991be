// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Toast; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `toast.…`.
  public enum Toast {
    /// The ground of a toast.
    @inlinable public static var backgroundColor: Color { Color(token: 327) }
    /// The words.
    @inlinable public static var textColor: Color { Color(token: 328) }
    /// The edge of a toast.
    @inlinable public static var borderColor: Color { Color(token: 329) }
    /// How far a toast stands above the screen.
    @inlinable public static var shadow: Shadow { Shadow(token: 7) }
  }
}
