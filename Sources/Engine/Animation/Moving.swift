// SPDX-License-Identifier: MIT
// Views: a value that a node can animate.

package import CuriumTokens

/// A value that a node can animate. Stores only an empty reference while it doesn't move.
package struct Moving<Value: VectorArithmetic> {
  private var track: ValueTrack<Value>?

  package init() {}

  /// The current value; `nil` while the value doesn't move.
  package var value: Value? {
    guard let track, !track.isOver else { return nil }
    return track.value
  }

  /// Animates the value to `target`, from its current value or `start`. Returns `false` if it must
  /// jump, because the current change has no animation or motion is reduced.
  package mutating func go(from start: Value, to target: Value, on node: Node) -> Bool {
    let now = value
    guard let curve = node.curveOfChange else {
      stop()
      return false
    }
    let velocity = now == nil ? .zero : track?.velocity ?? .zero
    track?.end()
    track = ValueTrack(from: now ?? start, to: target, velocity: velocity, by: curve, on: node)
    return true
  }

  /// Ends the animation. The value is then its target.
  package mutating func stop() {
    track?.end()
    track = nil
  }
}
