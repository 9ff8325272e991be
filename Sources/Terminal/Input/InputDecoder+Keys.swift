// SPDX-License-Identifier: MIT
// Terminal: maps bytes, scalars and numbers to keys.

extension InputDecoder {
  /// The bits of the modifiers that prevent a key from typing its character: all except Shift.
  private static let silencing = 2 | 4 | 8 | 16 | 32

  /// Returns the modifiers for the number that xterm and kitty send: the bits plus one. Adds Alt
  /// after an ESC. Caps Lock (64) and Num Lock (128) aren't held, so a key is the same with them.
  func modifiers(_ parameter: Int?) -> EventModifiers {
    let bits = EventModifiers(rawValue: (max(1, parameter ?? 1) - 1) & 0x3F)
    return hasAlt ? bits.union(.option) : bits
  }

  // MARK: Presses

  /// Adds the press for a byte that isn't valid UTF-8.
  func pressInvalid(into events: inout [TerminalEvent]) {
    events.append(.key(KeyPress("\u{FFFD}", characters: "\u{FFFD}")))
  }

  /// Adds the press of a key that doesn't type a character.
  func pressSpecial(
    _ key: KeyEquivalent, _ modifiers: EventModifiers, phase: KeyPress.Phases = .down,
    into events: inout [TerminalEvent]
  ) {
    events.append(.key(KeyPress(key, characters: "", modifiers: modifiers, phase: phase)))
  }

  /// Adds the press of a key that may or may not type a character, such as one on the keypad.
  func press(
    _ key: KeyEquivalent, _ modifiers: EventModifiers, phase: KeyPress.Phases = .down,
    into events: inout [TerminalEvent]
  ) {
    if key.isSpecial {
      pressSpecial(key, modifiers, phase: phase, into: &events)
    } else if let scalar = key.character.unicodeScalars.first {
      pressText(scalar, modifiers, phase: phase, into: &events)
    }
  }

  /// Adds the press for a byte below 0x80 outside sequences.
  func pressControlOrText(
    _ byte: UInt8, _ modifiers: EventModifiers, into events: inout [TerminalEvent]
  ) {
    if byte >= 0x20, byte != 0x7F {
      return pressText(Unicode.Scalar(byte), modifiers, into: &events)
    }
    let control = modifiers.union(.control)
    switch byte {
    case 0x00: pressText(" ", control, into: &events)
    case 0x08, 0x7F: pressSpecial(.delete, modifiers, into: &events)
    case 0x09: pressSpecial(.tab, modifiers, into: &events)
    case 0x0D: pressSpecial(.return, modifiers, into: &events)
    case 0x1B: pressSpecial(.escape, modifiers, into: &events)
    case 0x01...0x1A: pressText(Unicode.Scalar(byte + 0x60), control, into: &events)
    default: pressText(Unicode.Scalar(byte + 0x40), control, into: &events)
    }
  }

  /// Adds the press of a key that types `scalar`, or `text` if the terminal has sent it.
  ///
  /// - Parameters:
  ///   - shifted: The character that the key types with Shift, if the terminal has sent it.
  ///   - isCapsLocked: `true` if Caps Lock is on, and the terminal hasn't applied it.
  func pressText(
    _ scalar: Unicode.Scalar, _ modifiers: EventModifiers, shifted: Unicode.Scalar? = nil,
    text: String? = nil, isCapsLocked: Bool = false, phase: KeyPress.Phases = .down,
    into events: inout [TerminalEvent]
  ) {
    if let shifted, Self.isSymbol(shifted, with: modifiers) {
      return pressText(
        shifted, modifiers.subtracting(.shift), text: text, phase: phase, into: &events)
    }
    // No key types a control character in U+0080…U+009F.
    let scalar = scalar.value >= 0x80 && scalar.value < 0xA0 ? "\u{FFFD}" : scalar
    let (key, isUpper) = Self.key(for: scalar)
    // Uses plain numbers for speed, because every typed character passes through here.
    let bits = modifiers.rawValue | (isUpper ? EventModifiers.shift.rawValue : 0)
    let modifiers = EventModifiers(rawValue: bits)
    let characters: String
    if let text {
      characters = text
    } else if bits & Self.silencing != 0 {
      characters = ""
    } else if !isUpper, modifiers.contains(.shift) != isCapsLocked {
      // Caps Lock only shifts letters, so it doesn't type the shifted character that the terminal
      // has sent.
      let shifted = modifiers.contains(.shift) ? shifted : nil
      characters = shifted.map { String(Character($0)) } ?? scalar.properties.uppercaseMapping
    } else {
      characters = String(Character(scalar))
    }
    events.append(
      .key(KeyPress(key, characters: characters, modifiers: modifiers, phase: phase)))
  }

