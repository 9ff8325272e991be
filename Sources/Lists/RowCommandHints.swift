// SPDX-License-Identifier: MIT
// Views: how hints show the commands that move, rename and delete the rows of a list.

import CuriumEngine
import CuriumTerminal

/// How hints show a command that acts on rows.
struct RowCommandHint: Hashable {
  /// The title of the command; `nil` for the one of the kit.
  var title: String?
  var priority = KeyHintPriority.low

  /// Returns a command with the title of the app, or with `title`.
  func binding(_ title: String, _ keys: KeySequence..., id: String) -> KeyBinding {
    KeyBinding(self.title ?? title, keys, id: id, hintPriority: priority)
  }
}

/// How hints show the commands that act on rows.
struct RowCommandHints: Hashable {
  /// The commands that move rows. Each of them has the title of the kit.
  var move = RowCommandHint()
  var rename = RowCommandHint()
  var delete = RowCommandHint(priority: .normal)
}

extension EnvironmentValues {
  /// How hints show the commands that act on rows.
  var rowCommandHints: RowCommandHints {
    get { self[TypeKey<RowCommandHints>.self] ?? RowCommandHints() }
    set { self[TypeKey<RowCommandHints>.self] = newValue }
  }
}
