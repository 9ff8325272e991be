// SPDX-License-Identifier: MIT
// Views: a node with a bar for finding below it.

import CuriumEditing

/// A node with an `EditorBar` below it: a text editor, or a view whose text can be found.
protocol EditorBarHost: AnyObject {
  /// Starts or changes the search that the bar requests; `nil` ends it.
  @MainActor func receive(_ query: FindQuery?)
  /// Goes to the next match. After the last match, it goes to the first one.
  @MainActor func findNext()
  /// Goes to the previous match. Before the first match, it goes to the last one.
  @MainActor func findPrevious()
  /// Performs a command of the bar. Returns `false` if the command has no effect.
  ///
  /// - Parameter selection: The text to search for, if the command opens the bar; `nil` keeps that
  ///   of the bar.
  @MainActor func performInBar(_ command: TextCommand, seeking selection: String?) -> Bool
  /// Moves the focus back when the bar closes.
  @MainActor func takeFocus()

  /// Replaces the current match, and goes to the next one.
  @MainActor func replaceMatch(with template: String)
  /// Replaces all matches.
  @MainActor func replaceAllMatches(with template: String)
  /// The number of lines.
  var lineCount: Int { get }
  /// Goes to a line, counted from 1.
  @MainActor func goTo(line: Int)
}

/// Text that can't be edited has nothing to replace and no lines to go to.
extension EditorBarHost {
  @MainActor func replaceMatch(with template: String) {}
  @MainActor func replaceAllMatches(with template: String) {}
  var lineCount: Int { 1 }
  @MainActor func goTo(line: Int) {}
}
