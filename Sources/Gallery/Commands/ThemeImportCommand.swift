// SPDX-License-Identifier: MIT
// Tool: converts colours of other programs to theme files.

import Curium
import CuriumThemeFiles

/// Converts the themes in another program's colour scheme to design tokens, and reports the colours
/// that were adjusted to be legible.
struct ThemeImportCommand: RunnableCommand {
  static let syntax = CommandSyntax(
    "import",
    summary: "Create themes from base16, base24, Windows Terminal, Ghostty or kitty colours.",
    parameters: .argument("file", completion: .files, help: "The colour scheme file."),
    .requiredOption(
      "output", short: "o", value: "path", completion: .files,
      help: "The output: a file, or a folder with a trailing slash. Several themes need a folder.")
  ) { ThemeImportCommand(file: $0, output: $1) }

  let file: String
  let output: String

  func run() throws {
    let themes = try ThemeImporter.load(contentsOf: file)
    let paths = try Self.paths(for: themes, output)
    for (imported, path) in zip(themes, paths) {
      try Self.document(imported, from: file).write(to: path)
      try Self.report(imported, path).print()
    }
  }

  /// Returns the output path for each theme.
  static func paths(for themes: [ImportedTheme], _ output: String) throws -> [String] {
    if output.hasSuffix("/") {
      // Schemes in one file can have the same name, and must not overwrite each other.
      var taken: Set<String> = []
      var counts: [String: Int] = [:]
      return themes.map { imported in
        let name = imported.theme.name
        var file = name
        var count = counts[name] ?? 1
        while !taken.insert(file).inserted {
          count += 1
          file = "\(name)-\(count)"
        }
        counts[name] = count
        return "\(output)\(file).tokens.json"
      }
    }
    guard themes.count == 1 else {
      throw UsageError(
        "The file has \(themes.count) themes. "
          + "To write them to a folder, use \"\(output)/\".")
    }
    return [output]
  }

  /// Returns the theme as changes to the light or dark one, with its origin.
  static func document(_ imported: ImportedTheme, from file: String) -> ThemeDocument {
    let scheme = imported.scheme
    let author = scheme.author.map { " by \($0)" } ?? ""
    var words = "\(scheme.name)\(author), imported."
    if !imported.changes.isEmpty {
      let paths = imported.changes.map(\.path).joined(separator: ", ")
      words += " Adjusted for contrast: \(paths)."
    }
    let base: AppTheme = imported.theme.colorScheme == .dark ? .dark : .light
    return ThemeDocument(imported.theme, changing: base, description: words)
  }

  /// Returns one line for the written file and one for each adjusted colour.
  static func report(_ imported: ImportedTheme, _ path: String) -> Output {
    let count = imported.changes.count
    let moved =
      count == 0 ? "no colours adjusted" : "\(count) \(count == 1 ? "colour" : "colours") adjusted"
    var output = Output()
    output.add("\(imported.scheme.name): \(path), \(moved)")
    for change in imported.changes { output.add("  \(change)") }
    return output
  }
}
