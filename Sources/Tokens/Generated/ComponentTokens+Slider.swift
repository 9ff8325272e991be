// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Slider; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `slider.…`.
  public enum Slider {
    /// The track of a slider.
    @inlinable public static var trackColor: Color { Color(token: 504) }
    /// The part of the track before the knob, and the knob.
    @inlinable public static var fillColor: Color { Color(token: 505) }
    /// The part of the track before the knob when disabled.
    @inlinable public static var fillColorDisabled: Color { Color(token: 506) }
    /// The knob and its arrows when focused.
    @inlinable public static var knobColorFocused: Color { Color(token: 507) }
    /// The value beside a slider.
    @inlinable public static var valueColor: Color { Color(token: 508) }
    /// `fillColor` in every state.
    public static var fillColors: StateColors {
      StateColors(
        rest: fillColor,
        disabled: fillColorDisabled)
    }
    /// `knobColor` in every state.
    public static var knobColors: StateColors {
      StateColors(
        focused: knobColorFocused,
        disabled: SemanticTokens.Colors.textDisabled)
    }
  }
}
