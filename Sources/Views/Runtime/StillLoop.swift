// SPDX-License-Identifier: MIT
// Views: a run loop for views that are drawn once.

import CuriumTerminal

/// A run loop whose clock doesn't advance.
@MainActor package final class StillLoop: EventLoop {
  package let now = Duration.zero
  private var pending: [@MainActor () -> Void] = []

  package init() {}

  package func enqueue(_ work: @escaping @MainActor () -> Void) { pending.append(work) }
  package func wake(at deadline: Duration?, _ work: @escaping @MainActor () -> Void) {}

  /// Runs the enqueued work, and the work that it enqueues, for at most 100 turns.
  package func drain() {
    var turns = 0
    while !pending.isEmpty, turns < 100 {
      let work = pending
      pending = []
      for item in work { item() }
      turns += 1
    }
  }
}
