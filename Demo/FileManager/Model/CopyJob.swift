// SPDX-License-Identifier: MIT
// Page: the progress of a copy.

import Curium

/// A copy that is being made.
@MainActor @Observable final class CopyJob: Identifiable {
  let title: String
  /// The number of bytes to copy; `nil` while they are counted.
  private(set) var total: Int64?
  private(set) var copied: Int64 = 0
  private var task: Task<(done: [Move], error: (any Error)?), Never>?

  init(title: String) { self.title = title }

  /// The part that is copied, from 0 to 1.
  var fraction: Double? {
    total.map { $0 > 0 ? min(1, Double(copied) / Double($0)) : 1 }
  }

  /// Copies the files. Returns the finished copies, and why the rest is missing.
  func run(_ moves: [Move]) async -> (done: [Move], error: (any Error)?) {
    let (steps, reports) = AsyncStream<Int64>.makeStream()
    let task = Task {
      let copier = FileCopier { reports.yield($0) }
      let result = await copier.copy(moves)
      reports.finish()
      return result
    }
    self.task = task
    let counting = Task { total = await FileCopier.size(of: moves.map(\.source)) }
    for await step in steps { copied += step }
    counting.cancel()
    return await task.value
  }

  /// Stops the copy, and deletes the incomplete part.
  func cancel() { task?.cancel() }
}
