// SPDX-License-Identifier: MIT
// Organism: the order of the columns of a table.

extension TableColumnCustomization {
  /// Returns the indices of all columns, from left to right. Pinned columns come first.
  func arrangedIndices<Element>(of columns: [DataColumn<Element>]) -> [Int] {
    if order.isEmpty { return Array(columns.indices) }
    let indices = Dictionary(
      columns.indices.map { (columns[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    var arranged: [Int] = []
    var known = Set<Int>()
    for id in order {
      if let index = indices[id], known.insert(index).inserted { arranged.append(index) }
    }
    for index in columns.indices where !known.contains(index) {
      arranged.insert(index, at: index)
    }
    let pinned = DataColumn.pinnedCount(of: columns)
    return arranged.filter { $0 < pinned } + arranged.filter { $0 >= pinned }
  }

  /// Returns the visible column beside another one, if they can change places. Pinned columns stay
  /// before the others.
  func neighbor<Element>(
    of index: Int, by step: Int, in columns: [DataColumn<Element>]
  ) -> Int? {
    let visible = visibleIndices(of: columns)
    guard let place = visible.firstIndex(of: index), visible.indices.contains(place + step) else {
      return nil
    }
    let other = visible[place + step]
    let pinned = DataColumn.pinnedCount(of: columns)
    return (index < pinned) == (other < pinned) ? other : nil
  }

  /// Moves a column to the place of another one. Both are indices of `columns`.
  mutating func move<Element>(
    _ index: Int, toPlaceOf other: Int, in columns: [DataColumn<Element>]
  ) {
    var arranged = arrangedIndices(of: columns)
    guard let start = arranged.firstIndex(of: index), let end = arranged.firstIndex(of: other)
    else { return }
    arranged.insert(arranged.remove(at: start), at: end)
    let declared = columns.map(\.id)
    let ids = arranged.map { declared[$0] }
    let known = Set(declared)
    // Columns that the table doesn't have keep their places, because they may appear again.
    var rest = ids[...]
    var next: [String] = []
    for id in order where !known.contains(id) || !rest.isEmpty {
      next.append(known.contains(id) ? rest.removeFirst() : id)
    }
    next += rest
    order = next == declared ? [] : next
  }

  /// Restores the order of the columns of a table.
  mutating func resetOrder<Element>(of columns: [DataColumn<Element>]) {
    let known = Set(columns.map(\.id))
    order.removeAll { known.contains($0) }
  }
}
