// SPDX-License-Identifier: MIT
// Views: a run loop whose time is advanced manually, for tests and for views that are drawn once.

import CuriumTerminal

/// A run loop that runs work and advances its time only on request.
@MainActor package final class ManualLoop: EventLoop {
  /// The time of the clock. Setting it doesn't run the alarm; see `move(to:)`.
  package nonisolated var now: Duration {
    get { time.now }
    set { time.now = newValue }
  }
  private nonisolated let time = ManualTime()
  /// The local time when `now` is zero; `nil` for the time of the system's clock.
  private nonisolated let start: Duration?
  package nonisolated var localTime: Duration { start.map { $0 + now } ?? .localTime }
  package let taskExecutor: (any TaskExecutor)?
  private var pending: [@MainActor () -> Void] = []
  private var alarm: (deadline: Duration, work: @MainActor () -> Void)?

  /// Creates a loop. With a `MainQueueExecutor`, tasks and the actors that they call run in turn
  /// with the main actor, no matter how busy the machine is. `start` is the local time when `now`
  /// is zero; `nil` uses the system's clock.
  package init(taskExecutor: (any TaskExecutor)? = nil, startingAt start: Duration? = nil) {
    self.taskExecutor = taskExecutor
    self.start = start
  }

  package func enqueue(_ work: @escaping @MainActor () -> Void) { pending.append(work) }

  package func wake(at deadline: Duration?, _ work: @escaping @MainActor () -> Void) {
    alarm = deadline.map { ($0, work) }
  }

  /// `true` if something is waiting for a time, such as an animation or a spinner.
  package var isTimed: Bool { alarm != nil }

  /// Runs the enqueued work, and the work that it enqueues, for at most 1,000 turns.
  package func drain() {
    var turns = 0
    while !pending.isEmpty, turns < 1_000 {
      let work = pending
      pending = []
      for item in work { item() }
      turns += 1
    }
  }

  /// Runs the tasks that are ready.
  package func settle() async {
    for _ in 0..<30 {
      drain()
      await Task.yield()
    }
    drain()
  }

  /// Advances the time. Everything that is scheduled in between happens in order.
  package func advance(by duration: Duration) async {
    await settle()
    let end = now + duration
    while now < end {
      move(to: nextTime(before: end))
      await settle()
    }
  }

  /// Returns the time of the next event, but no later than `limit`.
  package func nextTime(before limit: Duration) -> Duration {
    alarm.map { min(limit, max(now, $0.deadline)) } ?? limit
  }

  /// Sets the time, and runs the alarm if it is due.
  package func move(to time: Duration) {
    now = time
    if let alarm, alarm.deadline <= now {
      self.alarm = nil
      alarm.work()
    }
    drain()
  }
}
