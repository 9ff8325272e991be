// SPDX-License-Identifier: MIT
// Terminal: the key maps of Emacs and vi.

extension KeyMap {
  /// The keys of Emacs: Control-N, P, F and B move, Control-V and Option-V scroll by a page,
  /// Option-< and Option-> go to the ends, Control-G cancels. Commands named `save`, `open`,
  /// `search` and `undo` get the Emacs keys. The command `quit` keeps the keys that the app
  /// declares.
  public static let emacs = KeyMap([
    "move.down": ["ctrl+n"], "move.up": ["ctrl+p"], "move.right": ["ctrl+f"],
    "move.left": ["ctrl+b"], "move.page-down": ["ctrl+v"], "move.page-up": ["alt+v"],
    "move.first": ["alt+<"], "move.last": ["alt+>"], "cancel": ["ctrl+g"],
    "save": ["ctrl+x ctrl+s"], "open": ["ctrl+x ctrl+f"], "search": ["ctrl+s"],
    "undo": ["ctrl+_", "ctrl+x u"],
  ])

  /// The keys of vi: j, k, h and l move, Control-D, U, F and B scroll by a page, g g and G go to
  /// the ends. Commands named `search`, `undo`, `redo` and `save` get the vi keys. The command
  /// `quit` keeps the keys that the app declares. With these keys, typing doesn't find rows in
  /// lists.
  public static let vi = KeyMap([
    "move.down": ["j"], "move.up": ["k"], "move.left": ["h"], "move.right": ["l"],
    "move.page-down": ["ctrl+d", "ctrl+f"], "move.page-up": ["ctrl+u", "ctrl+b"],
    "move.first": ["g g"], "move.last": ["G"], "search": ["/"], "undo": ["u"],
    "redo": ["ctrl+r"], "save": ["Z W"],
  ])
}
