// SPDX-License-Identifier: MIT
// Organism: the rank of a fuzzy match, by the positions of its letters.

import CuriumControls

extension FuzzyPlaces {
  /// `true` if the letters have no gaps between them.
  package var isContiguous: Bool {
    guard let first = places.first, let last = places.last else { return true }
    return last - first == places.count - 1
  }

  /// The rank of the match in `text`, lower first: 0 if the text begins with the letters, 1 if one
  /// of its words does, 2 if the letters have gaps or are inside a word.
  package func rank(in text: String) -> Int {
    guard let first = places.first else { return 0 }
    guard isContiguous else { return 2 }
    if first == 0 { return 0 }
    var before: Character?
    for (place, letter) in text.enumerated() {
      if place == first, let before {
        let isHump = before.isLowercase && letter.isUppercase
        return isHump || !before.isLetter && !before.isNumber ? 1 : 2
      }
      before = letter
    }
    return 2
  }
}
