// SPDX-License-Identifier: MIT
// Organism: the list of suggestions or choices below a text field.

import CuriumTokens
import CuriumControls

/// The matches below their field, at most eight at a time. The list touches the field and is as wide
/// as it. If the popovers of the theme have a line around them, the list does too.
struct SuggestionList: View {
  let found: [FoundSuggestion]
  let chosen: Int?
  /// The width of the field.
  let width: Int
  let accept: @MainActor (FoundSuggestion) -> Void
  @Environment(\.dialogStyle) private var style
  @Environment(\.appTheme) private var theme
  @Environment(\.colorDepth) private var colorDepth

  private static var height: Int { 8 }
  /// The minimum width of a list below a narrow field.
  private static var minimumWidth: Int { 20 }

  init(
    found: [FoundSuggestion], chosen: Int?, width: Int,
    accept: @escaping @MainActor (FoundSuggestion) -> Void
  ) {
    self.found = found
    self.chosen = chosen
    self.width = width
    self.accept = accept
  }

  var body: some View {
    let look = style.component(.popover)
    let width = max(width, Self.minimumWidth)
    if colorDepth < .ansi256 || look.line.line(in: theme) != .soft {
      OverlayPanel(content: rows.frame(minWidth: Length(width - 2)), role: .popover)
    } else {
      rows.frame(minWidth: Length(width)).background(look.background).shadow(look.shadow)
    }
  }

  private var rows: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          // A row keeps its identity when its suggestion changes, so the nodes and the pointer
          // state stay.
          ForEach(found.indices, id: \.self) { place in
            row(found[place], isChosen: place == selected)
          }
        }
      }
      .frame(height: Length(min(found.count, Self.height)))
      .onChange(of: selected, initial: true) { _, place in
        if let place { proxy.scrollTo(place) }
      }
      .fadesChange(of: selected, by: .fast)
    }
  }

  private var selected: Int? { chosen.map { min($0, found.count - 1) } }

  private func row(_ suggestion: FoundSuggestion, isChosen: Bool) -> some View {
    SuggestionRow(suggestion: suggestion, isChosen: isChosen)
      .onTapGesture { accept(suggestion) }
      .accessibilityElement()
      .accessibilityRole(.row)
      .accessibilityLabel(suggestion.text)
      .accessibilitySelected(isChosen)
      .accessibilityAction { accept(suggestion) }
  }
}

private struct SuggestionRow: View {
  let suggestion: FoundSuggestion
  let isChosen: Bool
  @State private var isHovered = false

  init(suggestion: FoundSuggestion, isChosen: Bool) {
    self.suggestion = suggestion
    self.isChosen = isChosen
  }

  var body: some View {
    ChoiceRow(isChosen: isChosen, isHovered: isHovered) {
      suggestion.match.marking(suggestion.text, color: ComponentTokens.Suggestion.matchColor)
        .foregroundStyle(ComponentTokens.Suggestion.textColor)
        .lineLimit(1)
    }
    .contentShape(Rectangle())
    .onHover { isHovered = $0 }
  }
}

extension OverlayPresentation {
  /// A list below the field, which keeps the focus.
  static var suggestions: OverlayPresentation {
    var presentation = OverlayPresentation(role: .list)
    presentation.placement = .beside(.bottom)
    presentation.isModal = false
    return presentation
  }
}
