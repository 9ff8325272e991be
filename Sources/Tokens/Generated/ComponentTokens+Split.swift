// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Split; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `split.…`.
  public enum Split {
    /// The line between two panes.
    @inlinable public static var dividerColor: Color { Color(token: 403) }
    /// The line between two panes when hovered.
    @inlinable public static var dividerColorHover: Color { Color(token: 404) }
    /// The line between two panes while it is dragged.
    @inlinable public static var dividerColorPressed: Color { Color(token: 405) }
    /// The line between two panes when focused.
    @inlinable public static var dividerColorFocused: Color { Color(token: 406) }
    /// The line style between two panes.
    @inlinable public static var lineStyle: BorderStyle { BorderStyle(token: 13) }
    /// The line style between two panes when focused or dragged.
    @inlinable public static var lineStyleFocused: BorderStyle { BorderStyle(token: 14) }
    /// `dividerColor` in every state.
    public static var dividerColors: StateColors {
      StateColors(
        rest: dividerColor,
        hover: dividerColorHover,
        pressed: dividerColorPressed,
        focused: dividerColorFocused,
        disabled: SemanticTokens.Colors.textDisabled)
    }
  }
}
