// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Chart; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `chart.…`.
  public enum Chart {
    /// The lines at the left and beneath.
    @inlinable public static var axisColor: Color { Color(token: 350) }
    /// What the axes and the series are called.
    @inlinable public static var labelColor: Color { Color(token: 351) }
    /// Room between two names.
    @inlinable public static var spacing: Length { Length(token: 75) }
    /// What the axes and the series are called.
    @inlinable public static var labelFont: Font { Font(token: 61) }
  }
}
