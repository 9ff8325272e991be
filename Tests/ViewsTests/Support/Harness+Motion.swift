// SPDX-License-Identifier: MIT
// Testing: the screen over time, and coming to rest.

import CuriumControls
import CuriumTesting
import Testing

@testable import CuriumHarness

extension Harness {
  /// Returns the screen now or after each given time, in tenths of a second.
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

  /// Advances the time. Unlike `advance(by:)`, doesn't yield to tasks.
  func pass(_ duration: Duration) {
    let end = loop.now + duration
    while loop.now < end { loop.move(to: loop.nextTime(before: end)) }
  }

  /// Checks that no animation is running and that the screen is right.
  func expectStill(_ place: SourceLocation = #_sourceLocation) {
    #expect(!isAnimating, sourceLocation: place)
    #expect(repaint() == 0, sourceLocation: place)
  }
}
