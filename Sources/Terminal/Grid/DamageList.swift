// SPDX-License-Identifier: MIT
// Terminal: the parts of the screen that must be painted again.

/// The rectangles of the screen that must be painted again, at most eight. Two are merged early
/// only if their union has no more cells than both.
package struct DamageList {
  package private(set) var rectangles: ContiguousArray<CellRect> = []
  private var bounds = CellRect.zero
  private static let limit = 8

  package init() {}

  package var isEmpty: Bool { rectangles.isEmpty }

  /// Clears the damage. From now on, damage is clipped to `bounds`.
  package mutating func reset(bounds: CellRect) {
    rectangles.removeAll(keepingCapacity: true)
    self.bounds = bounds
  }

  package var isFull: Bool { rectangles.count == 1 && rectangles[0] == bounds }

  package mutating func addAll() {
    rectangles.removeAll(keepingCapacity: true)
    rectangles.append(bounds)
  }

  package mutating func add(_ rectangle: CellRect) {
    if isFull { return }
    var added = rectangle.intersection(bounds)
    if added.isEmpty { return }
    var index = 0
    while index < rectangles.count {
      let union = rectangles[index].union(added)
      if union == rectangles[index] { return }
      if union.area <= rectangles[index].area + added.area {
        rectangles.remove(at: index)
        added = union
        index = 0
      } else {
        index += 1
      }
    }
    rectangles.append(added)
    if rectangles.count > Self.limit { mergeCheapestPair() }
  }

  private mutating func mergeCheapestPair() {
    var best = (cost: Int.max, first: 0, second: 1)
    for first in 0..<rectangles.count {
      for second in (first + 1)..<rectangles.count {
        let union = rectangles[first].union(rectangles[second])
        let cost = union.area - rectangles[first].area - rectangles[second].area
        if cost < best.cost { best = (cost, first, second) }
      }
    }
    let union = rectangles[best.first].union(rectangles[best.second])
    rectangles.remove(at: best.second)
    rectangles.remove(at: best.first)
    add(union)
  }
}
