// SPDX-License-Identifier: MIT
// Text: what can be undone in a text, and what was cut out of it.

/// The edits of a text, as steps that are undone and done again whole.
struct TextEditingHistory {
  /// Bytes that took the place of others.
  struct Edit {
    var offset: Int
    var removed: String
    var inserted: String

    var inverse: Edit { Edit(offset: offset, removed: inserted, inserted: removed) }
  }

  /// Edits that belong together, and the caret and the selection before them.
  struct Step {
    var edits: [Edit]
    let caret: Int
    let anchor: Int?

    var bytes: Int {
      edits.reduce(0) { $0 + $1.removed.utf8.count + $1.inserted.utf8.count }
    }
  }

  /// What kind of edit it is: several of the first two in a row are one step.
  enum Kind {
    case typing, deleting, other
  }

  private var steps: [Step] = []
  private var undone: [Step] = []
  private var bytes = 0
  private var lastKind = Kind.other
  private var grouped = 0

  /// How many edits in a row are one step.
  private static let groupLimit = 32
  /// How many steps are kept, and how many bytes in them.
  private static let stepLimit = 1_000
  private static let byteLimit = 16 << 20

  var canUndo: Bool { !steps.isEmpty }
  var canRedo: Bool { !undone.isEmpty }
  /// Where the last edit was made.
  var lastOffset: Int? { steps.last?.edits.last?.offset }

  /// Keeps an edit, in the step before where both are of one kind and side by side.
  mutating func record(_ edit: Edit, _ kind: Kind, caret: Int, anchor: Int?) {
    undone.removeAll()
    if kind == lastKind, grouped < Self.groupLimit, let last = steps.indices.last,
      let joined = Self.join(steps[last].edits, edit, kind)
    {
      bytes += edit.removed.utf8.count + edit.inserted.utf8.count
      steps[last].edits = joined
      grouped += 1
      return
    }
    steps.append(Step(edits: [edit], caret: caret, anchor: anchor))
    bytes += edit.removed.utf8.count + edit.inserted.utf8.count
    lastKind = kind
    grouped = 1
    while steps.count > Self.stepLimit || (bytes > Self.byteLimit && steps.count > 1) {
      bytes -= steps.removeFirst().bytes
    }
  }

  private static func join(_ edits: [Edit], _ edit: Edit, _ kind: Kind) -> [Edit]? {
    guard edits.count == 1, var last = edits.first else { return nil }
    switch kind {
    case .typing:
      guard edit.removed.isEmpty, edit.offset == last.offset + last.inserted.utf8.count else {
        return nil
      }
      last.inserted += edit.inserted
    case .deleting:
      if edit.offset + edit.removed.utf8.count == last.offset {
        last.removed = edit.removed + last.removed
        last.offset = edit.offset
      } else if edit.offset == last.offset {
        last.removed += edit.removed
      } else {
        return nil
      }
    case .other: return nil
    }
    return [last]
  }

  /// Adds what the keeper of the text made of the last edit to its step; nothing is left of a step
  /// that was refused.
  mutating func amend(_ edit: Edit) {
    guard let last = steps.indices.last else { return }
    let before = steps[last].bytes
    endGroup()
    if let own = steps[last].edits.last, own.offset == edit.offset,
      own.inserted == edit.removed, own.removed == edit.inserted
    {
      steps[last].edits.removeLast()
    } else {
      steps[last].edits.append(edit)
    }
    bytes += steps[last].bytes - before
    if steps[last].edits.isEmpty { steps.removeLast() }
  }

  /// Ends the run of edits that are one step.
  mutating func endGroup() { lastKind = .other }

  /// Forgets everything: the text is another one.
  mutating func removeAll() { self = TextEditingHistory() }

  /// The step to take back; `caret` and `anchor` are where they are now.
  mutating func undo() -> Step? {
    endGroup()
    guard let step = steps.popLast() else { return nil }
    bytes -= step.bytes
    undone.append(step)
    return step
  }

  /// The step to take again.
  mutating func redo() -> Step? {
    endGroup()
    guard let step = undone.popLast() else { return nil }
    bytes += step.bytes
    steps.append(step)
    return step
  }
}

/// The last texts that were killed, as in emacs. What is killed in a row is one of them.
struct KillRing {
  private var entries: [String] = []
  private static let limit = 16

  /// The one that a yank inserts.
  var current: String? { entries.last }

  /// Keeps `text`; behind or before what was killed just now where it goes on from there.
  mutating func kill(_ text: String, joins: Bool, before: Bool) {
    if joins, let last = entries.popLast() {
      entries.append(before ? text + last : last + text)
    } else {
      entries.append(text)
      if entries.count > Self.limit { entries.removeFirst() }
    }
  }

  /// Goes on to the one killed before, and from the first to the last.
  mutating func rotate() {
    if let last = entries.popLast() { entries.insert(last, at: 0) }
  }
}
