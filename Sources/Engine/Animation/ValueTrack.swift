// SPDX-License-Identifier: MIT
// Views: the animation of a value.

import CuriumTokens

/// The animation of a value that a node shows.
final class ValueTrack<Value: VectorArithmetic>: AnimationTrack {
  private let start: Duration
  private let curve: AnimationCurve
  private let target: Value
  private let distance: Value
  private let speed: Value
  private let logicalEnd: Duration
  private var group: AnimationGroup?
  private(set) var value: Value
  private(set) var velocity: Value

  init(
    from: Value, to target: Value, velocity: Value, by curve: AnimationCurve, on node: Node
  ) {
    self.curve = curve
    self.target = target
    distance = from - target
    speed = velocity - distance.scaled(by: curve.initialVelocity)
    value = from
    self.velocity = speed
    let graph = node.graph
    start = graph.now()
    group = graph.motion.transactions.current.group
    group?.enter()
    let isShort = group.map { !$0.criteria.waitsForRest } ?? false
    logicalEnd =
      start + .seconds(AnimationCurve.bounded(isShort ? curve.logicalDuration : curve.duration))
    let idle = Duration.seconds(AnimationCurve.bounded(curve.sample(at: 0).idle))
    let frame = graph.motion.timeline.nextFrame
    super.init(node, due: max(frame, start + idle), isEndless: curve.duration == .infinity)
    graph.motion.timeline.add(self)
  }

  override func advance(to now: Duration, frame: Duration) {
    let sample = curve.sample(at: (now - start) / .seconds(1))
    if sample.isOver {
      value = target
      end()
      return
    }
    value = target + distance.scaled(by: sample.rest) + speed.scaled(by: sample.drift)
    velocity = distance.scaled(by: sample.restRate) + speed.scaled(by: sample.driftRate)
    due = now + max(frame, .seconds(AnimationCurve.bounded(sample.idle)))
    if now >= logicalEnd, !isEndless, let node { leaveGroup(in: node.graph) }
  }

  override func end() {
    let graph = node?.graph
    super.end()
    if let graph { leaveGroup(in: graph) }
  }

  /// Leaves the group after the commit, because the completion may change anything.
  private func leaveGroup(in graph: Graph) {
    guard let group else { return }
    self.group = nil
    graph.afterCommit { group.leave() }
  }
}
