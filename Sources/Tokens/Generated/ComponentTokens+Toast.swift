// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Toast; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `toast.…`.
  public enum Toast {
    /// The background of a toast.
    @inlinable public static var backgroundColor: Color { Color(token: 343) }
    /// The text colour of a toast.
    @inlinable public static var textColor: Color { Color(token: 344) }
    /// The frame of a toast.
    @inlinable public static var borderColor: Color { Color(token: 345) }
    /// The corners of the frame.
    @inlinable public static var borderRadius: Length { Length(token: 62) }
    /// The maximum width of the message.
    @inlinable public static var width: Length { Length(token: 63) }
    /// The horizontal padding of a toast.
    @inlinable public static var padding: Length { Length(token: 64) }
    /// The space between a toast's icon and its text.
    @inlinable public static var spacing: Length { Length(token: 65) }
    /// The line of the frame.
    @inlinable public static var borderStyle: BorderStyle { BorderStyle(token: 10) }
    /// The elevation of a toast.
    @inlinable public static var shadow: Shadow { Shadow(token: 5) }
  }
}
