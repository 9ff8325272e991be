// SPDX-License-Identifier: MIT
// Terminal: runs tasks on the main queue.

import Dispatch

/// Runs the jobs of tasks on the main queue, so that tests are deterministic.
package final class MainQueueExecutor: TaskExecutor {
  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.main.async { @Sendable [self] in
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
