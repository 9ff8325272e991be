// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Chart; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `chart.…`.
  public enum Chart {
    /// The colour of the axes.
    @inlinable public static var axisColor: Color { Color(token: 424) }
    /// The colour of the lines behind the values.
    @inlinable public static var gridColor: Color { Color(token: 425) }
    /// The colour of the line that reads values.
    @inlinable public static var cursorColor: Color { Color(token: 426) }
    /// The colour of a reference line without its own.
    @inlinable public static var ruleColor: Color { Color(token: 427) }
    /// The colour of a candle whose last value is not below its first one.
    @inlinable public static var risingColor: Color { Color(token: 428) }
    /// The colour of a candle whose last value is below its first one.
    @inlinable public static var fallingColor: Color { Color(token: 429) }
    /// The colour of the values that are read.
    @inlinable public static var readoutColor: Color { Color(token: 430) }
    /// The background of the values that are read.
    @inlinable public static var readoutBackgroundColor: Color { Color(token: 431) }
    /// The colour of the axis labels and the series names.
    @inlinable public static var labelColor: Color { Color(token: 432) }
    /// The space between series names in the legend.
    @inlinable public static var spacing: Length { Length(token: 97) }
    /// The width of the scale below a heat map.
    @inlinable public static var scale: Length { Length(token: 98) }
    /// The text style of the axis labels and the series names.
    @inlinable public static var labelFont: Font { Font(token: 73) }
    /// The opacity of an area where it ends.
    @inlinable public static var fade: Opacity { Opacity(token: 11) }
  }
}
