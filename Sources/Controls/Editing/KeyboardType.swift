// SPDX-License-Identifier: MIT
// Views: sets of characters that a text field accepts.

/// The characters that a text field accepts.
public enum KeyboardType: Hashable, Sendable, CaseIterable {
  /// All characters.
  case `default`
  /// Digits.
  case numberPad
  /// Digits, signs and decimal separators.
  case decimalPad
  /// Digits and the symbols of telephone numbers.
  case phonePad
  /// Everything except spaces, for an email address.
  case emailAddress
  /// Everything except spaces, for a URL.
  case url

  /// Returns whether the field accepts `character`.
  public func accepts(_ character: Character) -> Bool {
    switch self {
    case .default: true
    case .numberPad: character.isASCII && character.isNumber
    case .decimalPad: character.isASCII && (character.isNumber || "+-.,".contains(character))
    case .phonePad: character.isASCII && (character.isNumber || "+-() */#".contains(character))
    case .emailAddress, .url: !character.isWhitespace
    }
  }
}
