// SPDX-License-Identifier: MIT
// Page: a strip of themes. Moving through it repaints everything.

import Curium
import CuriumGallery
import CuriumControls
import CuriumTerminal
import CuriumThemeFiles

/// Some of the themes, each in its own colours. The focus shows a theme on the whole screen, and
/// pressing one keeps it.
struct HomeThemes: View {
  /// The available columns.
  let width: Int
  /// The rows of tiles.
  var rows = 1
  @Environment(ThemeStudio.self) private var studio: ThemeStudio?
  @FocusState private var focused: String?
  /// The theme that suits the terminal, which is on the screen until the user chooses one.
  @State private var automatic: String?
  @Environment(\.appTheme) private var theme

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
        ForEach(Array(stride(from: 0, to: entries.count, by: columns)), id: \.self) { start in
          let row = entries[start...].prefix(columns)
          HStack(spacing: 2) {
            ForEach(row, id: \.id) { entry in
              HomeTheme(entry: entry, isKept: kept == entry.id) {
                studio.look(at: entry.id)
                studio.keep()
              }
              .frame(maxWidth: .infinity)
              .focused($focused, equals: entry.id)
              .accessibilitySelected(kept == entry.id)
            }
            if start > 0 {
              // A row with fewer tiles has the same columns as the first one.
              ForEach(row.count..<columns, id: \.self) { _ in
                Text("").frame(maxWidth: .infinity)
              }
            }
          }
        }
      }
      .focusSection()
      .onChange(of: focused) { _, id in
        if let id { studio.look(at: id) } else { studio.goBack() }
      }
      .onChange(of: theme.name, initial: true) { _, name in
        if studio.library.choice == nil { automatic = name }
      }
    }
  }

  /// The theme that is on the screen unless another one is previewed.
  private var kept: String? { studio?.kept ?? automatic }

  /// Returns the themes that fit, always with the current one.
  private func names(_ columns: Int) -> [String] {
    let names = Array(Self.names.prefix(columns))
    guard let kept, !names.contains(kept), studio?.library.entry(kept) != nil else { return names }
    return names.dropLast() + [kept]
  }
}

/// The name of a theme on its ground, with three of its colours, above a line.
private struct HomeTheme: View {
  let entry: ThemeLibrary.Entry
  let isKept: Bool
  let choose: @MainActor () -> Void
  @Environment(\.colorDepth) private var colorDepth
  @Environment(\.iconSet) private var iconSet
  @Environment(\.appTheme) private var page

  private static let quantizer = ColorQuantizer()
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

  /// `true` if the tile is only a row of its background, because surfaces with soft edges have a
  /// frame here.
  private var isSolid: Bool {
    colorDepth < .ansi256 || entry.theme.map { !Color.surface.resolve(in: $0).color.isRGB } ?? false
  }

  /// The background of the tile: that of a control if the terminal would show the surface of
  /// `theme` like the page. The terminal's own colours stay as they are.
  private func ground(_ theme: AppTheme) -> Color {
    let surface = Color.surface.resolve(in: theme).color
    let below = Color.background.resolve(in: page).color
    guard surface.isRGB else { return .surface }
    let isSame =
      isSolid
      ? !below.isRGB || theme.colorScheme == page.colorScheme
      : colorDepth == .ansi256
        && Self.quantizer.palette256(surface.value) == Self.quantizer.palette256(below.value)
    return isSame ? SemanticTokens.Colors.controlBackground : .surface
  }

  @ViewBuilder private func tile(isBold: Bool) -> some View {
    let content = HStack(spacing: 0) {
      Text(shortName).fontWeight(isBold ? .bold : .regular).lineLimit(1)
      Spacer(minLength: 1)
      if colorDepth != .none {
        HStack(spacing: 1) {
          ForEach(Self.colors, id: \.self) { color in
            Text(iconSet == .ascii ? "#" : "■").foregroundStyle(color)
          }
        }
        .layoutPriority(1)
      }
    }
    .foregroundStyle(.textPrimary)
    if let theme = entry.theme {
      let ground = ground(theme)
      if colorDepth == .none {
        content.padding(.horizontal, 1).border(.border, cornerRadius: 1)
      } else if isSolid {
        content.padding(.horizontal, 1).background(ground).themed(theme).padding(.top, 1)
      } else {
        // The edge is outside, because it also shows the background of the page.
        content.background(ground).themed(theme)
          .surface(
            Color(ground.resolve(in: theme)), border: SemanticTokens.Colors.borderSubtle,
            style: .soft, cornerRadius: 0)
      }
    } else {
      content
    }
  }

  /// The words of names whose first one says too little or is too long.
  private static let shortNames: [Substring: Substring] = [
    "Colour-blind": "Safe", "High": "Contrast", "Solarized": "Solar",
  ]

  /// One word is enough: "Mocha" for "Catppuccin Mocha", "Storm" for "Tokyo Night Storm", "Gruvbox"
  /// for "Gruvbox dark".
  private var shortName: Substring {
    let words = entry.displayName.split(separator: " ")
    guard let first = words.first, let last = words.last else { return "" }
    let isVariant = words.count > 2 && last.first?.isUppercase == true
    return first == "Catppuccin" || isVariant ? last : Self.shortNames[first] ?? first
  }
}
