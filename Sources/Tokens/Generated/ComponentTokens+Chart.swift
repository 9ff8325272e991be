// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Chart; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `chart.…`.
  public enum Chart {
    /// The colour of the axes.
    @inlinable public static var axisColor: Color { Color(token: 396) }
    /// The colour of the axis labels and the series names.
    @inlinable public static var labelColor: Color { Color(token: 397) }
    /// The space between series names in the legend.
    @inlinable public static var spacing: Length { Length(token: 86) }
    /// The text style of the axis labels and the series names.
    @inlinable public static var labelFont: Font { Font(token: 71) }
  }
}
