// SPDX-License-Identifier: MIT
// Views: the animations on a screen and their shared clock.

import CuriumTerminal
import CuriumTokens

/// An animation or a delayed action. It retains its node until it ends.
package class AnimationTrack {
  /// The animated node; `nil` once the animation has ended.
  final private(set) var node: Node?
  /// The time of the next step.
  final var due: Duration
  /// `true` if the animation is endless. It then pauses while its node isn't visible.
  final let isEndless: Bool
  final var isPaused = false

  init(_ node: Node, due: Duration, isEndless: Bool) {
    self.node = node
    self.due = due
    self.isEndless = isEndless
  }

  final var isOver: Bool { node == nil }

  /// Advances to `now`. Sets `due`, or ends the animation.
  func advance(to now: Duration, frame: Duration) {}

  /// Ends the animation and releases the node without notifying it.
  package func end() { node = nil }
}

/// The animations of a graph, with a shared clock that stops while nothing moves.
package final class AnimationTimeline: GraphSubsystem {
  private var tracks: ContiguousArray<AnimationTrack> = []
  private var lastFrame = Duration.zero
  /// The minimum time between two steps.
  package var frameInterval = AnimationTimeline.interval(framesPerSecond: 60)

  package static func interval(framesPerSecond: Int) -> Duration {
    .nanoseconds(1_000_000_000 / max(1, min(1_000, framesPerSecond)))
  }

  /// The time of the first step of an animation that starts now, aligned with the others.
  var nextFrame: Duration {
    let now = graph.now()
    let aligned = lastFrame + frameInterval
    return aligned > now ? aligned : now + frameInterval
  }

  /// The time of the next step; `nil` while nothing moves.
  var nextTick: Duration? {
    tracks.lazy.filter { !$0.isOver && !$0.isPaused }.map(\.due).min()
  }

  func add(_ track: AnimationTrack) {
    tracks.append(track)
    graph.root.startTicking()
  }

  /// Advances the animations that are due.
  @MainActor func tick(at now: Duration) {
    lastFrame = now
    var index = 0
    // A step may append animations, which aren't due yet.
    while index < tracks.count {
      let track = tracks[index]
      index += 1
      guard !track.isPaused, track.due <= now, runs(track), let node = track.node else { continue }
      track.advance(to: now, frame: frameInterval)
      node.animationDidAdvance()
    }
    tracks.removeAll(where: \.isOver)
  }

  /// Ends the animation of a removed node, and pauses an endless one that isn't visible. Returns
  /// whether the animation goes on.
  private func runs(_ track: AnimationTrack) -> Bool {
    guard let node = track.node else { return false }
    if node.flags.contains(.unmounted) {
      track.end()
      return false
    }
    track.isPaused = track.isEndless && !node.isOnScreen
    return !track.isPaused
  }

  /// Completes all animations except endless ones.
  @MainActor package func complete() {
    for track in tracks where !track.isEndless {
      guard let node = track.node else { continue }
      track.end()
      if !node.flags.contains(.unmounted) { node.animationDidAdvance() }
    }
  }

  /// Pauses endless animations that are no longer visible, resumes those that are visible again,
  /// and ends those of removed nodes. Called after a frame is painted.
  func followVisibility() {
    if tracks.isEmpty { return }
    for track in tracks {
      let wasPaused = track.isPaused
      if runs(track), wasPaused {
        track.due = nextFrame
        graph.root.startTicking()
      }
    }
    tracks.removeAll(where: \.isOver)
  }

  func tearDown() {
    for track in tracks { track.end() }
    tracks = []
  }
}

extension Node {
  /// `true` if a cell of the node is on the screen and no view around it is fully transparent.
  final var isOnScreen: Bool {
    !isDormant
      && topmostLayoutNodes.contains { node in
        !node.absoluteFrame.isEmpty
          && !node.selfAndLayoutParents.dropFirst().contains(where: \.isClear)
      }
  }

  /// The curve of the current change to the node; `nil` if the change takes effect immediately.
  final var curveOfChange: AnimationCurve? {
    guard let animation = graph.motion.transactions.current.animation,
      !scope.values.inherited.reducesMotion
    else {
      return nil
    }
    let curve = animation.curve(in: scope.values.inherited.theme)
    return curve.duration > 0 ? curve : nil
  }
}
