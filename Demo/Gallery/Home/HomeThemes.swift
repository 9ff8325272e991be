// SPDX-License-Identifier: MIT
// Page: a list of some themes; pressing one applies it.

import Curium
import CuriumThemeFiles

/// Some of the themes with their colours. Pressing one applies it.
struct HomeThemes: View {
  /// The available columns.
  let width: Int
  @Environment(\.studio) private var studio

  private static let names = [
    "light", "dark", "nord", "dracula", "catppuccin-mocha", "gruvbox-dark", "solarized-light",
    "rose-pine", "tokyo-night",
  ]

  var body: some View {
    let entries = studio?.library.entries.filter { Self.names.contains($0.id) } ?? []
    if !entries.isEmpty {
      let columns = max(1, min(3, width / 40))
      VStack(alignment: .leading, spacing: 0) {
        HomeHeading(title: "Themes")
        ForEach(0..<(entries.count + columns - 1) / columns) { row in
          HStack(spacing: 2) {
            ForEach(0..<columns) { column in
              let place = row * columns + column
              if place < entries.count {
                HomeTheme(entry: entries[place])
              } else {
                // Keeps the last row aligned with the columns above.
                Text("").frame(maxWidth: .infinity)
              }
            }
          }
        }
      }
    }
  }
}

/// The name of a theme and its colours.
private struct HomeTheme: View {
  let entry: ThemeLibrary.Entry
  @Environment(\.studio) private var studio

  var body: some View {
    Interactive(action: choose) { state in
      HStack(spacing: 0) {
        Image(systemName: "curium.row.marker").foregroundStyle(.accentColor)
          .hidden(!state.isFocused)
        Text(entry.displayName).lineLimit(1)
          .foregroundStyle(state.isFocused || state.isHovered ? .textPrimary : .textSecondary)
          .fontWeight(state.isFocused ? .bold : .regular)
        Spacer(minLength: 1)
        if let theme = entry.theme { ThemeStrip(theme: theme, extent: .narrow).layoutPriority(1) }
      }
      .background(
        state.isFocused
          ? SemanticTokens.Colors.selectionBackground
          : state.isHovered ? SemanticTokens.Colors.controlHover : .clear)
    }
    .accessibilityLabel(entry.displayName)
  }

  private func choose() {
    studio?.look(at: entry.id)
    studio?.keep()
  }
}
