// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.CommandPalette; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `commandPalette.…`.
  public enum CommandPalette {
    /// The colour of a command's name.
    @inlinable public static var textColor: Color { Color(token: 407) }
    /// The colour of the matching letters in a command's name.
    @inlinable public static var matchColor: Color { Color(token: 408) }
    /// The colour of a command's section, and of its help text.
    @inlinable public static var sectionColor: Color { Color(token: 409) }
    /// The space between the parts of a command.
    @inlinable public static var spacing: Length { Length(token: 88) }
    /// The space between the field and the commands, and above the help text.
    @inlinable public static var gap: Length { Length(token: 89) }
  }
}
