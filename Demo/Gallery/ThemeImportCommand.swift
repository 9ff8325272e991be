// SPDX-License-Identifier: MIT
// Tool: makes theme files of other programs' colours.

import ArgumentParser
import Curium
import CuriumThemeFiles

/// Writes the themes in a colour scheme of another program as design tokens, and tells what had to
/// move to be read.
struct ThemeImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Make a theme of base16, base24, Windows Terminal, Ghostty or kitty colours.")

  @Argument(help: "The file with the colours.")
  var file: String

  @Option(
    name: [.customShort("o"), .long],
    help: "Where to write: a file, or with a slash behind it a folder, which several themes need.")
  var output: String

  func run() throws {
    let themes = try ThemeImporter.load(contentsOf: file)
    let paths = try Self.paths(for: themes, output)
    for (imported, path) in zip(themes, paths) {
      try Self.document(imported, from: file).write(to: path)
      try Self.report(imported, path).print()
    }
  }

  /// Where each theme goes.
  static func paths(for themes: [ImportedTheme], _ output: String) throws -> [String] {
    if output.hasSuffix("/") {
      // Schemes of one file may share a name, and must not replace each other.
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
      throw ValidationError(
        "The file has \(themes.count) themes; write a slash behind \"\(output)\" for a folder.")
    }
    return [output]
  }

  /// The theme as a change of the light or dark one, with its origin.
  static func document(_ imported: ImportedTheme, from file: String) -> ThemeDocument {
    let scheme = imported.scheme
    let author = scheme.author.map { " by \($0)" } ?? ""
    var words = "\(scheme.name)\(author), imported."
    if !imported.changes.isEmpty {
      words += " Moved to be read: " + imported.changes.map(\.path).joined(separator: ", ") + "."
    }
    let base: AppTheme = imported.theme.colorScheme == .dark ? .dark : .light
    return ThemeDocument(imported.theme, changing: base, description: words)
  }

  /// What was written and what was moved, a line each.
  static func report(_ imported: ImportedTheme, _ path: String) -> Output {
    let count = imported.changes.count
    let moved =
      count == 0 ? "nothing had to move" : count == 1 ? "1 colour moved" : "\(count) colours moved"
    var output = Output()
    output.add("\(imported.scheme.name): \(path), \(moved)")
    for change in imported.changes { output.add("  \(change)") }
    return output
  }
}
