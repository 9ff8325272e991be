// SPDX-License-Identifier: MIT
// Terminal: a key, identified by its character.

/// A key, identified by its character. Keys without a character use the private characters of
/// Apple's function-key table (U+F700…), as in SwiftUI.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character of the key without modifiers, lower case for letters.
  public var character: Character

  /// Creates the key that types `character`.
  public init(_ character: Character) { self.character = character }
  /// Creates the key that types `value`.
  public init(extendedGraphemeClusterLiteral value: Character) { self.character = value }

  /// Return or Enter.
  public static let `return` = KeyEquivalent("\r")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Backspace, which deletes before the caret.
  public static let delete = KeyEquivalent("\u{8}")
  /// Delete, which deletes after the caret.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The up arrow.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Insert.
  public static let insert = KeyEquivalent("\u{F727}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page Up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page Down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Key 5 of the keypad without Num Lock.
  public static let clear = KeyEquivalent("\u{F739}")

  /// Returns the function key with `number`, 1–35.
  ///
  /// - Precondition: `number` is in 1…35.
  public static func function(_ number: Int) -> KeyEquivalent {
    precondition((1...35).contains(number), "Function keys are numbered 1 to 35.")
    let scalar = Unicode.Scalar(UInt32(0xF703 + number)) ?? "\u{F704}"
    return KeyEquivalent(Character(scalar))
  }

  /// A Boolean value that indicates whether the key types no character, such as an arrow, a
  /// function key or Escape.
  public var isSpecial: Bool {
    guard let scalar = character.unicodeScalars.first else { return true }
    return scalar.value < 0x20 || scalar.value == 0x7F || (0xF700...0xF7FF).contains(scalar.value)
  }
}
