// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Breadcrumb; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `breadcrumb.…`.
  public enum Breadcrumb {
    /// The sign between two places.
    @inlinable public static var separatorColor: Color { Color(token: 270) }
    /// Where one is.
    @inlinable public static var currentColor: Color { Color(token: 271) }
    /// Where one is.
    @inlinable public static var font: Font { Font(token: 43) }
  }
}
