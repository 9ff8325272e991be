// SPDX-License-Identifier: MIT
// Tool: the gallery's command line.

import ArgumentParser
import Curium

/// `gallery`, `gallery show NAME…`, `gallery list`.
@main
struct GalleryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Every component of Curium, in every theme.",
    subcommands: [OpenCommand.self, ShowCommand.self, ListCommand.self],
    defaultSubcommand: OpenCommand.self)
}

/// Opens the gallery in the terminal.
struct OpenCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Open the gallery (default).")

  func run() async throws { await GalleryApp.main() }
}
