// SPDX-License-Identifier: MIT
// Tool: prints one frame of an exhibit.

import Curium
import CuriumTerminal
import CuriumHarness
import CuriumTokens
import CuriumControls

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Prints one frame of exhibits and exits. Uses colours if standard output is a terminal.
struct ShowCommand: RunnableCommand {
  static let syntax = CommandSyntax(
    "show", summary: "Print one frame of one or more components.",
    examples: [
      "Badge SearchBar --theme nord", "DataTable --size 80x20 --depth 256 >table.ansi",
    ],
    parameters: .arguments(
      "name", completion: .exhibits,
      help: "The components to print. The list command prints their names."),
    .option(
      "theme", default: "dark", completion: .themes,
      help: "The theme: a built-in one, one in your themes folder, or the path of a file."),
    .option(
      "size", default: CellSize(width: 60, height: 12),
      help: "The size of the frame in cells, such as 80x24."),
    .option(
      "depth", defaultText: "24 in a terminal, otherwise none", help: ColorDepth.purpose)
  ) { ShowCommand(names: $0, theme: $1, size: $2, depth: $3) }

  let names: [String]
  let theme: String
  let size: CellSize
  let depth: ColorDepth?

  @MainActor func run() async throws {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    try await frames(depth: depth ?? (isTerminal ? .trueColor : .none)).print()
  }

  /// Returns the frames of all names, separated by empty lines.
  @MainActor func frames(depth: ColorDepth) async throws -> Output {
    let theme = try ThemeShowCommand.theme(of: theme)
    let subjects = try ExportSubject.named(names)
    var output = Output()
    for subject in subjects {
      let harness = Harness(
        width: size.width, height: size.height, theme: theme,
        capabilities: TerminalCapabilities(colorDepth: depth)
      ) {
        subject.view
      }
      await harness.settle()
      output.add(Output.Drawing(harness, depth: depth))
    }
    return output
  }
}
