// SPDX-License-Identifier: MIT
// Page: navigation in the gallery, for all of its views.

import Curium
import CuriumOrganisms
import CuriumControls
import Observation

/// The selection and the page of the gallery.
@MainActor @Observable final class GalleryNavigator {
  /// A part of the sidebar that can have the focus.
  enum Part: Hashable { case search, list }

  /// A request for the focus. `count` makes each one different.
  struct Request: Hashable {
    var part = Part.list
    var count = 0
  }

  /// The exhibit selected in the list.
  var selection = Exhibit.home.id
  /// The exhibit on the page.
  private(set) var shown = Exhibit.home.id
  /// `true` if a narrow screen shows the page instead of the list.
  private(set) var isShowingPage = true
  /// The text in the search field above the list.
  var query = ""
  /// The query of the visible list, as of the last frame.
  private(set) var shownQuery = ""
  /// `true` if the list and the page are side by side; the list then has the exhibits of one place.
  var isWide = true
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
  /// Increases when the page should take the focus.
  private(set) var entries = 0
  /// The step of the tour on the screen; `nil` outside the tour.
  private(set) var tour: TourStep?
  /// `true` if the view options panel is open.
  var areOptionsShown = false
  let options = ViewOptions()
  /// The state of exhibit pages.
  let desk = ExhibitDesk()
  private let studio: ThemeStudio

  init(studio: ThemeStudio, place: GalleryPlace = .home) {
    self.studio = studio
    selection = place.first
    shown = place.first
    if place.hasList { isShowingPage = false }
  }

  /// The place of the page.
  var place: GalleryPlace { GalleryPlace(of: shown) }

  /// Whether there is a list: of the place, or of search results.
  var hasList: Bool { place.hasList || !shownQuery.isEmpty }

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
    let place = isWide && shownQuery.isEmpty ? GalleryPlace(of: selection) : nil
    return contentsMemo(Search(query: shownQuery, place: place)) {
      SidebarContents(matching: $0.query, in: $0.place)
    }
  }

  private func clearSearch() {
    query = ""
    shownQuery = ""
  }

  /// Goes to a place, and there to the exhibit that was selected last.
  func go(to place: GalleryPlace) {
    clearSearch()
    if place.hasList, isWide {
      endTour()
      choose(last[place] ?? place.first)
    } else {
      open(last[place] ?? place.first)
    }
  }

  /// Shows the exhibits that match the query, and selects the first one.
  func search() {
    if shownQuery == query { return }
    shownQuery = query
    if !query.isEmpty, let first = contents.ids.first { selection = first }
  }

  /// Selects an exhibit and shows it. The list has the focus afterwards.
  func choose(_ id: Exhibit.ID) {
    if isWide, !GalleryPlace(of: id).hasList { return open(id) }
    selection = id
    follow()
    focus(.list)
  }

  /// Shows an exhibit and moves the focus to its page.
  func open(_ id: Exhibit.ID) {
    endTour()
    if id == Exhibit.tokens[0].id { return showThemes() }
    if isWide, !GalleryPlace(of: id).hasList { clearSearch() }
    selection = id
    follow()
    isShowingPage = true
    entries += 1
  }

  /// Starts the tour at its first step.
  func startTour() { tour = .welcome }

  /// Shows the next or the previous step of the tour. Ends it after the last one.
  func stepTour(by step: Int) {
    guard let tour, let place = TourStep.allCases.firstIndex(of: tour) else { return }
    let next = max(0, place + step)
    self.tour = TourStep.allCases.indices.contains(next) ? TourStep.allCases[next] : nil
  }

  /// Ends the tour. The page is as it was before.
  func endTour() {
    if tour != nil { tour = nil }
  }

  /// Moves the focus to a part of the sidebar. A narrow screen shows it. A place without a sidebar
  /// gives way to the components.
  func focus(_ part: Part) {
    endTour()
    if isWide, !hasList {
      selection = last[.components] ?? GalleryPlace.components.first
      follow()
    }
    isShowingPage = false
    request = Request(part: part, count: request.count + 1)
  }

  /// Opens the theme page, with the token at `path` selected if given.
  func showThemes(token path: String? = nil) {
    endTour()
    if let path { studio.token = path }
    if isWide { clearSearch() }
    selection = Exhibit.tokens[0].id
    follow()
    isShowingPage = true
    studio.go(to: path == nil ? .themes : .token)
  }
}

private struct NavigatorKey: EnvironmentKey {
  static var defaultValue: GalleryNavigator? { nil }
}

extension EnvironmentValues {
  /// The navigation of the gallery; `nil` for a page outside of the gallery.
  var navigator: GalleryNavigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}
