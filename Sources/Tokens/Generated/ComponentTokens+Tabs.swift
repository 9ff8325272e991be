// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Tabs; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `tabs.…`.
  public enum Tabs {
    /// A name.
    @inlinable public static var textColor: Color { Color(token: 300) }
    /// The name of the view that is shown.
    @inlinable public static var textColorSelected: Color { Color(token: 301) }
    /// The name of a view that cannot be shown.
    @inlinable public static var textColorDisabled: Color { Color(token: 302) }
    /// The line beneath the name of the view that is shown.
    @inlinable public static var indicatorColor: Color { Color(token: 303) }
    /// The line beneath the names.
    @inlinable public static var dividerColor: Color { Color(token: 304) }
    /// The ground of a name under the pointer.
    @inlinable public static var backgroundColorHover: Color { Color(token: 305) }
    /// The ground of the name with the focus.
    @inlinable public static var backgroundColorFocused: Color { Color(token: 306) }
    /// Room beside a name.
    @inlinable public static var padding: Length { Length(token: 42) }
  }
}
