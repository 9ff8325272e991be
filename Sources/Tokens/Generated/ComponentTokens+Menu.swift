// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Menu; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `menu.…`.
  public enum Menu {
    /// The ground of a menu.
    @inlinable public static var backgroundColor: Color { Color(token: 316) }
    /// The frame of a menu.
    @inlinable public static var borderColor: Color { Color(token: 317) }
    /// The key of an action.
    @inlinable public static var shortcutColor: Color { Color(token: 318) }
    /// The line between groups of actions.
    @inlinable public static var dividerColor: Color { Color(token: 319) }
    /// The line around a menu.
    @inlinable public static var borderStyle: BorderStyle { BorderStyle(token: 9) }
    /// How far a menu stands above the screen.
    @inlinable public static var shadow: Shadow { Shadow(token: 6) }
  }
}
