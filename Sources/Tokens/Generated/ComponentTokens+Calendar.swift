// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Calendar; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `calendar.…`.
  public enum Calendar {
    /// The month and the year.
    @inlinable public static var titleColor: Color { Color(token: 352) }
    /// The days of the week.
    @inlinable public static var weekdayColor: Color { Color(token: 353) }
    /// A day.
    @inlinable public static var dayColor: Color { Color(token: 354) }
    /// The day of today.
    @inlinable public static var todayColor: Color { Color(token: 355) }
    /// The chosen day.
    @inlinable public static var dayColorSelected: Color { Color(token: 356) }
    /// The ground of the chosen day.
    @inlinable public static var backgroundColorSelected: Color { Color(token: 357) }
    /// The sign at the chosen day.
    @inlinable public static var markerColor: Color { Color(token: 358) }
    /// The signs beside the day with the focus.
    @inlinable public static var focusColor: Color { Color(token: 359) }
    /// Room between the month and the signs beside it.
    @inlinable public static var spacing: Length { Length(token: 76) }
    /// The month and the year.
    @inlinable public static var titleFont: Font { Font(token: 62) }
    /// A day.
    @inlinable public static var dayFont: Font { Font(token: 63) }
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
