// SPDX-License-Identifier: MIT
// Engine: what moves on a screen, and the one clock for all of it.

import CuriumTerminal
import CuriumTokens

/// Something that moves or waits for its time. It keeps its node until it is over.
package class AnimationTrack {
  /// What moves; nil once it is over.
  final private(set) var node: Node?
  /// When it wants to be asked next.
  final var due: Duration
  /// Whether it goes on for ever, so that it pauses while it cannot be seen.
  final let isEndless: Bool

  init(_ node: Node, due: Duration, isEndless: Bool) {
    self.node = node
    self.due = due
    self.isEndless = isEndless
  }

  final var isOver: Bool { node == nil }

  /// Moves on; sets `due`, or ends.
  func advance(to now: Duration, frame: Duration) {}

  /// Lets go of everything; the node is not told.
  package func end() { node = nil }
}

/// All that moves in a graph. One tick serves all of it, and none is asked for while nothing moves.
package final class AnimationTimeline: GraphRoom {
  private var tracks: ContiguousArray<AnimationTrack> = []
  /// What goes on for ever and is out of sight.
  private var paused: ContiguousArray<AnimationTrack> = []
  private var lastFrame = Duration.zero
  /// The shortest time between two steps.
  package var frameInterval = AnimationTimeline.interval(framesPerSecond: 60)

  package static func interval(framesPerSecond: Int) -> Duration {
    .nanoseconds(1_000_000_000 / max(1, min(1_000, framesPerSecond)))
  }

  /// When a step of something that begins now is due, together with what moves already.
  var nextFrame: Duration {
    let now = graph.now()
    let aligned = lastFrame + frameInterval
    return aligned > now ? aligned : now + frameInterval
  }

  /// When something is due next; nil while everything is still.
  var nextTick: Duration? {
    var earliest: Duration?
    for track in tracks where !track.isOver { earliest = min(earliest ?? track.due, track.due) }
    return earliest
  }

  func add(_ track: AnimationTrack) {
    tracks.append(track)
    graph.root.startTicking()
  }

  /// Moves everything whose time has come.
  @MainActor func tick(at now: Duration) {
    lastFrame = now
    var index = 0
    // What a step starts is appended, and not due yet.
    while index < tracks.count {
      step(tracks[index], at: now)
      index += 1
    }
    forgetWhatRests()
  }

  @MainActor private func step(_ track: AnimationTrack, at now: Duration) {
    guard let node = track.node else { return }
    if node.flags.contains(.unmounted) {
      track.end()
    } else if track.due <= now {
      if track.isEndless, !node.isInSight {
        paused.append(track)
      } else {
        track.advance(to: now, frame: frameInterval)
        node.animationDidAdvance()
      }
    }
  }

  private func forgetWhatRests() {
    tracks.removeAll { track in track.isOver || track.isEndless && paused.contains { $0 === track }
    }
  }

  /// Lets what has gone or is out of sight rest, and goes on with what is in sight again, now that a
  /// frame was painted.
  func followSight() {
    if !tracks.isEmpty {
      for track in tracks {
        guard let node = track.node else { continue }
        if node.flags.contains(.unmounted) {
          track.end()
        } else if track.isEndless, !node.isInSight {
          paused.append(track)
        }
      }
      forgetWhatRests()
    }
    if paused.isEmpty { return }
    paused.removeAll { track in
      guard let node = track.node else { return true }
      if node.flags.contains(.unmounted) {
        track.end()
        return true
      }
      guard node.isInSight else { return false }
      track.due = nextFrame
      add(track)
      return true
    }
  }

  /// Ends everything, with the graph.
  func tearDown() {
    for track in tracks + paused { track.end() }
    tracks = []
    paused = []
  }
}

extension Node {
  /// Whether a cell of the node lies on the screen, and nothing around it is clear.
  final var isInSight: Bool {
    !isDormant
      && topmostLayoutNodes.contains { node in
        if node.absoluteFrame.isEmpty { return false }
        var ancestor = node.layoutParent
        while let current = ancestor {
          if current.isClear { return false }
          ancestor = current.layoutParent
        }
        return true
      }
  }

  /// The curve of a change that is made to the node now; nil where it is made at once.
  package final var curveOfChange: AnimationCurve? {
    guard let animation = graph.motion.transactions.current.animation,
      !scope.values.inherited.reducesMotion
    else {
      return nil
    }
    let curve = animation.curve(in: scope.values.inherited.theme)
    return curve.duration > 0 ? curve : nil
  }
}
