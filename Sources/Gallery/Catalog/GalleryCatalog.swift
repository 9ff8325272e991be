// SPDX-License-Identifier: MIT
// Page: the contents of a gallery.

public import Curium
import CuriumPreviews

/// The contents of a gallery: its name, its exhibits and its themes.
///
///     let acme = GalleryCatalog("Acme", themes: [.nord]) {
///       Exhibit(PriceTagPreviews.self, "A price, reduced or not.")
///     }
///
/// Exhibits are in the sidebar by atomic level, in the order in which they are listed.
@MainActor public struct GalleryCatalog {
  /// A heading of the sidebar and the exhibits below it.
  struct Section {
    let title: String
    let exhibits: [Exhibit]
  }

  /// The name in the header.
  let name: String
  /// The page that the gallery opens with; `nil` to open with the first component.
  let start: Exhibit?
  /// The themes besides those of the kit.
  nonisolated let themes: [AppTheme]
  /// All exhibits in the order of the list, without the start page.
  let sections: [Section]
  /// The tabs of the header.
  let places: [GalleryPlace]
  private let placesByID: [Exhibit.ID: GalleryPlace]

  /// The word for the program in help; by default, the name of its file.
  package var program = Self.programName
  /// The purpose of the program in help.
  var purpose: String
  /// The title of the tab with the exhibits that are whole pages.
  package var pagesTitle = Level.page.heading
  /// A tour through the gallery.
  package var tour: GalleryTourGuide?
  /// The steps of the gallery's film.
  package var film: [GalleryFilm.Step]

  /// Creates the contents of a gallery.
  ///
  /// - Parameters:
  ///   - name: The name in the header.
  ///   - start: The page that the gallery opens with. By default, it opens with the first exhibit.
  ///   - themes: Themes besides those of the kit. The gallery opens in the first one.
  ///   - exhibits: The exhibits.
  public init(
    _ name: String, start: Exhibit? = nil, themes: [AppTheme] = [],
    @ExhibitBuilder exhibits: () -> [Exhibit]
  ) {
    let all = exhibits()
    self.name = name
    self.start = start
    self.themes = themes
    purpose = "Browse every component of \(name) in every theme."
    var own: [String] = []
    for section in all.compactMap(\.section) where !own.contains(section) { own.append(section) }
    let levels = Level.allCases.map { level in
      let exhibits = all.filter { $0.section == nil && $0.level == level }
      return Section(
        title: level.heading, exhibits: level == .token ? [.themes] + exhibits : exhibits)
    }
    sections =
      levels.filter { !$0.exhibits.isEmpty }
      + own.map { title in
        Section(title: title, exhibits: all.filter { $0.section == title })
      }
    var placesByID: [Exhibit.ID: GalleryPlace] = [:]
    for exhibit in all {
      placesByID[exhibit.id] =
        exhibit.section.map { .section($0) } ?? (exhibit.level == .page ? .pages : .components)
    }
    placesByID[Exhibit.themes.id] = .themes
    if let start { placesByID[start.id] = .start }
    self.placesByID = placesByID
    let order: [GalleryPlace] =
      [.start, .components] + own.map { .section($0) } + [.pages, .themes]
    let used = Set(placesByID.values)
    places = order.filter { used.contains($0) }
    film = GalleryFilm.steps(through: all)
  }
}

extension GalleryCatalog {
  /// Returns the exhibit with a name, ignoring case.
  package func exhibit(named name: String) -> Exhibit? {
    let wanted = name.lowercased()
    return all.first { $0.name.lowercased() == wanted }
  }

  /// The start page and all other exhibits, in the order of the list.
  var all: [Exhibit] { (start.map { [$0] } ?? []) + sections.flatMap(\.exhibits) }

  /// The exhibit that the gallery opens with.
  var first: Exhibit.ID { first(of: places[0]) }

  // MARK: Places

  /// The place of an exhibit.
  func place(of id: Exhibit.ID) -> GalleryPlace { placesByID[id] ?? places[0] }

  /// The title of the tab of a place.
  func title(of place: GalleryPlace) -> String {
    switch place {
    case .start: start?.name ?? name
    case .components: "Components"
    case .section(let title): title
    case .pages: pagesTitle
    case .themes: "Themes"
    }
  }

  /// The exhibits of a place, in the order of the list.
  func sections(of place: GalleryPlace) -> [Section] {
    sections.compactMap { section in
      let exhibits = section.exhibits.filter { self.place(of: $0.id) == place }
      return exhibits.isEmpty ? nil : Section(title: section.title, exhibits: exhibits)
    }
  }

  /// The exhibit that a place shows first.
  func first(of place: GalleryPlace) -> Exhibit.ID {
    if place == .start, let start { return start.id }
    return sections(of: place).first?.exhibits.first?.id ?? Exhibit.themes.id
  }

  // MARK: Themes

  /// The themes of the app and those of the kit. A theme of the app replaces one of the kit with
  /// the same name.
  nonisolated var builtInThemes: [AppTheme] {
    let names = Set(themes.map(\.name))
    return themes + AppTheme.builtIn.filter { !names.contains($0.name) }
  }

  // MARK: The program

  private static var programName: String {
    let path = CommandLine.arguments.first ?? ""
    return path.split(separator: "/").last.map(String.init) ?? "gallery"
  }
}
