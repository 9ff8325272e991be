// SPDX-License-Identifier: MIT
// Page: the tokens of the theme in force, with their values.

import Curium
import CuriumTokens

/// A token and what it is under the theme in force.
private struct TokenLine: Identifiable, Equatable {
  let entry: TokenCatalog.Entry
  let value: String

  var id: String { entry.path }
}

/// All tokens but the primitives, by path and value.
struct TokenListPane: View {
  let studio: ThemeStudio
  /// Called when Return is pressed.
  let onOpen: @MainActor () -> Void
  @State private var query = ""
  @Environment(\.appTheme) private var theme

  var body: some View {
    FilteredList(
      placeholder: "Find a token", items: found, query: $query, selection: studio.token,
      onChoose: { studio.token = $0.id }, onOpen: onOpen
    ) { line in
      TokenRow(line: line, isEdited: isEdited(line.entry))
    }
    .keyHint("choose", "up", "down")
    .keyHint("edit", "enter")
  }

  private func isEdited(_ entry: TokenCatalog.Entry) -> Bool {
    entry.kind == .color && studio.isEdited(token: entry.index)
  }

  private var found: [TokenLine] {
    let words = query.lowercased().split(separator: " ")
    return (TokenCatalog.semantic + TokenCatalog.component).compactMap { entry in
      let value = entry.valueDescription(in: theme)
      let text = "\(entry.path) \(value)".lowercased()
      return words.allSatisfy { text.contains($0) } ? TokenLine(entry: entry, value: value) : nil
    }
  }
}

/// A swatch, the path and the value of a token.
private struct TokenRow: View {
  let line: TokenLine
  let isEdited: Bool

  var body: some View {
    HStack(spacing: 1) {
      TokenSwatch(entry: line.entry)
      Text(line.entry.path).lineLimit(1).truncationMode(.middle)
      if isEdited { Image(systemName: "pencil").foregroundStyle(.accentColor) }
      Spacer(minLength: 0)
      Text(line.value).foregroundStyle(.textMuted).lineLimit(1).layoutPriority(1)
    }
    .padding(.horizontal, ComponentTokens.Sidebar.padding)
    .accessibilityElement()
    .accessibilityRole(.row)
    .accessibilityLabel(line.entry.path)
    .accessibilityValue(line.value)
  }
}

/// Two cells that show a token: a colour as it is, a text style as letters, a line as a line.
struct TokenSwatch: View {
  let entry: TokenCatalog.Entry

  var body: some View {
    Group {
      switch entry.kind {
      case .color: Text("  ").background(Color(token: entry.index))
      case .font: Text("Aa").foregroundStyle(.textSecondary)
      case .length: Text("↔ ").foregroundStyle(.textMuted)
      case .border: Text("──").foregroundStyle(.textMuted)
      case .opacity: Text("  ").background(Color.textPrimary.opacity(.muted))
      case .shadow, .motion, nil: Text("  ")
      }
    }
    .accessibilityHidden()
  }
}
