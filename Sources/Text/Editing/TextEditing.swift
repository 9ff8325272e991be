// SPDX-License-Identifier: MIT
// Text: a text being edited: caret, selection, history. Pure: keys in, text out.

/// A text, a caret between its graphemes, a selection, and what can be undone. Places are offsets in
/// bytes of UTF-8.
package struct TextEditing {
  package private(set) var buffer: TextBuffer
  /// The place of the caret.
  package private(set) var caret: Int
  /// The other end of the selection; nil while nothing is selected.
  package private(set) var anchor: Int?
  /// Differs after every edit.
  package private(set) var revision = 0
  /// Whether the text has lines that moves and kills keep to.
  package let isMultiline: Bool
  private var history = TextEditingHistory()
  private var kills = KillRing()
  private var last = Action.other

  /// What was done last, where that changes what the next key does.
  private enum Action: Equatable {
    case killed
    case yanked(Range<Int>)
    case other
  }

  package init(_ text: String = "", isMultiline: Bool = false) {
    buffer = TextBuffer(text)
    caret = isMultiline ? 0 : buffer.count
    self.isMultiline = isMultiline
  }

  package var text: String { buffer.text }
  package var canUndo: Bool { history.canUndo }
  package var canRedo: Bool { history.canRedo }

  package var selection: Range<Int>? {
    guard let anchor, anchor != caret else { return nil }
    return min(anchor, caret)..<max(anchor, caret)
  }

  package var selectedText: String? { selection.map { String(buffer.slice($0)) } }

  /// Takes a text that was set from outside; the caret stays where it can. What was typed into the
  /// text before cannot be undone in this one.
  package mutating func replace(with text: String) {
    buffer = TextBuffer(text)
    revision += 1
    caret = buffer.boundary(atOrAfter: caret)
    anchor = nil
    history.removeAll()
    last = .other
  }

  /// Takes what the keeper of the text made of the last edit, as a part of that edit.
  package mutating func amend(to text: String) {
    let change = TextEditing.difference(
      from: buffer.text, to: text, notBehind: history.lastOffset ?? buffer.count)
    let end = change.offset + change.removed.utf8.count
    let target =
      caret >= end
      ? caret - change.removed.utf8.count + change.inserted.utf8.count
      : min(caret, change.offset + change.inserted.utf8.count)
    history.amend(change)
    apply(change)
    caret = buffer.boundary(atOrAfter: target)
    anchor = nil
    last = .other
  }

  /// The stretch that differs, of whole scalars. It begins no later than the last edit did, so that
  /// an edit that was refused is its own inverse, whatever stands beside it.
  private static func difference(from old: String, to new: String, notBehind limit: Int)
    -> TextEditingHistory.Edit
  {
    let old = Array(old.utf8)
    let new = Array(new.utf8)
    var start = 0
    while start < min(old.count, new.count, limit), old[start] == new[start] { start += 1 }
    while start > 0,
      start < old.count && old[start] & 0xC0 == 0x80
        || start < new.count && new[start] & 0xC0 == 0x80
    {
      start -= 1
    }
    var end = 0
    while end < min(old.count, new.count) - start,
      old[old.count - 1 - end] == new[new.count - 1 - end]
    {
      end += 1
    }
    while end > 0, old[old.count - end] & 0xC0 == 0x80 { end -= 1 }
    return TextEditingHistory.Edit(
      offset: start, removed: String(decoding: old[start..<(old.count - end)], as: UTF8.self),
      inserted: String(decoding: new[start..<(new.count - end)], as: UTF8.self))
  }

  // MARK: Moves

  package mutating func move(to place: Int, selecting: Bool = false) {
    anchor = selecting ? anchor ?? caret : nil
    caret = max(0, min(place, buffer.count))
    history.endGroup()
    last = .other
  }

  package mutating func select(_ range: Range<Int>) {
    move(to: range.lowerBound)
    move(to: range.upperBound, selecting: true)
  }

  package mutating func moveLeft(byWord: Bool, selecting: Bool) {
    if !selecting, !byWord, let selection {
      move(to: selection.lowerBound)
    } else {
      move(
        to: byWord ? buffer.wordStart(before: caret) : buffer.previous(caret), selecting: selecting)
    }
  }

  package mutating func moveRight(byWord: Bool, selecting: Bool) {
    if !selecting, !byWord, let selection {
      move(to: selection.upperBound)
    } else {
      move(to: byWord ? buffer.wordEnd(after: caret) : buffer.next(caret), selecting: selecting)
    }
  }

  package mutating func selectAll() { select(0..<buffer.count) }

  /// Where the line with the caret begins; in a field the text is the line.
  package var lineStart: Int { isMultiline ? buffer.lineStart(at: caret) : 0 }

  /// Where the line with the caret ends.
  package var lineEnd: Int { isMultiline ? buffer.lineEnd(at: caret) : buffer.count }

  // MARK: Edits

  /// Puts `text` in the place of the selection; what is typed in a row is one step to undo.
  package mutating func insert(_ text: String, isTyped: Bool = false) {
    replace(selection ?? caret..<caret, with: text, isTyped ? .typing : .other)
  }

  package mutating func deleteBackward(byWord: Bool = false) {
    delete(
      byWord ? buffer.wordStart(before: caret) : buffer.previous(caret), caret, kills: byWord)
  }

  package mutating func deleteForward(byWord: Bool = false) {
    delete(caret, byWord ? buffer.wordEnd(after: caret) : buffer.next(caret), kills: byWord)
  }

  /// Kills the rest of the line, or at its end the line break.
  package mutating func killToEnd() {
    let end = lineEnd
    delete(caret, end == caret ? buffer.next(caret) : end, kills: true)
  }

  package mutating func killToStart() { delete(lineStart, caret, kills: true) }

  /// Inserts what was killed last.
  package mutating func yank() {
    guard let killed = kills.current else { return }
    let start = selection?.lowerBound ?? caret
    insert(killed)
    last = .yanked(start..<caret)
  }

  /// Replaces what was just yanked by what was killed before it.
  package mutating func yankEarlier() {
    guard case .yanked(let range) = last else { return }
    kills.rotate()
    select(range)
    yank()
  }

  /// Deletes the selection; without one the bytes between two places.
  private mutating func delete(_ start: Int, _ end: Int, kills isKill: Bool) {
    let range = selection ?? start..<end
    if range.isEmpty { return }
    let isBehind = range.lowerBound >= caret
    if isKill {
      kills.kill(String(buffer.slice(range)), joins: last == .killed, before: !isBehind)
    }
    replace(range, with: "", isKill || selection != nil ? .other : .deleting)
    if isKill { last = .killed }
  }

  private mutating func replace(
    _ range: Range<Int>, with text: String, _ kind: TextEditingHistory.Kind
  ) {
    if range.isEmpty, text.isEmpty { return }
    let edit = TextEditingHistory.Edit(
      offset: range.lowerBound, removed: String(buffer.slice(range)), inserted: text)
    history.record(edit, kind, caret: caret, anchor: anchor)
    apply(edit)
  }

  /// Makes an edit. The caret goes behind what it inserts, or behind the grapheme that this has become
  /// part of: a letter typed before an accent, the half of a flag.
  private mutating func apply(_ edit: TextEditingHistory.Edit) {
    let range = edit.offset..<(edit.offset + edit.removed.utf8.count)
    buffer.replace(range, with: edit.inserted)
    revision += 1
    caret = buffer.boundary(atOrAfter: edit.offset + edit.inserted.utf8.count)
    anchor = nil
    last = .other
  }

  // MARK: History

  package mutating func undo() {
    guard let step = history.undo() else { return }
    for edit in step.edits.reversed() { apply(edit.inverse) }
    caret = step.caret
    anchor = step.anchor
  }

  package mutating func redo() {
    guard let step = history.redo() else { return }
    for edit in step.edits { apply(edit) }
  }
}
