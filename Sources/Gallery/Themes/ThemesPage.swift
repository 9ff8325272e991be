// SPDX-License-Identifier: MIT
// Page: all themes, the tokens of the current one, and an editor.

import Curium
import CuriumPreviews
import CuriumThemeFiles
import CuriumControls

/// The themes, the tokens and the selected token: side by side if there is room, otherwise as tabs.
struct ThemesPage: View {
  @Environment(ThemeStudio.self) private var shared: ThemeStudio?
  /// Used by a page outside of the gallery; has the kit's themes.
  @State private var own = ThemeStudio(library: ThemeLibrary())

  var body: some View {
    GeometryReader { geometry in
      if geometry.size.width >= 72, geometry.size.height >= 26 {
        WideThemes(studio: shared ?? own, size: geometry.size)
      } else {
        NarrowThemes(studio: shared ?? own)
      }
    }
    .onChange(of: (shared ?? own).library.entries) { _, _ in (shared ?? own).show() }
  }
}

/// Themes on the left; tokens on the right, with the selected one below.
private struct WideThemes: View {
  let studio: ThemeStudio
  let size: CellSize

  var body: some View {
    let width = size.width
    VStack(alignment: .leading, spacing: 0) {
      PageHeader(
        "Themes", summary: "Select a theme to try it. Edits are visible immediately.",
        height: size.height)
      HStack(alignment: .top, spacing: 2) {
        ThemeListPane(studio: studio).frame(width: width >= 110 ? 54 : width >= 80 ? 40 : 30)
        VStack(alignment: .leading, spacing: 1) {
          TokenListPane(studio: studio)
          TokenEditor(
            studio: studio, isRoomy: size.height >= 36, sliderGap: size.height >= 42 ? 1 : 0
          )
          .background(.surface)
        }
      }
    }
    .padding(.leading, DesignTokens.Spacing.lg)
    .padding(.trailing, DesignTokens.Spacing.sm)
  }
}

/// One part at a time.
private struct NarrowThemes: View {
  let studio: ThemeStudio

  var body: some View {
    @Bindable var studio = studio
    TabView(selection: $studio.part) {
      ThemeListPane(studio: studio)
        .tabItem { Text("Themes") }.tag(ThemeStudio.Part.themes)
      TokenListPane(studio: studio)
        .tabItem { Text("Tokens") }.tag(ThemeStudio.Part.tokens)
      TokenEditor(studio: studio)
        .tabItem { Text("Edit") }.tag(ThemeStudio.Part.token)
    }
  }
}

/// The page as an exhibit.
enum ThemesPagePreviews: PreviewProvider {
  static var level: Level { .token }

  static var previews: [Preview] {
    Preview("Live") { ThemesPage() }
  }
}

extension Exhibit {
  /// The page about themes, which every gallery has.
  @MainActor static let themes = Exhibit(
    page: ThemesPagePreviews.self, "All themes, and an editor for their tokens.", name: "Themes")
}
