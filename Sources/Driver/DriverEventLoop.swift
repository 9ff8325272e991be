// SPDX-License-Identifier: MIT
// Driver: the run loop on Dispatch's main queue.

import CNcurses
public import CuriumTerminal
import Dispatch

/// The event loop of a real program, on Dispatch's main queue, which also serves Swift's
/// concurrency.
///
/// It sleeps between events, without polling or unnecessary wake-ups.
@MainActor public final class DriverEventLoop: EventLoop {
  private var pending: [@MainActor () -> Void] = []
  private var spare: [@MainActor () -> Void] = []
  private lazy var timer = MainQueue.Timer { [weak self] in self?.ring() }
  private var alarm: (deadline: Duration, work: @MainActor () -> Void)?
  private var isStopped = false

  /// Creates a loop on the main queue.
  public init() {}

  /// Runs the main queue, and thus all tasks of the main actor, until `stop()`.
  ///
  /// With an `async` main function, Dispatch would end the main thread and start four others.
  ///
  /// - Precondition: Called on the main thread. On Linux, it no longer exists after an `async` main
  ///   function has suspended.
  public func run() {
    precondition(
      cnc_begin_turns() != 0,
      "The event loop must start on the main thread, before the first await of the main function.")
    while !isStopped { cnc_turn() }
    isStopped = false
  }

  /// Makes `run()` return at the end of the turn.
  public func stop() {
    isStopped = true
  }

  /// Threads that sleep until there is a job, unlike those of Swift's pool on Linux.
  public var taskExecutor: (any TaskExecutor)? { BackgroundExecutor.shared }

  /// The time since the system started, without sleep (CLOCK_MONOTONIC on Linux).
  public nonisolated var now: Duration { .nanoseconds(Int64(DispatchTime.now().uptimeNanoseconds)) }

  /// Runs `work` once, after the events that are already pending.
  ///
  /// All work enqueued in one turn runs in one turn of the main queue.
  public func enqueue(_ work: @escaping @MainActor () -> Void) {
    pending.append(work)
    guard pending.count == 1 else { return }
    MainQueue.enqueue { [self] in runPending() }
  }

  /// Calls `work` at `deadline`, and replaces the earlier request. `nil` cancels it.
  public func wake(at deadline: Duration?, _ work: @escaping @MainActor () -> Void) {
    guard let deadline else {
      alarm = nil
      return timer.cancel()
    }
    alarm = (deadline, work)
    let nanoseconds = min(max(0, deadline / .nanoseconds(1)), 9e18)
    let time = DispatchTime(uptimeNanoseconds: UInt64(nanoseconds))
    timer.schedule(at: time, leeway: .nanoseconds(0))
  }

  private func ring() {
    cnc_guard_thread()
    // The timer may fire too early if its deadline was replaced at the last moment.
    guard let alarm, now >= alarm.deadline else { return }
    self.alarm = nil
    alarm.work()
  }

  private func runPending() {
    cnc_guard_thread()
    // The two arrays alternate, so that a steady frame doesn't allocate.
    swap(&pending, &spare)
    for work in spare { work() }
    spare.removeAll(keepingCapacity: true)
  }
}
