// SPDX-License-Identifier: MIT
// Views: counts consecutive clicks in one cell.

import CuriumTerminal

/// Counts clicks in the same way for all views. Clicks count together if they are in the same cell,
/// with the same button, and nothing else comes in between. Lists count those in the same row.
struct ClickCounter {
  /// The maximum time between the presses of clicks that count together.
  static var interval: Duration { .milliseconds(400) }

  /// The last press, and its time. `nil` after something that ends the sequence of clicks.
  private var last: (press: PointerEvent, time: Duration)?

  /// Returns the event with its number of clicks.
  mutating func counted(_ event: TerminalEvent, now: Duration) -> TerminalEvent {
    switch event {
    case .pointer(let event): return .pointer(counted(event, now))
    case .key(let press): if press.phase != .up { last = nil }
    case .paste, .resize: last = nil
    case .focus, .report, .resume, .hangUp: break
    }
    return event
  }

  private mutating func counted(_ event: PointerEvent, _ now: Duration) -> PointerEvent {
    var event = event
    (event.clickCount, event.previousPress) = (0, nil)
    switch event.kind {
    case .down:
      event.clickCount = 1
      if let last, last.press.button == event.button, now - last.time <= Self.interval {
        event.previousPress = last.press.position
        if last.press.position == event.position { event.clickCount += last.press.clickCount }
      }
      last = (event, now)
    case .dragged, .up:
      if last?.press.position != event.position { last = nil }
      event.clickCount = last?.press.clickCount ?? 0
    case .scrolled: last = nil
    case .moved: break
    }
    return event
  }
}
