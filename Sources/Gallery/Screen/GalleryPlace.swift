// SPDX-License-Identifier: MIT
// Page: the places of the gallery, which are the tabs of its header.

import CuriumPreviews

/// A place of the gallery. A tab in the header leads to each of them.
enum GalleryPlace: String, CaseIterable {
  /// The start page.
  case home = "Home"
  /// The components by atomic level.
  case components = "Components"
  /// The pages about families of views.
  case views = "Views"
  /// Whole pages made of components.
  case apps = "Apps"
  /// The themes and their tokens.
  case themes = "Themes"

  /// The place of an exhibit.
  @MainActor init(of id: Exhibit.ID) { self = Self.places[id] ?? .components }

  /// The places of all exhibits that aren't components.
  @MainActor private static let places: [Exhibit.ID: GalleryPlace] = {
    var places = [Exhibit.home.id: GalleryPlace.home]
    for exhibit in Exhibit.all where exhibit.level == .page { places[exhibit.id] = .apps }
    for exhibit in Exhibit.views { places[exhibit.id] = .views }
    for exhibit in Exhibit.tokens { places[exhibit.id] = .themes }
    return places
  }()

  var title: String { rawValue }

  /// Whether the place has several exhibits, in a list beside the page.
  var hasList: Bool { self != .home && self != .themes }

  /// The exhibits of the place, in the order of the list.
  @MainActor var sections: [SidebarContents.Section] {
    SidebarContents.sections.compactMap { section in
      let exhibits = section.exhibits.filter { GalleryPlace(of: $0.id) == self }
      return exhibits.isEmpty
        ? nil : SidebarContents.Section(title: section.title, exhibits: exhibits)
    }
  }

  /// The exhibit that the place shows first.
  @MainActor var first: Exhibit.ID {
    self == .home ? Exhibit.home.id : sections.first?.exhibits.first?.id ?? Exhibit.home.id
  }
}
