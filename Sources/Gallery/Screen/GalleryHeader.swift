// SPDX-License-Identifier: MIT
// Page: the first row of the gallery.

import Curium
import CuriumPreviews
import CuriumTerminal

/// The name of the gallery, the places, the view options, and the current theme. Clicking them
/// opens the place, the options or the theme page.
struct GalleryHeader: View {
  let navigator: GalleryNavigator
  let studio: ThemeStudio
  let size: CellSize

  var body: some View {
    let hasSwitch = size.width < GalleryScreen.wide && navigator.isShowingPage
    HStack(alignment: .top, spacing: 0) {
      if hasSwitch { ListSwitch(navigator: navigator) }
      parts
        .padding(.leading, hasSwitch ? 1 : DesignTokens.Spacing.sm)
        .padding(.trailing, DesignTokens.Spacing.sm)
    }
    .lineLimit(1)
    // The line below a tab is on the background of the page, or of the list.
    .background(alignment: .top) { Color.surface.frame(height: 1) }
    .background(alignment: .bottomLeading) {
      if hasLines, navigator.tour == nil, let width = navigator.listWidth(in: size) {
        ComponentTokens.Sidebar.backgroundColor.frame(width: Length(width), height: 1)
      }
    }
  }

  /// `true` if there is room for tabs with lines below them.
  private var hasLines: Bool { size.width >= 76 && size.height >= 20 }

  private var parts: some View {
    let width = size.width
    let catalog = navigator.catalog
    let first = catalog.places[0]
    // Narrower gaps leave room for the whole name of a theme.
    let hasRoom = width >= 96
    return HStack(alignment: .top, spacing: hasRoom ? 2 : 1) {
      if let exhibit = namedExhibit {
        Text(exhibit.name).bold().foregroundStyle(.accentColor).accessibilityRole(.heading)
          .layoutPriority(2)
      } else {
        Text(catalog.name).bold().foregroundStyle(.accentColor)
          .pointerAction(catalog.name) { navigator.go(to: first) }
          .layoutPriority(3)
      }
      if width >= 76 {
        HStack(alignment: .top, spacing: hasRoom ? 1 : 0) {
          ForEach(catalog.places, id: \.self) { place in
            PlaceTab(
              title: catalog.title(of: place), isShown: place == navigator.place,
              hasLine: hasLines
            ) {
              navigator.go(to: place)
            }
          }
        }
        .padding(.leading, width >= 110 ? 4 : 0)
        .layoutPriority(2)
      } else if width >= 48 {
        PlaceMenu(navigator: navigator).layoutPriority(1)
      }
      Spacer(minLength: 0)
      OptionsButton(navigator: navigator, studio: studio, isShort: width < 110)
        .layoutPriority(3)
      // Beside the name of an exhibit, there would be room for only some letters.
      if namedExhibit == nil || width >= 48 {
        ThemeName(isShort: width < 110)
          .pointerAction("Theme") { navigator.showThemes() }
          .layoutPriority(1)
      }
    }
  }

  /// The exhibit on the page, if its name is in the header.
  private var namedExhibit: Exhibit? {
    guard GalleryScreen.hasNameInHeader(size), navigator.isShowingPage, navigator.tour == nil,
      let exhibit = navigator.catalog.exhibit(named: navigator.shown), !exhibit.isPage
    else { return nil }
    return exhibit
  }
}

/// The name of a place in the header, above a line if the place is visible.
private struct PlaceTab: View {
  let title: String
  let isShown: Bool
  let hasLine: Bool
  let action: @MainActor () -> Void
  @State private var isHovered = false

  var body: some View {
    VStack(spacing: 0) {
      Text(title).fontWeight(isShown ? .bold : .regular)
        .foregroundStyle(isShown || isHovered ? .textPrimary : .textSecondary)
        .padding(.horizontal, 1)
        .background(isShown && !hasLine ? SemanticTokens.Colors.selectionBackground : .clear)
      if hasLine {
        GradientLine(columns: GraphemeWidth.columns(of: title) + 2, gradient: .brand)
          .hidden(!isShown)
      }
    }
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

/// The title of the menu of places, on the selection background while it is focused or open.
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

/// Goes back to the list if the screen has room for only one of the two. The cells beside the
/// symbol are also part of the target.
private struct ListSwitch: View {
  let navigator: GalleryNavigator

  var body: some View {
    Image(systemName: "line.3.horizontal").foregroundStyle(.accentColor)
      .padding(.leading, DesignTokens.Spacing.sm)
      .padding(.trailing, 1)
      .pointerAction("List") { navigator.focus(.list) }
  }
}

/// The changed view options, and a button that opens their panel.
private struct OptionsButton: View {
  let navigator: GalleryNavigator
  let studio: ThemeStudio
  let isShort: Bool

  var body: some View {
    @Bindable var navigator = navigator
    let words = navigator.options.summary
    HStack(spacing: 1) {
      if words.isEmpty {
        Text("View").foregroundStyle(.textMuted)
      } else {
        Text(
          isShort && words.count > 1 ? "\(words.count) changed" : words.joined(separator: ", ")
        )
        .foregroundStyle(.warning)
      }
      Image(systemName: "chevron.down").foregroundStyle(.textMuted)
    }
    .pointerAction("View options") { navigator.areOptionsShown = true }
    .popover(isPresented: $navigator.areOptionsShown) {
      ViewOptionsPanel(options: navigator.options, studio: studio)
    }
  }
}

/// The name of the current theme; the only view that is re-evaluated when the theme changes.
struct ThemeName: View {
  let isShort: Bool
  @Environment(\.appTheme) private var theme

  var body: some View {
    let words = theme.displayName.split(separator: " ")
    HStack(spacing: 1) {
      if !isShort { Text("Theme").foregroundStyle(.textMuted) }
      // A long name loses the words before the last one, which tells light from dark.
      ViewThatFits(in: .horizontal) {
        Text(theme.displayName)
        Text("\(words.first ?? "") \(words.last ?? "")")
        Text(words.first ?? "")
      }
      .foregroundStyle(.textSecondary)
    }
    .lineLimit(1)
  }
}
