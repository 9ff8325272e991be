// SPDX-License-Identifier: MIT
// Tool: prints one frame of an exhibit.

import Curium
import CuriumLibc
import CuriumTerminal
import CuriumHarness
import CuriumTokens
import CuriumControls

/// Prints one frame of exhibits and exits. Uses colours if standard output is a terminal.
struct ShowCommand: RunnableCommand {
  @MainActor static func syntax(_ catalog: GalleryCatalog) -> CommandSyntax {
    CommandSyntax(
      "show", summary: "Print one frame of one or more components.",
      examples: [
        "\(GalleryCommand.samples(catalog, 2)) --theme nord",
        "\(GalleryCommand.samples(catalog, 1)) --size 80x20 --depth 256 >frame.ansi",
      ],
      parameters: .arguments(
        "name", completion: catalog.completion,
        help: "The components to print. The list command prints their names."),
      .option(
        "theme", default: catalog.themes.first?.name ?? "dark",
        completion: catalog.themeCompletion,
        help: "The theme: a built-in one, one in your themes folder, or the path of a file."),
      .option(
        "size", default: CellSize(width: 60, height: 12),
        help: "The size of the frame in cells, such as 80x24."),
      .option(
        "depth", defaultText: "24 in a terminal, otherwise none", help: ColorDepth.purpose)
    ) { ShowCommand(names: $0, theme: $1, size: $2, depth: $3, catalog: catalog) }
  }

  let names: [String]
  let theme: String
  let size: CellSize
  let depth: ColorDepth?
  let catalog: GalleryCatalog

  @MainActor func run() async throws {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    try await frames(depth: depth ?? (isTerminal ? .trueColor : .none)).print()
  }

  /// Returns the frames of all names, separated by empty lines.
  @MainActor func frames(depth: ColorDepth) async throws -> Output {
    let theme = try ThemeShowCommand.theme(of: theme, of: catalog)
    let subjects = try ExportSubject.named(names, of: catalog)
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
