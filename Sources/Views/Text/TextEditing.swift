// SPDX-License-Identifier: MIT
// Views: a line of text being edited: caret, selection, history. Pure: keys in, text out.

import CuriumTerminal

/// A text, a caret between its graphemes, and what can be undone.
struct TextEditing {
  private(set) var characters: [Character]
  /// The place of the caret: the number of graphemes before it.
  private(set) var caret: Int
  /// The other end of the selection; nil while nothing is selected.
  private(set) var anchor: Int?
  private var undone: [Snapshot] = []
  private var history: [Snapshot] = []
  private var killed: [Character] = []
  private var lastEdit = EditKind.other

  private struct Snapshot {
    let characters: [Character]
    let caret: Int
  }

  private enum EditKind {
    case typing, deleting, other
  }

  /// How many steps can be undone.
  private static let historyLimit = 200

  init(_ text: String = "") {
    characters = Array(text)
    caret = characters.count
  }

  var text: String { String(characters) }

  var selection: Range<Int>? {
    guard let anchor, anchor != caret else { return nil }
    return min(anchor, caret)..<max(anchor, caret)
  }

  /// Takes a text that was set from outside; the caret stays where it can.
  mutating func replace(with text: String) {
    characters = Array(text)
    caret = min(caret, characters.count)
    anchor = nil
    lastEdit = .other
  }

  // MARK: Moves

  mutating func move(to place: Int, selecting: Bool = false) {
    if selecting {
      anchor = anchor ?? caret
    } else {
      anchor = nil
    }
    caret = max(0, min(place, characters.count))
    lastEdit = .other
  }

  mutating func moveLeft(byWord: Bool, selecting: Bool) {
    if !selecting, !byWord, let selection {
      move(to: selection.lowerBound)
    } else {
      move(to: byWord ? wordStart(before: caret) : caret - 1, selecting: selecting)
    }
  }

  mutating func moveRight(byWord: Bool, selecting: Bool) {
    if !selecting, !byWord, let selection {
      move(to: selection.upperBound)
    } else {
      move(to: byWord ? wordEnd(after: caret) : caret + 1, selecting: selecting)
    }
  }

  mutating func selectAll() {
    anchor = 0
    caret = characters.count
    lastEdit = .other
  }

  private func isWord(_ index: Int) -> Bool {
    characters[index].isLetter || characters[index].isNumber || characters[index] == "_"
  }

  private func wordStart(before place: Int) -> Int {
    var index = place
    while index > 0, !isWord(index - 1) { index -= 1 }
    while index > 0, isWord(index - 1) { index -= 1 }
    return index
  }

  private func wordEnd(after place: Int) -> Int {
    var index = place
    while index < characters.count, !isWord(index) { index += 1 }
    while index < characters.count, isWord(index) { index += 1 }
    return index
  }

  // MARK: Edits

  mutating func insert(_ text: some Sequence<Character>) {
    remember(.typing)
    removeSelection()
    let inserted = Array(text)
    characters.insert(contentsOf: inserted, at: caret)
    caret += inserted.count
    joinGraphemes()
  }

  /// Makes one grapheme of those that join, now that they stand side by side: a letter and an accent
  /// typed behind it, the two halves of a flag. The caret stays behind what it is in.
  private mutating func joinGraphemes() {
    let joined = Array(text)
    if joined.count == characters.count { return }
    var rest = characters[..<caret].reduce(0) { $0 + $1.utf8.count }
    characters = joined
    caret = 0
    while rest > 0, caret < joined.count {
      rest -= joined[caret].utf8.count
      caret += 1
    }
  }

  mutating func deleteBackward(byWord: Bool = false) {
    if selection != nil {
      deleteSelection()
    } else {
      delete(from: byWord ? wordStart(before: caret) : caret - 1, to: caret, keeps: byWord)
    }
  }

  mutating func deleteForward(byWord: Bool = false) {
    if selection != nil {
      deleteSelection()
    } else {
      delete(from: caret, to: byWord ? wordEnd(after: caret) : caret + 1, keeps: byWord)
    }
  }

  mutating func killToEnd() { delete(from: caret, to: characters.count, keeps: true) }
  mutating func killToStart() { delete(from: 0, to: caret, keeps: true) }
  mutating func yank() { if !killed.isEmpty { insert(killed) } }

  private mutating func deleteSelection() {
    remember(.other)
    removeSelection()
  }

