// SPDX-License-Identifier: MIT
// Testing: changes a model as a user's action would.

import CuriumTerminal
import CuriumTesting
import CuriumControls

/// Runs work inside an event, so that its effect is drawn at once.
@MainActor final class Hand {
  var work: (() -> Void)?

  /// Runs `work` in answer to a key that nothing else takes.
  func callAsFunction(_ harness: Harness, _ work: () -> Void) {
    withoutActuallyEscaping(work) { work in
      self.work = work
      harness.press("f35")
      self.work = nil
    }
  }
}

extension View {
  /// Lets `hand` act on what the view shows.
  func acted(on hand: Hand) -> some View {
    onKeyPress(.function(35)) {
      hand.work?()
      return .handled
    }
  }
}
