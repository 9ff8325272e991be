// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Editor; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `editor.…`.
  public enum Editor {
    /// The number of a line.
    @inlinable public static var lineNumberColor: Color { Color(token: 252) }
    /// The number of the line with the caret.
    @inlinable public static var lineNumberColorSelected: Color { Color(token: 253) }
    /// The number of a line when disabled.
    @inlinable public static var lineNumberColorDisabled: Color { Color(token: 254) }
    /// The background of the line with the caret.
    @inlinable public static var currentLineColor: Color { Color(token: 255) }
    /// The background of the bar that finds, replaces or asks for a line.
    @inlinable public static var barColor: Color { Color(token: 256) }
    /// The background of selected text in an editor.
    @inlinable public static var selectionColor: Color { Color(token: 257) }
    /// The background of a bracket at the caret and of its partner.
    @inlinable public static var bracketColor: Color { Color(token: 258) }
    /// The background of a match of the search.
    @inlinable public static var matchColor: Color { Color(token: 259) }
    /// The background of the current match.
    @inlinable public static var matchColorSelected: Color { Color(token: 260) }
    /// The text of the current match.
    @inlinable public static var matchTextColor: Color { Color(token: 261) }
    /// `lineNumberColor` in every state.
    public static var lineNumberColors: StateColors {
      StateColors(
        rest: lineNumberColor,
        selected: lineNumberColorSelected,
        disabled: lineNumberColorDisabled)
    }
    /// `matchColor` in every state.
    public static var matchColors: StateColors {
      StateColors(
        rest: matchColor,
        selected: matchColorSelected,
        disabled: SemanticTokens.Colors.textDisabled)
    }
  }
}
