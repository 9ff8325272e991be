// SPDX-License-Identifier: MIT
// Page: every token of the current theme, drawn, with its name and value.

import Curium
import CuriumPreviews
import CuriumTokens
import CuriumControls

/// Every colour, text style, length, line, shadow and icon of the current theme.
struct TokensPage: View {
  @State private var family = TokenFamily.colors

  var body: some View {
    TabView(selection: $family) {
      ForEach(TokenFamily.allCases) { family in
        TokenFamilyList(family: family)
          .tabItem { Text(family.rawValue) }
          .tag(family)
      }
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

  /// The kinds of token in the family.
  var kinds: [TokenKind] {
    switch self {
    case .colors: [.color]
    case .type: [.font]
    case .lengths: [.length]
    case .others: [.border, .shadow, .opacity, .motion]
    case .icons: []
    }
  }
}

/// The tokens of a family, one below another.
private struct TokenFamilyList: View {
  let family: TokenFamily

  var body: some View {
    GeometryReader { geometry in
      let isNarrow = geometry.size.width < 48
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          if family == .icons {
            ForEach(Icon.all, id: \.name) { icon in
              HStack(spacing: DesignTokens.Spacing.sm) {
                Image(systemName: icon.name).foregroundStyle(.accentColor)
                Text(icon.name)
              }
              .padding(.horizontal, DesignTokens.Spacing.lg)
            }
          } else {
            ForEach(entries, id: \.path) { TokenSampleRow(entry: $0, isNarrow: isNarrow) }
          }
        }
      }
    }
    .keyHint("scroll", "pgup", "pgdn")
  }

  private var entries: [TokenCatalog.Entry] {
    TokenCatalog.semantic.filter { entry in entry.kind.map(family.kinds.contains) ?? false }
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
        .frame(width: entry.kind == .color ? 6 : 10, alignment: .leading)
      Text(name).lineLimit(1).truncationMode(.middle).layoutPriority(1)
      if !isNarrow {
        Spacer(minLength: 0)
        Text(value).foregroundStyle(.textSecondary).lineLimit(1)
      }
    }
    .padding(.leading, DesignTokens.Spacing.sm)
    .padding(.trailing, 1)
    .accessibilityElement()
    .accessibilityRole(.text)
    .accessibilityLabel(entry.path)
    .accessibilityValue(value)
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

/// A sample of a token.
private struct TokenSample: View {
  let entry: TokenCatalog.Entry

  var body: some View {
    switch entry.kind {
    case .color:
      // Edges keep a colour visible that is also the background of the page.
      HStack(spacing: 0) {
        Text("▕")
        Color(token: entry.index).frame(width: 4, height: 1)
        Text("▏")
      }
      .foregroundStyle(.borderStrong)
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
    case .motion, nil: Image(systemName: "clock").foregroundStyle(.textMuted)
    }
  }
}

enum TokensPagePreviews: PreviewProvider {
  static var level: Level { .page }

  static var previews: [Preview] {
    Preview("Tokens") { TokensPage() }
  }
}
