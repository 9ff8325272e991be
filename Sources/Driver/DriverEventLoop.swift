// SPDX-License-Identifier: MIT
// Driver: turns and time of the run loop on Dispatch's main queue.

import CNcurses
public import CuriumTerminal
import Dispatch

/// The event loop of a real program: Dispatch's main queue, which Swift's concurrency serves too.
///
/// It sleeps in the kernel between events: no polling, no wake-up while nothing is asked for.
@MainActor public final class DriverEventLoop: EventLoop {
  private var pending: [@MainActor () -> Void] = []
  private var spare: [@MainActor () -> Void] = []
  private var timer: (any DispatchSourceTimer)?
  private var alarm: (deadline: Duration, work: @MainActor () -> Void)?
  private var isStopped = false

  /// A loop on the main queue.
  public init() {}

  /// Serves the main queue, and with it every task of the main actor, until `stop()`.
  ///
  /// An `async` main function leaves that to Dispatch, which ends the main thread and starts four
  /// others.
  ///
  /// - Precondition: It runs in the main thread, which on Linux is gone once an `async` main function
  ///   has suspended.
  public func run() {
    precondition(
      cnc_begin_turns() != 0, "The event loop runs in the main thread, before any suspension.")
    while !isStopped { cnc_turn() }
    isStopped = false
  }

  /// Makes `run()` return when the turn is over.
  public func stop() {
    isStopped = true
  }

  /// The main queue. A task that waits resumes outside of any actor before it comes back to its own;
  /// that would start the pool's threads, and on Linux Dispatch then wakes once a second for good.
  public let taskExecutor: (any TaskExecutor)? = MainQueueExecutor()

  /// The time since the system started, sleep left out (CLOCK_MONOTONIC on Linux).
  public var now: Duration { .nanoseconds(Int64(DispatchTime.now().uptimeNanoseconds)) }

  /// Runs `work` once, after the events that are already pending.
  ///
  /// All work asked for in one turn runs in one turn of the main queue.
  public func enqueue(_ work: @escaping @MainActor () -> Void) {
    pending.append(work)
    guard pending.count == 1 else { return }
    DispatchQueue.main.async { @Sendable [self] in
      MainActor.assumeIsolated { runPending() }
    }
  }

  /// Calls `work` at `deadline` in place of what was asked before; nil cancels.
  public func wake(at deadline: Duration?, _ work: @escaping @MainActor () -> Void) {
    guard let deadline else {
      // Cancelled: nothing is left that could wake the program.
      alarm = nil
      timer?.cancel()
      timer = nil
      return
    }
    alarm = (deadline, work)
    let nanoseconds = max(0, deadline / .nanoseconds(1))
    (timer ?? makeTimer()).schedule(
      deadline: DispatchTime(uptimeNanoseconds: UInt64(nanoseconds)), leeway: .nanoseconds(0))
  }

  private func makeTimer() -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { @Sendable [weak self] in
      MainActor.assumeIsolated { self?.ring() }
    }
    timer.activate()
    self.timer = timer
    return timer
  }

  private func ring() {
    cnc_guard_thread()
    // A ring that was on its way when its deadline was replaced comes too early.
    guard let alarm, now >= alarm.deadline else { return }
    self.alarm = nil
    alarm.work()
  }

  private func runPending() {
    cnc_guard_thread()
    // The two arrays take turns, so that a steady frame allocates none.
    swap(&pending, &spare)
    for work in spare { work() }
    spare.removeAll(keepingCapacity: true)
  }
}

/// Runs jobs in turns of the main queue.
private final class MainQueueExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.main.async { @Sendable [self] in
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
