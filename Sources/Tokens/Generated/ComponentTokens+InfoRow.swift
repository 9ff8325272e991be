// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.InfoRow; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `infoRow.…`.
  public enum InfoRow {
    /// The colour of the label.
    @inlinable public static var labelColor: Color { Color(token: 306) }
    /// The minimum space between the label and the value.
    @inlinable public static var spacing: Length { Length(token: 49) }
    /// The text style of the label.
    @inlinable public static var labelFont: Font { Font(token: 43) }
    /// The text style of the value.
    @inlinable public static var valueFont: Font { Font(token: 44) }
  }
}
