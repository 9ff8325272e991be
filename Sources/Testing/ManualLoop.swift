// SPDX-License-Identifier: MIT
// Testing: a run loop whose time is moved by hand.

import CuriumTerminal

/// Runs what is enqueued when it is told to, and lets time pass when it is told to.
@MainActor final class ManualLoop: EventLoop {
  private(set) var now = Duration.zero
  private var pending: [@MainActor () -> Void] = []
  private var alarm: (deadline: Duration, work: @MainActor () -> Void)?

  func enqueue(_ work: @escaping @MainActor () -> Void) { pending.append(work) }

  func wake(at deadline: Duration?, _ work: @escaping @MainActor () -> Void) {
    alarm = deadline.map { ($0, work) }
  }

  /// Whether anything waits for a time: an animation, a spinner.
  var isTimed: Bool { alarm != nil }

  /// Runs what is enqueued, and what that enqueues; gives up after a thousand turns.
  func drain() {
    var turns = 0
    while !pending.isEmpty, turns < 1_000 {
      let work = pending
      pending = []
      for item in work { item() }
      turns += 1
    }
  }

  /// Runs tasks that wait for nothing but their turn.
  func settle() async {
    for _ in 0..<30 {
      drain()
      await Task.yield()
    }
    drain()
  }

  /// Lets time pass. Whatever was to happen in it happens in order.
  func advance(by duration: Duration) async {
    await settle()
    let end = now + duration
    while now < end {
      move(to: nextTime(before: end))
      await settle()
    }
  }

  /// The next time something happens, no later than `limit`.
  func nextTime(before limit: Duration) -> Duration {
    alarm.map { min(limit, max(now, $0.deadline)) } ?? limit
  }

  /// Moves time and calls who asked to be woken.
  func move(to time: Duration) {
    now = time
    if let alarm, alarm.deadline <= now {
      self.alarm = nil
      alarm.work()
    }
    drain()
  }
}
