// SPDX-License-Identifier: MIT
// Terminal: a sequence of keystrokes that calls a command.

/// One or several keys with modifiers, pressed one after another.
///
/// A string literal has the format of `init(parsing:)`. An invalid literal is a programming error.
///
///     let save: KeySequence = "ctrl+s"
///     let top: KeySequence = "g g"
///     let quit: KeySequence = "ctrl+x ctrl+c"
public struct KeySequence: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The maximum number of strokes in a sequence.
  public static let strokeLimit = 6

  /// The keys in the order in which they are pressed; never empty.
  public let strokes: [KeyboardShortcut]

  /// Creates a sequence of `strokes`.
  ///
  /// - Precondition: There are 1 to `strokeLimit` strokes.
  public init(_ strokes: KeyboardShortcut...) {
    precondition(
      (1...Self.strokeLimit).contains(strokes.count), "A key sequence has 1 to 6 strokes.")
    self.strokes = strokes.map(\.normalized)
  }

  /// Creates a sequence from `text`: strokes separated by spaces, each with its modifiers (`ctrl`,
  /// `alt`, `shift`, `cmd`) before the key, joined by `+`.
  ///
  /// A key is the character it types, or one of `enter tab esc space up down left right home end
  /// pgup pgdn backspace delete insert plus comma f1` … `f35`. Letters are case-sensitive: `G` is
  /// `shift+g`.
  ///
  /// - Throws: `KeySyntaxError`, which names the part that can't be parsed.
  public init(parsing text: some StringProtocol) throws(KeySyntaxError) {
    var strokes: [KeyboardShortcut] = []
    // Split by scalars, because some form a single character with the space after them.
    for part in String(text).unicodeScalars.split(whereSeparator: \.properties.isWhitespace) {
      if strokes.count == Self.strokeLimit {
        throw KeySyntaxError(expected: "at most \(Self.strokeLimit) strokes", found: String(text))
      }
      strokes.append(try KeyName.stroke(String(part)))
    }
    if strokes.isEmpty { throw KeySyntaxError(expected: "a key", found: "") }
    self.strokes = strokes
  }

  /// Creates a sequence from the literal `value`.
  ///
  /// - Precondition: The literal is valid; see `init(parsing:)`.
  public init(stringLiteral value: String) {
    do {
      try self.init(parsing: value)
    } catch {
      preconditionFailure("\"\(value)\" isn't a key sequence: \(error)")
    }
  }

  /// Returns whether the sequence begins with `presses`.
  package func begins(with presses: some Collection<KeyPress>) -> Bool {
    guard presses.count <= strokes.count else { return false }
    for (stroke, press) in zip(strokes, presses) where !stroke.matches(press) { return false }
    return true
  }
}

extension KeySequence: CustomStringConvertible {
  /// The sequence in the format of `init(parsing:)`.
  public var description: String { strokes.map(KeyName.written).joined(separator: " ") }
}

/// The reason why a string isn't a valid key sequence.
public struct KeySyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A description of the valid input.
  public let expected: String
  /// The input that was found, shortened and without control characters.
  public let found: String

  init(expected: String, found: String) {
    self.expected = expected
    self.found = Self.shown(found)
  }

  /// A sentence with the expected and the actual input.
  public var description: String {
    found.isEmpty ? "expected \(expected)" : "expected \(expected), found \"\(found)\""
  }

  /// Returns external text in a form that is safe in a message.
  static func shown(_ text: String) -> String {
    let shown = String(text.prefix(40).map { TextSanitizer.sanitized($0) })
    return text.dropFirst(40).isEmpty ? shown : shown + "…"
  }
}

extension KeyboardShortcut {
  /// The stroke in the form used for comparison: Shift and a letter become the capital letter.
  package var normalized: KeyboardShortcut {
    guard modifiers == .shift, key.character.isLetter else { return self }
    let upper = key.character.uppercased()
    guard upper.count == 1, let character = upper.first else { return self }
    return KeyboardShortcut(KeyEquivalent(character), modifiers: [])
  }

  /// `true` if the stroke types a character where text is accepted.
  package var typesText: Bool { modifiers.isSubset(of: .shift) && !key.isSpecial }

  /// Returns whether a terminal reports the stroke differently from all others.
  ///
  /// Without the kitty keyboard protocol, Control and a letter send a byte below 0x20. Some of
  /// these bytes are Tab, Return, Escape and Backspace, and Shift doesn't change them. All
  /// terminals report all modifiers of cursor and function keys (xterm, ctlseqs, "PC-Style Function
  /// Keys"). Shift with Control, Option or Command and a symbol is reported as the symbol that it
  /// types, without Shift.
  func isReported(by keyboard: TerminalSupport) -> Bool {
    if modifiers.contains(.shift), !modifiers.isDisjoint(with: .commandModifiers),
      !key.isSpecial, key != .space, !key.character.isLetter
    {
      return false
    }
    if keyboard == .yes { return modifiers.isDisjoint(with: [.hyper, .meta]) }
    if !modifiers.isDisjoint(with: [.command, .hyper, .meta]) { return false }
    switch key {
    case .tab: return modifiers.isSubset(of: .shift)
    case .return, .delete: return modifiers.isSubset(of: .option)
    case .escape: return modifiers.isEmpty
    case .space: return modifiers.isSubset(of: [.control, .option])
    default: break
    }
    if key.isSpecial { return true }
    guard modifiers.contains(.control) else {
      return modifiers.isSubset(of: .option) || key.character.isLetter
    }
    if modifiers.contains(.shift) { return false }
    switch key.character {
    case "h", "i", "m", "[": return false
    case "a"..."z", "@", "\\", "]", "^", "_": return true
    default: return false
    }
  }
}

extension KeySequence {
  /// Returns whether the other sequence is unreachable, because this one is complete before it.
  package func hides(_ other: KeySequence) -> Bool {
    strokes.count <= other.strokes.count && other.strokes.prefix(strokes.count) == strokes[...]
  }

  /// Returns the strokes after the first `count`.
  ///
  /// - Precondition: There are more strokes than `count`.
  package func dropping(_ count: Int) -> KeySequence {
    KeySequence(unchecked: Array(strokes[count...]))
  }

  package init(unchecked strokes: [KeyboardShortcut]) { self.strokes = strokes }

  /// Returns whether a terminal reports all strokes of the sequence distinctly.
  package func isReported(by keyboard: TerminalSupport) -> Bool {
    strokes.allSatisfy { $0.isReported(by: keyboard) }
  }
}
