// SPDX-License-Identifier: MIT
// Views: the moves that every screen supports, and the emacs and vi keys for them.

import CuriumTerminal

/// A move that views perform by their standard keys. A key map adds other keys, which act wherever
/// no text is typed. The raw values are the names in key maps.
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
  var press: KeyPress {
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

extension KeyMap {
  /// The keys of emacs: Control-N, P, F and B move, Control-V and Alt-V scroll by a page, Alt-< and
  /// Alt-> go to the ends, Control-G cancels. Commands named `save`, `open`, `search`, `undo` and
  /// `quit` get the emacs keys.
  public static let emacs = KeyMap([
    "move.down": ["ctrl+n"], "move.up": ["ctrl+p"], "move.right": ["ctrl+f"],
    "move.left": ["ctrl+b"], "move.page-down": ["ctrl+v"], "move.page-up": ["alt+v"],
    "move.first": ["alt+<"], "move.last": ["alt+>"], "cancel": ["ctrl+g"],
    "save": ["ctrl+x ctrl+s"], "open": ["ctrl+x ctrl+f"], "search": ["ctrl+s"],
    "undo": ["ctrl+_", "ctrl+x u"], "quit": ["ctrl+x ctrl+c"],
  ])

  /// The keys of vi: j, k, h and l move, Control-D, U, F and B scroll by a page, g g and G go to
  /// the ends. Commands named `search`, `undo`, `redo`, `save` and `quit` get the vi keys. Lists
  /// then don't support finding by typing.
  public static let vi = KeyMap([
    "move.down": ["j"], "move.up": ["k"], "move.left": ["h"], "move.right": ["l"],
    "move.page-down": ["ctrl+d", "ctrl+f"], "move.page-up": ["ctrl+u", "ctrl+b"],
    "move.first": ["g g"], "move.last": ["G"], "search": ["/"], "undo": ["u"],
    "redo": ["ctrl+r"], "save": ["Z W"], "quit": ["Z Z", "Z Q"],
  ])
}
