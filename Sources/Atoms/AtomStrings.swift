// SPDX-License-Identifier: MIT
// Atom: the texts of atoms.

public import CuriumControls

/// The texts of atoms. `Strings` gives access to each of them.
public struct AtomStrings: StringTable {
  /// The title of a button that shows a secret.
  public var show = "Show"
  /// The title of a button that hides a secret.
  public var hide = "Hide"

  /// Creates the English texts.
  public init() {}
}

extension Strings {
  /// A text of atoms.
  public subscript<Value>(dynamicMember text: WritableKeyPath<AtomStrings, Value>) -> Value {
    get { self[AtomStrings.self][keyPath: text] }
    set { self[AtomStrings.self][keyPath: text] = newValue }
  }
}
