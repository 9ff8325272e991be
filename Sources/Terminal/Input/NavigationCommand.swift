// SPDX-License-Identifier: MIT
// Terminal: the moves that every screen supports.

/// A move that every screen supports with standard keys. A key map can add other keys, which work
/// unless the user is editing text. The raw values are the names in key maps.
public enum NavigationCommand: String, Hashable, Sendable, CaseIterable {
  /// Moves up by one: ↑.
  case up = "move.up"
  /// Moves down by one: ↓.
  case down = "move.down"
  /// Moves left by one: ←.
  case left = "move.left"
  /// Moves right by one: →.
  case right = "move.right"
  /// Moves up by a page: Page Up.
  case pageUp = "move.page-up"
  /// Moves down by a page: Page Down.
  case pageDown = "move.page-down"
  /// Moves to the start: Home.
  case first = "move.first"
  /// Moves to the end: End.
  case last = "move.last"
  /// Moves the focus to the next control: Tab.
  case nextFocus = "focus.next"
  /// Moves the focus to the previous control: Shift-Tab.
  case previousFocus = "focus.previous"
  /// Presses the focused control: Return.
  case activate = "activate"
  /// Cancels or leaves: Escape.
  case cancel = "cancel"

  /// The standard key of the move.
  package var press: KeyPress {
    switch self {
    case .up: KeyPress(.upArrow)
    case .down: KeyPress(.downArrow)
    case .left: KeyPress(.leftArrow)
    case .right: KeyPress(.rightArrow)
    case .pageUp: KeyPress(.pageUp)
    case .pageDown: KeyPress(.pageDown)
    case .first: KeyPress(.home)
    case .last: KeyPress(.end)
    case .nextFocus: KeyPress(.tab)
    case .previousFocus: KeyPress(.tab, modifiers: .shift)
    case .activate: KeyPress(.return)
    case .cancel: KeyPress(.escape)
    }
  }
}
