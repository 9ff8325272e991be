// SPDX-License-Identifier: MIT
// Engine: what changes again and again, without a value between.

/// Tells its node at times, for ever, while the node can be seen.
package final class PeriodicTrack: AnimationTrack {
  /// The next time after one.
  private let next: (Duration) -> Duration

  package init(_ node: Node, next: @escaping (Duration) -> Duration) {
    self.next = next
    let graph = node.graph
    super.init(node, due: next(graph.now()), isEndless: true)
    graph.motion.timeline.add(self)
  }

  override func advance(to now: Duration, frame: Duration) { due = next(now) }
}
