// SPDX-License-Identifier: MIT
// Tool: the gallery's commands about themes.

import ArgumentParser

/// `gallery theme import FILE -o OUT`, `gallery theme show NAME`.
struct ThemeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "theme", abstract: "Themes: make them of other programs' colours, look at them.",
    subcommands: [ThemeImportCommand.self, ThemeShowCommand.self])
}
