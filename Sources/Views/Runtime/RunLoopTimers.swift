// SPDX-License-Identifier: MIT
// Views: what waits on the run loop's clock.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal

/// Wakes the run loop for sleeping tasks, one alarm, and the nodes that want to be called as time passes.
@MainActor final class RunLoopTimers {
  private let loop: any EventLoop
  private let schedule: FrameSchedule
  private var sleepers: [Int: Sleeper] = [:]
  private var nextSleeper = 0
  private var alarm: (deadline: Duration, work: () -> Void)?
  /// Whether the run loop holds a deadline of ours.
  private var isWakeAsked = false
  private var isOver = false
  /// Draws the frame that a node wants to be called for.
  var onTick: () -> Void = {}

  private struct Sleeper {
    let deadline: Duration
    let continuation: CheckedContinuation<Void, Never>
  }

  init(loop: any EventLoop, schedule: FrameSchedule) {
    self.loop = loop
    self.schedule = schedule
  }

  /// Asks to be woken when the next animation or sleeper is due; not at all while there is none.
  func update() {
    if schedule.isStill, sleepers.isEmpty, alarm == nil, !isWakeAsked { return }
    var deadline = schedule.nextTick()
    for sleeper in sleepers.values {
      deadline = min(deadline ?? sleeper.deadline, sleeper.deadline)
    }
    if let alarm { deadline = min(deadline ?? alarm.deadline, alarm.deadline) }
    if deadline == nil, !isWakeAsked { return }
    isWakeAsked = deadline != nil
    loop.wake(at: deadline) { [weak self] in self?.wake() }
  }

  private func wake() {
    isWakeAsked = false
    let now = loop.now
    let due = sleepers.filter { $0.value.deadline <= now }
    for (key, sleeper) in due.sorted(by: { $0.value.deadline < $1.value.deadline }) {
      sleepers[key] = nil
      sleeper.continuation.resume()
    }
    if let alarm, alarm.deadline <= now {
      self.alarm = nil
      alarm.work()
    }
    if schedule.isTickDue(at: now) { onTick() } else { update() }
  }

  /// Calls `work` after a while, in place of the alarm set before; `nil` cancels.
  func setAlarm(after duration: Duration?, _ work: @escaping () -> Void) {
    alarm = duration.map { (loop.now + $0, work) }
    update()
  }

  /// Waits on the run loop's clock until `duration` has passed or the task is cancelled.
  ///
  /// Not `Task.sleep`, which starts Dispatch's worker threads: on Linux a program that ever had one is
  /// woken once a second from then on. See also `EventLoop.taskExecutor`.
  func sleep(for duration: Duration) async {
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
  }

  /// Ends every wait.
  func tearDown() {
    isOver = true
    alarm = nil
    loop.wake(at: nil) {}
    for sleeper in sleepers.values { sleeper.continuation.resume() }
    sleepers = [:]
  }
}
