// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.CommandPalette; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `commandPalette.…`.
  public enum CommandPalette {
    /// The name of a command.
    @inlinable public static var textColor: Color { Color(token: 333) }
    /// The letters that were typed, in the name of a command.
    @inlinable public static var matchColor: Color { Color(token: 334) }
    /// What a command belongs to.
    @inlinable public static var sectionColor: Color { Color(token: 335) }
    /// Room between the parts of a command.
    @inlinable public static var spacing: Length { Length(token: 68) }
  }
}
