// SPDX-License-Identifier: MIT
// Organism: the list of suggestions or choices below a text field.

import CuriumTokens
import CuriumControls

/// The matches in a panel, at most eight at a time.
struct SuggestionList: View {
  let found: [FoundSuggestion]
  let chosen: Int?
  let accept: @MainActor (FoundSuggestion) -> Void

  private static var height: Int { 8 }

  init(
    found: [FoundSuggestion], chosen: Int?, accept: @escaping @MainActor (FoundSuggestion) -> Void
  ) {
    self.found = found
    self.chosen = chosen
    self.accept = accept
  }

  var body: some View {
    OverlayPanel(
      content: ScrollViewReader { proxy in
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
      }, role: .popover)
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
