// SPDX-License-Identifier: MIT
// Views: the user-visible text of controls.

public import CuriumViews

/// The user-visible text of controls. `Strings` gives access to each string.
public struct ControlStrings: StringTable {
  /// The status of content that is loading.
  public var loading = "Loading…"
  /// The status of content that is loaded again.
  public var refreshing = "Refreshing…"
  /// The title of a search without results.
  public var noResults = "No results"
  /// The title of a search without results, with the text of the search.
  public var noResultsFor = "No results for “{}”"
  /// Advice for a search without results.
  public var searchHint = "Check the spelling or try another search."
  /// The name of the key that moves the focus to the next control, in hints and in help.
  public var nextControl = "next control"
  /// The name of the key that moves the focus to the previous control.
  public var previousControl = "previous control"
  /// The hint for the keys that move the selection or a divider.
  public var moveHint = "move"
  /// The hint for the keys that change the value of a slider or a stepper.
  public var changeHint = "change"
  /// The hint for the key that presses a button or an item.
  public var chooseHint = "choose"
  /// The name of the command that moves the selected rows of a list up.
  public var moveRowsUp = "move up"
  /// The name of the command that moves the selected rows of a list down.
  public var moveRowsDown = "move down"
  /// The name of the command that moves the selected rows of a tree out of their parent.
  public var moveRowsOut = "move out"
  /// The name of the command that moves the selected rows of a tree into the row above them.
  public var moveRowsIn = "move in"
  /// The name of the command that renames a row of a list.
  public var renameRow = "rename"
  /// The title of the button that renames a row of a list.
  public var rename = "Rename"
  /// The title of the button that pastes text from the clipboard.
  public var paste = "Paste"
  /// The message that appears if there is no text in the clipboard, or it can't be read.
  public var notPasted = "Couldn't paste. The clipboard has no text or can't be read."
  /// The name of the command that deletes the selected rows of a list.
  public var deleteRows = "delete"
  /// The announcement of a moved row, with its new place among the rows of its `ForEach`, and
  /// the number of these rows; or of a moved column, among the visible columns of its table.
  public var movedRow = "Moved to {} of {}"
  /// The announcement of several selected cells of a table, with the numbers of rows and columns.
  public var selectedCells = "{} rows, {} columns selected"
  /// The announcement of several selected cells in one row of a table, with the number of columns.
  public var selectedInRow = "1 row, {} columns selected"
  /// The announcement of several selected cells in one column of a table, with the number of rows.
  public var selectedInColumn = "{} rows, 1 column selected"
  /// The name of the command and the label of the button that choose the levels of a log.
  public var logLevel = "level"
  /// The choice of all levels of a log.
  public var allLogLevels = "all levels"
  /// The choice of a level of a log and those above it, with its name.
  public var levelsFrom = "{}+"
  /// The name of the command and the label of the button that choose a source of a log.
  public var logSource = "source"
  /// The choice of all sources of a log.
  public var allLogSources = "all sources"
  /// The prompt of the field that filters a log, and the name of the command that moves there.
  public var filterLog = "Filter"
  /// The name of the command that pauses a log.
  public var pauseLog = "pause"
  /// The name of the command that follows a paused log again.
  public var followLog = "follow"
  /// The title of a button that follows a paused log without new entries again.
  public var pausedLog = "paused"
  /// The title of a button that shows the newest entries of a log, with the number of new ones.
  public var newLogEntries = "{} new"
  /// The state of a choice that is on.
  public var on = "on"
  /// The state of a choice that is off.
  public var off = "off"
  /// The state of a toggle for several values while only some of them are on.
  public var mixed = "mixed"
  /// A percentage, such as the progress of a task.
  public var percent = "{}%"
  /// The time until a task is done.
  public var timeRemaining = "{} left"
  /// The advice for text in a field for a number.
  public var aNumber = "a number"
  /// The error of a form for text that isn't a number.
  public var enterNumber = "Enter a number."
  /// The error of a form for text that isn't a number within bounds, with the bounds.
  public var enterNumberInRange = "Enter a number from {} to {}."
  /// The name of the line between two panes, for screen readers.
  public var paneDivider = "Divider"
  /// The name of the command that maximizes the pane with the focus.
  public var maximizePane = "maximize pane"
  /// The name of the command that shows all panes again.
  public var showAllPanes = "show all panes"
  /// The caption in the frame of a maximized pane.
  public var maximized = "maximized"
  /// The announcement of a maximized pane.
  public var paneMaximized = "Pane maximized"
  /// The label of the field for a line number.
  public var line = "Line"
  /// The name of the command that goes to a line.
  public var goToLine = "Go to line"
  /// The name of the command that goes to the next problem in a text editor.
  public var nextProblem = "Next problem"
  /// The name of the command that goes to the previous problem in a text editor.
  public var previousProblem = "Previous problem"
  /// The number of problems in a text editor.
  public var problems = "Problems: {}"
  /// The status of a text editor without problems.
  public var noProblems = "No problems"
  /// The help section for the commands of text editors.
  public var textEditor = "Text editor"
  /// The name of the command that undoes an edit.
  public var undo = "Undo"
  /// The name of the command that redoes an edit.
  public var redo = "Redo"
  /// The name of the command that indents lines.
  public var indent = "Indent lines"
  /// The name of the command that removes a level of indentation.
  public var outdent = "Outdent lines"
  /// The name of the command that comments lines out, or removes the comment marks.
  public var commentLines = "Comment lines"
  /// The name of the command that moves lines up.
  public var moveLinesUp = "Move lines up"
  /// The name of the command that moves lines down.
  public var moveLinesDown = "Move lines down"
  /// The name of the command that inserts a copy of lines below them.
  public var duplicateLines = "Duplicate lines"
  /// The name of the command that deletes lines.
  public var deleteLines = "Delete lines"
  /// The prompt of the field for the text to find, and the name of the command.
  public var find = "Find"
  /// The name of the button that goes to the next match.
  public var findNext = "Next match"
  /// The name of the button that goes to the previous match.
  public var findPrevious = "Previous match"
  /// The name of the switch for case-sensitive search.
  public var matchCase = "Match case"
  /// The name of the switch for regular expressions.
  public var regularExpression = "Regular expression"
  /// The number of the selected match and the number of all matches.
  public var matchOf = "{} of {}"
  /// The status of a search without matches.
  public var noMatches = "No matches"
  /// The prompt of the field for the text that replaces a match.
  public var replacement = "Replace with"
  /// The title of the button that replaces a match, and the name of the command.
  public var replace = "Replace"
  /// The title of the button that replaces all matches.
  public var replaceAll = "All"
  /// The reason why the button that replaces all matches is disabled: there are too many of them.
  public var tooManyToReplace = "Too many matches to replace at once."
  /// The error for an unmatched bracket or parenthesis.
  public var patternUnbalanced = "Unmatched bracket."
  /// The error for a repetition sign without anything before it.
  public var patternNothingToRepeat = "Nothing to repeat before *, +, ? or {…}."
  /// The error for an unknown escape.
  public var patternEscape = "Unknown escape after \\."
  /// The error for limits in the wrong order.
  public var patternOrder = "A range is in the wrong order."
  /// The error for a pattern that would need too much memory.
  public var patternTooLarge = "The pattern is too large."
  /// The error for syntax that isn't supported.
  public var patternUnsupported = "This syntax isn't supported."

  /// Creates the strings in English.
  public init() {}
}

extension Strings {
  /// Returns a whole percentage as text.
  package func percentage(_ number: Int) -> String { Self.fill(self.percent, "\(number)") }

  /// Accesses the string of the controls at the key path `text`.
  public subscript<Value>(dynamicMember text: WritableKeyPath<ControlStrings, Value>) -> Value {
    get { self[ControlStrings.self][keyPath: text] }
    set { self[ControlStrings.self][keyPath: text] = newValue }
  }
}
