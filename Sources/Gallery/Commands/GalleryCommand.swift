// SPDX-License-Identifier: MIT
// Tool: the gallery's command line.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `gallery`, `gallery show NAME...`, `gallery list`, `gallery export FOLDER`, `gallery theme ...`.
enum GalleryCommand {
  static let syntax = CommandSyntax(
    "gallery", summary: "Browse every component of Curium in every theme.",
    discussion: """
      Without a command, the gallery opens in the terminal. Press ? for help and q to quit.
      """,
    examples: ["--theme nord", "show Badge SearchBar", "export pictures"],
    subcommands: [
      OpenCommand.syntax, ShowCommand.syntax, ListCommand.syntax, ExportCommand.syntax,
      ThemeCommand.syntax,
    ],
    defaultSubcommand: "open")
}

/// Runs the command on the main actor from the start, so no worker thread ever exists that could
/// wake the program unnecessarily.
@main enum Gallery {
  /// The words after the name of the program.
  static var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

  @MainActor static func main() async {
    let ending = await CommandLineProgram(root: GalleryCommand.syntax).run(arguments)
    exit(ending.print().rawValue)
  }
}
