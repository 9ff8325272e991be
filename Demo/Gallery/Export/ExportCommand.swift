// SPDX-License-Identifier: MIT
// Tool: writes pictures of all exhibits into a folder.

import ArgumentParser
import Curium

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Exports every exhibit in every theme: as a page to browse, as pictures, or as text.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write pictures of the components to a folder.",
    discussion: """
      html writes one page to browse, index.html, which needs no network. svg and text write a file \
      for each exhibit and theme, such as nord/Badge.svg. The gallery's own screen is called \
      Gallery. film writes gallery.svg, an animated picture of the gallery in use.

        gallery export pictures
        gallery export --format svg --theme nord --theme light --only Badge pictures
      """)

  /// The format of the output.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case html, svg, text, film
  }

  @Option(help: "The format of the output.")
  var format = Format.html

  @Option(
    name: .customLong("theme"),
    help: "A built-in theme. Repeatable. Default: all.",
    completion: .list(AppTheme.builtInNames))
  var themes: [String] = []

  @Option(
    name: .customLong("only"),
    help: "An exhibit. Repeatable. Default: all.",
    completion: ExportSubject.completion)
  var names: [String] = []

  @Option(
    help: "The size in cells, such as 80x24. Default: 60 columns, and as many rows as needed.")
  var size: String?

  @Argument(help: "The folder. Created if it doesn't exist.", completion: .directory)
  var folder: String

  func validate() throws {
    for name in themes where AppTheme.builtIn(named: name) == nil {
      throw ValidationError(ShowCommand.unknownTheme(name))
    }
    if let size, ShowCommand.size(size) == nil { throw ValidationError(ShowCommand.wrongSize) }
  }

  @MainActor func export() async throws {
    let themes = self.themes.isEmpty ? AppTheme.builtInNames : self.themes
    let export = GalleryExport(
      themes: themes.compactMap { .builtIn(named: $0) }, size: size.flatMap(ShowCommand.size))
    let wanted = Set(try ExportSubject.named(names).map(\.name))
    let subjects = ExportSubject.all.filter { wanted.isEmpty || wanted.contains($0.name) }
    if format == .html {
      let page = await export.page(of: subjects)
      try Self.write(page, to: folder, "index.html")
      try Self.tell("Wrote \(folder)/index.html, \(page.utf8.count / 1_000) kB.")
      return
    }
    if format == .film {
      try Self.write(await GalleryFilm.record(GalleryFilm.tour), to: folder, "gallery.svg")
      try Self.tell("Wrote \(folder)/gallery.svg.")
      return
    }
    var count = 0
    for subject in subjects {
      for file in await export.files(of: subject, format) {
        try Self.write(file.text, to: "\(folder)/\(file.folder)", file.name)
        count += 1
      }
    }
    try Self.tell("Wrote \(count) \(count == 1 ? "file" : "files") to \(folder).")
  }

  private static func tell(_ line: String) throws {
    var output = Output()
    output.add(line)
    try output.print()
  }

  private static func write(_ text: String, to folder: String, _ name: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name)"))
  }
}
