// SPDX-License-Identifier: MIT
// Testing: random texts with small differences.

import TestModels

enum RandomTexts {
  /// Returns a random text and another version of it.
  static func pair(_ random: inout SeededRandom) -> (old: String, new: String) {
    let words = ["", "a", "b", "}", "let a", "é", "\te"].prefix(1 + random.below(7))
    var lines = (0..<random.below(30)).map { _ in random.pick(Array(words)) }
    func text() -> String { lines.joined(separator: "\n") }
    let old = text() + (random.chance(3, in: 4) && !lines.isEmpty ? "\n" : "")
    for _ in 0..<random.below(10) {
      let place = random.below(lines.count + 1)
      if random.chance(1, in: 2), place < lines.count {
        lines.remove(at: place)
      } else {
        lines.insert(random.pick(Array(words)), at: place)
      }
    }
    return (old, text() + (random.chance(3, in: 4) && !lines.isEmpty ? "\n" : ""))
  }
}
