// SPDX-License-Identifier: MIT
// Page: navigation in the gallery, for all of its views.

import Curium
import CuriumControls
import CuriumOrganisms
import Observation

/// The selection and the page of the gallery.
@MainActor @Observable package final class GalleryNavigator {
  /// A part of the sidebar that can have the focus.
  enum Part: Hashable { case search, list }

  /// A request for the focus. `count` makes each one different.
  struct Request: Hashable {
    var part = Part.list
    var count = 0
  }

  /// The exhibit selected in the list.
  var selection: Exhibit.ID
  /// The exhibit on the page.
  private(set) var shown: Exhibit.ID
  /// `true` if a narrow screen shows the page instead of the list.
  private(set) var isShowingPage = true
  /// `true` if a screen has been opened, rather than selected in the list. Only a wide window then
  /// shows the list beside it.
  private(set) var isScreenOpen = false
  /// The text in the search field above the list.
  var query = ""
  /// The query of the visible list, as of the last frame.
  private(set) var shownQuery = ""
  /// `false` if no exhibit matches the query. The page is then empty, like the list.
  private(set) var hasResults = true
  /// `true` if the list and the page are side by side; the list then has the exhibits of one place.
  var isWide = true
  /// `true` if the header shows the name of the exhibit instead of the page.
  var hasNameInHeader = false
  /// The exhibit last selected in each place.
  @ObservationIgnored private var last: [GalleryPlace: Exhibit.ID] = [:]
  /// The most recent search result.
  @ObservationIgnored private let contentsMemo = Memo<Search, SidebarContents>()

  /// The inputs of a search.
  private struct Search: Equatable {
    let query: String
    let place: GalleryPlace?
  }

  /// The part of the sidebar that should have the focus.
  private(set) var request = Request()
  /// Increases when another exhibit is opened by its name instead of from the list.
  private(set) var jumps = 0
  /// Increases when the page should take the focus.
  private(set) var entries = 0
  /// The index of the step of the tour on the screen; `nil` outside the tour.
  private(set) var tour: Int?
  /// `true` if the view options panel is open.
  var areOptionsShown = false
  package let options = ViewOptions()
  /// The state of exhibit pages.
  let desk = ExhibitDesk()
  /// The contents of the gallery.
  let catalog: GalleryCatalog
  private let studio: ThemeStudio

  init(catalog: GalleryCatalog, studio: ThemeStudio, place: GalleryPlace? = nil) {
    self.catalog = catalog
    self.studio = studio
    let place = place ?? catalog.places[0]
    selection = catalog.first(of: place)
    shown = catalog.first(of: place)
    if place.hasList { isShowingPage = false }
  }

  /// The place of the page.
  var place: GalleryPlace { catalog.place(of: shown) }

  /// `true` if there is a list: of the place, or of search results.
  var hasList: Bool { place.hasList || !shownQuery.isEmpty }

  /// Returns the width of the list beside the page; `nil` if it isn't beside the page.
  func listWidth(in size: CellSize) -> Int? {
    let hasRoom = size.width >= 100
    // A screen often has a list of its own, and two of them would leave too little room.
    guard size.width >= GalleryScreen.wide, hasList, hasRoom || !isScreenOpen else { return nil }
    return hasRoom ? 28 : 23
  }

  /// Shows the selected exhibit on the page. While the user moves through the list, it is called
  /// when no more keys are waiting, so that exhibits in between are never built.
  func follow() {
    if shown == selection { return }
    shown = selection
    last[place] = shown
    desk.reset()
  }

  /// The contents of the list.
  var contents: SidebarContents {
    let place = isWide && shownQuery.isEmpty ? catalog.place(of: selection) : nil
    return contentsMemo(Search(query: shownQuery, place: place)) {
      SidebarContents(matching: $0.query, in: $0.place, of: catalog)
    }
  }

  private func clearSearch() {
    query = ""
    shownQuery = ""
    hasResults = true
  }

  /// Goes to a place, and there to the exhibit that was selected last. A narrow screen shows the
  /// list.
  package func go(to place: GalleryPlace) {
    clearSearch()
    if place.hasList {
      endTour()
      choose(last[place] ?? catalog.first(of: place))
    } else {
      open(last[place] ?? catalog.first(of: place))
    }
  }

  /// Shows the exhibits that match the query, and selects the first one.
  func search() {
    if shownQuery == query { return }
    shownQuery = query
    let found = query.isEmpty ? nil : contents.ids
    if let first = found?.first { selection = first }
    hasResults = found?.isEmpty != true
  }

  /// Moves the focus to the empty search field.
  func startSearch() {
    query = ""
    focus(.search)
  }

  /// Selects an exhibit and shows it. The list has the focus afterwards.
  func choose(_ id: Exhibit.ID) {
    if isWide, !catalog.place(of: id).hasList { return open(id) }
    selection = id
    follow()
    focus(.list)
  }

  /// Shows an exhibit and moves the focus to its page.
  package func open(_ id: Exhibit.ID) {
    endTour()
    if id == Exhibit.themes.id { return showThemes() }
    if !hasResults || isWide && !catalog.place(of: id).hasList { clearSearch() }
    if selection != id { jumps += 1 }
    selection = id
    follow()
    isShowingPage = true
    isScreenOpen = catalog.exhibit(named: id)?.fillsRoom ?? false
    entries += 1
  }

  /// Called when a view on the page gets the focus. A narrow window then keeps the page.
  func pageDidGetFocus() { isShowingPage = true }

  /// Called when the list or its search field gets the focus.
  func listDidGetFocus() { isShowingPage = false }

  /// Starts the tour at its first step.
  package func startTour() { tour = catalog.tour == nil ? nil : 0 }

  /// Shows the next or the previous step of the tour. Ends it after the last one.
  package func stepTour(by step: Int) {
    guard let tour, let count = catalog.tour?.count else { return }
    let next = max(0, tour + step)
    self.tour = next < count ? next : nil
  }

  /// Ends the tour. The page is as it was before.
  package func endTour() {
    if tour != nil { tour = nil }
  }

  /// Moves the focus to a part of the sidebar. A narrow screen shows it. A place without a sidebar
  /// gives way to the first one with a sidebar.
  func focus(_ part: Part) {
    endTour()
    if isWide, !hasList, let place = catalog.places.first(where: \.hasList) {
      selection = last[place] ?? catalog.first(of: place)
      follow()
    }
    isShowingPage = false
    isScreenOpen = false
    request = Request(part: part, count: request.count + 1)
  }

  /// Opens the theme page, with the token at `path` selected if given.
  package func showThemes(token path: String? = nil) {
    endTour()
    if let path { studio.token = path }
    if !hasResults || isWide { clearSearch() }
    selection = Exhibit.themes.id
    follow()
    isShowingPage = true
    studio.go(to: path == nil ? .themes : .token)
  }
}
