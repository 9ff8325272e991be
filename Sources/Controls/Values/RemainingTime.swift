// SPDX-License-Identifier: MIT
// Views: estimates when a task is done.

/// The progress of a task at a point in time.
struct MeasuredProgress: Equatable {
  /// The completed fraction, 0 to 1.
  let fraction: Double
  /// The value of the completed task. A different total restarts the measurement.
  let total: Double
}

/// Estimates the time until a task is done, from its recent progress.
///
/// Between two changes, the estimate counts down, but not for longer than their average interval.
/// If there is no change for 30 seconds and for three intervals, the task has stalled, and there is
/// no estimate.
@MainActor final class RemainingTime {
  private struct Change {
    let time: Duration
    let fraction: Double
  }

  /// The period whose changes count.
  private static let window = Duration.seconds(30)
  /// The shortest time between the first and the last change of an estimate.
  private static let shortest = Duration.seconds(1)
  /// The longest estimate: 100 hours. Longer ones are meaningless.
  private static let longest = Duration.seconds(360_000)
  private var changes: [Change] = []
  private var latest: MeasuredProgress?
  /// The fraction and the time of the last measurement.
  private var measured: Double?
  private var time: Duration?

  /// Returns the time until the task is done; `nil` if it isn't known. Measures the progress only
  /// once for each value of `now`, because callers pass a time that advances once per second.
  func estimate(for progress: MeasuredProgress, at now: Duration) -> Duration? {
    if let latest, latest.total != progress.total || progress.fraction < latest.fraction {
      changes = []
      measured = nil
    }
    latest = progress
    if now != time {
      time = now
      measure(progress.fraction, at: now)
    }
    return estimate(at: now)
  }

  private func measure(_ fraction: Double, at now: Duration) {
    if let last = changes.last, let pause, now - last.time > max(Self.window, pause * 3) {
      changes = []
    }
    // The start isn't a change: the task may have waited before it.
    if let measured, measured != fraction {
      changes.append(Change(time: now, fraction: fraction))
      // Changes that are further apart than the period also count.
      while changes.count > 2, changes[1].time <= now - Self.window { changes.removeFirst() }
    }
    measured = fraction
  }

  /// The average time between two changes; `nil` with fewer than two.
  private var pause: Duration? {
    guard let first = changes.first, let last = changes.last, changes.count > 1 else { return nil }
    return (last.time - first.time) / (changes.count - 1)
  }

  private func estimate(at now: Duration) -> Duration? {
    guard let first = changes.first, let last = changes.last, let pause,
      last.time - first.time >= Self.shortest
    else { return nil }
    let share = (1 - last.fraction) / (last.fraction - first.fraction)
    let whole = (last.time - first.time) / .seconds(1) * share
    let left = whole - min(now - last.time, pause) / .seconds(1)
    if left > Self.longest / .seconds(1) { return nil }
    return .seconds(max(1, left.rounded()))
  }
}
