// SPDX-License-Identifier: MIT
// Tool: the subjects of an export: the gallery's own screen and every exhibit.

import Curium
import CuriumPreviews
import CuriumThemeFiles
import CuriumControls

/// One entry of an export.
struct ExportSubject {
  /// Its name, which is also the name of its files.
  let name: String
  /// The heading of its section.
  let heading: String
  /// Its purpose.
  let summary: String
  /// Its named previews.
  private(set) var previews: [Preview]
  /// The size of a screen; `nil` for a view that takes as many rows as it needs.
  let screen: CellSize?

  /// The gallery's screen, then the exhibits in the order of the sidebar.
  @MainActor static func all(of catalog: GalleryCatalog) -> [ExportSubject] {
    [gallery(catalog)]
      + catalog.sections.flatMap { section in
        section.exhibits.map { ExportSubject($0, heading: section.title) }
      }
  }

  /// Returns the subjects with the given names, ignoring case.
  ///
  /// - Throws: `UsageError` for an unknown name, suggesting the nearest known one.
  @MainActor static func named(
    _ names: [String], of catalog: GalleryCatalog
  ) throws -> [ExportSubject] {
    let all = all(of: catalog)
    return try names.map { name in
      if let found = all.first(where: { $0.name.lowercased() == name.lowercased() }) {
        return found
      }
      let hint = UsageError.suggestion(for: name, in: all.map(\.name))
      throw UsageError(
        "There's no component called \"\(name)\".\(hint) "
          + "To see all names, use the command 'list'.")
    }
  }

  /// The subject with only its first preview.
  var onlyFirst: ExportSubject {
    var subject = self
    subject.previews = Array(previews.prefix(1))
    return subject
  }

  /// All previews in a column, or the single screen of a page.
  @MainActor @ViewBuilder var view: some View {
    if screen != nil {
      previews.first?.content()
    } else {
      VStack(alignment: .leading, spacing: 1) {
        ForEach(previews.indices, id: \.self) { index in previews[index].content() }
      }
    }
  }

  @MainActor private init(_ exhibit: Exhibit, heading: String) {
    name = exhibit.name
    self.heading = heading
    summary = exhibit.summary
    previews = exhibit.variants
    screen = exhibit.fillsRoom ? CellSize(width: 80, height: 24) : nil
  }

  private init(name: String, heading: String, summary: String, screen: CellSize, view: Preview) {
    self.name = name
    self.heading = heading
    self.summary = summary
    self.screen = screen
    previews = [view]
  }

  /// The gallery without the themes in the user's folder.
  @MainActor private static func gallery(_ catalog: GalleryCatalog) -> ExportSubject {
    ExportSubject(
      name: "Gallery", heading: "Gallery", summary: "Every component, live.",
      screen: CellSize(width: 140, height: 44),
      view: Preview(catalog.first) {
        GalleryScreen(
          catalog,
          studio: ThemeStudio(
            library: ThemeLibrary(folder: "/dev/null", themes: catalog.builtInThemes)))
      })
  }
}

extension GalleryCatalog {
  /// The names of everything that can be printed and exported.
  var completion: Completion { .words { ExportSubject.all(of: self).map(\.name) } }
}
