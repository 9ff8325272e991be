// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Chip; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `chip.…`.
  public enum Chip {
    /// The ground of a chip.
    @inlinable public static var backgroundColor: Color { Color(token: 234) }
    /// The ground of a chip under the pointer.
    @inlinable public static var backgroundColorHover: Color { Color(token: 235) }
    /// The ground of a chosen chip.
    @inlinable public static var backgroundColorSelected: Color { Color(token: 236) }
    /// The word of a chip.
    @inlinable public static var foregroundColor: Color { Color(token: 237) }
    /// The word of a chosen chip.
    @inlinable public static var foregroundColorSelected: Color { Color(token: 238) }
    /// The caps of a chip.
    @inlinable public static var borderColor: Color { Color(token: 239) }
    /// The caps of a chip with the focus.
    @inlinable public static var borderColorFocused: Color { Color(token: 240) }
    /// Room beside the word of a chip.
    @inlinable public static var padding: Length { Length(token: 29) }
  }
}
