// SPDX-License-Identifier: MIT
// Terminal: the commands of an app, for views that list or call them.

/// The commands that keys can call now, and the keys of an incomplete sequence.
public struct ActiveKeys: Hashable, Sendable {
  /// The commands in the order in which they receive keys: from the focus outwards, then the
  /// shortcuts. Excludes commands whose keys are handled closer to the focus.
  public package(set) var bindings: [KeyBinding] = []
  /// The keys pressed so far of an incomplete sequence; `nil` if there is none.
  public package(set) var pending: KeySequence?
  /// The commands that the next keys could call, with the rest of their keys, while a sequence is
  /// incomplete.
  public package(set) var continuations: [KeyBinding] = []
  /// The ids of hints. All of their keys are shown side by side.
  package var hints: Set<String> = []
  /// The ids of buttons with a shortcut.
  package var shortcuts: Set<String> = []
  /// The ids of commands and hints whose keys all call commands that come before them.
  package var overridden: Set<String> = []
  /// `true` while the mouse is released to the terminal for native selection.
  package var isPointerReleased = false

  package init() {}
}
