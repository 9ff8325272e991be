// SPDX-License-Identifier: MIT
// Engine: an end to bodies that change what they read.

/// Counts the frames in which a body changed what bodies read, one after another. An app whose body
/// changes a state each time it runs would else draw without end, and never rest.
struct Restlessness {
  /// After so many frames in a row what bodies change is kept, and runs no body any more, until the
  /// next event.
  static let limit = 8

  private var frames = 0
  private var hasChange = false

  /// Notes that a body changes something; whether other bodies may hear of it.
  mutating func allowsChange() -> Bool {
    hasChange = true
    return frames < Self.limit
  }

  /// A frame is over.
  mutating func endFrame() {
    frames = hasChange ? frames + 1 : 0
    hasChange = false
  }

  /// Something came from outside.
  mutating func reset() { frames = 0 }
}
