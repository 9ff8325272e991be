// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Dialog; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `dialog.…`.
  public enum Dialog {
    /// The ground of a dialog.
    @inlinable public static var backgroundColor: Color { Color(token: 311) }
    /// The frame of a dialog.
    @inlinable public static var borderColor: Color { Color(token: 312) }
    /// The title.
    @inlinable public static var titleColor: Color { Color(token: 313) }
    /// The words.
    @inlinable public static var textColor: Color { Color(token: 314) }
    /// What dims the screen beneath.
    @inlinable public static var scrimColor: Color { Color(token: 315) }
    /// The corners of a dialog.
    @inlinable public static var borderRadius: Length { Length(token: 43) }
    /// Room inside a dialog.
    @inlinable public static var padding: Length { Length(token: 44) }
    /// The title.
    @inlinable public static var titleFont: Font { Font(token: 29) }
    /// The line around a dialog.
    @inlinable public static var borderStyle: BorderStyle { BorderStyle(token: 8) }
    /// How far a dialog stands above the screen.
    @inlinable public static var shadow: Shadow { Shadow(token: 5) }
  }
}
