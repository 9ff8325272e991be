// SPDX-License-Identifier: MIT
// Views: keys that work regardless of the focus.

@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal

extension EnvironmentValues {
  /// The shortcut for the controls of the view.
  public package(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[TypeKey<KeyboardShortcut>.self] }
    set { self[TypeKey<KeyboardShortcut>.self] = newValue }
  }
}

extension View {
  /// Sets `key`, with `modifiers`, as a key that presses the button wherever the focus is, unless
  /// the focused view uses it. A held key presses the button once. Few terminals report Command, so
  /// a shortcut with it logs a warning.
  ///
  ///     Button("Save") { save() }.keyboardShortcut("s")
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .control)
    -> some View
  {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Sets `shortcut` as a key that presses the button wherever the focus is, unless the focused
  /// view uses it. `nil` sets none.
  ///
  ///     Button("Add") { install() }.keyboardShortcut(isInstalling ? nil : KeyboardShortcut("i"))
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    EnvironmentWriter(content: self, value: shortcut) { values, shortcut in
      values.keyboardShortcut = shortcut
    }
  }
}
