// SPDX-License-Identifier: MIT
// Terminal: interprets complete control sequences (ECMA-48 5.4).

extension InputDecoder {
  /// Visits the numbers in `body` in one pass, until `visit` returns `false`. Parameters and their
  /// parts are counted from 0. An omitted part has no number.
  ///
  /// Numbers are limited to seven digits. No terminal sends more.
  private func visitNumbers(_ visit: (_ field: Int, _ part: Int, _ number: Int?) -> Bool) {
    var field = 0
    var part = 0
    var number: Int?
    var isNegative = false
    for byte in body {
      switch byte {
      case 0x30...0x39:
        number = min(9_999_999, (number ?? 0) * 10 + Int(byte - 0x30))
      case UInt8(ascii: ";"), UInt8(ascii: ":"):
        if !visit(field, part, isNegative ? number.map { -$0 } : number) { return }
        number = nil
        isNegative = false
        if byte == UInt8(ascii: ";") {
          field += 1
          part = 0
        } else {
          part += 1
        }
      case UInt8(ascii: "-"): isNegative = true
      default: break
      }
    }
    _ = visit(field, part, isNegative ? number.map { -$0 } : number)
  }

  /// Returns part `part` of parameter `field`; `nil` if it is omitted.
  func number(_ field: Int, _ part: Int = 0) -> Int? {
    var found: Int?
    visitNumbers {
      if $0 == field, $1 == part { found = $2 }
      return $0 < field || $0 == field && $1 < part
    }
    return found
  }

  /// All parameters without their parts, up to the first omitted one.
  var numbers: [Int] {
    var numbers: [Int] = []
    visitNumbers { _, part, number in
      if part == 0, let number { numbers.append(number) }
      return part > 0 || number != nil
    }
    return numbers
  }

  /// The number of parameters, including omitted ones.
  private var fieldCount: Int { body.reduce(1) { $0 + ($1 == UInt8(ascii: ";") ? 1 : 0) } }

  /// The private marker before the parameters, one of `< = > ?`, or 0.
  private var marker: UInt8 { body.first.flatMap { $0 >= 0x3C ? $0 : nil } ?? 0 }

  /// `true` if only digits and separators follow the marker. Signs are allowed for a pointer
  /// outside the screen.
  private var isPlain: Bool {
    let isPointer = marker == UInt8(ascii: "<")
    return body.dropFirst(marker == 0 ? 0 : 1).allSatisfy {
      (0x30...0x3B).contains($0) || isPointer && $0 == UInt8(ascii: "-")
    }
  }

  mutating func finishControl(_ final: UInt8, into events: inout [TerminalEvent]) {
    let marker = marker
    if !isPlain {
      if final == UInt8(ascii: "y") { reportMode(into: &events) }
      return
    }
    switch marker {
    case 0: finishPlain(final, into: &events)
    case UInt8(ascii: "<"):
      if final == UInt8(ascii: "M") || final == UInt8(ascii: "m") {
        finishPointer(isRelease: final == UInt8(ascii: "m"), into: &events)
      }
    case UInt8(ascii: "?"): reportPrivate(final, into: &events)
    case UInt8(ascii: ">") where final == UInt8(ascii: "c"):
      events.append(.report(.secondaryAttributes(numbers)))
    default: break
    }
  }

  private mutating func finishPlain(_ final: UInt8, into events: inout [TerminalEvent]) {
    switch final {
    case UInt8(ascii: "~"): finishTilde(into: &events)
    case UInt8(ascii: "u"): pressCode(number(0), into: &events)
    case UInt8(ascii: "Z"):
      pressSpecial(.tab, modifiers(number(1)).union(.shift), phase: phase, into: &events)
    case UInt8(ascii: "I") where body.isEmpty: events.append(.focus(true))
    case UInt8(ascii: "O") where body.isEmpty: events.append(.focus(false))
    case UInt8(ascii: "t"): reportSize(into: &events)
    case UInt8(ascii: "R") where isCursorReport: reportCursor(into: &events)
    case UInt8(ascii: "a")...UInt8(ascii: "d") where body.isEmpty:
      // rxvt sends the arrows with Shift as lower-case letters.
      if let key = Self.letterKey(final - 0x20) {
        pressSpecial(key, modifiers(nil).union(.shift), into: &events)
      }
    case UInt8(ascii: "^"), UInt8(ascii: "@"):
      // rxvt ends its numbered keys this way with Control, and with Control and Shift.
      if let key = number(0).flatMap(Self.numberedKey) {
        let held: EventModifiers =
          final == UInt8(ascii: "^") ? [.control] : [.control, .shift]
        pressSpecial(key, modifiers(nil).union(held), into: &events)
      }
    default:
      if let key = Self.letterKey(final) {
        pressSpecial(key, modifiers(number(1)), phase: phase, into: &events)
      }
    }
  }

