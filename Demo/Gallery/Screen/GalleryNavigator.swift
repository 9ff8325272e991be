// SPDX-License-Identifier: MIT
// Page: where the gallery is, and how views lead elsewhere in it.

import Curium
import CuriumOrganisms
import CuriumControls
import Observation

/// What the gallery shows.
@MainActor @Observable final class GalleryNavigator {
  /// A part of the sidebar that can have the keyboard.
  enum Part: Hashable { case search, list }

  /// Asks for the keyboard; each one counts.
  struct Request: Hashable {
    var part = Part.list
    var count = 0
  }

  /// The exhibit that is marked in the list.
  var selection = Exhibit.home.id
  /// The exhibit on the page.
  private(set) var shown = Exhibit.home.id
  /// Whether a narrow screen shows the page, not the list.
  private(set) var isShowingPage = true
  /// What is typed into the field above the list.
  var query = ""
  /// The query whose exhibits the list shows: that of the last frame.
  private(set) var shownQuery = ""
  /// The exhibits found last.
  @ObservationIgnored let contentsMemo = Memo<String, SidebarContents>()
  /// Which part of the sidebar is to have the keyboard.
  private(set) var request = Request()
  /// Raised when the page is to have the keyboard.
  private(set) var entries = 0
  /// Whether the panel with the view options is open.
  var areOptionsShown = false
  let options = ViewOptions()
  /// What is shown of exhibits.
  let desk = ExhibitDesk()
  private let studio: ThemeStudio

  init(studio: ThemeStudio) { self.studio = studio }

  /// Brings the exhibit on the page that is marked in the list. Who passes through the list asks for it
  /// when no more keys wait, so that what is passed on the way is never made.
  func follow() {
    if shown != selection { shown = selection }
  }

  /// What the list shows.
  var contents: SidebarContents { contentsMemo(shownQuery) { SidebarContents(matching: $0) } }

  /// Shows what matches the query, and marks the first of it.
  func search() {
    if shownQuery == query { return }
    shownQuery = query
    if !query.isEmpty, let first = contents.ids.first { selection = first }
  }

  /// Marks an exhibit and shows it; the keyboard stays with the list, or comes to it.
  func choose(_ id: Exhibit.ID) {
    selection = id
    follow()
    focus(.list)
  }

  /// Shows an exhibit and gives it the keyboard.
  func open(_ id: Exhibit.ID) {
    if id == Exhibit.tokens[0].id { return showThemes() }
    selection = id
    follow()
    isShowingPage = true
    entries += 1
  }

  /// Gives a part of the sidebar the keyboard; a narrow screen shows it.
  func focus(_ part: Part) {
    isShowingPage = false
    request = Request(part: part, count: request.count + 1)
  }

  /// Opens the theme page, with a token in hand where one is named by its path.
  func showThemes(token path: String? = nil) {
    if let path { studio.token = path }
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
  /// Leads elsewhere in the gallery; nil where a page is shown by itself.
  var navigator: GalleryNavigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}
