// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.CommandPalette; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `commandPalette.…`.
  public enum CommandPalette {
    /// The colour of a command's name.
    @inlinable public static var textColor: Color { Color(token: 402) }
    /// The colour of the matching letters in a command's name.
    @inlinable public static var matchColor: Color { Color(token: 403) }
    /// The colour of a command's section.
    @inlinable public static var sectionColor: Color { Color(token: 404) }
    /// The space between the parts of a command.
    @inlinable public static var spacing: Length { Length(token: 87) }
    /// The space between the field and the commands.
    @inlinable public static var gap: Length { Length(token: 88) }
  }
}
