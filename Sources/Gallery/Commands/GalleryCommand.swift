// SPDX-License-Identifier: MIT
// Tool: the command line of a gallery.

/// `gallery`, `gallery show NAME...`, `gallery list`, `gallery export FOLDER`, `gallery theme ...`.
@MainActor enum GalleryCommand {
  /// The words after the name of the program.
  static var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

  /// The commands of a gallery. `open` runs it in the terminal.
  static func syntax(
    _ catalog: GalleryCatalog, open: @escaping @MainActor @Sendable () -> Void = {}
  ) -> CommandSyntax {
    CommandSyntax(
      catalog.program, summary: catalog.purpose,
      discussion: """
        Without a command, the gallery opens in the terminal. Press ? for help and q to quit.
        """,
      examples: ["--theme nord", "show \(samples(catalog, 2))", "export pictures"],
      subcommands: [
        OpenCommand.syntax(catalog, open: open), ShowCommand.syntax(catalog),
        ListCommand.syntax(catalog), ExportCommand.syntax(catalog), ThemeCommand.syntax(catalog),
      ],
      defaultSubcommand: "open")
  }

  /// The names of some components, for examples.
  static func samples(_ catalog: GalleryCatalog, _ count: Int) -> String {
    var names: [String] = []
    for section in catalog.sections {
      for exhibit in section.exhibits.prefix(count - names.count)
      where catalog.place(of: exhibit.id) == .components {
        names.append(exhibit.name)
      }
    }
    return (names.isEmpty ? ["Themes"] : names).joined(separator: " ")
  }
}
