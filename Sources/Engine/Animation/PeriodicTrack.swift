// SPDX-License-Identifier: MIT
// Views: a repeating change without intermediate values.

/// Calls its node at intervals while the node is visible.
package final class PeriodicTrack: AnimationTrack {
  /// Returns the time of the call after a given time.
  private let next: (Duration) -> Duration

  package init(_ node: Node, next: @escaping (Duration) -> Duration) {
    self.next = next
    let graph = node.graph
    super.init(node, due: next(graph.now()), isEndless: true)
    graph.motion.timeline.add(self)
  }

  override func advance(to now: Duration, frame: Duration) { due = next(now) }
}
