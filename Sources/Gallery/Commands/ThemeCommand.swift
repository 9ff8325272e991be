// SPDX-License-Identifier: MIT
// Tool: the theme commands of the gallery.

/// `gallery theme check FILE...`, `gallery theme import FILE -o PATH`, `gallery theme show NAME`.
enum ThemeCommand {
  static let syntax = CommandSyntax(
    "theme", summary: "Check, import and show themes.",
    subcommands: [ThemeCheckCommand.syntax, ThemeImportCommand.syntax, ThemeShowCommand.syntax])
}
