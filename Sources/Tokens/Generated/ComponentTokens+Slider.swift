// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Slider; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `slider.…`.
  public enum Slider {
    /// The line beyond the value.
    @inlinable public static var trackColor: Color { Color(token: 295) }
    /// The line up to the value.
    @inlinable public static var fillColor: Color { Color(token: 296) }
    /// The value.
    @inlinable public static var knobColor: Color { Color(token: 297) }
    /// The value with the focus.
    @inlinable public static var knobColorFocused: Color { Color(token: 298) }
    /// All of it when disabled.
    @inlinable public static var disabledColor: Color { Color(token: 299) }
  }
}
