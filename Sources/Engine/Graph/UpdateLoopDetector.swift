// SPDX-License-Identifier: MIT
// Views: a limit for bodies that change their own dependencies.

/// Counts consecutive frames in which a body changed something that bodies read. Without a limit,
/// an app whose body changes a state each time it runs would draw forever.
struct UpdateLoopDetector {
  /// The number of consecutive frames after which such changes are stored but run no more bodies
  /// until the next event.
  static let limit = 8

  private var frames = 0
  private var hasChange = false

  /// Records a change made by a body. Returns whether other bodies may run because of it.
  mutating func allowsChange() -> Bool {
    hasChange = true
    return frames < Self.limit
  }

  mutating func endFrame() {
    frames = hasChange ? frames + 1 : 0
    hasChange = false
  }

  /// Starts counting again, after an event.
  mutating func reset() { frames = 0 }
}
