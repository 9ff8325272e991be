// SPDX-License-Identifier: MIT
// Page: merges two versions of a to-do list.

extension [Todo] {
  /// Returns the list merged with another version; both started from `base`.
  ///
  /// Additions, edits and removals from both sides survive. An item edited on one side and removed
  /// on the other stays.
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
    for item in self where !present.contains(item.id) && base[item.id] != item {
      result.append(item)
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
