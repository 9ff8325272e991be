// SPDX-License-Identifier: MIT
// Testing: changes a model the way a user's action does.

import CuriumTerminal
import CuriumHarness
import CuriumControls

/// Runs work inside an event, like the action of a control, so that its effect is drawn at once.
@MainActor final class SimulatedUser {
  var work: (() -> Void)?

  /// Runs `work` for a key that nothing else handles.
  func act(in harness: Harness, _ work: () -> Void) {
    withoutActuallyEscaping(work) { work in
      self.work = work
      harness.send(.key(KeyPress(.function(35))))
      self.work = nil
    }
  }
}

extension View {
  /// Runs the work of `user` inside this view's events.
  func controlled(by user: SimulatedUser) -> some View {
    onKeyPress(.function(35)) {
      user.work?()
      return .handled
    }
  }
}
