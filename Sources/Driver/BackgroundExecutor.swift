// SPDX-License-Identifier: MIT
// Driver: threads for the code outside the main actor that tasks of views call.

import CNcurses
import CuriumLibc
import Dispatch
import Synchronization

/// Runs the code outside the main actor that tasks of views call, such as the methods of actors.
///
/// Swift's own pool isn't suitable: on Linux, once one of its threads has run, Dispatch wakes the
/// program every second. These threads start when they are first needed, and sleep until there is
/// a job.
final class BackgroundExecutor: TaskExecutor {
  private struct State {
    /// The waiting jobs, after `taken` jobs that have started.
    private var jobs: [UnownedJob] = []
    private var taken = 0
    var threads = 0
    /// The threads that are waiting for a job.
    var idle = 0

    var waiting: Int { jobs.count - taken }

    mutating func append(_ job: UnownedJob) { jobs.append(job) }

    /// Removes the first waiting job. The started ones are removed together, so that a long queue
    /// isn't moved for each job.
    mutating func takeFirst() -> UnownedJob {
      let job = jobs[taken]
      taken += 1
      if taken > jobs.count / 2 {
        jobs.removeFirst(taken)
        taken = 0
      }
      return job
    }
  }

  static let shared = BackgroundExecutor()

  private let state = Mutex(State())
  private let jobCount = DispatchSemaphore(value: 0)
  /// The maximum number of threads. At least two, so that a long job doesn't delay short ones.
  private let limit = max(2, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

  private init() {}

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let needsThread = state.withLock { state in
      state.append(job)
      guard state.waiting > state.idle, state.threads < limit else { return false }
      state.threads += 1
      state.idle += 1
      return true
    }
    jobCount.signal()
    if needsThread { startThread() }
  }

  private func startThread() {
    if cnc_start_worker({ BackgroundExecutor.shared.work() }) == 0 { return }
    state.withLock { state in
      state.threads -= 1
      state.idle -= 1
    }
    // There may be no thread at all. Then the main queue runs the job.
    DispatchQueue.main.async { [self] in
      if jobCount.wait(timeout: .now()) == .success { runNext() }
    }
  }

  private func work() {
    while true {
      jobCount.wait()
      state.withLock { $0.idle -= 1 }
      runNext()
      state.withLock { $0.idle += 1 }
    }
  }

  private func runNext() {
    let job = state.withLock { $0.takeFirst() }
    job.runSynchronously(on: asUnownedTaskExecutor())
  }
}
