// SPDX-License-Identifier: MIT
// Page: every token of the theme in force, drawn, named and with its value.

import Curium
import CuriumTokens
import CuriumViews

/// Every colour, text style, length, line, shadow and icon of the theme in force.
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

/// Tokens that are shown together.
enum TokenFamily: String, CaseIterable, Identifiable {
  case colors = "Colours"
  case type = "Type"
  case lengths = "Spacing"
  case lines = "Lines"
  case others = "More"
  case icons = "Icons"

  var id: Self { self }

  /// The kinds of token that belong to it.
  var kinds: [TokenKind] {
    switch self {
    case .colors: [.color]
    case .type: [.font]
    case .lengths: [.length]
    case .lines: [.border]
    case .others: [.shadow, .opacity, .motion]
    case .icons: []
    }
  }
}

/// The tokens of a family beneath each other.
private struct TokenFamilyList: View {
  let family: TokenFamily

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        if family == .icons {
          ForEach(Icon.all, id: \.name) { icon in
            HStack(spacing: DesignTokens.Spacing.sm) {
              Image(systemName: icon.name).foregroundStyle(.accentColor)
              Text(icon.name)
            }
            .padding(.horizontal, DesignTokens.Spacing.sm)
          }
        } else {
          ForEach(entries, id: \.path) { TokenSampleRow(entry: $0) }
        }
      }
    }
    .keyHint("scroll", "pgup", "pgdn")
  }

  private var entries: [TokenCatalog.Entry] {
    TokenCatalog.semantic.filter { entry in entry.kind.map(family.kinds.contains) ?? false }
  }
}

/// A token drawn, its path and its value.
private struct TokenSampleRow: View {
  let entry: TokenCatalog.Entry
  @Environment(\.appTheme) private var theme

  var body: some View {
    let value = entry.valueDescription(in: theme)
    HStack(spacing: DesignTokens.Spacing.sm) {
      TokenSample(entry: entry).frame(width: 10, alignment: .leading)
      Text(entry.path).lineLimit(1).truncationMode(.middle).layoutPriority(1)
      Spacer(minLength: 0)
      Text(value).foregroundStyle(.textSecondary).lineLimit(1)
    }
    .padding(.horizontal, DesignTokens.Spacing.sm)
    .accessibilityElement()
    .accessibilityRole(.text)
    .accessibilityLabel(entry.path)
    .accessibilityValue(value)
  }
}

/// What a token does.
private struct TokenSample: View {
  let entry: TokenCatalog.Entry

  var body: some View {
    switch entry.kind {
    case .color: Color(token: entry.index).frame(width: 8, height: 1)
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
