// SPDX-License-Identifier: MIT
// Views: finding a row of a list by typing how it begins.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal

/// What was typed, and how far the search for it has come.
///
/// A row that doesn't begin with a text doesn't begin with a longer one either: another letter goes on
/// where the search is, so that all keys of a word together read each row once.
struct ListSearch {
  /// Keys further apart than this begin anew.
  static let pause = Duration.seconds(1)
  /// So many rows are read at a time: rows that do not exist are made for it, at a few microseconds each.
  static let step = 400

  var text: String
  var time: Duration
  /// The collection and the row in it to be read next, or the row that was found.
  var place: (Int, Int)
  /// How many rows are left to read.
  var remaining: Int
  /// Whether rows are still to be read for this text.
  var isRunning = true

  /// Whether another key goes on with this text.
  func isFresh(at now: Duration) -> Bool { now - time < Self.pause }

  /// Adds what was typed.
  mutating func append(_ letters: String, at now: Duration) {
    time = now
    // Where no row begins with the text, none begins with more.
    if remaining == 0 { return }
    text += letters
    isRunning = true
  }
}

extension ListNode {
  /// Takes what a key types into the search; false for keys that type nothing.
  @MainActor func find(_ press: KeyPress) -> Bool {
    guard !press.characters.isEmpty, !press.key.isSpecial else { return false }
    let now = graph.now()
    let letters = press.characters.lowercased()
    if var search, search.isFresh(at: now) {
      // A search that is under way takes the letters along.
      let isUnderWay = search.isRunning
      search.append(letters, at: now)
      self.search = search
      if !isUnderWay { searchOn() }
    } else {
      // Who gives a letter to a command means that, but not in the middle of a word.
      if graph.keys.directory.isCommand(press, around: self) { return false }
      let collections = collections.filter(\.holdsLeaves)
      let count = collections.reduce(0) { $0 + $1.extents.count }
      guard count > 0 else { return true }
      var start = (0, 0)
      if let lead = leadPlace(in: collections) {
        start = lead
        advance(&start, in: collections)
      }
      search = ListSearch(text: letters, time: now, place: start, remaining: count)
      searchOn()
    }
    if search?.isRunning == true { startTicking() }
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
    guard var search, search.isRunning else { return }
    let collections = collections.filter(\.holdsLeaves)
    defer { self.search = search }
    for _ in 0..<ListSearch.step {
      guard search.remaining > 0, search.place.0 < collections.count else {
        search.remaining = 0
        search.isRunning = false
        return
      }
      let (number, index) = search.place
      if index < collections[number].extents.count,
        collections[number].text(ofRowAt: index).lowercased().hasPrefix(search.text)
      {
        search.isRunning = false
        choose(index, of: collections[number])
        return
      }
      search.remaining -= 1
      advance(&search.place, in: collections)
    }
  }
}
