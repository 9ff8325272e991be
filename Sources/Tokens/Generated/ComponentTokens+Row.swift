// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Row; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `row.…`.
  public enum Row {
    /// The words of a row.
    @inlinable public static var textColor: Color { Color(token: 243) }
    /// The words at the end of a row.
    @inlinable public static var detailColor: Color { Color(token: 244) }
    /// The words of a selected row.
    @inlinable public static var textColorSelected: Color { Color(token: 245) }
    /// The words of a row that cannot be chosen.
    @inlinable public static var textColorDisabled: Color { Color(token: 246) }
    /// The ground of a row under the pointer.
    @inlinable public static var backgroundColorHover: Color { Color(token: 247) }
    /// The ground of a selected row.
    @inlinable public static var backgroundColorSelected: Color { Color(token: 248) }
    /// The ground of a selected row in a list without the focus.
    @inlinable public static var backgroundColorInactive: Color { Color(token: 249) }
    /// The bar beside a selected row.
    @inlinable public static var markerColor: Color { Color(token: 250) }
    /// The bar beside a selected row in a list without the focus.
    @inlinable public static var markerColorInactive: Color { Color(token: 251) }
    /// The sign of a row.
    @inlinable public static var iconColor: Color { Color(token: 252) }
    /// Room at both ends of a row.
    @inlinable public static var padding: Length { Length(token: 31) }
    /// Room between the parts of a row.
    @inlinable public static var spacing: Length { Length(token: 32) }
  }
}
