// SPDX-License-Identifier: MIT
// Tool: prints a sample of a theme.

import CuriumRendering
import Curium
import CuriumThemeFiles

/// Prints a sample of a theme and exits.
struct ThemeShowCommand: RunnableCommand {
  @MainActor static func syntax(_ catalog: GalleryCatalog) -> CommandSyntax {
    CommandSyntax(
      "show", summary: "Print a sample of a theme.",
      parameters: .argument(
        "name", completion: catalog.themeCompletion,
        help: "A built-in theme, one in your themes folder, or the path of a file."),
      .option("depth", default: ColorDepth.trueColor, help: ColorDepth.purpose)
    ) { ThemeShowCommand(name: $0, depth: $1, catalog: catalog) }
  }

  let name: String
  let depth: ColorDepth
  let catalog: GalleryCatalog

  @MainActor func run() throws {
    try Self.specimen(of: name, depth: depth, of: catalog).print()
  }

  @MainActor static func specimen(
    of name: String, depth: ColorDepth, of catalog: GalleryCatalog
  ) throws -> Output {
    let theme = try theme(of: name, of: catalog)
    let view = render(ThemeSpecimen(), width: ThemeSpecimen.width, theme: theme)
    var output = Output()
    output.add(Output.Drawing(view, depth: depth))
    return output
  }

  /// Returns the theme for a name or a file path.
  @MainActor static func theme(of name: String, of catalog: GalleryCatalog) throws -> AppTheme {
    if name.contains("/") || name.contains(".") {
      return try ThemeFile.read(contentsOf: name, acceptsUnknownTokens: true).get()
    }
    if let theme = catalog.theme(named: name) { return theme }
    let library = ThemeLibrary(themes: catalog.builtInThemes)
    library.reload()
    // A file with this name exists but can't be read.
    if let fault = library.find(name)?.fault { throw fault }
    throw UsageError.unknownTheme("theme called", name, in: library)
  }
}
