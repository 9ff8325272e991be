// SPDX-License-Identifier: MIT
// Organism: a part of the changes of a hunk.

/// A hunk with some of the changed lines of another one.
///
/// The other removed lines stay, so they are unchanged, and the other added lines are left out.
struct HunkPart {
  private let id: DiffHunk.ID
  private let start: (old: Int, new: Int)
  /// The numbers of the next line.
  private var numbers: (old: Int, new: Int)
  private var lines: [DiffLine] = []
  private var hasChanges = false
  /// The index of the last line that isn't removed.
  private var last: Int?

  /// Creates a part of a hunk.
  ///
  /// - Parameters:
  ///   - whole: The hunk.
  ///   - shift: The number of lines that earlier parts of the same file add.
  ///   - isIncluded: Returns whether the part has a changed line of the hunk.
  init(of whole: DiffHunk, shift: Int, where isIncluded: (DiffLine.ID) -> Bool) {
    id = whole.id
    start = (whole.oldRange.lowerBound, whole.oldRange.lowerBound + shift)
    numbers = start
    var place = 0
    while place < whole.lines.count {
      let first = place
      while place < whole.lines.count, whole.lines[place].kind != .unchanged { place += 1 }
      append(changed: first..<place, of: whole, where: isIncluded)
      if place < whole.lines.count { append(.unchanged, whole.lines[place]) }
      place += 1
    }
  }

  /// The hunk; `nil` if it has no changed lines.
  var hunk: DiffHunk? {
    guard hasChanges else { return nil }
    // Git cuts off headings after 80 bytes, which can be in the middle of a character.
    return DiffHunk(
      id: id, oldRange: start.old..<numbers.old, newRange: start.new..<numbers.new, heading: "",
      lines: lines)
  }

  /// Adds some of the changed lines without unchanged ones between them. An added line comes before
  /// a removed one that stays if it replaces an earlier line: the first added line replaces the
  /// first removed one, and so on.
  private mutating func append(
    changed range: Range<Int>, of whole: DiffHunk, where isIncluded: (DiffLine.ID) -> Bool
  ) {
    let included = range.filter { isIncluded(DiffLine.ID(hunk: whole.id, number: $0)) }
    let chosen = Set(included)
    let removed = range.filter { whole.lines[$0].kind == .removed }
    let added = range.filter { whole.lines[$0].kind == .added }
    // The added lines written so far, and those that replace a removed one written so far.
    var (written, ready) = (0, 0)
    func take(_ end: Int) -> [Int] {
      defer { written = end }
      return added[written..<end].filter(chosen.contains)
    }
    var order: [Int] = []
    for (number, index) in removed.enumerated() {
      let isChosen = chosen.contains(index)
      if !isChosen { order += take(ready) }
      order.append(index)
      if isChosen, number < added.count, chosen.contains(added[number]) { ready = number + 1 }
    }
    order += take(added.count)
    for index in order {
      let line = whole.lines[index]
      append(chosen.contains(index) ? line.kind : .unchanged, line)
    }
    hasChanges = hasChanges || !included.isEmpty
  }

  private mutating func append(_ kind: DiffLine.Kind, _ line: DiffLine) {
    if kind != .removed {
      endLast()
      last = lines.count
    }
    lines.append(
      DiffLine(
        kind, line.content, old: numbers.old, new: numbers.new, hasNewline: line.hasNewline))
    if kind != .added { numbers.old += 1 }
    if kind != .removed { numbers.new += 1 }
  }

  /// Adds the missing line feed after the last line, because another line follows.
  private mutating func endLast() {
    guard let last, !lines[last].hasNewline else { return }
    let line = lines[last]
    guard let old = line.oldNumber, let new = line.newNumber else {
      lines[last].hasNewline = true
      return
    }
    lines[last] = DiffLine(.removed, line.content, old: old, new: new, hasNewline: false)
    lines.insert(DiffLine(.added, line.content, old: old + 1, new: new), at: last + 1)
  }
}
