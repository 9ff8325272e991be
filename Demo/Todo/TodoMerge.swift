// SPDX-License-Identifier: MIT
// Page: merges two versions of a to-do list.

extension [Todo] {
  /// Returns the list merged with another version; both started from `start`.
  ///
  /// Additions, edits and removals from both sides survive. An item edited on one side and removed
  /// on the other stays. Both keep their place among the items that followed them. If this list has
  /// a new order, that order wins.
  func merging(_ theirs: [Todo], since start: [Todo]) -> [Todo] {
    let mine = byID
    let base = start.byID
    var result: [Todo] = []
    for item in theirs {
      switch (mine[item.id], base[item.id]) {
      case (let own?, let old): result.append(own.merging(item, since: old ?? item))
      case (nil, let old) where old == item: break  // Removed here.
      case (nil, _): result.append(item)
      }
    }
    let shared = Set(result.map(\.id)).filter { mine[$0] != nil && base[$0] != nil }
    var ordered: Set<Todo.ID> = []
    let order = filter { shared.contains($0.id) && ordered.insert($0.id).inserted }
    if order.map(\.id) != start.filter({ shared.contains($0.id) }).map(\.id) {
      let items = result.byID
      let places = result.indices.filter { shared.contains(result[$0].id) }
      for (place, item) in zip(places, order) { result[place] = items[item.id] ?? item }
    }
    let present = Set(theirs.map(\.id))
    // From the end, so that the item after an added one already has its place.
    for (index, item) in enumerated().reversed()
    where !present.contains(item.id) && base[item.id] != item {
      let followers = Set(self[(index + 1)...].map(\.id))
      result.insert(item, at: result.firstIndex { followers.contains($0.id) } ?? result.count)
    }
    return result
  }

  /// The items with unique ids. An item copied by hand has the id of its original.
  var withUniqueIDs: [Todo] {
    var taken: Set<Todo.ID> = []
    return map { item in
      var item = item
      while !taken.insert(item.id).inserted { item.id += "-copy" }
      return item
    }
  }

  private var byID: [Todo.ID: Todo] {
    Dictionary(map { ($0.id, $0) }) { first, _ in first }
  }
}
