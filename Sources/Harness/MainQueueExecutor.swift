// SPDX-License-Identifier: MIT
// Testing: runs tasks on the main queue.

import Dispatch

/// Runs the jobs of tasks on the main queue, so that resuming a task doesn't involve the thread
/// pool.
final class MainQueueExecutor: TaskExecutor {
  init() {}

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.main.async { @Sendable [self] in
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
