// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Sidebar; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `sidebar.…`.
  public enum Sidebar {
    /// The ground of a sidebar.
    @inlinable public static var backgroundColor: Color { Color(token: 286) }
    /// An entry.
    @inlinable public static var textColor: Color { Color(token: 287) }
    /// The selected entry.
    @inlinable public static var textColorSelected: Color { Color(token: 288) }
    /// The ground of the selected entry.
    @inlinable public static var backgroundColorSelected: Color { Color(token: 289) }
    /// The ground of an entry under the pointer.
    @inlinable public static var backgroundColorHover: Color { Color(token: 290) }
    /// The bar beside the selected entry.
    @inlinable public static var markerColor: Color { Color(token: 291) }
    /// The name of a group of entries.
    @inlinable public static var headingColor: Color { Color(token: 292) }
    /// Room at both ends of an entry.
    @inlinable public static var padding: Length { Length(token: 51) }
    /// The name of a group of entries.
    @inlinable public static var headingFont: Font { Font(token: 45) }
    /// `textColor` in every state.
    public static var textColors: StateColors {
      StateColors(
        rest: textColor,
        selected: textColorSelected,
        disabled: SemanticTokens.Colors.textDisabled)
    }
    /// `backgroundColor` in every state.
    public static var backgroundColors: StateColors {
      StateColors(
        rest: backgroundColor,
        hover: backgroundColorHover,
        selected: backgroundColorSelected)
    }
  }
}
