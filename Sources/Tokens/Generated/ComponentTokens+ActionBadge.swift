// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.ActionBadge; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `actionBadge.…`.
  public enum ActionBadge {
    /// The horizontal padding of an action badge.
    @inlinable public static var padding: Length { Length(token: 43) }
    /// The text style of an action badge.
    @inlinable public static var font: Font { Font(token: 38) }

    /// Tokens `actionBadge.primary.…`.
    public enum Primary {
      /// The background of a primary action badge.
      @inlinable public static var backgroundColor: Color { Color(token: 283) }
      /// The text colour of a primary action badge.
      @inlinable public static var foregroundColor: Color { Color(token: 284) }
    }

    /// Tokens `actionBadge.secondary.…`.
    public enum Secondary {
      /// The background of a secondary action badge.
      @inlinable public static var backgroundColor: Color { Color(token: 285) }
      /// The text colour of a secondary action badge.
      @inlinable public static var foregroundColor: Color { Color(token: 286) }
    }

    /// Tokens `actionBadge.destructive.…`.
    public enum Destructive {
      /// The background of a destructive action badge.
      @inlinable public static var backgroundColor: Color { Color(token: 287) }
      /// The text colour of a destructive action badge.
      @inlinable public static var foregroundColor: Color { Color(token: 288) }
    }
  }
}
