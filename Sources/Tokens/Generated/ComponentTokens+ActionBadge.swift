// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.ActionBadge; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `actionBadge.…`.
  public enum ActionBadge {
    /// Room beside the word.
    @inlinable public static var padding: Length { Length(token: 30) }
    /// The word.
    @inlinable public static var font: Font { Font(token: 28) }

    /// Tokens `actionBadge.primary.…`.
    public enum Primary {
      /// The ground of the main one.
      @inlinable public static var backgroundColor: Color { Color(token: 223) }
      /// The word of the main one.
      @inlinable public static var foregroundColor: Color { Color(token: 224) }
    }

    /// Tokens `actionBadge.secondary.…`.
    public enum Secondary {
      /// The ground of one beside it.
      @inlinable public static var backgroundColor: Color { Color(token: 225) }
      /// The word of one beside it.
      @inlinable public static var foregroundColor: Color { Color(token: 226) }
    }

    /// Tokens `actionBadge.destructive.…`.
    public enum Destructive {
      /// The ground of what cannot be undone.
      @inlinable public static var backgroundColor: Color { Color(token: 227) }
      /// The word of what cannot be undone.
      @inlinable public static var foregroundColor: Color { Color(token: 228) }
    }
  }
}
