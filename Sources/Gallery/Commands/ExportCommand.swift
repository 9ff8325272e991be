// SPDX-License-Identifier: MIT
// Tool: writes pictures of all exhibits into a folder.

import Curium
import CuriumTerminal

/// Exports every exhibit in every theme: as a page to browse, as pictures, or as text.
struct ExportCommand: RunnableCommand {
  @MainActor static func syntax(_ catalog: GalleryCatalog) -> CommandSyntax {
    let sample = GalleryCommand.samples(catalog, 1)
    return CommandSyntax(
      "export", summary: "Write pictures of the components to a folder.",
      discussion: """
        html writes one page to browse, index.html, which needs no network. svg and text write a \
        file for each component and theme, such as nord/\(sample).svg. The gallery's own screen is \
        called Gallery. film writes gallery.svg, an animated picture of the gallery in use, and \
        can't be combined with --theme, --only, --first or --size.
        """,
      examples: ["pictures", "--format svg --theme nord --theme light --only \(sample) pictures"],
      parameters: .option("format", default: Format.html, help: "The format of the output."),
      .options(
        "theme", from: catalog.themeChoices, defaultText: "all", help: "A built-in theme."),
      .options(
        "only", value: "name", defaultText: "all", completion: catalog.completion,
        help: "A component to export."),
      .flag("first", help: "Export only the first preview of each component."),
      .option(
        "size", defaultText: "60 columns, and as many rows as needed",
        help: "The size in cells, such as 80x24."),
      .argument(
        "folder", completion: .folders,
        help: "The folder to write to. Created if it doesn't exist.")
    ) {
      ExportCommand(
        format: $0, themes: $1, names: $2, isFirstOnly: $3, size: $4, folder: $5, catalog: catalog)
    }
  }

  /// The format of the output.
  enum Format: String, CaseIterable, ArgumentValue {
    case html, svg, text, film
  }

  let format: Format
  /// The themes; empty for all.
  let themes: [AppTheme]
  /// The names of exhibits; empty for all.
  let names: [String]
  /// `true` to export only the first preview of each exhibit.
  let isFirstOnly: Bool
  /// The size of every picture; `nil` for 60 columns and as many rows as needed.
  let size: CellSize?
  let folder: String
  let catalog: GalleryCatalog

  @MainActor func run() async throws {
    if format == .film, !themes.isEmpty || !names.isEmpty || isFirstOnly || size != nil {
      throw UsageError("--format film can't be combined with --theme, --only, --first or --size.")
    }
    let export = GalleryExport(
      themes: themes.isEmpty ? catalog.builtInThemes : themes, size: size,
      name: catalog.name)
    let subjects = try subjects()
    if format == .html {
      let page = await export.page(of: subjects)
      try Self.write(page, to: folder, "index.html")
      try Self.report("Wrote \(folder)/index.html, \(page.utf8.count / 1_000) kB.")
      return
    }
    if format == .film {
      try Self.write(await GalleryFilm.record(catalog), to: folder, "gallery.svg")
      try Self.report("Wrote \(folder)/gallery.svg.")
      return
    }
    var count = 0
    for subject in subjects {
      for file in await export.files(of: subject, format) {
        try Self.write(file.text, to: "\(folder)/\(file.folder)", file.name)
        count += 1
      }
    }
    try Self.report("Wrote \(count) \(count == 1 ? "file" : "files") to \(folder).")
  }

  /// Returns the exhibits to export, with their previews, in the order of the sidebar.
  @MainActor func subjects() throws -> [ExportSubject] {
    let wanted = Set(try ExportSubject.named(names, of: catalog).map(\.name))
    let subjects = ExportSubject.all(of: catalog).filter {
      wanted.isEmpty || wanted.contains($0.name)
    }
    return isFirstOnly ? subjects.map(\.onlyFirst) : subjects
  }

  private static func report(_ line: String) throws {
    var output = Output()
    output.add(line)
    try output.print()
  }

  private static func write(_ text: String, to folder: String, _ name: String) throws {
    guard (try? FileFacts.makeFolder(folder)) != nil,
      RegularFile.write(text, to: "\(folder)/\(name)")
    else {
      throw UnwrittenFile(path: "\(folder)/\(name)")
    }
  }
}

/// A file couldn't be written.
struct UnwrittenFile: Error, CustomStringConvertible {
  let path: String
  var description: String {
    "Couldn't write \(path). Check the path, its permissions and the free space."
  }
}
