// SPDX-License-Identifier: MIT
// Views: decides whether a frame is drawn at once or waits.

/// Draws the first frame after an event at once, and spaces out all others, so that a task that
/// changes the state thousands of times per second doesn't cause as many frames.
struct FramePace {
  /// `true` if an event has been handled since the last frame.
  private var isPrompted = false
  /// The earliest time for a frame that no event has prompted.
  private var notBefore = Duration.zero

  /// Call it when an event has been handled. The next frame is then drawn at once.
  mutating func eventDidCome() { isPrompted = true }

  /// Returns the time until which a requested frame has to wait; `nil` if it can be drawn now.
  func deadline(now: () -> Duration) -> Duration? {
    guard !isPrompted, now() < notBefore else { return nil }
    return notBefore
  }

  /// Call it when a frame has been drawn. If no event prompted it, the next such frame waits for
  /// `interval`. The frame after that of a key doesn't wait, so the result of its action appears at
  /// once.
  mutating func frameDidEnd(interval: Duration, now: () -> Duration) {
    if !isPrompted { notBefore = now() + interval }
    isPrompted = false
  }
}
