// SPDX-License-Identifier: MIT
// Organism: the changed ranges of lines of two texts.

/// The changed lines of two texts.
struct LineComparison {
  /// Lines that were replaced by others.
  struct Change: Equatable {
    /// The indices of the removed lines; empty where lines were added.
    var old: Range<Int>
    /// The indices of the added lines; empty where lines were removed.
    var new: Range<Int>
  }

  /// The changes, in order.
  private(set) var changes: [Change] = []

  init(_ texts: DiffFile.Texts) {
    let (old, new) = ByteKey.numbers(texts.old.keys, texts.new.keys)
    let comparison = SequenceComparison(from: old, to: new)
    var (removed, added) = (comparison.removed, comparison.added)
    Self.moveDown(&added, of: new, beside: removed)
    Self.moveDown(&removed, of: old, beside: added)
    collect(removed, added)
  }

  /// Moves lines that were only added, or only removed, down past equal lines: a function that was
  /// added after another one then begins with its own first line, not with the last line of the
  /// other one.
  private static func moveDown(_ changed: inout [Bool], of numbers: [Int], beside other: [Bool]) {
    var (place, otherPlace) = (0, 0)
    while place < numbers.count {
      if !changed[place] {
        while otherPlace < other.count, other[otherPlace] { otherPlace += 1 }
        place += 1
        otherPlace += 1
        continue
      }
      var start = place
      while place < numbers.count, changed[place] { place += 1 }
      while place < numbers.count, !changed[place], numbers[start] == numbers[place],
        otherPlace < other.count, !other[otherPlace]
      {
        changed[start] = false
        changed[place] = true
        start += 1
        place += 1
        otherPlace += 1
      }
    }
  }

  private mutating func collect(_ removed: [Bool], _ added: [Bool]) {
    var (old, new) = (0, 0)
    while old < removed.count || new < added.count {
      let start = (old, new)
      while old < removed.count, removed[old] { old += 1 }
      while new < added.count, added[new] { new += 1 }
      if (old, new) != start {
        changes.append(Change(old: start.0..<old, new: start.1..<new))
      } else {
        old += 1
        new += 1
      }
    }
  }
}
