// SPDX-License-Identifier: MIT
// Views: what a value set from another thread does.

import Synchronization

/// The thread that serves the main actor, which no public function of the runtime tells.
enum MainThread {
  /// 0 until there is a graph, which is made on it.
  private static let identity = Atomic<UInt>(0)

  /// Remembers the thread that asks.
  @MainActor static func note() { identity.store(Graph.currentThread, ordering: .relaxed) }

  /// Whether the thread that asks is the one, as far as is known.
  static var isCurrent: Bool {
    let known = identity.load(ordering: .relaxed)
    return known == 0 || known == Graph.currentThread
  }

  /// Runs `work` on it, at the main actor's next turn. What it sends is used nowhere else from then on.
  static func enqueue(_ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    Task { @MainActor in work() }
  }
}
