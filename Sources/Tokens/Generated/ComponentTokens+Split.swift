// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Split; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `split.…`.
  public enum Split {
    /// The line between two panes.
    @inlinable public static var dividerColor: Color { Color(token: 398) }
    /// The line between two panes when hovered.
    @inlinable public static var dividerColorHover: Color { Color(token: 399) }
    /// The line between two panes while it is dragged.
    @inlinable public static var dividerColorPressed: Color { Color(token: 400) }
    /// The line between two panes when focused.
    @inlinable public static var dividerColorFocused: Color { Color(token: 401) }
    /// The line style between two panes.
    @inlinable public static var lineStyle: BorderStyle { BorderStyle(token: 12) }
    /// The line style between two panes when focused or dragged.
    @inlinable public static var lineStyleFocused: BorderStyle { BorderStyle(token: 13) }
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
