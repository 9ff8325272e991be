// SPDX-License-Identifier: MIT
// Molecule: the texts of molecules.

public import CuriumControls

/// The texts of molecules. `Strings` gives access to each of them.
public struct MoleculeStrings: StringTable {
  /// The title of a button that clears a field.
  public var clear = "Clear"
  /// The prompt of a search field that has no other prompt.
  public var searchPrompt = "Search..."

  /// Creates the English texts.
  public init() {}
}

extension Strings {
  /// A text of molecules.
  public subscript<Value>(dynamicMember text: WritableKeyPath<MoleculeStrings, Value>) -> Value {
    get { self[MoleculeStrings.self][keyPath: text] }
    set { self[MoleculeStrings.self][keyPath: text] = newValue }
  }
}
