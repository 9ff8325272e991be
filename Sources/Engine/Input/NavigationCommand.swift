// SPDX-License-Identifier: MIT
// Engine: what every screen does by keys, and the keys of emacs and vi for it.

import CuriumTerminal

/// A move that views know by keys of their own; a key map adds others, which act wherever no text is
/// being typed. The raw values are the names in key maps.
public enum NavigationCommand: String, Hashable, Sendable, CaseIterable {
  /// One up: ↑.
  case up = "move.up"
  /// One down: ↓.
  case down = "move.down"
  /// One to the left: ←.
  case left = "move.left"
  /// One to the right: →.
  case right = "move.right"
  /// A page up: Page Up.
  case pageUp = "move.page-up"
  /// A page down: Page Down.
  case pageDown = "move.page-down"
  /// To the start: Home.
  case first = "move.first"
  /// To the end: End.
  case last = "move.last"
  /// To the next control: Tab.
  case nextFocus = "focus.next"
  /// To the control before: Shift-Tab.
  case previousFocus = "focus.previous"
  /// Press what has the focus: Return.
  case activate = "activate"
  /// Away from here: Escape.
  case cancel = "cancel"

  /// The key that views know for it.
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
  /// The keys of emacs: Control-N, P, F and B move, Control-V and Alt-V turn pages, Alt-< and Alt-> go to
  /// the ends, Control-G leaves. Commands called `save`, `open`, `search`, `undo` and `quit` have its keys.
  public static let emacs = KeyMap([
    "move.down": ["ctrl+n"], "move.up": ["ctrl+p"], "move.right": ["ctrl+f"],
    "move.left": ["ctrl+b"], "move.page-down": ["ctrl+v"], "move.page-up": ["alt+v"],
    "move.first": ["alt+<"], "move.last": ["alt+>"], "cancel": ["ctrl+g"],
    "save": ["ctrl+x ctrl+s"], "open": ["ctrl+x ctrl+f"], "search": ["ctrl+s"],
    "undo": ["ctrl+_", "ctrl+x u"], "quit": ["ctrl+x ctrl+c"],
  ])

  /// The keys of vi: j, k, h and l move, Control-D, U, F and B turn pages, g g and G go to the ends.
  /// Commands called `search`, `undo`, `redo`, `save` and `quit` have its keys. Lists do not find by
  /// typing then.
  public static let vi = KeyMap([
    "move.down": ["j"], "move.up": ["k"], "move.left": ["h"], "move.right": ["l"],
    "move.page-down": ["ctrl+d", "ctrl+f"], "move.page-up": ["ctrl+u", "ctrl+b"],
    "move.first": ["g g"], "move.last": ["G"], "search": ["/"], "undo": ["u"],
    "redo": ["ctrl+r"], "save": ["Z W"], "quit": ["Z Z", "Z Q"],
  ])
}
