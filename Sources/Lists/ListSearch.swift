// SPDX-License-Identifier: MIT
// Views: finds a row of a list by typing.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumText

/// The text typed by the user, and the progress of the search for it.
///
/// A row that doesn't begin with a text doesn't begin with a longer one either. So another letter
/// continues the search at its current row, and all letters of a word together read each row only
/// once.
struct ListSearch {
  /// The number of rows read at a time, and the time after which reading continues in the next
  /// frame. Most rows don't exist, and those whose view isn't a `RowText` are created to be read:
  /// the more cells a row has, the longer that takes.
  static let step = (rows: 1_000, time: Duration.milliseconds(4))

  var typed: TypedText
  /// The collection and the index of the next row to read, or of the row found.
  var place: (Int, Int)
  /// The number of rows left to read.
  var remaining: Int
  /// `true` if there are rows left to read for the current text.
  var isRunning = true

  mutating func append(_ letters: String, at now: Duration) {
    // If no row begins with the text, none begins with a longer one.
    typed.append(remaining == 0 ? "" : letters, at: now)
    isRunning = remaining > 0
  }
}

extension ListNode {
  /// Adds the characters of a key to the search. Returns `false` if the key types nothing.
  @MainActor func find(_ press: KeyPress) -> Bool {
    guard !press.characters.isEmpty, !press.key.isSpecial else { return false }
    let now = graph.now()
    let letters = press.characters
    if var search, search.typed.isFresh(at: now) {
      // A running search continues with the longer text.
      let isUnderWay = search.isRunning
      search.append(letters, at: now)
      self.search = search
      if !isUnderWay { continueSearch() }
    } else {
      let collections = allLeafCollections()
      let count = collections.reduce(0) { $0 + $1.extents.count }
      guard count > 0 else { return true }
      var start = leadPlace(in: collections) ?? (0, -1)
      advance(&start, in: collections)
      search = ListSearch(
        typed: TypedText(letters, at: now), place: start, remaining: count)
      continueSearch()
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

  /// Reads rows until a step is over, and selects the first one that begins with the text, or whose
  /// cell in the column of the cell cursor does.
  @MainActor func continueSearch() {
    guard var search, search.isRunning else { return }
    let collections = allLeafCollections()
    defer { self.search = search }
    let end = graph.now() + ListSearch.step.time
    let length = search.typed.text.count
    for read in 0..<ListSearch.step.rows {
      if read > 0, graph.now() >= end { return }
      guard search.remaining > 0, search.place.0 < collections.count else {
        search.remaining = 0
        search.isRunning = false
        return
      }
      let (number, index) = search.place
      if index < collections[number].extents.count,
        collections[number].text(ofRowAt: index, longerThan: length, in: { target(in: $0) })
          .lowercased().hasPrefix(search.typed.text),
        collections[number].holdsSelectableRow(at: index)
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

extension Text: RowText {
  package func text(longerThan count: Int) -> String? { plain }
}
