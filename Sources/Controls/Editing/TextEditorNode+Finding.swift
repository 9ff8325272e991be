// SPDX-License-Identifier: MIT
// Views: finding and replacing in a text editor.

@_spi(Nodes) import CuriumEngine
import CuriumEditing

extension TextEditorNode: EditorBarHost {
  /// Starts, changes or ends the search that the bar requests.
  @MainActor func receive(_ query: FindQuery?) {
    guard query != find?.query else { return }
    let origin = find?.sought ?? editing.selection?.lowerBound ?? editing.caret
    find = query.map { EditorFind($0, from: origin, in: editing) }
    findDidProceed()
    showChange()
  }

  /// Continues the search in the next frames, and shows the matches.
  @MainActor func findDidProceed() {
    if find?.isSearching == true { startTicking() }
    if let match = find?.takeSought() { select(match) }
    publishStatus()
  }

  /// Performs a command of the bar, with the focus in the editor or in the bar. Returns `false` if
  /// the command isn't one of the bar, or has no effect.
  ///
  /// - Parameter selection: The text to search for, if the command opens the bar; `nil` keeps that
  ///   of the bar.
  @MainActor func performInBar(_ command: TextCommand, seeking selection: String?) -> Bool {
    switch command {
    case .find where options.canFind: bar.open(.find, text: selection)
    case .replace where options.canReplace: bar.open(.replace, text: selection)
    case .findNext where find != nil: findNext()
    case .findPrevious where find != nil: findPrevious()
    case .goToLine: bar.open(.line)
    default: return false
    }
    return true
  }

  /// The selection, or the empty range at the caret.
  private var target: Range<Int> { editing.selection ?? editing.caret..<editing.caret }

  /// The selected match, or the empty match at the caret; `nil` if there is none.
  var selectedMatch: Range<Int>? { find?.index(of: target).map { _ in target } }

  /// Selects the next match after the caret. After the last match, it selects the first one. If the
  /// match is empty, the caret moves there.
  @MainActor func findNext() {
    let place = target.upperBound + (selectedMatch?.isEmpty == true ? 1 : 0)
    find?.seek(from: place)
    findDidProceed()
  }

  /// Selects the match before the caret. Before the first match, it selects the last one.
  @MainActor func findPrevious() {
    find?.seek(from: nil)
    if let match = find?.match(before: target.lowerBound) { select(match) }
    publishStatus()
  }

  /// Replaces the selected match and selects the next. Without a selected match, selects one.
  @MainActor func replaceMatch(with template: String) {
    guard isEnabled, takesText, let find, let match = selectedMatch else { return findNext() }
    perform(find.replacement(template, for: match, in: editing.buffer))
    findNext()
  }

  /// Replaces all matches, in one step for undo. Does nothing until all of them are known.
  @MainActor func replaceAllMatches(with template: String) {
    guard isEnabled, takesText else { return }
    let replacement = find?.replacementOfAll(template, in: editing.buffer)
    if replacement != nil { find?.seek(from: nil) }
    perform(replacement)
  }

  /// Replaces a part of the text, unless the input rules reject the new text.
  @MainActor private func perform(_ replacement: EditorFind.Replacement?) {
    let rules = scope.values.textInputOptions.rules
    guard let replacement,
      rules.admits(
        replacement.text, entered: replacement.entered, replacing: replacement.range, in: editing)
    else { return }
    editing.insert(replacement.text, replacing: replacement.range)
    finish()
  }

  @MainActor private func select(_ match: Range<Int>) {
    editing.select(match)
    revealInMiddle()
  }

  /// The text of the selection, if it is short enough to be searched for, and not a match of the
  /// current search.
  var searchableSelection: String? {
    guard let selection = editing.selection, selection.count <= 200, selectedMatch == nil,
      let text = editing.selectedText, !text.contains(where: \.isNewline)
    else { return nil }
    return text
  }

  /// The matches in the visible rows.
  var visibleMatches: ArraySlice<Range<Int>> {
    guard let find else { return [] }
    let last = bytes(of: row(topRow, movedAtMostBy: height - 1))
    return find.matches(in: top..<max(top, last.upperBound))
  }

  /// Passes the result to the bar before the next frame.
  func publishStatus() {
    // Used only on the main actor, though code that isn't isolated may ask for it.
    nonisolated(unsafe) let node = self
    graph.beforeFrame {
      guard !node.flags.contains(.unmounted), let find = node.find else { return }
      let status = find.status(selection: node.target)
      let state = node.bar.state
      if state.wrappedValue.status != status { state.wrappedValue.status = status }
    }
  }
}
