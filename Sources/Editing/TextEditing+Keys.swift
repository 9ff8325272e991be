// SPDX-License-Identifier: MIT
// Views: applies keys and input rules to text being edited.

package import CuriumTerminal
import CuriumText

extension TextEditing {
  /// The effect of a key on a text.
  package enum Outcome: Equatable {
    /// The text doesn't use the key.
    case ignored
    /// The text used the key, and only the caret or the selection may have changed.
    case moved
    /// The text has changed.
    case edited
  }

  /// Handles keys that aren't commands: arrows, Home, End, Backspace and Delete, by words with
  /// Control or Option and selecting with Shift, and keys that type. Moves up and down depend on
  /// the rows and aren't handled here.
  @MainActor package mutating func handlePlain(_ press: KeyPress, rules: TextInputRules)
    -> Outcome
  {
    let modifiers = press.modifiers
    let shift = modifiers.contains(.shift)
    let byWord = !modifiers.isDisjoint(with: [.control, .option])
    let toEnd = modifiers.contains(.command)
    switch press.key {
    case .leftArrow where toEnd: move(to: lineStart, selecting: shift)
    case .rightArrow where toEnd: move(to: lineEnd, selecting: shift)
    case .leftArrow:
      if caret == 0, selection == nil, !shift { return .ignored }
      moveLeft(byWord: byWord, selecting: shift)
    case .rightArrow:
      if caret == buffer.count, selection == nil, !shift { return .ignored }
      moveRight(byWord: byWord, selecting: shift)
    case .home: move(to: modifiers.contains(.control) ? 0 : lineStart, selecting: shift)
    case .end: move(to: modifiers.contains(.control) ? buffer.count : lineEnd, selecting: shift)
    case .delete where toEnd: return edit { $0.killToStart() }
    case .delete: return edit { $0.deleteBackward(byWord: byWord) }
    case .deleteForward: return edit { $0.deleteForward(byWord: byWord) }
    default:
      guard modifiers.isDisjoint(with: .commandModifiers), !press.key.isSpecial,
        !press.characters.isEmpty
      else { return .ignored }
      let typed = rules.admitted(press.characters, into: self)
      if typed.isEmpty { return .moved }
      return edit { $0.insert(typed, isTyped: true) }
    }
    return .moved
  }

  /// Performs a command, except those that depend on rows or the clipboard. A move extends the
  /// selection if `selecting` is true.
  @MainActor package mutating func perform(
    _ command: TextCommand, selecting: Bool, _ rules: TextInputRules
  ) -> Outcome {
    switch command {
    case .left: moveLeft(byWord: false, selecting: selecting)
    case .right: moveRight(byWord: false, selecting: selecting)
    case .wordLeft: moveLeft(byWord: true, selecting: selecting)
    case .wordRight: moveRight(byWord: true, selecting: selecting)
    case .lineStart: move(to: lineStart, selecting: selecting)
    case .lineEnd: move(to: lineEnd, selecting: selecting)
    case .textStart: move(to: 0, selecting: selecting)
    case .textEnd: move(to: buffer.count, selecting: selecting)
    case .selectAll: selectAll()
    case .deleteBackward: return edit { $0.deleteBackward() }
    case .deleteForward: return edit { $0.deleteForward() }
    case .deleteWord: return edit { $0.deleteBackward(byWord: true) }
    case .deleteWordForward: return edit { $0.deleteForward(byWord: true) }
    case .deleteToStart: return edit { $0.killToStart() }
    case .deleteToEnd: return edit { $0.killToEnd() }
    case .deleteLine: return edit { $0.killLines() }
    case .duplicateLine: return duplicateLines(rules)
    case .moveLineUp, .moveLineDown: return moveLines(down: command == .moveLineDown)
    case .transpose: return transpose(rules)
    case .uppercaseWord: return changeCase({ $0.uppercased() }, rules)
    case .lowercaseWord: return changeCase({ $0.lowercased() }, rules)
    case .capitalizeWord: return changeCase(Self.capitalized, rules)
    case .paste, .yank: return edit { $0.yank(rules) }
    case .yankEarlier: return edit { $0.yankEarlier(rules) }
    case .undo: return edit { $0.undo() }
    case .redo: return edit { $0.redo() }
    case .copy, .cut, .up, .down, .newLine, .insertTab, .indent, .outdent, .goToLine, .comment,
      .complete, .find, .findNext, .findPrevious, .replace, .nextDiagnostic, .previousDiagnostic:
      return .ignored
    }
    return .moved
  }

  private mutating func edit(_ change: (inout TextEditing) -> Void) -> Outcome {
    change(&self)
    return .edited
  }
}
