// SPDX-License-Identifier: MIT
// Testing: an event loop that a test drains.

import CuriumTerminal

/// Runs enqueued work on request. Its clock doesn't advance.
@MainActor final class FrozenClockLoop: EventLoop {
  let now = Duration.zero
  private var pending: [@MainActor () -> Void] = []

  func enqueue(_ work: @escaping @MainActor () -> Void) { pending.append(work) }
  func wake(at deadline: Duration?, _ work: @escaping @MainActor () -> Void) {}

  private(set) var isStopped = false

  /// Doesn't run anything, as after the end of an app.
  func stop() { isStopped = true }

  func drain() {
    while !pending.isEmpty, !isStopped { pending.removeFirst()() }
  }
}
