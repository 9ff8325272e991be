// SPDX-License-Identifier: MIT
// Views: a change that repeats without values in between.

/// Calls its node at intervals, without end, while the node is visible.
package final class PeriodicTrack: AnimationTrack {
  /// Returns the time of the next call after a time.
  private let next: (Duration) -> Duration

  package init(_ node: Node, next: @escaping (Duration) -> Duration) {
    self.next = next
    let graph = node.graph
    super.init(node, due: next(graph.now()), isEndless: true)
    graph.motion.timeline.add(self)
  }

  override func advance(to now: Duration, frame: Duration) { due = next(now) }
}
