// SPDX-License-Identifier: MIT
// Page: the first row of the gallery.

import Curium
import CuriumPreviews

/// The name of the kit, the number of components, the view options, and the current theme. Clicking
/// them opens the home page, the options or the theme page.
struct GalleryHeader: View {
  let navigator: GalleryNavigator
  let studio: ThemeStudio
  let width: Int

  var body: some View {
    HStack(spacing: 2) {
      if width < GalleryScreen.wide { ListSwitch(navigator: navigator) }
      Text("Curium").bold().foregroundStyle(.accentColor).lineLimit(1)
        .pointerAction("Home") { navigator.open(Exhibit.home.id) }
        .layoutPriority(3)
      if width >= 90 {
        Text("\(AppTheme.builtInNames.count) themes").foregroundStyle(.textSecondary)
        Text("\(componentCount) components").foregroundStyle(.textSecondary)
      }
      Spacer(minLength: 0)
      OptionsButton(navigator: navigator, studio: studio, isShort: width < 72)
      ThemeName(isShort: width < 48)
        .pointerAction("Themes") { navigator.showThemes() }
        .layoutPriority(2)
    }
    .lineLimit(1)
    .padding(.horizontal, DesignTokens.Spacing.sm)
    .background(DesignTokens.Colors.surface)
  }

  /// Pages consist of components but aren't components.
  private var componentCount: Int { Exhibit.all.filter { $0.level != .page }.count }
}

/// Goes back to the list if the screen has room for only one of the two.
private struct ListSwitch: View {
  let navigator: GalleryNavigator

  var body: some View {
    if navigator.isShowingPage {
      Image(systemName: "chevron.left").foregroundStyle(.accentColor)
        .pointerAction("List") { navigator.focus(.list) }
    }
  }
}

/// The changed view options, and a button that opens their panel.
private struct OptionsButton: View {
  let navigator: GalleryNavigator
  let studio: ThemeStudio
  let isShort: Bool

  var body: some View {
    let words = navigator.options.summary
    HStack(spacing: 1) {
      if words.isEmpty {
        Text("view").foregroundStyle(.textMuted)
      } else {
        Text(isShort ? "\(words.count) changed" : words.joined(separator: ", "))
          .foregroundStyle(.warning)
      }
      Image(systemName: "chevron.down").foregroundStyle(.textMuted)
    }
    .pointerAction("View options") { navigator.areOptionsShown = true }
    .popover(isPresented: isShown) {
      ViewOptionsPanel(options: navigator.options, studio: studio)
    }
  }

  private var isShown: Binding<Bool> {
    Binding {
      navigator.areOptionsShown
    } set: {
      navigator.areOptionsShown = $0
    }
  }
}

/// The name of the current theme; the only view that is re-evaluated when the theme changes.
struct ThemeName: View {
  let isShort: Bool
  @Environment(\.appTheme) private var theme

  var body: some View {
    HStack(spacing: 1) {
      if !isShort { Text("theme").foregroundStyle(.textMuted) }
      Text(theme.displayName).foregroundStyle(.textSecondary)
      Image(systemName: "chevron.down").foregroundStyle(.textMuted)
    }
    .lineLimit(1)
  }
}