  private mutating func removeSelection() {
    guard let selection else {
      anchor = nil
      return
    }
    characters.removeSubrange(selection)
    caret = selection.lowerBound
    anchor = nil
    joinGraphemes()
  }

  private mutating func delete(from start: Int, to end: Int, keeps: Bool) {
    let range = max(0, start)..<min(end, characters.count)
    if range.isEmpty { return }
    remember(keeps ? .other : .deleting)
    if keeps { killed = Array(characters[range]) }
    characters.removeSubrange(range)
    caret = range.lowerBound
    anchor = nil
    joinGraphemes()
  }

  // MARK: History

  /// Keeps what is there now; a run of typing or deleting counts as one step.
  private mutating func remember(_ kind: EditKind) {
    undone.removeAll()
    if kind == lastEdit, kind != .other, selection == nil { return }
    lastEdit = kind
    history.append(Snapshot(characters: characters, caret: caret))
    if history.count > Self.historyLimit { history.removeFirst() }
  }

  mutating func undo() {
    guard let snapshot = history.popLast() else { return }
    undone.append(Snapshot(characters: characters, caret: caret))
    restore(snapshot)
  }

  mutating func redo() {
    guard let snapshot = undone.popLast() else { return }
    history.append(Snapshot(characters: characters, caret: caret))
    restore(snapshot)
  }

  private mutating func restore(_ snapshot: Snapshot) {
    characters = snapshot.characters
    caret = snapshot.caret
    anchor = nil
    lastEdit = .other
  }
}

extension TextEditing {
  /// What a key means to a line of text.
  enum Outcome: Equatable {
    /// Nothing: the key goes on.
    case ignored
    /// The caret or the selection changed, or nothing had to.
    case moved
    /// The text changed.
    case edited
  }

  /// Works off a key: arrows, Home and End, the emacs keys, word moves by Control or Option,
  /// selection by Shift, undo by Control+_ and redo by Option+_.
  mutating func handle(_ press: KeyPress, accepts: (Character) -> Bool) -> Outcome {
    let modifiers = press.modifiers
    let shift = modifiers.contains(.shift)
    let byWord = !modifiers.isDisjoint(with: [.control, .option])
    switch press.key {
    case .leftArrow:
      if caret == 0, selection == nil, !shift { return .ignored }
      moveLeft(byWord: byWord, selecting: shift)
    case .rightArrow:
      if caret == characters.count, selection == nil, !shift { return .ignored }
      moveRight(byWord: byWord, selecting: shift)
    case .home: move(to: 0, selecting: shift)
    case .end: move(to: characters.count, selecting: shift)
    case .delete: return edit { $0.deleteBackward(byWord: byWord) }
    case .deleteForward: return edit { $0.deleteForward(byWord: byWord) }
    default:
      if modifiers.contains(.control) { return handleControl(press.key) }
      if modifiers.contains(.option) { return handleOption(press.key) }
      if modifiers.contains(.command) { return handleCommand(press.key, shift: shift) }
      guard !press.characters.isEmpty, !press.key.isSpecial else { return .ignored }
      let typed = press.characters.filter(accepts)
      if typed.isEmpty { return .moved }
      return edit { $0.insert(typed) }
    }
    return .moved
  }

  private mutating func edit(_ change: (inout TextEditing) -> Void) -> Outcome {
    change(&self)
    return .edited
  }

  private mutating func handleControl(_ key: KeyEquivalent) -> Outcome {
    switch key {
    case "a": move(to: 0)
    case "e": move(to: characters.count)
    case "b": moveLeft(byWord: false, selecting: false)
    case "f": moveRight(byWord: false, selecting: false)
    case "h": return edit { $0.deleteBackward() }
    case "d": return edit { $0.deleteForward() }
    case "w": return edit { $0.deleteBackward(byWord: true) }
    case "k": return edit { $0.killToEnd() }
    case "u": return edit { $0.killToStart() }
    case "y": return edit { $0.yank() }
    case "_", "/": return edit { $0.undo() }
    default: return .ignored
    }
    return .moved
  }

  private mutating func handleOption(_ key: KeyEquivalent) -> Outcome {
    switch key {
    case "b": moveLeft(byWord: true, selecting: false)
    case "f": moveRight(byWord: true, selecting: false)
    case "d": return edit { $0.deleteForward(byWord: true) }
    case "_": return edit { $0.redo() }
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
