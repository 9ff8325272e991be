// SPDX-License-Identifier: MIT
// Driver: work and timers on Dispatch's main queue, which runs the main actor.

package import Dispatch

/// Dispatch's main queue, which runs the main actor.
package enum MainQueue {
  /// Runs `work` in a later turn, at once or after a delay.
  package static func enqueue(
    after delay: DispatchTimeInterval? = nil, _ work: @escaping @MainActor @Sendable () -> Void
  ) {
    let job: @Sendable () -> Void = { MainActor.assumeIsolated { work() } }
    if let delay {
      DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: job)
    } else {
      DispatchQueue.main.async(execute: job)
    }
  }

  /// Rings once after each call of `schedule`. Like all timers of Dispatch, it may ring too early
  /// if its deadline was replaced at the last moment.
  @MainActor package final class Timer {
    private let ring: @MainActor () -> Void
    private var source: (any DispatchSourceTimer)?

    package init(_ ring: @escaping @MainActor () -> Void) { self.ring = ring }

    /// Rings at `deadline`, instead of at the previous one.
    package func schedule(at deadline: DispatchTime, leeway: DispatchTimeInterval) {
      (source ?? makeSource()).schedule(deadline: deadline, leeway: leeway)
    }

    /// Cancels the source too, so that nothing wakes the program.
    package func cancel() {
      source?.cancel()
      source = nil
    }

    private func makeSource() -> any DispatchSourceTimer {
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.setEventHandler { @Sendable [weak self] in
        MainActor.assumeIsolated { self?.ring() }
      }
      source.activate()
      self.source = source
      return source
    }
  }
}
