// SPDX-License-Identifier: MIT
// Page: the gallery, a screen with all components of the kit.

import Curium

/// The gallery as a program. It follows the terminal's appearance until a theme is chosen.
struct GalleryApp: App {
  @State private var theme: AppTheme?

  var body: some View {
    GalleryScreen(theme: $theme).themed($theme)
  }
}

/// A sidebar of components, the chosen one beside it, the keys beneath.
struct GalleryScreen: View {
  let theme: Binding<AppTheme?>
  @State private var selection = Exhibit.all[0].id
  @State private var isShowingExhibit = false
  @Environment(\.quit) private var quit

  var body: some View {
    GeometryReader { geometry in
      let isWide = geometry.size.width >= 56
      VStack(spacing: 0) {
        GalleryHeader(isWide: geometry.size.width >= 72)
        if isWide {
          HStack(alignment: .top, spacing: 0) {
            Sidebar(selection: $selection, onOpen: {})
              .frame(width: geometry.size.width >= 100 ? 26 : 24)
            ExhibitView(id: selection)
          }
        } else if isShowingExhibit {
          ExhibitView(id: selection).defaultFocus()
        } else {
          Sidebar(selection: $selection, onOpen: { isShowingExhibit = true })
        }
        KeyHints()
      }
      .keyHint("open", "enter", isEnabled: !isWide && !isShowingExhibit)
    }
    .keyBinding("back", "esc", isEnabled: isShowingExhibit) { isShowingExhibit = false }
    .keyBinding("theme", "t") { nextTheme() }
    .keyBinding("quit", "q") { quit() }
    .keyHint("choose", "up", "down", isEnabled: !isShowingExhibit)
    .keyHint("focus", "tab")
    .keyHelp()
  }

  private func nextTheme() {
    let themes = AppTheme.builtIn
    let current = theme.wrappedValue.flatMap { themes.firstIndex(of: $0) }
    theme.wrappedValue = themes[((current ?? -1) + 1) % themes.count]
  }
}
