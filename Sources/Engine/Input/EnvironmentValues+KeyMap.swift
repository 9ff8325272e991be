// SPDX-License-Identifier: MIT
// Views: the key map of a view.

public import CuriumTerminal

private struct KeyMapKey: EnvironmentKey {
  static var defaultValue: KeyMap { KeyMap() }
}

extension EnvironmentValues {
  /// The current key map, which `.keyMap(_:)` sets.
  public package(set) var keyMap: KeyMap {
    get { self[KeyMapKey.self] }
    set { self[KeyMapKey.self] = newValue }
  }
}
