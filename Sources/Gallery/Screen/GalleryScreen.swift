// SPDX-License-Identifier: MIT
// Page: the gallery: a screen with all components.

import Curium
import CuriumThemeFiles

/// The gallery with its themes. It follows the terminal's appearance until the user selects a
/// theme, and reloads theme files when they are saved.
struct GalleryContent: View {
  private let catalog: GalleryCatalog
  private let studio: ThemeStudio
  private let place: GalleryPlace?

  /// Creates the gallery, at its first place unless `place` is another one.
  init(
    _ catalog: GalleryCatalog, themes: ThemeLibrary, isThemeNamed: Bool = false,
    place: GalleryPlace? = nil
  ) {
    self.catalog = catalog
    self.place = place
    studio = ThemeStudio(library: themes, isThemeNamed: isThemeNamed)
  }

  var body: some View {
    GalleryScreen(catalog, studio: studio, place: place).themed(following: studio.library)
  }
}

/// The places in a header, a list of components beside the page of the selected one, and key hints
/// below.
struct GalleryScreen: View {
  /// The minimum width at which the list and the page are side by side.
  static let wide = 72

  /// Returns whether the header shows the name of the exhibit, because there is little room.
  static func hasNameInHeader(_ size: CellSize) -> Bool { size.width < wide && size.height < 16 }

  private let studio: ThemeStudio
  @State private var navigator: GalleryNavigator

  init(_ catalog: GalleryCatalog, studio: ThemeStudio, place: GalleryPlace? = nil) {
    self.studio = studio
    _navigator = State(
      wrappedValue: GalleryNavigator(catalog: catalog, studio: studio, place: place))
  }

  var body: some View {
    FollowingOptions(navigator.options) {
      GalleryParts(navigator: navigator, studio: studio)
        .dismissalConfirmationDialog(
          "Quit without saving the edited themes?", shouldPresent: studio.hasDrafts
        )
        .environment(studio)
        .environment(navigator)
        .keyBinding("search", "/", section: "Gallery") { navigator.startSearch() }
        .commandPalette { GalleryCommands.all(navigator: navigator, studio: studio) }
        .exhibitKeys(navigator.desk, usesLetters: false)
        .galleryKeys(navigator, studio, usesLetters: false)
        // Outside all keys for quitting, so that the hint for help is always beside the same one.
        .keyHelp()
    }
  }
}

/// The header, the place and the key hints. In a view of their own, because each modifier of the
/// screen contains the names of their types, which the runtime decodes at the start.
private struct GalleryParts: View {
  let navigator: GalleryNavigator
  let studio: ThemeStudio

  var body: some View {
    GeometryReader { geometry in
      VStack(spacing: 0) {
        GalleryHeader(navigator: navigator, studio: studio, size: geometry.size)
        if let step = navigator.tour, let tour = navigator.catalog.tour {
          tour.step(step, navigator, studio)
        } else {
          GalleryBody(navigator: navigator, studio: studio, size: geometry.size)
        }
        KeyHints()
      }
    }
  }
}

/// The list and the page: side by side if there is room, otherwise one at a time.
private struct GalleryBody: View {
  let navigator: GalleryNavigator
  let studio: ThemeStudio
  let size: CellSize

  /// The same views for all widths, so that the page keeps its state when the window gets narrower.
  var body: some View {
    let isWide = size.width >= GalleryScreen.wide
    let listWidth = navigator.listWidth(in: size)
    HStack(alignment: .top, spacing: 0) {
      if isWide ? listWidth != nil : !navigator.isShowingPage {
        list(isAlone: !isWide).frame(width: listWidth.map { Length($0) })
      }
      if isWide || navigator.isShowingPage {
        GalleryPage(
          navigator: navigator, studio: studio,
          isAlone: !isWide || listWidth == nil && navigator.hasList)
      }
    }
    .onChange(of: isWide, initial: true) { _, isWide in navigator.isWide = isWide }
    .onChange(of: GalleryScreen.hasNameInHeader(size), initial: true) { _, hasName in
      navigator.hasNameInHeader = hasName
    }
  }

  /// The list. Single letters are commands only here.
  private func list(isAlone: Bool) -> some View {
    Sidebar(navigator: navigator, isAlone: isAlone)
      .exhibitKeys(navigator.desk, usesLetters: true)
      .galleryKeys(navigator, studio, usesLetters: true)
  }
}

/// The page, and the way back to the list.
private struct GalleryPage: View {
  let navigator: GalleryNavigator
  let studio: ThemeStudio
  let isAlone: Bool
  @FocusState private var isFocused: Bool
  @Namespace private var page
  @Environment(\.resetFocus) private var resetFocus

  var body: some View {
    Stage(navigator: navigator, studio: studio)
      .focused($isFocused)
      .focusScope(page)
      .keyBinding(
        "back", "esc", section: "Gallery", hintPriority: .high,
        isEnabled: isAlone || isFocused && navigator.hasList
      ) {
        navigator.focus(.list)
      }
      .onAppear { if isAlone || !navigator.hasList { resetFocus(in: page) } }
      .onChange(of: isFocused) { _, isFocused in if isFocused { navigator.pageDidGetFocus() } }
      .onChange(of: navigator.entries) { _, _ in resetFocus(in: page) }
  }
}
