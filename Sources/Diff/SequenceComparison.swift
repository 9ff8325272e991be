// SPDX-License-Identifier: MIT
// Organism: finds the differences between two sequences.

/// The elements that one of two sequences has and the other one doesn't, in order: Eugene W. Myers,
/// "An O(ND) Difference Algorithm and Its Variations", 1986.
///
/// The result is the smallest one if there are at most `effort` differences. Otherwise, each time
/// after this number of differences, the algorithm keeps the longest path and starts again at its
/// end. So time and memory stay limited for sequences that have little in common.
struct SequenceComparison {
  /// Whether each element of the old sequence isn't in the new one.
  private(set) var removed: [Bool]
  /// Whether each element of the new sequence isn't in the old one.
  private(set) var added: [Bool]

  /// The indices and the numbers of the elements that both sequences have somewhere, between their
  /// common start and their common end.
  private struct Side {
    private(set) var places: [Int] = []
    private(set) var numbers: [Int] = []

    /// Takes the elements at `range` that the other side has too, and marks the others as changed.
    init(_ all: [Int], in range: Range<Int>, ifIn other: Set<Int>, _ changed: inout [Bool]) {
      for place in range {
        if other.contains(all[place]) {
          places.append(place)
          numbers.append(all[place])
        } else {
          changed[place] = true
        }
      }
    }
  }

  /// Compares two sequences of numbers.
  init(from old: [Int], to new: [Int], effort: Int = 512) {
    removed = Array(repeating: false, count: old.count)
    added = Array(repeating: false, count: new.count)
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    let (oldRange, newRange) = (start..<(old.count - end), start..<(new.count - end))
    let one = Side(old, in: oldRange, ifIn: Set(new[newRange]), &removed)
    let other = Side(new, in: newRange, ifIn: Set(old[oldRange]), &added)
    compare(one, other, effort: max(1, effort))
  }

  private mutating func compare(_ old: Side, _ new: Side, effort: Int) {
    var (x, y) = (0, 0)
    while x < old.numbers.count, y < new.numbers.count {
      let search = PathSearch(old.numbers, new.numbers, fromX: x, y: y, effort: effort)
      for step in search.steps {
        if step.isRemoval {
          removed[old.places[step.place]] = true
        } else {
          added[new.places[step.place]] = true
        }
      }
      (x, y) = search.end
    }
    for place in old.places[x...] { removed[place] = true }
    for place in new.places[y...] { added[place] = true }
  }
}

/// The search for the shortest path from a place in two sequences to their ends.
private struct PathSearch {
  /// A removed or an added element.
  struct Step {
    let isRemoval: Bool
    /// Its index in the old or in the new sequence.
    let place: Int
  }

  private(set) var steps: [Step] = []
  /// The end of the path: that of both sequences, or the place reached with the greatest effort.
  private(set) var end: (x: Int, y: Int)

  /// The place in the old sequence reached on each diagonal, for each number of steps. Those for
  /// `n` steps begin at index `n` · `n`.
  private var reached: [Int] = []

  init(_ old: [Int], _ new: [Int], fromX startX: Int, y startY: Int, effort: Int) {
    let (width, height) = (old.count - startX, new.count - startY)
    end = (startX, startY)
    var best = (steps: 0, diagonal: 0, sum: -1)
    search: for count in 0...min(effort, width + height) {
      reached.append(contentsOf: repeatElement(0, count: 2 * count + 1))
      for diagonal in stride(from: -count, through: count, by: 2) {
        var x = 0
        if count > 0 {
          x =
            isAddition(diagonal, after: count)
            ? place(diagonal + 1, count - 1) : place(diagonal - 1, count - 1) + 1
        }
        var y = x - diagonal
        while x < width, y < height, old[startX + x] == new[startY + y] {
          x += 1
          y += 1
        }
        reached[count * count + count + diagonal] = x
        // A path can leave the sequences, but doesn't come back.
        if x > width || y > height { continue }
        if x + y > best.sum { best = (count, diagonal, x + y) }
        if x == width, y == height { break search }
      }
    }
    follow(best.steps, best.diagonal, fromX: startX, y: startY)
  }

  private func place(_ diagonal: Int, _ count: Int) -> Int {
    reached[count * count + count + diagonal]
  }

  /// Returns whether the last of `count` steps to a diagonal adds an element.
  private func isAddition(_ diagonal: Int, after count: Int) -> Bool {
    diagonal == -count
      || diagonal != count && place(diagonal - 1, count - 1) < place(diagonal + 1, count - 1)
  }

  /// Collects the steps of the path to a diagonal, from its end.
  private mutating func follow(_ count: Int, _ last: Int, fromX startX: Int, y startY: Int) {
    let x = place(last, count)
    end = (startX + x, startY + x - last)
    var diagonal = last
    for count in stride(from: count, to: 0, by: -1) {
      let isAddition = isAddition(diagonal, after: count)
      diagonal += isAddition ? 1 : -1
      let x = place(diagonal, count - 1)
      steps.append(
        Step(isRemoval: !isAddition, place: isAddition ? startY + x - diagonal : startX + x))
    }
  }
}
