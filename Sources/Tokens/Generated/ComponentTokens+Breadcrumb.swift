// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Breadcrumb; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `breadcrumb.…`.
  public enum Breadcrumb {
    /// The colour of the separator between places.
    @inlinable public static var separatorColor: Color { Color(token: 331) }
    /// The colour of the current place.
    @inlinable public static var currentColor: Color { Color(token: 332) }
    /// The text style of the current place.
    @inlinable public static var font: Font { Font(token: 54) }
  }
}
