// SPDX-License-Identifier: MIT
// Terminal: a key, its modifiers, and the press that an app is told of.

/// A key by the character it stands for; keys without one use the private characters of Apple's
/// function-key table (U+F700…), as in SwiftUI.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character of the key without modifiers, lower case for letters.
  public var character: Character

  /// The key that types `character`.
  public init(_ character: Character) { self.character = character }
  /// The key that types `value`.
  public init(extendedGraphemeClusterLiteral value: Character) { self.character = value }

  /// Return or Enter.
  public static let `return` = KeyEquivalent("\r")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Backspace: deletes before the caret.
  public static let delete = KeyEquivalent("\u{8}")
  /// Delete: deletes behind the caret.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// Arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// Arrow left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// Arrow right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Insert.
  public static let insert = KeyEquivalent("\u{F727}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The key 5 of a keypad without number lock.
  public static let clear = KeyEquivalent("\u{F739}")

  /// Function key `number`, 1–35.
  ///
  /// - Precondition: `number` lies in 1…35.
  public static func function(_ number: Int) -> KeyEquivalent {
    precondition((1...35).contains(number), "Function keys are numbered 1 to 35.")
    let scalar = Unicode.Scalar(UInt32(0xF703 + number)) ?? "\u{F704}"
    return KeyEquivalent(Character(scalar))
  }

  /// Whether the key types no character of its own: an arrow, a function key, Escape …
  public var isSpecial: Bool {
    guard let scalar = character.unicodeScalars.first else { return true }
    return scalar.value < 0x20 || scalar.value == 0x7F || (0xF700...0xF7FF).contains(scalar.value)
  }
}

/// The keys held down together with another.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits; 1 shift, 2 option, 4 control, 8 command, as the kitty keyboard protocol counts.
  public var rawValue: Int

  /// Creates a set from a raw value.
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
  /// Meta, where it is a key of its own.
  public static let meta = EventModifiers(rawValue: 32)
  /// Caps Lock is on.
  public static let capsLock = EventModifiers(rawValue: 64)
  /// Number Lock is on.
  public static let numericPad = EventModifiers(rawValue: 128)
}

/// One press of a key.
public struct KeyPress: Hashable, Sendable {
  /// When in the life of a press the event was sent.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The raw value.
    public var rawValue: Int
    /// Creates a set from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key went down.
    public static let down = Phases(rawValue: 1)
    /// The key is held and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key came up; only terminals with the kitty keyboard protocol say so.
    public static let up = Phases(rawValue: 4)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The key.
  public var key: KeyEquivalent
  /// What the press types; empty when it types nothing.
  public var characters: String
  /// The keys held down with it.
  public var modifiers: EventModifiers
  /// Down, repeat or up.
  public var phase: Phases

  /// A press of `key`. `characters` defaults to what the key types without control or option.
  public init(
    _ key: KeyEquivalent, characters: String? = nil, modifiers: EventModifiers = [],
    phase: Phases = .down
  ) {
    self.key = key
    self.modifiers = modifiers
    self.phase = phase
    if let characters {
      self.characters = characters
    } else if key.isSpecial || !modifiers.isDisjoint(with: [.control, .option, .command]) {
      self.characters = ""
    } else {
      let text = String(key.character)
      self.characters = modifiers.contains(.shift) ? text.uppercased() : text
    }
  }
}
