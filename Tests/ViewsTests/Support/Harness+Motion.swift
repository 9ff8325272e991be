// SPDX-License-Identifier: MIT
// Testing: what a moving screen shows over time, and that it comes to rest.

import CuriumTesting
import Testing

extension Harness {
  /// What the screen holds now and after each of some times, in tenths of a second.
  func film(_ tenths: Int...) async -> [[String]] {
    var film: [[String]] = []
    var time = 0
    for next in tenths {
      await advance(by: .milliseconds(100 * (next - time)))
      time = next
      film.append(content)
    }
    return film
  }

  /// Nothing is left to move, nothing is awaited, and what is seen is right.
  func expectStill(_ place: SourceLocation = #_sourceLocation) {
    #expect(!isAnimating, sourceLocation: place)
    #expect(repaint() == 0, sourceLocation: place)
  }
}
