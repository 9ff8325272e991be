// SPDX-License-Identifier: MIT
// Views: requests frames from the run loop and calls nodes as time passes.

/// Requests frames from the run loop, and calls registered nodes as time passes.
package final class FrameSchedule {
  /// Called to request a frame from the run loop, once until `wantsFrame` is `false` again.
  @exclusivity(unchecked) package var onRequest: () -> Void = {}
  /// `true` if a frame is requested, or being drawn.
  @exclusivity(unchecked) package internal(set) var wantsFrame = false
  /// The run loop's clock.
  @exclusivity(unchecked) package var now: () -> Duration = { .zero }
  /// See `EventLoop.taskExecutor`.
  package var taskExecutor: (any TaskExecutor)?
  /// The nodes that are called as time passes.
  @exclusivity(unchecked) private var ticking: [Node] = []

  /// Requests a frame, unless one is requested already.
  @inline(__always) func request() {
    if wantsFrame { return }
    wantsFrame = true
    onRequest()
  }

  /// Starts calling `node` whenever its `nextTick` is due.
  func addTicking(_ node: Node) {
    if !ticking.contains(where: { $0 === node }) { ticking.append(node) }
    request()
  }

  /// `true` if no node is waiting for a time.
  package var isStill: Bool { ticking.isEmpty }

  /// Calls the nodes that are due.
  @MainActor func tick(at now: Duration) {
    if ticking.isEmpty { return }
    ticking.removeAll { $0.flags.contains(.unmounted) || $0.nextTick == nil }
    // The tick of one node may remove another, which then isn't due any more.
    for node in ticking where node.isDue(at: now) { node.tick(at: now) }
  }

  /// Returns the time of the next call to a node; `nil` if no node is waiting for one.
  package func nextTick() -> Duration? {
    if ticking.isEmpty { return nil }
    ticking.removeAll { $0.flags.contains(.unmounted) }
    return ticking.compactMap(\.wakeTime).min()
  }

  package func isTickDue(at now: Duration) -> Bool { ticking.contains { $0.isDue(at: now) } }

  func tearDown() { ticking = [] }
}

extension Node {
  /// Returns whether the node is due at `now`. A removed node isn't, and its ancestors must not be
  /// asked, because they may be gone.
  final func isDue(at now: Duration) -> Bool {
    if flags.contains(.unmounted) { return false }
    return wakeTime.map { $0 <= now } ?? false
  }
}
