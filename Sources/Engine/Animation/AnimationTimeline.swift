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
  /// Endless animations that aren't visible.
  private var paused: ContiguousArray<AnimationTrack> = []
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
    tracks.lazy.filter { !$0.isOver }.map(\.due).min()
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
      step(tracks[index], at: now)
      index += 1
    }
    removeFinishedTracks()
  }

  @MainActor private func step(_ track: AnimationTrack, at now: Duration) {
    guard let node = track.node else { return }
    if node.flags.contains(.unmounted) {
      track.end()
    } else if track.due <= now {
      if track.isEndless, !node.isOnScreen {
        paused.append(track)
      } else {
        track.advance(to: now, frame: frameInterval)
        node.animationDidAdvance()
      }
    }
  }

  private func removeFinishedTracks() {
    tracks.removeAll { track in track.isOver || track.isEndless && paused.contains { $0 === track }
    }
  }

  /// Pauses endless animations that are no longer visible, resumes those that are visible again,
  /// and ends those of removed nodes. Called after a frame is painted.
  func followVisibility() {
    if !tracks.isEmpty {
      for track in tracks {
        guard let node = track.node else { continue }
        if node.flags.contains(.unmounted) {
          track.end()
        } else if track.isEndless, !node.isOnScreen {
          paused.append(track)
        }
      }
      removeFinishedTracks()
    }
    if paused.isEmpty { return }
    paused.removeAll { track in
      guard let node = track.node else { return true }
      if node.flags.contains(.unmounted) {
        track.end()
        return true
      }
      guard node.isOnScreen else { return false }
      track.due = nextFrame
      add(track)
      return true
    }
  }

  func tearDown() {
    for track in tracks + paused { track.end() }
    tracks = []
    paused = []
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
