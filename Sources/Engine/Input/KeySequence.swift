// SPDX-License-Identifier: MIT
// Engine: one stroke or several that stand for a command.

import CuriumTerminal

/// A key with its modifiers, or several pressed one after another.
///
/// A literal is read as `init(parsing:)` reads it; one that cannot be read is a programmer's error.
///
///     let save: KeySequence = "ctrl+s"
///     let top: KeySequence = "g g"
///     let quit: KeySequence = "ctrl+x ctrl+c"
public struct KeySequence: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The most strokes of a sequence.
  public static let strokeLimit = 6

  /// The keys in the order in which they are pressed; never empty.
  public let strokes: [KeyboardShortcut]

  /// A sequence of strokes.
  ///
  /// - Precondition: There are 1 to `strokeLimit` strokes.
  public init(_ strokes: KeyboardShortcut...) {
    precondition(
      (1...Self.strokeLimit).contains(strokes.count), "A key sequence has 1 to 6 strokes.")
    self.strokes = strokes.map(\.normalized)
  }

  /// A sequence written as text: strokes between spaces, modifiers (`ctrl`, `alt`, `shift`, `cmd`)
  /// before the key, joined by `+`.
  ///
  /// A key is the character it types, or one of `enter tab esc space up down left right home end pgup
  /// pgdn backspace delete insert plus comma f1` … `f35`. Letters are told apart by case: `G` is
  /// `shift+g`.
  ///
  /// - Throws: `KeySyntaxError`, which names the part that cannot be read.
  public init(parsing text: some StringProtocol) throws(KeySyntaxError) {
    var strokes: [KeyboardShortcut] = []
    // By scalars: some form one character with the space after them.
    for part in String(text).unicodeScalars.split(whereSeparator: \.properties.isWhitespace) {
      if strokes.count == Self.strokeLimit {
        throw KeySyntaxError(expected: "at most \(Self.strokeLimit) strokes", found: String(text))
      }
      strokes.append(try KeyName.stroke(String(part)))
    }
    if strokes.isEmpty { throw KeySyntaxError(expected: "a key", found: "") }
    self.strokes = strokes
  }

  /// The sequence that a literal is.
  ///
  /// - Precondition: The literal can be read; see `init(parsing:)`.
  public init(stringLiteral value: String) {
    do {
      try self.init(parsing: value)
    } catch {
      preconditionFailure("\"\(value)\" is no key sequence: \(error)")
    }
  }

  /// Whether the sequence begins with `presses`.
  func begins(with presses: some Collection<KeyPress>) -> Bool {
    guard presses.count <= strokes.count else { return false }
    for (stroke, press) in zip(strokes, presses) where !stroke.matches(press) { return false }
    return true
  }
}

extension KeySequence: CustomStringConvertible {
  /// The sequence as `init(parsing:)` reads it.
  public var description: String { strokes.map(KeyName.written).joined(separator: " ") }
}

/// Why a text is no key sequence.
public struct KeySyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What would have been right.
  public let expected: String
  /// What stood there, cut and without controls.
  public let found: String

  init(expected: String, found: String) {
    self.expected = expected
    self.found = Self.shown(found)
  }

  /// What was expected, and what stood there.
  public var description: String {
    found.isEmpty ? "expected \(expected)" : "expected \(expected), found \"\(found)\""
  }

  /// A text from outside as it may stand in a message.
  package static func shown(_ text: String) -> String {
    let shown = String(text.prefix(40).map { TextSanitizer.sanitized($0) })
    return text.dropFirst(40).isEmpty ? shown : shown + "…"
  }
}

extension KeyboardShortcut {
  /// The same stroke in the one form in which strokes are compared: Shift and a letter are the capital.
  var normalized: KeyboardShortcut {
    guard modifiers == .shift, key.character.isLetter else { return self }
    let upper = key.character.uppercased()
    guard upper.count == 1, let character = upper.first else { return self }
    return KeyboardShortcut(KeyEquivalent(character), modifiers: [])
  }

  /// Whether pressing it types a character where text is taken.
  package var typesText: Bool { modifiers.isSubset(of: .shift) && !key.isSpecial }

  /// Whether a terminal tells the stroke from all others.
  ///
  /// Without the kitty keyboard protocol Control and a letter are a byte below 0x20, of which some are
  /// Tab, Return, Escape and Backspace; Shift adds nothing to them. Cursor and function keys carry all
  /// modifiers everywhere (xterm, ctlseqs, "PC-Style Function Keys").
  func isReported(by keyboard: TerminalSupport) -> Bool {
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
  /// Whether pressing this sequence leaves none of the other's keys to it.
  package func hides(_ other: KeySequence) -> Bool {
    strokes.count <= other.strokes.count && other.strokes.prefix(strokes.count) == strokes[...]
  }
}
