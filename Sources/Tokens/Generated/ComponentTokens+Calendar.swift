// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Calendar; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `calendar.…`.
  public enum Calendar {
    /// The colour of the month and year.
    @inlinable public static var titleColor: Color { Color(token: 433) }
    /// The colour of the weekday names.
    @inlinable public static var weekdayColor: Color { Color(token: 434) }
    /// The colour of a day.
    @inlinable public static var dayColor: Color { Color(token: 435) }
    /// The colour of the current day.
    @inlinable public static var todayColor: Color { Color(token: 436) }
    /// The colour of the selected day.
    @inlinable public static var dayColorSelected: Color { Color(token: 437) }
    /// The background of the selected day.
    @inlinable public static var backgroundColorSelected: Color { Color(token: 438) }
    /// The colour of the bar next to the selected day, by default that of its background.
    @inlinable public static var markerColor: Color { Color(token: 439) }
    /// The colour of the bar or the arrows beside the focused day, unless it is selected.
    @inlinable public static var focusColor: Color { Color(token: 440) }
    /// The space between the month and the buttons next to it.
    @inlinable public static var spacing: Length { Length(token: 99) }
    /// The text style of the month and year.
    @inlinable public static var titleFont: Font { Font(token: 74) }
    /// The text style of a day.
    @inlinable public static var dayFont: Font { Font(token: 75) }
    /// `dayColor` in every state.
    public static var dayColors: StateColors {
      StateColors(
        rest: dayColor,
        selected: dayColorSelected,
        disabled: SemanticTokens.Colors.textDisabled)
    }
    /// `backgroundColor` in every state.
    public static var backgroundColors: StateColors {
      StateColors(
        selected: backgroundColorSelected)
    }
  }
}
