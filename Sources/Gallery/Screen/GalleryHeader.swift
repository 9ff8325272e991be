// SPDX-License-Identifier: MIT
// Page: the first row of the gallery.

import Curium
import CuriumPreviews
import CuriumTerminal

/// The name of the gallery, the places, the view options, and the current theme. Clicking them opens
/// the place, the options or the theme page.
struct GalleryHeader: View {
  let navigator: GalleryNavigator
  let studio: ThemeStudio
  let size: CellSize

  var body: some View {
    let width = size.width
    let catalog = navigator.catalog
    let first = catalog.places[0]
    HStack(alignment: .top, spacing: 2) {
      if width < GalleryScreen.wide { ListSwitch(navigator: navigator) }
      Text(catalog.name).bold().foregroundStyle(.accentColor)
        .pointerAction(catalog.title(of: first)) { navigator.go(to: first) }
        .layoutPriority(3)
      if width >= 76 {
        PlaceTabs(navigator: navigator, hasLine: size.height >= 20)
          .padding(.leading, width >= 110 ? 4 : 0)
          .layoutPriority(2)
      } else if width >= 48 {
        PlaceMenu(navigator: navigator).layoutPriority(1)
      }
      Spacer(minLength: 0)
      OptionsButton(navigator: navigator, studio: studio, isShort: width < 110)
      ThemeName(isShort: width < 110)
        .pointerAction("Theme") { navigator.showThemes() }
        .layoutPriority(2)
    }
    .lineLimit(1)
    .padding(.horizontal, DesignTokens.Spacing.sm)
    // The line below a tab is on the background of the page.
    .background(alignment: .top) { Color.surface.frame(height: 1) }
  }
}

/// The places side by side, with a line below the visible one, which glides to the next.
private struct PlaceTabs: View {
  let navigator: GalleryNavigator
  let hasLine: Bool

  private static let gap = 1

  var body: some View {
    HStack(spacing: Length(Self.gap)) {
      ForEach(navigator.catalog.places, id: \.self) { place in
        PlaceTab(title: title(of: place), isShown: place == navigator.place, hasLine: hasLine) {
          navigator.go(to: place)
        }
      }
    }
    .padding(.bottom, hasLine ? 1 : 0)
    .overlay(alignment: .bottomLeading) {
      if hasLine {
        GradientLine(columns: width(of: navigator.place), gradient: .brand)
          .offset(x: start(of: navigator.place))
          .animation(.fast, value: navigator.place)
      }
    }
  }

  private func title(of place: GalleryPlace) -> String { navigator.catalog.title(of: place) }

  /// The columns of a title and the spaces around it.
  private func width(of place: GalleryPlace) -> Int {
    GraphemeWidth.columns(of: title(of: place)) + 2
  }

  private func start(of place: GalleryPlace) -> Int {
    navigator.catalog.places.prefix { $0 != place }.reduce(0) { $0 + width(of: $1) + Self.gap }
  }
}

/// The name of a place in the header.
private struct PlaceTab: View {
  let title: String
  let isShown: Bool
  let hasLine: Bool
  let action: @MainActor () -> Void
  @State private var isHovered = false

  var body: some View {
    Text(title).fontWeight(isShown ? .bold : .regular)
      .foregroundStyle(isShown || isHovered ? .textPrimary : .textSecondary)
      .padding(.horizontal, 1)
      .background(isShown && !hasLine ? SemanticTokens.Colors.selectionBackground : .clear)
      .onHover { isHovered = $0 }
      .pointerAction(title, action: action)
      .accessibilitySelected(isShown)
  }
}

/// The name of the place on the screen, and a menu of all places, if there is no room for tabs.
private struct PlaceMenu: View {
  let navigator: GalleryNavigator

  var body: some View {
    let catalog = navigator.catalog
    Menu(catalog.title(of: navigator.place)) {
      ForEach(catalog.places, id: \.self) { place in
        Button(catalog.title(of: place)) { navigator.go(to: place) }
      }
    }
    .buttonStyle(PlaceMenuStyle())
    .accessibilityLabel("Places")
  }
}

/// The title of the menu of places, on the ground of the selection while it is focused or open.
private struct PlaceMenuStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    let state = configuration.state
    let isChosen = state.isFocused || state.isPressed
    configuration.label
      .foregroundStyle(isChosen || state.isHovered ? .textPrimary : .textSecondary)
      .padding(.horizontal, 1)
      .background(isChosen ? SemanticTokens.Colors.selectionBackground : .clear)
  }
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
        Text("View").foregroundStyle(.textMuted)
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
      if !isShort { Text("Theme").foregroundStyle(.textMuted) }
      Text(theme.displayName).foregroundStyle(.textSecondary)
    }
    .lineLimit(1)
  }
}
