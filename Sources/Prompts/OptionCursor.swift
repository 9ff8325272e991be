// SPDX-License-Identifier: MIT
// Views: the search of a prompt's options, and the current one.

import Curium

/// The text that filters the options of a prompt, and the current option.
struct OptionCursor {
  /// The text in the search field.
  var query = ""
  private let labels: [String]
  /// The option that the user has moved to, and the text in the field at that time.
  private var place: (option: Int, query: String)

  /// Creates a search without text. `option` is the current one.
  init(_ labels: OptionLabels, at option: Int) {
    self.labels = labels.texts
    place = (option, "")
  }

  /// The options that match the text, the best match first.
  var found: [FuzzyMatch<Int>] { labels.indices.fuzzyMatches(for: query) { labels[$0] } }

  /// The current option; `nil` if none matches the text.
  var current: Int? { current(in: found) }

  /// Returns the current option of those `found`. After a change of the text, it is the first one.
  func current(in found: [FuzzyMatch<Int>]) -> Int? {
    if place.query == query, found.contains(where: { $0.element == place.option }) {
      return place.option
    }
    return found.first?.element
  }

  /// Moves by a number of rows. Beyond an end, goes to the other end if it `wraps`.
  mutating func move(by steps: Int, wraps: Bool = false) {
    let found = found
    guard let option = current(in: found),
      let row = found.firstIndex(where: { $0.element == option })
    else { return }
    let (next, last) = (row + steps, found.count - 1)
    let (below, above) = wraps ? (last, 0) : (0, last)
    place = (found[next < 0 ? below : next > last ? above : next].element, query)
  }
}
