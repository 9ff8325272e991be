// SPDX-License-Identifier: MIT
// Views: keys and input rules for a text being edited.

package import CuriumTerminal

/// The rules for text that is entered.
package struct TextInputRules {
  /// Returns whether a character is accepted; `nil` accepts all.
  var accepts: (@MainActor (Character) -> Bool)?
  /// The maximum number of graphemes in the text.
  var limit: Int?

  package init(accepts: (@MainActor (Character) -> Bool)? = nil, limit: Int? = nil) {
    self.accepts = accepts
    self.limit = limit
  }

  /// Returns the part of `text` that may replace the selection.
  @MainActor package func admitted(_ text: String, into editing: TextEditing) -> String {
    var text = text
    if let accepts { text = String(text.filter(accepts)) }
    guard let limit else { return text }
    let replaced = editing.selection ?? editing.caret..<editing.caret
    // A text has no more graphemes than bytes, so nothing is counted far from the limit.
    if editing.buffer.count - replaced.count + text.utf8.count <= limit { return text }
    var room = limit + (editing.selectedText?.count ?? 0)
    var place = 0
    while room > 0, place < editing.buffer.count {
      place = editing.buffer.next(place)
      room -= 1
    }
    return String(text.prefix(room))
  }
}

extension TextEditing {
  /// The effect of a key on a text.
  package enum Outcome: Equatable {
    /// The text doesn't use the key.
    case ignored
    /// The caret or the selection has changed, or nothing had to.
    case moved
    /// The text has changed.
    case edited
  }

  /// Handles a key: arrows, Home and End, the emacs keys, word moves with Control or Option,
  /// selection with Shift, undo and redo. Moves up and down depend on the rows and aren't handled
  /// here.
  @MainActor package mutating func handle(_ press: KeyPress, rules: TextInputRules) -> Outcome {
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
      if modifiers.contains(.control) { return handleControl(press.key, shift: shift) }
      if modifiers.contains(.option) { return handleOption(press.key, shift: shift) }
      if modifiers.contains(.command) { return handleCommand(press.key, shift: shift) }
      guard !press.characters.isEmpty, !press.key.isSpecial else { return .ignored }
      let typed = rules.admitted(press.characters, into: self)
      if typed.isEmpty { return .moved }
      return edit { $0.insert(typed, isTyped: true) }
    }
    return .moved
  }

  private mutating func edit(_ change: (inout TextEditing) -> Void) -> Outcome {
    change(&self)
    return .edited
  }

  private mutating func handleControl(_ key: KeyEquivalent, shift: Bool) -> Outcome {
    switch key {
    case "a": move(to: lineStart, selecting: shift)
    case "e": move(to: lineEnd, selecting: shift)
    case "b": moveLeft(byWord: false, selecting: shift)
    case "f": moveRight(byWord: false, selecting: shift)
    case "h": return edit { $0.deleteBackward() }
    case "d": return edit { $0.deleteForward() }
    case "w": return edit { $0.deleteBackward(byWord: true) }
    case "k": return edit { $0.killToEnd() }
    case "u": return edit { $0.killToStart() }
    case "y": return edit { $0.yank() }
    case "_", "/": return edit { $0.undo() }
    // If there is nothing to undo, the key isn't used here and suspends the program.
    case "z" where shift: return canRedo ? edit { $0.redo() } : .ignored
    case "z": return canUndo ? edit { $0.undo() } : .ignored
    default: return .ignored
    }
    return .moved
  }

  private mutating func handleOption(_ key: KeyEquivalent, shift: Bool) -> Outcome {
    switch key {
    case "b": moveLeft(byWord: true, selecting: shift)
    case "f": moveRight(byWord: true, selecting: shift)
    case "d": return edit { $0.deleteForward(byWord: true) }
    case "y": return edit { $0.yankEarlier() }
    case "_": return edit { $0.redo() }
    case "<": move(to: 0)
    case ">": move(to: buffer.count)
    case "a": selectAll()
    default: return .ignored
    }
    return .moved
  }

  private mutating func handleCommand(_ key: KeyEquivalent, shift: Bool) -> Outcome {
    switch key {
    case "a": selectAll()
    case "z" where shift: return edit { $0.redo() }
    case "z": return edit { $0.undo() }
    default: return .ignored
    }
    return .moved
  }
}
