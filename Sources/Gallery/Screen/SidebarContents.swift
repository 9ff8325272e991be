// SPDX-License-Identifier: MIT
// Page: the contents of the list of exhibits: all of them, or the search results.

import Curium
import CuriumPreviews
import CuriumOrganisms

/// A row of the list: the name of a section, or an exhibit.
struct SidebarItem: Identifiable {
  enum Kind {
    case heading(String, count: Int)
    case exhibit(Exhibit, FuzzyPlaces?)
  }

  let kind: Kind

  var id: String {
    switch kind {
    case .heading(let title, _): "heading.\(title)"
    case .exhibit(let exhibit, _): exhibit.id
    }
  }

  var exhibit: Exhibit? {
    if case .exhibit(let exhibit, _) = kind { exhibit } else { nil }
  }
}

/// The exhibits by level.
@MainActor struct SidebarContents {
  let items: [SidebarItem]
  /// The ids of the exhibits, in order.
  let ids: [Exhibit.ID]

  private static func items(of sections: [GalleryCatalog.Section]) -> [SidebarItem] {
    sections.flatMap { section in
      part(section.title, section.exhibits.map { SidebarItem(kind: .exhibit($0, nil)) })
    }
  }

  /// The number of letters from which a search finds names in code. Fewer begin too many names.
  private static let shortestName = 3

  /// The exhibits that match `query`: names that begin with it, then names with a word that does,
  /// then names that contain it, then summaries that contain its words. Names with only its
  /// letters, with gaps between them, are listed if no name contains it. The other exhibits that
  /// use a type or member whose name begins with the query are below. Without a query, those of
  /// `place`; `nil` for all. Only the beginning of a long query counts: it was probably pasted by
  /// mistake, and a search for all of it in the code of every exhibit would take seconds.
  init(matching query: String, in place: GalleryPlace? = nil, of catalog: GalleryCatalog) {
    items = Self.items(matching: query, in: place, of: catalog)
    ids = items.compactMap(\.exhibit?.id)
  }

  private static func items(
    matching query: String, in place: GalleryPlace?, of catalog: GalleryCatalog
  ) -> [SidebarItem] {
    let query = String(query.prefix(SearchWords.limit))
    let words = SearchWords(query)
    if words.isEmpty {
      let start = (place == nil ? catalog.start : nil).map { SidebarItem(kind: .exhibit($0, nil)) }
      return (start.map { [$0] } ?? [])
        + items(of: place.map { catalog.sections(of: $0) } ?? catalog.sections)
    }
    var byName = catalog.all.fuzzyMatches(for: query, by: \.name)
    if byName.contains(where: \.places.isContiguous) {
      byName.removeAll { !$0.places.isContiguous }
    }
    let named = Set(byName.map(\.element.id))
    let start = query.lowercased().filter { !$0.isWhitespace }
    var bySummary: [Exhibit] = []
    var users: [Exhibit] = []
    for exhibit in catalog.all where !named.contains(exhibit.id) {
      if words.match(exhibit.summary) {
        bySummary.append(exhibit)
      } else if start.count >= shortestName, exhibit.usesName(startingWith: start) {
        users.append(exhibit)
      }
    }
    return part(
      "Found",
      byName.map { SidebarItem(kind: .exhibit($0.element, $0.places)) }
        + bySummary.map { SidebarItem(kind: .exhibit($0, nil)) })
      + part("Used in", users.map { SidebarItem(kind: .exhibit($0, nil)) })
  }

  private static func part(_ title: String, _ items: [SidebarItem]) -> [SidebarItem] {
    items.isEmpty ? [] : [SidebarItem(kind: .heading(title, count: items.count))] + items
  }
}
