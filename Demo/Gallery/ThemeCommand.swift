// SPDX-License-Identifier: MIT
// Tool: the theme commands of the gallery.

import ArgumentParser

/// `gallery theme check FILE…`, `gallery theme import FILE -o OUT`, `gallery theme show NAME`.
struct ThemeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "theme",
    abstract: "Check, import and show themes.",
    subcommands: [ThemeCheckCommand.self, ThemeImportCommand.self, ThemeShowCommand.self])
}
