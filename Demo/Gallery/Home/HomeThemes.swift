// SPDX-License-Identifier: MIT
// Page: a strip of themes. Moving through it repaints everything.

import Curium
import CuriumControls
import CuriumThemeFiles

/// Some of the themes, each in its own colours. The focus shows a theme on the whole screen, and
/// pressing one keeps it.
struct HomeThemes: View {
  /// The available columns.
  let width: Int
  @Environment(\.studio) private var studio
  @FocusState private var focused: String?

  private static let names = [
    "dark", "light", "catppuccin-mocha", "nord", "gruvbox-dark", "dracula", "tokyo-night",
    "rose-pine", "solarized-light", "catppuccin-latte",
  ]
  private static let tile = 20

  var body: some View {
    let entries = Self.names.compactMap { name in studio?.library.entries.first { $0.id == name } }
    let columns = max(1, (width + 2) / (Self.tile + 2))
    let rows = (entries.count + columns - 1) / columns
    if let studio, !entries.isEmpty {
      VStack(alignment: .leading, spacing: 0) {
        HomeHeading(title: "Themes")
        ForEach(0..<min(rows, 2)) { row in
          HStack(spacing: 2) {
            ForEach(entries.dropFirst(row * columns).prefix(columns), id: \.id) { entry in
              HomeTheme(entry: entry, isKept: studio.kept == entry.id) {
                studio.look(at: entry.id)
                studio.keep()
              }
              .frame(width: Length(Self.tile))
              .focused($focused, equals: entry.id)
              .accessibilitySelected(studio.kept == entry.id)
            }
          }
        }
      }
      .focusSection()
      .onChange(of: focused) { _, id in
        if let id { studio.look(at: id) } else { studio.goBack() }
      }
    }
  }
}

/// The name of a theme on its ground, with three of its colours, above a line.
private struct HomeTheme: View {
  let entry: ThemeLibrary.Entry
  let isKept: Bool
  let choose: @MainActor () -> Void

  private static let colors: [Color] = [.brandPrimary, .brandSecondary, .brandAccent]

  var body: some View {
    Interactive(action: choose) { state in
      VStack(spacing: 0) {
        tile(isBold: state.isFocused || isKept)
        Divider()
          .token(
            ComponentTokens.Divider.lineColor,
            state.isFocused ? .accentColor : state.isHovered || isKept ? .border : .clear)
      }
    }
    .accessibilityLabel(entry.displayName)
  }

  @ViewBuilder private func tile(isBold: Bool) -> some View {
    let content = HStack(spacing: 1) {
      Text(shortName).fontWeight(isBold ? .bold : .regular).lineLimit(1)
      Spacer(minLength: 0)
      HStack(spacing: 1) {
        ForEach(Self.colors, id: \.self) { color in Text(" ").background(color) }
      }
      .layoutPriority(1)
    }
    .padding(.horizontal, 1)
    if let theme = entry.theme {
      content.background(.surface).themed(theme)
    } else {
      content
    }
  }

  /// One word is enough: "Mocha" for "Catppuccin Mocha", "Gruvbox" for "Gruvbox dark".
  private var shortName: String {
    let words = entry.displayName.split(separator: " ")
    if words.first == "Catppuccin" { return String(words.last ?? "") }
    return words.dropFirst().first.map { ["dark", "light"].contains($0) } == true
      ? String(words[0]) : entry.displayName
  }
}
