// SPDX-License-Identifier: MIT
// Terminal: a key, its modifiers, and a press of it.

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

/// The modifier keys that are held down.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits: 1 for Shift, 2 for Option, 4 for Control, 8 for Command, as in the kitty keyboard
  /// protocol.
  public var rawValue: Int

  /// Creates a set from `rawValue`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = EventModifiers(rawValue: 1)
  /// Alt, Option or Meta.
  public static let option = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Command, Super or the Windows key; few terminals report it.
  public static let command = EventModifiers(rawValue: 8)
  /// Hyper.
  public static let hyper = EventModifiers(rawValue: 16)
  /// Meta, if it is a separate key.
  public static let meta = EventModifiers(rawValue: 32)
  /// Caps Lock is on.
  public static let capsLock = EventModifiers(rawValue: 64)
  /// Num Lock is on.
  public static let numericPad = EventModifiers(rawValue: 128)
}

/// A press of a key.
public struct KeyPress: Hashable, Sendable {
  /// The phases of a press.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The raw value.
    public var rawValue: Int
    /// Creates a set from `rawValue`.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key went down.
    public static let down = Phases(rawValue: 1)
    /// The key is held and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key went up. Only terminals with the kitty keyboard protocol report this.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The key.
  public var key: KeyEquivalent
  /// The text that the press types; empty if it types nothing.
  public var characters: String
  /// The modifier keys that are held down.
  public var modifiers: EventModifiers
  /// The phase of the press.
  public var phase: Phases

  /// Creates a press of a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - characters: The text that the press types. `nil` means the text of the key without Control
  ///    or Option.
  ///   - modifiers: The modifier keys that are held down.
  ///   - phase: The phase of the press.
  public init(
    _ key: KeyEquivalent, characters: String? = nil, modifiers: EventModifiers = [],
    phase: Phases = .down
  ) {
    self.key = key
    self.modifiers = modifiers
    self.phase = phase
    if let characters {
      self.characters = characters
    } else if key.isSpecial || !modifiers.isDisjoint(with: .commandModifiers) {
      self.characters = ""
    } else {
      let text = String(key.character)
      self.characters = modifiers.contains(.shift) ? text.uppercased() : text
    }
  }
}
