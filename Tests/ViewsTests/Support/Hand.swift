// SPDX-License-Identifier: MIT
// Testing: changes a model the way a user's action does.

import CuriumTerminal
import CuriumHarness
import CuriumControls

/// Runs work inside an event, so that its effect is drawn immediately.
@MainActor final class Hand {
  var work: (() -> Void)?

  /// Runs `work` for a key that nothing else handles.
  func callAsFunction(_ harness: Harness, _ work: () -> Void) {
    withoutActuallyEscaping(work) { work in
      self.work = work
      harness.send(.key(KeyPress(.function(35))))
      self.work = nil
    }
  }
}

extension View {
  /// Runs the work of `hand` inside this view's events.
  func acted(on hand: Hand) -> some View {
    onKeyPress(.function(35)) {
      hand.work?()
      return .handled
    }
  }
}
