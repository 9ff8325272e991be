// SPDX-License-Identifier: MIT
// Views: the selection of a picker, for its choices.

import CuriumEngine

/// Reads and writes the selection of a picker of any type.
@MainActor final class OptionHost {
  private(set) var read: () -> Tag = { .nothing }
  private(set) var write: (Tag) -> Void = { _ in }
  /// Changes when the selection is another binding, so that the choices read it again.
  private(set) var revision = 0
  private var source: Any?

  /// Reads and writes `selection` from now on, the binding of the picker in its last update.
  func follow<Value: Hashable>(_ selection: Binding<Value>) {
    if let known = source as? Binding<Value>, areIdentical(known, selection) { return }
    source = selection
    revision &+= 1
    read = { Tag(selection.wrappedValue) }
    write = { tag in
      if let value = tag.chosen(as: Value.self) { selection.wrappedValue = value }
    }
  }
}
