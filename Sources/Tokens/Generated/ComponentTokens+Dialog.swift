// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Dialog; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `dialog.…`.
  public enum Dialog {
    /// The background of a dialog.
    @inlinable public static var backgroundColor: Color { Color(token: 498) }
    /// The frame of a dialog.
    @inlinable public static var borderColor: Color { Color(token: 499) }
    /// The title of a dialog.
    @inlinable public static var titleColor: Color { Color(token: 500) }
    /// The message of a dialog.
    @inlinable public static var messageColor: Color { Color(token: 501) }
    /// The corners of the frame.
    @inlinable public static var borderRadius: Length { Length(token: 114) }
    /// The space inside the frame.
    @inlinable public static var padding: Length { Length(token: 115) }
    /// The space between the message and the buttons.
    @inlinable public static var spacing: Length { Length(token: 116) }
    /// The maximum width of the message.
    @inlinable public static var width: Length { Length(token: 117) }
    /// The text style of the title.
    @inlinable public static var titleFont: Font { Font(token: 83) }
    /// The line of the frame.
    @inlinable public static var borderStyle: BorderStyle { BorderStyle(token: 17) }
    /// The line of the frame of an alert.
    @inlinable public static var borderStyleAlert: BorderStyle { BorderStyle(token: 18) }
    /// The shadow of a dialog. By default it has none: the dimmed screen sets it off.
    @inlinable public static var shadow: Shadow { Shadow(token: 8) }
  }
}
