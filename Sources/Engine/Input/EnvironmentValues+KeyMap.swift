// SPDX-License-Identifier: MIT
// Views: the key map of a view.

public import CuriumTerminal

extension EnvironmentValues {
  /// The current key map, which `.keyMap(_:)` sets.
  public package(set) var keyMap: KeyMap {
    get { self[TypeKey<KeyMap>.self] ?? KeyMap() }
    set { self[TypeKey<KeyMap>.self] = newValue }
  }
}
