// SPDX-License-Identifier: MIT
// Page: the exhibit with the view options applied.

import Curium
import CuriumThemeFiles

/// The exhibit on the page, with the width and colours from the view options, in one theme or side
/// by side in two.
struct Stage: View {
  let navigator: GalleryNavigator
  let studio: ThemeStudio
  @State private var scroll = SharedScroll()

  var body: some View {
    let options = navigator.options
    GeometryReader { geometry in
      if options.isSplit {
        let second = options.secondTheme.flatMap { studio.library.entry($0)?.theme }
        if geometry.size.width >= 64 {
          let side = Length((geometry.size.width - 1) / 2)
          HStack(spacing: 0) {
            FirstPane(navigator: navigator).frame(width: side)
            // The panes have the same width, so that the same views have the same shape.
            Divider().frame(maxWidth: .infinity)
            SecondPane(navigator: navigator, theme: second).frame(width: side)
          }
          .environment(scroll)
        } else {
          VStack(spacing: 0) {
            FirstPane(navigator: navigator)
            SecondPane(navigator: navigator, theme: second)
          }
          .environment(scroll)
        }
      } else {
        StagePane(navigator: navigator)
      }
    }
    .colorDepth(options.depth)
  }
}

/// The exhibit in the available columns.
private struct StagePane: View {
  let navigator: GalleryNavigator

  var body: some View {
    let columns = navigator.options.columns
    VStack(spacing: 0) {
      if navigator.hasResults, let exhibit = navigator.catalog.exhibit(named: navigator.shown) {
        ExhibitView(exhibit: exhibit)
      }
    }
    .modifier(FollowingContrast(isIncreased: navigator.options.increasesContrast))
    .frame(maxWidth: columns.map { Length($0) } ?? .infinity, maxHeight: .infinity)
    .background(columns == nil ? .clear : .background)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(columns == nil ? .clear : SemanticTokens.Colors.surfaceSunken)
  }
}

/// Shows its content in the kit's high-contrast theme for the current appearance.
private struct FollowingContrast: ViewModifier {
  let isIncreased: Bool

  func body(content: Content) -> some View {
    if isIncreased { HighContrast(content: content) } else { content }
  }
}

/// Reads the theme in its own body, so that views outside don't depend on it.
private struct HighContrast<Content: View>: View {
  let content: Content
  @Environment(\.appTheme) private var theme

  var body: some View {
    content.themed(theme.colorScheme == .dark ? .highContrastDark : .highContrastLight)
  }
}

/// The exhibit in the current theme, below the theme's name.
private struct FirstPane: View {
  let navigator: GalleryNavigator
  @Environment(\.appTheme) private var theme

  var body: some View {
    VStack(spacing: 0) {
      PaneTitle(name: theme.displayName)
      StagePane(navigator: navigator)
    }
  }
}

/// The exhibit in a second theme, below its name. Default: the kit's theme for the other
/// appearance.
private struct SecondPane: View {
  let navigator: GalleryNavigator
  let theme: AppTheme?
  @Environment(\.appTheme) private var surroundings

  var body: some View {
    let theme = theme ?? surroundings.counterpart
    VStack(spacing: 0) {
      PaneTitle(name: theme.displayName)
        .pointerAction("Second theme") { navigator.areOptionsShown = true }
      StagePane(navigator: navigator)
    }
    .themed(theme)
  }
}

private struct PaneTitle: View {
  let name: String

  var body: some View {
    Text(name).font(.caption).foregroundStyle(.textSecondary).lineLimit(1)
      .padding(.horizontal, DesignTokens.Spacing.sm)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(DesignTokens.Colors.surface)
  }
}

extension View {
  /// Adds an action for the pointer and screen readers that also has a key. It never takes the
  /// focus.
  func pointerAction(_ label: String, action: @escaping @MainActor () -> Void) -> some View {
    contentShape(Rectangle())
      .onTapGesture(perform: action)
      .accessibilityElement()
      .accessibilityRole(.button)
      .accessibilityLabel(label)
      .accessibilityAction(.default, action)
  }
}
