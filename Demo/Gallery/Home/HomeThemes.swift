// SPDX-License-Identifier: MIT
// Page: a strip of themes. Moving through it repaints everything.

import Curium
import CuriumGallery
import CuriumControls
import CuriumThemeFiles

/// Some of the themes, each in its own colours. The focus shows a theme on the whole screen, and
/// pressing one keeps it.
struct HomeThemes: View {
  /// The available columns.
  let width: Int
  /// The rows of tiles.
  var rows = 1
  @Environment(\.studio) private var studio
  @FocusState private var focused: String?

  private static let names = [
    "dark", "catppuccin-mocha", "nord", "gruvbox-dark", "dracula", "tokyo-night", "light",
    "catppuccin-latte", "rose-pine", "catppuccin-frappe", "catppuccin-macchiato",
    "solarized-dark", "tokyo-night-storm", "rose-pine-moon", "rose-pine-dawn", "alucard",
  ]
  /// The least columns of a tile.
  private static let tile = 16

  var body: some View {
    let columns = max(1, (width + 2) / (Self.tile + 2))
    let entries = names(columns * rows).compactMap { name in
      studio?.library.entries.first { $0.id == name }
    }
    if let studio, !entries.isEmpty {
      VStack(alignment: .leading, spacing: 0) {
        HomeHeading(title: "Themes")
        ForEach(0..<rows, id: \.self) { row in
          HStack(spacing: 2) {
            ForEach(entries.dropFirst(row * columns).prefix(columns), id: \.id) { entry in
              HomeTheme(entry: entry, isKept: studio.kept == entry.id) {
                studio.look(at: entry.id)
                studio.keep()
              }
              .frame(maxWidth: .infinity)
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

  /// Returns the themes that fit, always with the current one.
  private func names(_ columns: Int) -> [String] {
    let names = Array(Self.names.prefix(columns))
    guard let kept = studio?.kept, !names.contains(kept) else { return names }
    return names.dropLast() + [kept]
  }
}

/// The name of a theme on its ground, with three of its colours, above a line.
private struct HomeTheme: View {
  let entry: ThemeLibrary.Entry
  let isKept: Bool
  let choose: @MainActor () -> Void
  @Environment(\.colorDepth) private var colorDepth

  private static let colors: [Color] = [.brandPrimary, .brandSecondary, .brandAccent]

  var body: some View {
    Interactive(action: choose) { state in
      VStack(spacing: 0) {
        tile(isBold: state.isFocused || isKept)
        line(isShown: state.isFocused || isKept, isHovered: state.isHovered)
      }
    }
    .accessibilityLabel(entry.displayName)
  }

  @ViewBuilder private func line(isShown: Bool, isHovered: Bool) -> some View {
    GeometryReader { geometry in
      GradientLine(
        columns: geometry.size.width, gradient: isShown ? .brand : Gradient(colors: [.border])
      )
      .hidden(!isShown && !isHovered)
    }
    .frame(height: 1)
  }

  /// Whether the edge is a frame, because the background can look like that of the page.
  private var hasFrame: Bool {
    colorDepth < .ansi256 || entry.theme.map { !Color.surface.resolve(in: $0).color.isRGB } ?? false
  }

  @ViewBuilder private func tile(isBold: Bool) -> some View {
    let content = HStack(spacing: 0) {
      Text(shortName).fontWeight(isBold ? .bold : .regular).lineLimit(1)
      Spacer(minLength: 1)
      HStack(spacing: hasFrame ? 0 : 1) {
        ForEach(Self.colors, id: \.self) { color in Text("■").foregroundStyle(color) }
      }
      .layoutPriority(1)
    }
    .foregroundStyle(.textPrimary)
    if let theme = entry.theme {
      // The edge is outside, because it also shows the background of the page. A frame has nothing of
      // the tile behind it.
      if hasFrame {
        content.padding(.horizontal, 1).background(.surface).themed(theme)
          .border(SemanticTokens.Colors.borderSubtle, cornerRadius: 1)
      } else {
        content.background(.surface).themed(theme)
          .surface(
            Color(Color.surface.resolve(in: theme)), border: SemanticTokens.Colors.borderSubtle,
            style: .soft, cornerRadius: 0)
      }
    } else {
      content
    }
  }

  /// One word is enough: "Mocha" for "Catppuccin Mocha", "Storm" for "Tokyo Night Storm", "Gruvbox"
  /// for "Gruvbox dark".
  private var shortName: Substring {
    let words = entry.displayName.split(separator: " ")
    guard let first = words.first, let last = words.last else { return "" }
    let isVariant = words.count > 2 && last.first?.isUppercase == true
    return first == "Catppuccin" || isVariant ? last : first
  }
}
