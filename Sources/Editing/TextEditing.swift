// SPDX-License-Identifier: MIT
// Views: text being edited, with caret, selection and history.

import CuriumTerminal
package import CuriumText

/// Text being edited, with its caret, selection and undo history. Offsets are in UTF-8 bytes,
/// between graphemes.
package struct TextEditing {
  package private(set) var buffer: TextBuffer
  /// The offset of the caret.
  package private(set) var caret: Int
  /// The other end of the selection; `nil` if nothing is selected.
  package private(set) var anchor: Int?
  /// A number that changes with every edit.
  package private(set) var revision = 0
  /// `true` if the text can have several lines. Some moves and kills then stop at the ends of
  /// lines.
  package let isMultiline: Bool
  /// `true` if the whole text counts as one word, because it is secret.
  package var hidesWords = false
  /// The killed and copied pieces of text, which several texts can share.
  package var kills = KillRing()
  private var history = TextEditingHistory()
  private var last = Action.other
  /// The offset of the last edit.
  private var lastOffset = 0
  /// `true` if the last edit deleted text before the caret. Text restored by a formatter then goes
  /// after the caret, so that the next deletion doesn't meet it again.
  private var prefersStart = false

  /// The last action, if it affects the next key.
  private enum Action: Equatable {
    /// A kill, and the revision of the ring after it.
    case killed(Int)
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

  /// Sets a different text. The caret moves with the text around it. Clears the undo history.
  ///
  /// - Returns: The new offset of `place`, which moves with the text around it as well; `nil` if
  ///   that text was replaced.
  @discardableResult
  package mutating func replace(with text: String, keeping place: Int = 0) -> Int? {
    let change = TextEditingHistory.Edit(from: buffer.text, to: text)
    let target = change.place(of: caret)
    buffer = TextBuffer(text)
    revision += 1
    caret = buffer.boundary(atOrAfter: target)
    anchor = nil
    history.removeAll()
    last = .other
    return change.keeps(place) ? change.place(of: place) : nil
  }

  /// Applies a change that the owner of the text made, as a step of its own for undo. The caret
  /// moves with the text around it.
  ///
  /// - Returns: The new offset of `place`, which moves with the text around it as well; `nil` if
  ///   that text was replaced.
  @discardableResult
  package mutating func change(to text: String, keeping place: Int = 0) -> Int? {
    let change = TextEditingHistory.Edit(from: buffer.text, to: text)
    let target = change.place(of: caret)
    history.record(change, .owner, caret: caret, anchor: anchor)
    apply(change)
    caret = buffer.boundary(atOrAfter: target)
    history.note(caret: caret)
    return change.keeps(place) ? change.place(of: place) : nil
  }

  /// Applies changes that the owner of the text made to the last edit, as a part of that edit. The
  /// caret goes to `place`, or moves with the text around it.
  package mutating func amend(to text: String, caret place: Int? = nil) {
    // It begins no later than the last edit, so that a rejected edit is reverted exactly, whatever
    // text is next to it.
    let change = TextEditingHistory.Edit(from: buffer.text, to: text, notAfter: lastOffset)
    let moving = change.isShort ? change : TextEditingHistory.Edit(from: buffer.text, to: text)
    let target = place ?? moving.place(of: caret, prefersStart: prefersStart)
    let (offset, atStart) = (lastOffset, prefersStart)
    apply(change)
    lastOffset = min(offset, lastOffset)
    prefersStart = atStart
    caret = buffer.boundary(atOrAfter: target)
    history.amend(change, caret: caret)
  }

  /// The selection as indices of the text; empty at the caret if nothing is selected.
  package var indices: Range<String.Index> {
    let range = selection ?? caret..<caret
    return buffer.index(range.lowerBound)..<buffer.index(range.upperBound)
  }

  /// Selects a range of indices, clamped to the text and widened to whole graphemes. Accepts
  /// indices of another text.
  package mutating func select(_ range: Range<String.Index>) {
    let utf8 = buffer.text.utf8
    func offset(_ index: String.Index) -> Int {
      let inside = max(utf8.startIndex, min(index, utf8.endIndex))
      return buffer.boundary(atOrAfter: utf8.distance(from: utf8.startIndex, to: inside))
    }
    select(offset(range.lowerBound)..<offset(range.upperBound))
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
      move(to: byWord ? wordStart : buffer.previous(caret), selecting: selecting)
    }
  }

  package mutating func moveRight(byWord: Bool, selecting: Bool) {
    if !selecting, !byWord, let selection {
      move(to: selection.upperBound)
    } else {
      move(to: byWord ? wordEnd : buffer.next(caret), selecting: selecting)
    }
  }

  package mutating func selectAll() { select(0..<buffer.count) }

  /// The start of the word that contains the caret or ends before it.
  private var wordStart: Int { hidesWords ? 0 : buffer.wordStart(before: caret) }

  /// The end of the word that contains the caret or begins after it.
  var wordEnd: Int { hidesWords ? buffer.count : buffer.wordEnd(after: caret) }

  /// The start of the line with the caret; the start of the text in a single-line field.
  package var lineStart: Int { isMultiline ? buffer.lineStart(at: caret) : 0 }

  /// The end of the line with the caret.
  package var lineEnd: Int { isMultiline ? buffer.lineEnd(at: caret) : buffer.count }

  // MARK: Edits

  /// Replaces the selection, or the text in `range`, with `text`. Typing is undone word by word.
  /// Undoing it restores the caret and the selection as they are now.
  package mutating func insert(
    _ text: String, replacing range: Range<Int>? = nil, isTyped: Bool = false
  ) {
    if range != nil { history.endGroup() }
    replace(range ?? selection ?? caret..<caret, with: text, isTyped ? .typing : .other)
  }

  /// Moves the caret after an edit, as a part of it: redoing the edit moves it there again.
  mutating func finishEdit(caret place: Int) {
    move(to: place)
    history.note(caret: caret)
  }

  package mutating func deleteBackward(byWord: Bool = false) {
    delete(byWord ? wordStart : buffer.previous(caret), caret, kills: byWord)
  }

  package mutating func deleteForward(byWord: Bool = false) {
    delete(caret, byWord ? wordEnd : buffer.next(caret), kills: byWord)
  }

  /// Kills the rest of the line, or the line break at its end.
  package mutating func killToEnd() {
    let end = lineEnd
    delete(caret, end == caret ? buffer.next(caret) : end, kills: true)
  }

  /// Kills the start of the line, or the line break before it.
  package mutating func killToStart() {
    let start = lineStart
    delete(start == caret ? buffer.previous(caret) : start, caret, kills: true)
  }

  /// Inserts the most recently killed text, or the part that the rules admit.
  @MainActor package mutating func yank(_ rules: TextInputRules) {
    yank(replacing: selection ?? caret..<caret, rules)
  }

  @MainActor private mutating func yank(replacing range: Range<Int>, _ rules: TextInputRules) {
    guard let killed = kills.current else { return }
    // Another text of the app can have line breaks, and the app can copy anything.
    let clean = TextSanitizer.cleaned(killed, isMultiline: isMultiline)
    let text = rules.admitted(clean, into: self, replacing: range)
    if text.isEmpty {
      last = .yanked(range)
    } else {
      insert(text, replacing: range)
      last = .yanked(range.lowerBound..<caret)
    }
  }

  /// Replaces the text that was just yanked with the previously killed text.
  @MainActor mutating func yankEarlier(_ rules: TextInputRules) {
    guard case .yanked(let range) = last else { return }
    kills.rotate()
    yank(replacing: range, rules)
  }

  /// Deletes the selection, or the bytes between two offsets if nothing is selected.
  private mutating func delete(_ start: Int, _ end: Int, kills isKill: Bool) {
    delete(selection ?? start..<end, kills: isKill)
  }

  mutating func delete(_ range: Range<Int>, kills isKill: Bool) {
    if range.isEmpty { return }
    let isForward = range.lowerBound >= caret
    if isKill {
      kills.kill(
        String(buffer.slice(range)), joins: last == .killed(kills.revision), before: !isForward)
    }
    replace(range, with: "", isKill || selection != nil ? .other : .deleting)
    if isKill { last = .killed(kills.revision) }
    prefersStart = !isForward
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

  /// Applies an edit. The caret moves after the inserted text, or after the grapheme that the text
  /// became part of, such as a letter typed before an accent or half of a flag.
  private mutating func apply(_ edit: TextEditingHistory.Edit) {
    let range = edit.offset..<(edit.offset + edit.removed.utf8.count)
    buffer.replace(range, with: edit.inserted)
    revision += 1
    caret = buffer.boundary(atOrAfter: edit.offset + edit.inserted.utf8.count)
    anchor = nil
    last = .other
    lastOffset = edit.offset
    prefersStart = false
  }

  // MARK: History

  /// Ends the current step of the history, after a pause.
  package mutating func endStep() { history.endGroup() }

  package mutating func undo() {
    guard let step = history.undo() else { return }
    for edit in step.edits.reversed() { apply(edit.inverse) }
    caret = step.caret
    anchor = step.anchor
  }

  package mutating func redo() {
    guard let step = history.redo() else { return }
    for edit in step.edits { apply(edit) }
    if let end = step.end { caret = end }
  }
}