  /// Returns whether `final` completes `CSI 201 ~`, which has no meaning outside a paste.
  func isPasteEnd(_ final: UInt8) -> Bool {
    final == UInt8(ascii: "~") && body.elementsEqual("201".utf8)
  }

  private mutating func finishTilde(into events: inout [TerminalEvent]) {
    switch number(0) {
    case 200:
      enter(.paste)
    case 27 where fieldCount == 3:
      // modifyOtherKeys of xterm: CSI 27 ; modifiers ; code ~
      pressScalar(
        number(2), modifiers(number(1)), shifted: number(2).flatMap { Unicode.Scalar(UInt32($0)) },
        into: &events)
    case let number?:
      if let key = Self.numberedKey(number) {
        pressSpecial(key, modifiers(self.number(1)), phase: phase, into: &events)
      }
    case nil: break
    }
  }

  /// `CSI 1 ; 2…8 R` is F3 with modifiers; a report has two numbers and no parts.
  private var isCursorReport: Bool {
    guard fieldCount == 2, let row = number(0), let column = number(1) else { return false }
    return !body.contains(UInt8(ascii: ":")) && !(row == 1 && (2...8).contains(column))
  }

  /// `true` if Caps Lock is on: bit 64 of the modifiers in the kitty keyboard protocol.
  private var isCapsLocked: Bool { (max(1, number(1) ?? 1) - 1) & 64 != 0 }

  /// The phase of a press. The kitty keyboard protocol sends it after the modifiers.
  private var phase: KeyPress.Phases {
    switch number(1, 1) {
    case 2: .repeat
    case 3: .up
    default: .down
    }
  }

  // MARK: The kitty keyboard protocol

  /// Decodes `CSI code:shifted:base ; modifiers:event ; text u`.
  private mutating func pressCode(_ code: Int?, into events: inout [TerminalEvent]) {
    let held = modifiers(number(1))
    let text = associatedText
    guard let code, code != 0 else {
      // Text without a key, from an input method.
      if let text, let scalar = text.unicodeScalars.first {
        pressText(scalar, held, text: text, phase: phase, into: &events)
      }
      return
    }
    var chosen = code
    var shifted = number(0, 1).flatMap { Unicode.Scalar(UInt32($0)) }
    if code > 0x7F, !held.isDisjoint(with: .commandModifiers),
      let base = number(0, 2), (0x21..<0x7F).contains(base)
    {
      // If the current layout has no Latin letters, shortcuts use the key of the base layout.
      chosen = base
      shifted = nil
    }
    pressScalar(chosen, held, shifted: shifted, text: text, into: &events)
  }

  private mutating func pressScalar(
    _ code: Int?, _ held: EventModifiers, shifted: Unicode.Scalar? = nil, text: String? = nil,
    into events: inout [TerminalEvent]
  ) {
    guard let code else { return }
    if let key = Self.functionalKey(code) {
      if let text, !key.isSpecial, let scalar = key.character.unicodeScalars.first {
        pressText(scalar, held, text: text, phase: phase, into: &events)
      } else {
        press(key, held, phase: phase, into: &events)
      }
    } else if code >= 0x20, !(0xE000...0xF8FF).contains(code),
      let scalar = Unicode.Scalar(UInt32(code))
    {
      pressText(
        scalar, held, shifted: shifted, text: text, isCapsLocked: isCapsLocked, phase: phase,
        into: &events)
    }
  }

  /// The code points after the second semicolon, without controls; `nil` if there are none.
  private var associatedText: String? {
    var scalars = String.UnicodeScalarView()
    visitNumbers { field, _, code in
      guard field == 2 else { return field < 2 }
      guard let code else { return false }
      if let scalar = Unicode.Scalar(UInt32(code)), scalar.properties.generalCategory != .control {
        scalars.append(scalar)
      }
      return true
    }
    return scalars.isEmpty ? nil : String(scalars)
  }
}
