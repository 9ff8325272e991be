// SPDX-License-Identifier: MIT
// Views: what a value set from another thread does.

/// The thread that serves the main actor, which no public function of the runtime tells.
enum MainThread {
  /// 0 until there is a graph. Written once, before there is anything that another thread could set.
  nonisolated(unsafe) private static var identity: UInt = 0

  /// Remembers the thread that asks.
  @MainActor static func note() {
    if identity == 0 { identity = Graph.currentThread }
  }

  /// Whether the thread that asks is the one, as far as is known.
  static var isCurrent: Bool { identity == 0 || identity == Graph.currentThread }

  /// Runs `work` on it, at the main actor's next turn. What it sends is used nowhere else from then on.
  static func enqueue(_ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    Task { @MainActor in work() }
  }
}
