// SPDX-License-Identifier: MIT
// Engine: when the next frame is drawn, and what wakes the run loop for it.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Asks the run loop for frames, and knows which nodes want to be called as time passes.
package final class FrameSchedule {
  /// Asks the run loop for a frame. Called once until `wantsFrame` is `false` again.
  @exclusivity(unchecked) package var onRequest: () -> Void = {}
  /// Whether a frame is requested, or being drawn.
  @exclusivity(unchecked) package var wantsFrame = false
  /// The run loop's clock.
  @exclusivity(unchecked) package var now: () -> Duration = { .zero }
  /// The time since the current minute of the day began.
  package var timeOfMinute: () -> Duration = {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return .seconds(now.tv_sec % 60) + .nanoseconds(now.tv_nsec)
  }
  /// Where tasks of views resume; see `EventLoop.taskExecutor`.
  package var taskExecutor: (any TaskExecutor)?
  /// The nodes that want to be called as time passes.
  @exclusivity(unchecked) private var ticking: [Node] = []

  /// Requests a frame, unless one is requested already.
  @inline(__always) func request() {
    if wantsFrame { return }
    wantsFrame = true
    onRequest()
  }

  /// Calls `node` from now on whenever its `nextTick` has come.
  func addTicking(_ node: Node) {
    if !ticking.contains(where: { $0 === node }) { ticking.append(node) }
    request()
  }

  /// Whether no node waits for a time.
  package var isStill: Bool { ticking.isEmpty }

  /// Calls the nodes whose time has come.
  @MainActor package func tick(at now: Duration) {
    if ticking.isEmpty { return }
    // A node that has gone must not be asked: its ancestors may be gone as well.
    ticking.removeAll { $0.flags.contains(.unmounted) || $0.nextTick == nil }
    for node in ticking where node.isDue(at: now) {
      // The tick of one node may take another out.
      if !node.flags.contains(.unmounted) { node.tick(at: now) }
    }
  }

  /// The next time at which a node wants to be called; `nil` if none does.
  package func nextTick() -> Duration? {
    if ticking.isEmpty { return nil }
    ticking.removeAll { $0.flags.contains(.unmounted) }
    return ticking.compactMap(\.wakeTime).min()
  }

  /// Whether a node wants to be called now.
  package func isTickDue(at now: Duration) -> Bool { ticking.contains { $0.isDue(at: now) } }

  /// Starts a task of a view.
  @MainActor package func startTask(
    _ priority: TaskPriority, _ action: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    Task(executorPreference: taskExecutor, priority: priority, operation: action)
  }

  func tearDown() { ticking = [] }
}

extension Node {
  /// Whether the node wants to be called at `now`.
  fileprivate final func isDue(at now: Duration) -> Bool { wakeTime.map { $0 <= now } ?? false }
}
