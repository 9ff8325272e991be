// SPDX-License-Identifier: MIT
// Views: the keys of a text editor that depend on its rows.

@_spi(Nodes) import CuriumEngine
import CuriumViews
import CuriumEditing
import CuriumTerminal

extension TextEditorNode {
  /// Performs the commands that depend on rows, and passes the others to the text.
  @MainActor func performInRows(
    _ command: TextCommand, selecting: Bool, _ rules: TextInputRules
  ) -> TextEditing.Outcome {
    switch command {
    case .up: return moveRows(by: -1, selecting: selecting)
    case .down: return moveRows(by: 1, selecting: selecting)
    case .newLine: return startLine(rules)
    case .insertTab: return insert("\t", rules)
    case .indent, .outdent:
      return editing.shiftLines(
        by: options.indentation.indent, outward: command == .outdent, rules)
    case .comment:
      return options.language?.lineComment.map { editing.toggleComment($0, rules) } ?? .ignored
    case .goToLine:
      bar.open(.line)
      return .moved
    case .find, .findNext, .findPrevious, .replace:
      return performInBar(command, seeking: searchableSelection) ? .moved : .ignored
    case .nextDiagnostic, .previousDiagnostic:
      return goToDiagnostic(forward: command == .nextDiagnostic) ? .moved : .ignored
    default: return forgettingGoal(editing.perform(command, selecting: selecting, rules))
    }
  }

  /// Handles the keys that depend on rows, and passes the others to the text.
  @MainActor func handlePlainKeyInRows(_ press: KeyPress, _ rules: TextInputRules)
    -> TextEditing.Outcome
  {
    let shift = press.modifiers.contains(.shift)
    switch (press.key, press.modifiers.subtracting(.shift)) {
    case (.upArrow, []): return moveRows(by: -1, selecting: shift)
    case (.downArrow, []): return moveRows(by: 1, selecting: shift)
    case (.pageUp, []): return movePages(by: -1, selecting: shift)
    case (.pageDown, []): return movePages(by: 1, selecting: shift)
    case (.upArrow, .command): return move(to: 0, selecting: shift)
    case (.downArrow, .command): return move(to: editing.buffer.count, selecting: shift)
    case (.upArrow, _):
      let start = editing.lineStart
      let isThere = start == editing.caret
      return move(
        to: isThere ? editing.buffer.lineStart(at: max(0, start - 1)) : start, selecting: shift)
    case (.downArrow, _):
      let end = editing.lineEnd
      let isThere = end == editing.caret
      return move(
        to: isThere ? editing.buffer.lineEnd(at: editing.buffer.next(end)) : end, selecting: shift)
    case (.home, []): return move(to: rowStart, selecting: shift)
    case (.end, []): return moveToRowEnd(selecting: shift)
    case (.return, []), (.return, .option): return startLine(rules)
    case (.escape, []) where bar.mode != nil:
      bar.close()
      return .moved
    default:
      if let outcome = closeBracket(press, rules) { return outcome }
      return forgettingGoal(editing.handlePlain(press, rules: rules))
    }
  }

  /// Forgets the column of vertical movements after a move.
  private func forgettingGoal(_ outcome: TextEditing.Outcome) -> TextEditing.Outcome {
    if outcome == .moved {
      goal = nil
      isAtRowEnd = false
    }
    return outcome
  }

  @MainActor func insert(
    _ text: String, replacing range: Range<Int>? = nil, _ rules: TextInputRules
  ) -> TextEditing.Outcome {
    let admitted = rules.admitted(text, into: editing, replacing: range)
    if admitted.isEmpty { return .moved }
    editing.insert(admitted, replacing: range, isTyped: true)
    return .edited
  }

  /// Inserts a line break, with the indentation of the current line if the editor indents.
  @MainActor private func startLine(_ rules: TextInputRules) -> TextEditing.Outcome {
    guard options.autoIndents else { return insert("\n", rules) }
    let line = editing.newLine(options.indentation.indent)
    let text = line.before + line.after
    guard rules.admitted(text, into: editing) == text else { return insert("\n", rules) }
    editing.insertLine(line)
    return .edited
  }

  /// Inserts a closing bracket one level further left if only spaces are before it; `nil` for other
  /// keys.
  @MainActor private func closeBracket(_ press: KeyPress, _ rules: TextInputRules)
    -> TextEditing.Outcome?
  {
    guard options.autoIndents, press.modifiers.subtracting(.shift).isEmpty else { return nil }
    let level = editing.outdent(before: press.characters, options.indentation.indent)
    guard level > 0 else { return nil }
    return insert(
      press.characters, replacing: (editing.caret - level)..<editing.caret, rules)
  }

  private func move(to place: Int, selecting: Bool) -> TextEditing.Outcome {
    goal = nil
    isAtRowEnd = false
    editing.move(to: place, selecting: selecting)
    return .moved
  }

  /// The start of the row with the caret, or of the text after the indentation: in an editor that
  /// indents, Home moves between both.
  private var rowStart: Int {
    let row = caretRow
    let range = bytes(of: row)
    return options.autoIndents && beginsLine(row)
      ? editing.textStart(inRow: range) : range.lowerBound
  }

  private func moveToRowEnd(selecting: Bool) -> TextEditing.Outcome {
    let row = caretRow
    let end = bytes(of: row).upperBound
    _ = move(to: end, selecting: selecting)
    isAtRowEnd = !endsLine(row)
    return .moved
  }

  /// Moves the caret to another row, as close as possible to the column where the vertical movement
  /// started. Beyond the first or last row, and as long as recalled input is untouched, it recalls
  /// the input before or after the text.
  @MainActor private func moveRows(by count: Int, selecting: Bool) -> TextEditing.Outcome {
    let from = caretRow
    let target = row(from, movedBy: count)
    if !selecting, target == nil || recall.isUntouched(in: editing), recallInput(count) == .edited {
      return .edited
    }
    guard let target else { return moveToEnd(count, selecting: selecting) }
    moveCaret(from: from, to: target, selecting: selecting)
    return .moved
  }

  /// Moves the caret to the start or the end of the text. If it is already there, the key goes to
  /// the views around the editor.
  private func moveToEnd(_ count: Int, selecting: Bool) -> TextEditing.Outcome {
    let end = count < 0 ? 0 : editing.buffer.count
    if editing.caret == end, editing.selection == nil, !selecting { return .ignored }
    return move(to: end, selecting: selecting)
  }

  private func movePages(by count: Int, selecting: Bool) -> TextEditing.Outcome {
    if !selecting, !scrollsByPage { return .ignored }
    let step = count * max(1, height - 1)
    let from = caretRow
    let target = row(from, movedAtMostBy: step)
    if target == from { return moveToEnd(count, selecting: selecting) }
    show(row(topRow, movedAtMostBy: step))
    moveCaret(from: from, to: target, selecting: selecting)
    return .moved
  }

  private func moveCaret(from: Row, to target: Row, selecting: Bool) {
    let column =
      goal ?? editing.buffer.columns(bytes(of: from).lowerBound..<editing.caret, metrics)
    editing.move(to: aim(atColumn: column, in: target), selecting: selecting)
    goal = column
  }
}
