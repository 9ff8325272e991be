// SPDX-License-Identifier: MIT
// Page: the tokens of the current theme, with their values.

import Curium
import CuriumOrganisms
import CuriumTokens

/// A token as a row. The row reads the token's value when it is shown.
private struct TokenLine: Identifiable, Equatable {
  let entry: TokenCatalog.Entry

  var id: String { entry.path }

  static let all =
    (TokenCatalog.semantic + TokenCatalog.component
    + TokenCatalog.primitives.filter { $0.kind != nil }).map(TokenLine.init)
}

/// All tokens that a theme sets, by path and value.
struct TokenListPane: View {
  let studio: ThemeStudio
  @Environment(\.appTheme) private var theme

  var body: some View {
    GeometryReader { geometry in
      FilteredList(
        studio: studio, part: .tokens, placeholder: "Find a token", source: theme,
        find: { words, theme in
          words.isEmpty
            ? TokenLine.all
            : TokenLine.all.filter {
              words.match("\($0.id) \($0.entry.valueDescription(in: theme))")
            }
        },
        selection: studio.token, onChoose: { studio.token = $0.id },
        onOpen: { studio.go(to: .token) }, label: \.id,
        value: { $0.entry.valueDescription(in: theme) }
      ) { line in
        TokenRow(
          line: line, isEdited: isEdited(line.entry), showsValue: geometry.size.width >= 44)
      }
    }
    .keyHint("move", "up", "down")
    .keyHint("edit", "enter")
  }

  private func isEdited(_ entry: TokenCatalog.Entry) -> Bool {
    entry.kind == .color && studio.isEdited(token: entry.index)
  }
}

/// A swatch, the path and the value of a token.
private struct TokenRow: View {
  let line: TokenLine
  let isEdited: Bool
  let showsValue: Bool
  @Environment(\.appTheme) private var theme

  var body: some View {
    HStack(spacing: 1) {
      TokenSwatch(entry: line.entry)
      Text(line.entry.path).lineLimit(1).truncationMode(.middle)
      if isEdited { Image(systemName: "pencil").foregroundStyle(.accentColor) }
      Spacer(minLength: 0)
      if showsValue {
        Text(line.entry.valueDescription(in: theme))
          .foregroundStyle(.textMuted).lineLimit(1).layoutPriority(1)
      }
    }
    .padding(.horizontal, ComponentTokens.Sidebar.padding)
  }
}

/// Two cells that show a token: a colour as a fill, a text style as letters, a line as a line.
struct TokenSwatch: View {
  let entry: TokenCatalog.Entry

  var body: some View {
    Group {
      switch entry.kind {
      case .color: ColorSwatch(Color(token: entry.index), width: 2)
      case .font: Text("Aa").foregroundStyle(.textSecondary)
      case .length: Text("↔ ").foregroundStyle(.textMuted)
      case .border: Text("──").foregroundStyle(.textMuted)
      case .opacity: Text("  ").background(Color.textPrimary.opacity(.muted))
      case .gradient:
        LinearGradient(
          gradient: Gradient(token: entry.index), startPoint: .leading, endPoint: .trailing
        )
        .frame(width: 2, height: 1)
      case .icon:
        Image(Icon(token: entry.index)).foregroundStyle(.textSecondary)
          .frame(width: 2, alignment: .leading)
      case .shadow, .motion, .logo, nil: Text("  ")
      }
    }
    .frame(width: 4)
    .accessibilityHidden()
  }
}
