// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Form; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `form.…`.
  public enum Form {
    /// The name of a field.
    @inlinable public static var labelColor: Color { Color(token: 318) }
    /// What is wrong with a field.
    @inlinable public static var errorColor: Color { Color(token: 319) }
    /// The words while a field is being checked.
    @inlinable public static var checkingColor: Color { Color(token: 320) }
    /// Room between the fields of a group.
    @inlinable public static var spacing: Length { Length(token: 61) }
    /// Room between a sign and the words behind it.
    @inlinable public static var gap: Length { Length(token: 62) }
    /// The name of a field.
    @inlinable public static var labelFont: Font { Font(token: 51) }
    /// What is wrong with a field.
    @inlinable public static var errorFont: Font { Font(token: 52) }
    /// The title of a group of fields.
    @inlinable public static var titleFont: Font { Font(token: 53) }
  }
}
