// SPDX-License-Identifier: MIT
// Organism: the pages that the user of a Markdown browser has visited.

/// The places to which the user of a browser can return.
struct MarkdownHistory {
  /// A page, and the block at the top of the screen.
  struct Place {
    let path: String
    let block: Int
  }

  private var earlier: [Place] = []
  private var later: [Place] = []

  var canGoBack: Bool { !earlier.isEmpty }
  var canGoForward: Bool { !later.isEmpty }

  /// Remembers the place that the user leaves for a new page.
  mutating func leave(_ place: Place) {
    earlier.append(place)
    later = []
  }

  /// Returns the place before the current one.
  mutating func goBack(from place: Place) -> Place? {
    guard let last = earlier.popLast() else { return nil }
    later.append(place)
    return last
  }

  /// Returns the place that the user has come back from.
  mutating func goForward(from place: Place) -> Place? {
    guard let next = later.popLast() else { return nil }
    earlier.append(place)
    return next
  }
}
