// SPDX-License-Identifier: MIT
// Molecule: the user-visible text of molecules.

public import CuriumControls

/// The user-visible text of molecules. `Strings` gives access to each string.
public struct MoleculeStrings: StringTable {
  /// The title of a button that clears a field.
  public var clear = "Clear"
  /// The default prompt of a search field.
  public var searchPrompt = "Search…"
  /// The accessibility value of a rising metric, with the amount.
  public var trendUp = "up {}"
  /// The accessibility value of a falling metric, with the amount.
  public var trendDown = "down {}"
  /// The accessibility value of a steady metric, with the amount.
  public var trendSteady = "steady, {}"
  /// The word before the title of a banner with information, for screen readers.
  public var bannerInfo = "Information"
  /// The word before the title of a banner about a success, for screen readers.
  public var bannerSuccess = "Success"
  /// The word before the title of a banner with a warning, for screen readers.
  public var bannerWarning = "Warning"
  /// The word before the title of a banner about an error, for screen readers.
  public var bannerError = "Error"

  /// Creates the strings in English.
  public init() {}
}

extension Strings {
  /// Accesses the string of the molecules at the key path `text`.
  public subscript<Value>(dynamicMember text: WritableKeyPath<MoleculeStrings, Value>) -> Value {
    get { self[MoleculeStrings.self][keyPath: text] }
    set { self[MoleculeStrings.self][keyPath: text] = newValue }
  }
}
