// SPDX-License-Identifier: MIT
// Tool: the theme commands of the gallery.

/// `gallery theme check FILE...`, `gallery theme import FILE -o PATH`, `gallery theme show NAME`.
enum ThemeCommand {
  @MainActor static func syntax(_ catalog: GalleryCatalog) -> CommandSyntax {
    CommandSyntax(
      "theme", summary: "Check, import and show themes.",
      subcommands: [
        ThemeCheckCommand.syntax, ThemeImportCommand.syntax, ThemeShowCommand.syntax(catalog),
      ])
  }
}
