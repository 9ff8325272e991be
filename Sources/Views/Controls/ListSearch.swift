// SPDX-License-Identifier: MIT
// Views: finding a row of a list by typing how it begins.

import CuriumTerminal

/// What was typed, and how far the search for it has come.
struct ListSearch {
  /// Keys further apart than this begin anew.
  static let pause = Duration.seconds(1)
  /// So many rows are read at a time: rows that do not exist are made for it, at a few microseconds each.
  static let step = 400

  var text: String
  var time: Duration
  /// The collection and the row in it to be read next; nil when the search is over.
  var next: (Int, Int)?
  /// How many rows are left to read.
  var remaining: Int

  /// Whether another key goes on with this text.
  func isFresh(at now: Duration) -> Bool { now - time < Self.pause }
}

extension ListNode {
  /// Takes what a key types into the search; false for keys that type nothing.
  @MainActor func find(_ press: KeyPress) -> Bool {
    guard !press.characters.isEmpty, !press.key.isSpecial else { return false }
    let now = graph.now()
    let before = search.flatMap { $0.isFresh(at: now) ? $0.text : nil } ?? ""
    // Who gives a letter to a command means that, but not in the middle of a word.
    if before.isEmpty, graph.isCommand(press, around: self) { return false }
    let text = before + press.characters.lowercased()
    let collections = collections.filter(\.holdsLeaves)
    let count = collections.reduce(0) { $0 + $1.extents.count }
    guard count > 0 else { return true }
    var start = leadPlace(in: collections) ?? (0, 0)
    // A first letter goes on from the row chosen; more of a word may still be meant for it.
    if before.isEmpty, leadPlace(in: collections) != nil { advance(&start, in: collections) }
    search = ListSearch(text: text, time: now, next: start, remaining: count)
    searchOn()
    if search?.next != nil { startTicking() }
    return true
  }

  private func advance(_ place: inout (Int, Int), in collections: [LazyCollectionNode]) {
    place.1 += 1
    var tries = 0
    while place.1 >= collections[place.0].extents.count, tries <= collections.count {
      place = ((place.0 + 1) % collections.count, 0)
      tries += 1
    }
  }

  /// Reads some rows, and chooses the first that begins with what was typed.
  @MainActor func searchOn() {
    guard var search, var place = search.next else { return }
    let collections = collections.filter(\.holdsLeaves)
    self.search?.next = nil
    for _ in 0..<ListSearch.step {
      guard search.remaining > 0, place.0 < collections.count else { return }
      let (number, index) = place
      if index < collections[number].extents.count,
        collections[number].text(ofRowAt: index).lowercased().hasPrefix(search.text)
      {
        choose(index, of: collections[number])
        return
      }
      search.remaining -= 1
      advance(&place, in: collections)
    }
    search.next = place
    self.search = search
  }
}
