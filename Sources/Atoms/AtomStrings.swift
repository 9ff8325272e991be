// SPDX-License-Identifier: MIT
// Atom: the user-visible text of atoms.

public import CuriumControls

/// The user-visible text of atoms. `Strings` gives access to each string.
public struct AtomStrings: StringTable {
  /// The title of a button that shows a secret.
  public var show = "Show"
  /// The title of a button that hides a secret.
  public var hide = "Hide"

  /// Creates the strings in English.
  public init() {}
}

extension Strings {
  /// Accesses the string of the atoms at the key path `text`.
  public subscript<Value>(dynamicMember text: WritableKeyPath<AtomStrings, Value>) -> Value {
    get { self[AtomStrings.self][keyPath: text] }
    set { self[AtomStrings.self][keyPath: text] = newValue }
  }
}
