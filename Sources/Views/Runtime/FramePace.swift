// SPDX-License-Identifier: MIT
// Views: decides whether a frame is drawn at once or waits.

import CuriumTerminal

/// Draws the first frame after an event at once, and spaces out all others, so that a task that
/// changes the state thousands of times per second doesn't cause as many frames.
struct FramePace {
  /// `true` if an event has been handled since the last frame.
  private var isPrompted = false
  /// The earliest time for a frame that no event has prompted.
  private var notBefore = Duration.zero

  /// The frame that is drawn next responds to an event.
  mutating func eventDidCome() { isPrompted = true }

  /// Returns the time until which a requested frame has to wait; `nil` if it can be drawn now.
  func deadline(now: () -> Duration) -> Duration? {
    guard !isPrompted, now() < notBefore else { return nil }
    return notBefore
  }

  /// A frame has been drawn. The next one that no event prompts follows after `interval`. After an
  /// event, there is no wait: the result of an action can follow the frame of its key at once.
  mutating func frameDidEnd(interval: Duration, now: () -> Duration) {
    if !isPrompted { notBefore = now() + interval }
    isPrompted = false
  }
}
