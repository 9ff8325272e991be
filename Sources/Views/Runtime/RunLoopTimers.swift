// SPDX-License-Identifier: MIT
// Views: timers on the run loop's clock.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal

/// Wakes the run loop for sleeping tasks, one alarm, nodes that tick, delayed work, and a frame
/// that waits.
@MainActor final class RunLoopTimers {
  private let loop: any EventLoop
  private let schedule: FrameSchedule
  private let delayed: DelayedWork
  private var sleepers: [Int: Sleeper] = [:]
  private var nextSleeper = 0
  private var alarm: (deadline: Duration, work: () -> Void)?
  /// The time of the frame that waits; `nil` if none does.
  private var heldFrame: Duration?
  /// `true` if the run loop has a deadline from this object.
  private var isWakeAsked = false
  private var isOver = false
  /// Called when a tick of a node or a held frame is due. Draws a frame.
  var onTick: () -> Void = {}

  private struct Sleeper {
    let deadline: Duration
    let continuation: CheckedContinuation<Void, Never>
  }

  init(loop: any EventLoop, schedule: FrameSchedule, delayed: DelayedWork) {
    self.loop = loop
    self.schedule = schedule
    self.delayed = delayed
    delayed.onRequest = MainActor.unisolated { [weak self] in self?.update() }
  }

  /// Draws the requested frame at `deadline`, unless another frame comes first.
  func holdFrame(until deadline: Duration) {
    heldFrame = deadline
    update()
  }

  /// Forgets the held frame. Returns whether there was one.
  func releaseFrame() -> Bool {
    defer { heldFrame = nil }
    return heldFrame != nil
  }

  /// Schedules the next wake-up, for an animation, a frame, delayed work, a sleeping task or the
  /// alarm, if anything is waiting.
  func update() {
    if schedule.isStill, sleepers.isEmpty, alarm == nil, heldFrame == nil,
      delayed.deadline == nil, !isWakeAsked
    {
      return
    }
    var deadline = schedule.nextTick()
    if let due = delayed.deadline { deadline = min(deadline ?? due, due) }
    for sleeper in sleepers.values {
      deadline = min(deadline ?? sleeper.deadline, sleeper.deadline)
    }
    if let alarm { deadline = min(deadline ?? alarm.deadline, alarm.deadline) }
    if let heldFrame { deadline = min(deadline ?? heldFrame, heldFrame) }
    if deadline == nil, !isWakeAsked { return }
    isWakeAsked = deadline != nil
    loop.wake(at: deadline) { [weak self] in self?.wake() }
  }

  private func wake() {
    isWakeAsked = false
    let now = loop.now
    let due = sleepers.filter { $0.value.deadline <= now }.sorted {
      ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key)
    }
    for (key, sleeper) in due {
      sleepers[key] = nil
      sleeper.continuation.resume()
    }
    if let alarm, alarm.deadline <= now {
      self.alarm = nil
      alarm.work()
    }
    if let due = delayed.deadline, due <= now { delayed.finish() }
    if isFrameDue(at: now) { onTick() } else { update() }
  }

  private func isFrameDue(at now: Duration) -> Bool {
    if let heldFrame, heldFrame <= now { return true }
    return schedule.isTickDue(at: now)
  }

  /// Calls `work` after a delay, in place of the previous alarm. `nil` cancels the alarm.
  func setAlarm(after duration: Duration?, _ work: @escaping () -> Void) {
    alarm = duration.map { (loop.now + $0, work) }
    update()
  }

  /// Waits on the run loop's clock until `duration` has passed or the task is cancelled. Returns
  /// `false` if the app has ended.
  ///
  /// `Task.sleep` isn't suitable: it starts Dispatch's worker threads, and on Linux a program that
  /// ever had one is woken once a second from then on.
  func sleep(for duration: Duration) async -> Bool {
    nextSleeper += 1
    let key = nextSleeper
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled || isOver {
          continuation.resume()
        } else {
          sleepers[key] = Sleeper(deadline: loop.now + duration, continuation: continuation)
          update()
        }
      }
    } onCancel: {
      Task { @MainActor [weak self] in
        self?.sleepers.removeValue(forKey: key)?.continuation.resume()
      }
    }
    return !isOver
  }

  /// Ends all waits.
  func tearDown() {
    isOver = true
    alarm = nil
    loop.wake(at: nil) {}
    for sleeper in sleepers.values { sleeper.continuation.resume() }
    sleepers = [:]
  }
}
