// SPDX-License-Identifier: MIT
// Terminal: a key and its modifiers.

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
    let held = press.modifiers.intersection(.strokeModifiers)
    if press.key == key, held == modifiers { return true }
    return modifiers.isEmpty && press.characters == String(key.character)
      && held.isSubset(of: .shift)
  }
}
