// SPDX-License-Identifier: MIT
// Terminal: the clock and the queue of the run loop.

/// The clock and the queue of the run loop. The driver's loop uses the system clock; tests advance
/// theirs manually.
@MainActor public protocol EventLoop: AnyObject, Sendable {
  /// The time of a monotonic clock. Any thread can read it.
  nonisolated var now: Duration { get }
  /// The time that the clocks of the local time zone show, counted from the start of 1970 in days
  /// of 24 hours. Any thread can read it.
  nonisolated var localTime: Duration { get }
  /// Runs `work` once, after the events that are already pending.
  func enqueue(_ work: @escaping @MainActor () -> Void)
  /// Calls `work` at `deadline` (on the clock of `now`), replacing any earlier request. `nil`
  /// cancels it.
  func wake(at deadline: Duration?, _ work: @escaping @MainActor () -> Void)
  /// The executor that runs the code outside the main actor that tasks of views call, such as the
  /// methods of actors; `nil` for Swift's thread pool.
  var taskExecutor: (any TaskExecutor)? { get }
}

extension EventLoop {
  /// The time of the system's clock.
  public nonisolated var localTime: Duration { .localTime }
  /// `nil`, for Swift's thread pool.
  public var taskExecutor: (any TaskExecutor)? { nil }
}
