// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.InfoRow; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `infoRow.…`.
  public enum InfoRow {
    /// The label.
    @inlinable public static var labelColor: Color { Color(token: 245) }
    /// The least room between label and value.
    @inlinable public static var spacing: Length { Length(token: 36) }
    /// The label.
    @inlinable public static var labelFont: Font { Font(token: 33) }
    /// The value.
    @inlinable public static var valueFont: Font { Font(token: 34) }
  }
}
