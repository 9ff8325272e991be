// SPDX-License-Identifier: MIT
// Organism: the list of suggestions or choices below a text field or a caret.

import CuriumTokens
import CuriumControls

/// The matches below their field or word, at most eight at a time. Below a field, the list looks
/// like a menu and is at least as wide as the field.
struct SuggestionList: View {
  let matches: [FoundSuggestion]
  /// The index of the selected match; `nil` if none is selected.
  let chosen: Int?
  let page: ChoicePage
  /// The width of the field or the editor.
  let width: Int
  /// `true` if the list is below a word in an editor. It is then only as wide as its rows. With
  /// soft edges, it has neither those nor a shadow, which would hide or dim the text around it.
  let isInEditor: Bool
  let accept: @MainActor (FoundSuggestion) -> Void
  @Environment(\.dialogStyle) private var style
  @Environment(\.appTheme) private var theme
  @Environment(\.colorDepth) private var colorDepth

  private static var height: Int { 8 }
  /// With four entries and the edges, the list stays below its field.
  nonisolated static var minimumRows: Int { 6 }
  /// The minimum width of a list in an editor.
  private static var minimumWidth: Int { 20 }

  var body: some View {
    let look = style.component(.popover)
    let width = isInEditor ? Self.minimumWidth : width
    let hasLine = colorDepth < .ansi256 || look.line.line(in: theme) != .soft
    if isInEditor, !hasLine {
      rows.frame(minWidth: Length(width)).background(look.background)
    } else {
      OverlayPanel(content: rows.frame(minWidth: Length(max(0, width - 2))), role: .popover)
    }
  }

  private var rows: some View {
    ChoiceList(matches, selection: chosen, page: page) {
      // A row keeps its identity when its suggestion changes, so the nodes and the pointer state
      // stay.
      ForEach(matches.indices, id: \.self) { place in
        let suggestion = matches[place]
        ChoiceRow(suggestion.text, isSelected: place == chosen) {
          accept(suggestion)
        } content: {
          SuggestionText(suggestion: suggestion)
        }
      }
    }
    .frame(maxHeight: Length(min(matches.count, Self.height)))
    .fadesChange(of: chosen, by: .fast)
  }
}

/// A suggestion with its matching letters highlighted.
private struct SuggestionText: View {
  let suggestion: FoundSuggestion
  @Environment(\.colorDepth) private var colorDepth

  var body: some View {
    suggestion.match
      .marking(
        suggestion.text, color: ComponentTokens.Suggestion.matchColor, at: colorDepth
      )
      .foregroundStyle(ComponentTokens.Suggestion.textColor)
      .lineLimit(1)
  }
}

extension OverlayPresentation {
  /// A list below the field, or below the word before its caret. The field keeps the focus.
  static func suggestions(followCaret: Bool) -> OverlayPresentation {
    var presentation = OverlayPresentation(role: .list)
    presentation.placement = .beside(.bottom)
    presentation.isModal = false
    presentation.followsCaret = followCaret
    presentation.minimumRows = SuggestionList.minimumRows
    return presentation
  }
}
