// SPDX-License-Identifier: MIT
// Engine: keys that act wherever the focus is.

public import CuriumTerminal

/// A key and its modifiers.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys held down with it.
  public var modifiers: EventModifiers

  /// A shortcut; control by default, since terminals do not report the command key.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .control) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Whether `press` is this shortcut. A shifted letter or sign counts as itself.
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
  /// The key that presses the controls of the view.
  public package(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// A key that presses the button wherever the focus is, unless the focused view takes it.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .control)
    -> some View
  {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// A key that presses the button wherever the focus is, unless the focused view takes it.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    EnvironmentWriter(content: self, value: shortcut) { values, shortcut in
      values[KeyboardShortcutKey.self] = shortcut
    }
  }
}
