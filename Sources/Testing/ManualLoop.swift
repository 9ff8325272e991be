// SPDX-License-Identifier: MIT
// Testing: a run loop whose time is moved by hand.

import CuriumTerminal

/// Runs what is enqueued when it is told to, and lets time pass when it is told to.
@MainActor final class ManualLoop: EventLoop {
  private(set) var now = Duration.zero
  private var pending: [@MainActor () -> Void] = []
  private var alarm: (deadline: Duration, work: @MainActor () -> Void)?
  private var sleepers: [Int: (deadline: Duration, wake: CheckedContinuation<Void, Never>)] = [:]
  private var nextSleeper = 0

  func enqueue(_ work: @escaping @MainActor () -> Void) { pending.append(work) }

  func wake(at deadline: Duration?, _ work: @escaping @MainActor () -> Void) {
    alarm = deadline.map { ($0, work) }
  }

  /// How much is enqueued.
  var isIdle: Bool { pending.isEmpty }

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

  /// The next time something happens, no later than `limit`.
  func nextTime(before limit: Duration) -> Duration {
    var time = limit
    if let alarm { time = min(time, max(now, alarm.deadline)) }
    for sleeper in sleepers.values { time = min(time, max(now, sleeper.deadline)) }
    return time
  }

  /// Moves time and wakes whom it concerns.
  func move(to time: Duration) {
    now = time
    for (key, sleeper) in sleepers.sorted(by: { $0.value.deadline < $1.value.deadline })
    where sleeper.deadline <= now {
      sleepers[key] = nil
      sleeper.wake.resume()
    }
    if let alarm, alarm.deadline <= now {
      self.alarm = nil
      alarm.work()
    }
    drain()
  }

  /// Waits until time has moved by `duration`, or the task is cancelled.
  func sleep(for duration: Duration) async {
    let key = nextSleeper
    nextSleeper += 1
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled {
          continuation.resume()
        } else {
          sleepers[key] = (now + duration, continuation)
        }
      }
    } onCancel: {
      Task { @MainActor in self.sleepers.removeValue(forKey: key)?.wake.resume() }
    }
  }

  /// Wakes everyone who still waits, so that no task is left hanging.
  func finish() {
    for sleeper in sleepers.values { sleeper.wake.resume() }
    sleepers = [:]
  }
}
