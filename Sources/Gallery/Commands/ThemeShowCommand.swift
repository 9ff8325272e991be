// SPDX-License-Identifier: MIT
// Tool: prints a sample of a theme.

import CuriumRendering
import Curium
import CuriumThemeFiles

/// Prints a sample of a theme and exits.
struct ThemeShowCommand: RunnableCommand {
  static let syntax = CommandSyntax(
    "show", summary: "Print a sample of a theme.",
    parameters: .argument(
      "name", completion: .themes,
      help: "A built-in theme, one in your themes folder, or the path of a file."),
    .option("depth", default: ColorDepth.trueColor, help: ColorDepth.purpose)
  ) { ThemeShowCommand(name: $0, depth: $1) }

  let name: String
  let depth: ColorDepth

  @MainActor func run() throws {
    try Self.specimen(of: name, depth: depth).print()
  }

  @MainActor static func specimen(of name: String, depth: ColorDepth) throws -> Output {
    let view = render(ThemeSpecimen(), width: ThemeSpecimen.width, theme: try theme(of: name))
    var output = Output()
    output.add(Output.Drawing(view, depth: depth))
    return output
  }

  /// Returns the theme for a name or a file path.
  @MainActor static func theme(of name: String) throws -> AppTheme {
    if name.contains("/") || name.contains(".") {
      return try ThemeFile.load(contentsOf: name)
    }
    if let theme = ThemeLibrary.theme(named: name) { return theme }
    let library = ThemeLibrary()
    library.reload()
    // A file with this name exists but can't be read.
    if let fault = library.find(name)?.fault { throw fault }
    let known = library.entries.compactMap { $0.theme?.name }
    let hint = UsageError.suggestion(for: name, in: known)
    throw UsageError(
      "There's no theme called \"\(name)\".\(hint) The themes are \(known.joined(separator: ", "))."
    )
  }
}
