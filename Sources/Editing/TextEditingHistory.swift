// SPDX-License-Identifier: MIT
// Views: the undo history of edited text.

import CuriumText

/// The edits of a text, grouped in steps that are undone and redone together.
struct TextEditingHistory {
  /// A replacement of bytes.
  struct Edit {
    var offset: Int
    var removed: String
    var inserted: String

    var inverse: Edit { Edit(offset: offset, removed: inserted, inserted: removed) }
    var bytes: Int { removed.utf8.count + inserted.utf8.count }

    /// Returns whether the edit restores the bytes from before another one. Strings that are equal
    /// can differ in their bytes, which the offsets of other edits count.
    func reverts(_ other: Edit) -> Bool {
      offset == other.offset && removed.utf8.elementsEqual(other.inserted.utf8)
        && inserted.utf8.elementsEqual(other.removed.utf8)
    }
  }

  /// Edits that are undone together, and the caret and the selection before them.
  struct Step {
    var edits: [Edit]
    let caret: Int
    let anchor: Int?
    /// The caret after the edits, unless it is at the end of the last one.
    var end: Int?

    var bytes: Int { edits.reduce(0) { $0 + $1.bytes } }
  }

  /// The kind of an edit. Typing a word, with the spaces before it, forms one step, and
  /// so does deleting one. Text that the owner adds piece by piece forms one step, too.
  enum Kind {
    case typing, deleting, owner, other
  }

  private var steps: [Step] = []
  private var undone: [Step] = []
  private var bytes = 0
  private var lastKind = Kind.other

  /// The maximum number of steps, and of bytes in all of them.
  private static let stepLimit = 1_000
  private static let byteLimit = 16 << 20

  var canUndo: Bool { !steps.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// Records an edit. Adjacent edits of the same kind join the previous step. A change by the owner
  /// that exceeds the limit clears the history instead.
  mutating func record(_ edit: Edit, _ kind: Kind, caret: Int, anchor: Int?) {
    undone.removeAll()
    if kind == .owner, edit.bytes > Self.byteLimit { return removeAll() }
    if kind == lastKind, let last = steps.indices.last, Self.join(edit, kind, to: &steps[last]) {
      bytes += edit.bytes
      return
    }
    steps.append(Step(edits: [edit], caret: caret, anchor: anchor))
    bytes += edit.bytes
    lastKind = kind
    while steps.count > Self.stepLimit || (bytes > Self.byteLimit && steps.count > 1) {
      bytes -= steps.removeFirst().bytes
    }
  }

  /// Adds an edit to the last step. Returns `false` if the edit begins a new step.
  private static func join(_ edit: Edit, _ kind: Kind, to step: inout Step) -> Bool {
    let last = step.edits.count - 1
    guard last > 0, let end = step.end else { return join(edit, kind, to: &step.edits[last]) }
    // A mask or the owner has changed the text around the previous edit.
    switch kind {
    case .typing:
      guard edit.removed.isEmpty, edit.offset == end,
        !endsWord(edit.inserted.first, after: step.edits[last].inserted.last)
      else { return false }
    case .deleting:
      guard edit.offset == end || edit.offset + edit.removed.utf8.count == end else { return false }
    case .owner, .other: return false
    }
    step.edits.append(edit)
    step.end = nil
    return true
  }

  /// Adds an edit to the last one, in place, so that a long step isn't copied for each key. Returns
  /// `false` if the edit begins a new step.
  private static func join(_ edit: Edit, _ kind: Kind, to last: inout Edit) -> Bool {
    switch kind {
    case .typing:
      guard edit.removed.isEmpty, edit.offset == last.offset + last.inserted.utf8.count,
        !endsWord(edit.inserted.first, after: last.inserted.last)
      else { return false }
      last.inserted += edit.inserted
    case .deleting:
      if edit.offset + edit.removed.utf8.count == last.offset {
        if endsWord(edit.removed.last, after: last.removed.first) { return false }
        last.removed = edit.removed + last.removed
        last.offset = edit.offset
      } else if edit.offset == last.offset {
        if endsWord(edit.removed.first, after: last.removed.last) { return false }
        last.removed += edit.removed
      } else {
        return false
      }
    case .owner:
      guard edit.removed.isEmpty, edit.offset == last.offset + last.inserted.utf8.count else {
        return false
      }
      last.inserted += edit.inserted
    case .other: return false
    }
    return true
  }

  private static func endsWord(_ next: Character?, after last: Character?) -> Bool {
    last?.isWhitespace == false && next?.isWhitespace == true
  }

  /// Adds the owner's changes of the last edit to its step. Removes a rejected step. Clears the
  /// edits to redo, because their offsets have moved.
  mutating func amend(_ edit: Edit, caret: Int) {
    undone.removeAll()
    guard let last = steps.indices.last else { return }
    let before = steps[last].bytes
    if lastKind != .typing && lastKind != .deleting { endGroup() }
    if let own = steps[last].edits.last, edit.reverts(own) {
      endGroup()
      steps[last].edits.removeLast()
    } else {
      steps[last].edits.append(edit)
      steps[last].end = caret
    }
    bytes += steps[last].bytes - before
    if steps[last].edits.isEmpty { steps.removeLast() }
  }

  /// Notes the caret after the last edit.
  mutating func note(caret: Int) {
    if let last = steps.indices.last { steps[last].end = caret }
  }

  /// Ends the current group of edits.
  mutating func endGroup() { lastKind = .other }

  /// Clears the history, for a different text.
  mutating func removeAll() { self = TextEditingHistory() }

  /// Returns the step to undo.
  mutating func undo() -> Step? {
    endGroup()
    guard let step = steps.popLast() else { return nil }
    bytes -= step.bytes
    undone.append(step)
    return step
  }

  /// Returns the step to redo.
  mutating func redo() -> Step? {
    endGroup()
    guard let step = undone.popLast() else { return nil }
    bytes += step.bytes
    steps.append(step)
    return step
  }
}
