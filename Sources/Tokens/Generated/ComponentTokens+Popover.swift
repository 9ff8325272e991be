// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Popover; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `popover.…`.
  public enum Popover {
    /// The background of a popover.
    @inlinable public static var backgroundColor: Color { Color(token: 502) }
    /// The frame of a popover.
    @inlinable public static var borderColor: Color { Color(token: 503) }
    /// The corners of the frame.
    @inlinable public static var borderRadius: Length { Length(token: 118) }
    /// The line of the frame.
    @inlinable public static var borderStyle: BorderStyle { BorderStyle(token: 19) }
    /// The shadow of a popover.
    @inlinable public static var shadow: Shadow { Shadow(token: 9) }
  }
}
