// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Segment; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `segment.…`.
  public enum Segment {
    /// The ground of the choices.
    @inlinable public static var backgroundColor: Color { Color(token: 307) }
    /// A choice.
    @inlinable public static var textColor: Color { Color(token: 308) }
    /// The ground of the choice that is made.
    @inlinable public static var backgroundColorSelected: Color { Color(token: 309) }
    /// The choice that is made.
    @inlinable public static var textColorSelected: Color { Color(token: 310) }
  }
}
