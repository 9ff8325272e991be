// SPDX-License-Identifier: MIT
// Page: every token of the current theme, drawn, with its name and value.

import Curium
import CuriumGallery
import CuriumPreviews
import CuriumTokens
import CuriumControls

/// Every token of the current theme: primitive, semantic and component tokens. Below the list, the
/// target of a selected alias, and the components that read the token.
struct TokensPage: View {
  @State private var family = TokenFamily.colors
  @State private var selected: String?

  var body: some View {
    GeometryReader { geometry in
      VStack(spacing: 0) {
        TabView(selection: $family) {
          ForEach(TokenFamily.allCases) { family in
            TokenFamilyList(family: family, selected: $selected)
              .tabItem { Text(family.rawValue) }
              .tag(family)
          }
        }
        .barInset(geometry.size.width >= 40 ? DesignTokens.Spacing.sm : 0)
        // A small window has room for only the list.
        if geometry.size.height >= 12 {
          // A taller window has room for more names of components.
          let rows = min(7, max(4, geometry.size.height / 5))
          Divider()
          facts(rows)
            .padding(.horizontal, DesignTokens.Spacing.sm)
            .frame(maxWidth: .infinity, alignment: .leading)
            .frame(height: Length(rows), alignment: .topLeading)
        }
      }
    }
    .onChange(of: family) { selected = nil }
  }

  @ViewBuilder private func facts(_ rows: Int) -> some View {
    if let token = TokenCatalog.all.first(where: { $0.path == selected }) {
      TokenFacts(token: token, rows: rows)
    } else {
      CaptionText(text: "Select a token to see its alias and the components that read it.")
    }
  }
}

/// Tokens shown together.
enum TokenFamily: String, CaseIterable, Identifiable {
  case colors = "Colours"
  case type = "Type"
  case lengths = "Space"
  case others = "More"
  case icons = "Icons"

  var id: Self { self }

  /// The tokens of the family: semantic ones, then those of components, then primitives.
  var tokens: [TokenCatalog.Entry] {
    let tiers = [TokenCatalog.semantic, TokenCatalog.component, TokenCatalog.primitives]
    return tiers.flatMap { $0.filter(contains) }
  }

  private func contains(_ token: TokenCatalog.Entry) -> Bool {
    switch (self, token.kind) {
    case (.colors, .color), (.type, .font), (.lengths, .length): true
    case (.others, .border), (.others, .shadow), (.others, .opacity), (.others, .motion): true
    case (.others, .gradient), (.others, .logo), (.icons, .icon): true
    case (.colors, nil): token.spelling.hasPrefix("#")
    case (.others, nil): !token.spelling.hasPrefix("#")
    default: false
    }
  }
}

/// The tokens of a family, in a column.
private struct TokenFamilyList: View {
  let family: TokenFamily
  @Binding var selected: String?

  var body: some View {
    GeometryReader { geometry in
      let isNarrow = geometry.size.width < 48
      List(family.tokens, selection: $selected) { token in
        TokenSampleRow(entry: token, isNarrow: isNarrow)
      }
    }
  }
}

/// A drawn token, its path and its value. A narrow row omits the value and the common prefix of
/// paths.
private struct TokenSampleRow: View {
  let entry: TokenCatalog.Entry
  let isNarrow: Bool
  @Environment(\.appTheme) private var theme

  var body: some View {
    let value = entry.valueDescription(in: theme)
    HStack(spacing: DesignTokens.Spacing.sm) {
      TokenSample(entry: entry)
        .frame(width: sampleWidth, alignment: .leading)
      Text(name).lineLimit(1).truncationMode(.middle).layoutPriority(1)
      if !isNarrow {
        Spacer(minLength: 0)
        Text(value).foregroundStyle(.textSecondary).lineLimit(1)
      }
    }
    .accessibilityElement()
    .accessibilityRole(.text)
    .accessibilityLabel(entry.path)
    .accessibilityValue(value)
  }

  private var sampleWidth: Length {
    switch entry.kind {
    case .color, nil: 6
    case .icon: 2
    // Two letters of the largest text style.
    case .font: 14
    case .logo: 24
    default: 10
    }
  }

  private var name: String {
    switch entry.kind {
    case .color, .font, .length:
      guard isNarrow, let dot = entry.path.firstIndex(of: ".") else { return entry.path }
      return String(entry.path[entry.path.index(after: dot)...])
    default: return entry.path
    }
  }
}

/// The purpose of a token, its value, the tokens it refers to, and the components that read it.
private struct TokenFacts: View {
  let token: TokenCatalog.Entry
  let rows: Int
  @State private var readers: [String]?
  @Environment(\.appTheme) private var theme

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(token.summary).foregroundStyle(.textSecondary).lineLimit(1)
      fact("Value", chain)
      fact("Read by", readers.map(Self.list) ?? "Searching…", lines: rows - 2)
    }
    .task(id: token.path) { readers = await TokenReaders.names(of: token) }
  }

  private var chain: String {
    let names = [token.path] + token.aliases(in: theme).map(\.path)
    return names.joined(separator: " → ") + " = " + token.valueDescription(in: theme)
  }

  /// Returns the number of the components and their names, because not all names may fit.
  private static func list(_ readers: [String]) -> String {
    guard let first = readers.first else { return "no components" }
    if readers.count == 1 { return first }
    return "\(readers.count) components: " + readers.joined(separator: ", ")
  }

  private func fact(_ name: String, _ value: String, lines: Int = 1) -> some View {
    HStack(alignment: .top, spacing: DesignTokens.Spacing.sm) {
      Text(name).foregroundStyle(.textMuted).frame(width: 7, alignment: .leading)
      Text(value).lineLimit(lines).truncationMode(.tail)
    }
  }
}

/// A sample of a token.
private struct TokenSample: View {
  let entry: TokenCatalog.Entry

  var body: some View {
    switch entry.kind {
    case .color: ColorSwatch(Color(token: entry.index), width: 4)
    case .font: Text("Ag").font(Font(token: entry.index))
    case .length:
      HStack(spacing: Length(token: entry.index)) {
        Text("▌")
        Text("▐")
      }
      .foregroundStyle(.accentColor)
    case .border:
      Color.clear.frame(width: 6, height: 1)
        .border(.borderStrong, style: BorderStyle(token: entry.index))
    case .shadow:
      Color.surfaceRaised.frame(width: 6, height: 1).shadow(Shadow(token: entry.index))
        .padding(.bottom, 1)
    case .opacity:
      Color.accentColor.opacity(Opacity(token: entry.index)).frame(width: 8, height: 1)
    case .motion: Image(systemName: "clock").foregroundStyle(.textMuted)
    case .gradient:
      LinearGradient(
        gradient: Gradient(token: entry.index), startPoint: .leading, endPoint: .trailing
      )
      .frame(width: 8, height: 1)
    case .icon: Image(Icon(token: entry.index)).foregroundStyle(.accentColor)
    case .logo: Logo(Wordmark(token: entry.index)).foregroundStyle(.accentColor)
    case nil:
      // A primitive belongs to no theme, so its colour is given as a value.
      Text("").frame(width: 4, height: 1)
    }
  }
}

enum TokensPagePreviews: PreviewProvider {
  static var level: Level { .page }

  static var previews: [Preview] {
    Preview("Tokens") { TokensPage() }
  }
}
