// SPDX-License-Identifier: MIT
// Page: where the gallery is, and how views lead elsewhere in it.

import Curium
import Observation

/// What the gallery shows.
@MainActor @Observable final class GalleryNavigator {
  /// The exhibit that is shown.
  var selection = Exhibit.all[0].id
  /// Whether a narrow screen shows the exhibit, not the list.
  var isShowingExhibit = false
  /// What is shown of exhibits.
  let desk = ExhibitDesk()
  private let studio: ThemeStudio

  init(studio: ThemeStudio) { self.studio = studio }

  /// Shows the chosen exhibit on a narrow screen.
  func open() {
    isShowingExhibit = true
    if selection == Exhibit.tokens[0].id { showThemes() }
  }

  /// Opens the theme page, with a token in hand where one is named by its path.
  func showThemes(token path: String? = nil) {
    if let path { studio.token = path }
    selection = Exhibit.tokens[0].id
    isShowingExhibit = true
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
