// SPDX-License-Identifier: MIT
// Views: keys that work regardless of the focus.

public import CuriumTerminal

/// A key and its modifiers.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The modifier keys held down with it.
  public var modifiers: EventModifiers

  /// Creates a shortcut. The default is Control, because most terminals don't report Command.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .control) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Returns whether `press` is this shortcut. Shifted letters and symbols match what they type.
  package func matches(_ press: KeyPress) -> Bool {
    let held = press.modifiers.intersection([.shift, .option, .control, .command])
    if press.key == key, held == modifiers { return true }
    return modifiers.isEmpty && press.characters == String(key.character)
      && held.isSubset(of: .shift)
  }
}

package struct KeyboardShortcutKey: EnvironmentKey {
  package static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The shortcut for the controls of the view.
  public package(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Sets `key`, with `modifiers`, as a key that presses the button wherever the focus is, unless
  /// the focused view uses it.
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
  ///     Button("Install") { install() }.keyboardShortcut(isInstalling ? nil : KeyboardShortcut("i"))
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    EnvironmentWriter(content: self, value: shortcut) { values, shortcut in
      values[KeyboardShortcutKey.self] = shortcut
    }
  }
}
