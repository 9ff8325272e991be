// SPDX-License-Identifier: MIT
// Engine: the commands of an app, for views that list or call them.

package import CuriumTerminal

/// The commands that keys reach now, and the keys that wait for more.
public struct ActiveKeys: Hashable, Sendable {
  /// The commands in the order in which they are asked: from the focus outwards, then the shortcuts.
  /// Commands whose keys something further in takes are left out.
  public package(set) var bindings: [KeyBinding] = []
  /// The keys pressed so far of a sequence that is not complete; nil where nothing waits.
  public package(set) var pending: KeySequence?
  /// While keys wait: what the next ones could call, with the rest of their keys.
  public package(set) var continuations: [KeyBinding] = []
  /// Commands whose keys are shown side by side, since all of them act.
  package var hints: Set<String> = []

  package init(hints: Set<String> = []) {
    self.hints = hints
  }
}

extension EventModifiers {
  /// What counts in a stroke; locks do not.
  package static let strokeModifiers: EventModifiers = [.shift, .option, .control, .command]
}
