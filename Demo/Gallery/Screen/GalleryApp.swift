// SPDX-License-Identifier: MIT
// Page: the gallery, a screen with all components of the kit.

import Curium
import CuriumThemeFiles

/// The gallery as a program. It follows the terminal's appearance until a theme is chosen, and the files
/// of themes as they are saved.
struct GalleryApp: App {
  private let studio: ThemeStudio

  /// The gallery in the theme that the command line names.
  init() { self.init(themes: OpenCommand.themes) }

  init(themes: ThemeLibrary) { studio = ThemeStudio(library: themes) }

  static func theme(named name: String) -> AppTheme? { ThemeLibrary.theme(named: name) }

  var body: some View {
    GalleryScreen(studio: studio).themed(following: studio.library)
  }
}

/// A sidebar of components, the chosen one beside it, the keys beneath.
struct GalleryScreen: View {
  private let studio: ThemeStudio
  @State private var navigator: GalleryNavigator
  @Environment(\.quit) private var quit

  init(studio: ThemeStudio) {
    self.studio = studio
    _navigator = State(wrappedValue: GalleryNavigator(studio: studio))
  }

  var body: some View {
    let isShowingExhibit = navigator.isShowingExhibit
    GeometryReader { geometry in
      let isWide = geometry.size.width >= 56
      VStack(spacing: 0) {
        GalleryHeader(isWide: geometry.size.width >= 72)
        if isWide {
          HStack(alignment: .top, spacing: 0) {
            Sidebar(selection: $navigator.selection, isBehind: isShowingExhibit, onOpen: {})
              .frame(width: geometry.size.width >= 100 ? 26 : 24)
            ExhibitView(id: navigator.selection)
          }
        } else if isShowingExhibit {
          ExhibitView(id: navigator.selection).defaultFocus()
        } else {
          Sidebar(selection: $navigator.selection, onOpen: { navigator.open() })
        }
        KeyHints()
      }
      .keyHint("open", "enter", isEnabled: !isWide && !isShowingExhibit)
    }
    .environment(\.studio, studio)
    .environment(\.navigator, navigator)
    .exhibitKeys(navigator.desk)
    .keyBinding("back", "esc", isEnabled: isShowingExhibit) { navigator.isShowingExhibit = false }
    .keyBinding("theme", "t") { studio.turn() }
    .keyBinding("themes", "T") { navigator.showThemes() }
    .keyBinding("quit", "q") { quit() }
    .keyHint("choose", "up", "down", isEnabled: !isShowingExhibit)
    .keyHint("focus", "tab")
    .commandPalette()
    .keyHelp()
  }
}
