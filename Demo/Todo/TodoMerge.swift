// SPDX-License-Identifier: MIT
// Page: merges two versions of a to-do list.

extension [Todo] {
  /// Returns the list merged with another version; both started from `base`.
  ///
  /// Additions, edits and removals from both sides survive. An item edited on one side and removed
  /// on the other stays. Both keep their place among the items that followed them.
  func merging(_ theirs: [Todo], since base: [Todo]) -> [Todo] {
    let mine = byID
    let base = base.byID
    var result: [Todo] = []
    for item in theirs {
      switch (mine[item.id], base[item.id]) {
      case (let own?, let old): result.append(own.merging(item, since: old ?? item))
      case (nil, let old) where old == item: break  // Removed here.
      case (nil, _): result.append(item)
      }
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