  /// Returns whether a key with Control, Option or Command is pressed with Shift only to type the
  /// symbol `shifted`. Control-Shift-Hyphen is then Control-_, as on terminals that send a single
  /// byte for it. Shift with a letter or the space bar is a different key.
  private static func isSymbol(_ shifted: Unicode.Scalar, with modifiers: EventModifiers) -> Bool {
    modifiers.contains(.shift) && !modifiers.isDisjoint(with: .commandModifiers)
      && shifted != " " && !shifted.properties.isAlphabetic
  }

  /// Returns the key of a typed scalar, in lower case, and whether the scalar was upper case.
  ///
  /// Text must not trigger special keys, so their private characters become U+FFFD.
  private static func key(for scalar: Unicode.Scalar) -> (key: KeyEquivalent, isUpper: Bool) {
    let value = scalar.value
    if value < 0x80 {
      let isUpper = value >= 0x41 && value <= 0x5A
      let lower = Unicode.Scalar(UInt8(isUpper ? value + 0x20 : value))
      return (KeyEquivalent(Character(lower)), isUpper)
    }
    if (0xF700...0xF7FF).contains(value) { return ("\u{FFFD}", false) }
    let properties = scalar.properties
    if properties.isUppercase {
      let lower = properties.lowercaseMapping
      if lower.count == 1, let character = lower.first, character != Character(scalar) {
        return (KeyEquivalent(character), true)
      }
    }
    return (KeyEquivalent(Character(scalar)), false)
  }

  // MARK: Tables

  /// Returns the key of a final letter of `CSI` and `SS3` sequences (XTerm Control Sequences,
  /// PC-style).
  static func letterKey(_ final: UInt8) -> KeyEquivalent? {
    switch final {
    case UInt8(ascii: "A"): .upArrow
    case UInt8(ascii: "B"): .downArrow
    case UInt8(ascii: "C"): .rightArrow
    case UInt8(ascii: "D"): .leftArrow
    case UInt8(ascii: "E"): .clear
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(final - UInt8(ascii: "P")) + 1)
    default: nil
    }
  }

  /// Returns the key of `SS3` and a letter: cursor keys, F1–F4, and the keypad in application mode
  /// (VT220).
  static func singleShiftKey(_ final: UInt8) -> KeyEquivalent? {
    switch final {
    case UInt8(ascii: "I"): .tab
    case UInt8(ascii: "M"): .return
    case UInt8(ascii: "X"): "="
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      KeyEquivalent(Character(Unicode.Scalar(final - 0x40)))
    default: letterKey(final)
    }
  }

  /// Returns the key of `CSI number ~` (VT220, xterm, rxvt, the Linux console).
  static func numberedKey(_ number: Int) -> KeyEquivalent? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .deleteForward
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28: .function(15)
    // In the Linux console and rxvt, it is F16, whose sequence the terminfo entry has.
    case 29: "\u{F735}"  // Menu
    case 31...34: .function(number - 14)
    case 57427: .clear
    default: nil
    }
  }

  /// Returns the key for a kitty keyboard code of a key that types nothing or is on the keypad.
  ///
  /// Locks (57358, 57360), media keys (57428–57440) and modifiers pressed alone (57441–57454) have
  /// no `KeyEquivalent`. Their presses are dropped.
  static func functionalKey(_ code: Int) -> KeyEquivalent? {
    switch code {
    case 8, 127: .delete
    case 9: .tab
    case 13, 57414: .return
    case 27: .escape
    case 57359: "\u{F72F}"  // Scroll Lock
    case 57361: "\u{F72E}"  // Print Screen
    case 57362: "\u{F730}"  // Pause
    case 57363: "\u{F735}"  // Menu
    case 57376...57398: .function(code - 57376 + 13)
    case 57399...57408: KeyEquivalent(Character(Unicode.Scalar(UInt8(code - 57399 + 0x30))))
    case 57409: "."
    case 57410: "/"
    case 57411: "*"
    case 57412: "-"
    case 57413: "+"
    case 57415: "="
    case 57416: ","
    case 57417: .leftArrow
    case 57418: .rightArrow
    case 57419: .upArrow
    case 57420: .downArrow
    case 57421: .pageUp
    case 57422: .pageDown
    case 57423: .home
    case 57424: .end
    case 57425: .insert
    case 57426: .deleteForward
    case 57427: .clear
    default: nil
    }
  }
}
