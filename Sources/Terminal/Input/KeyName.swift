// SPDX-License-Identifier: MIT
// Terminal: the names of keys, in files and on the screen.

/// The names of keys.
package enum KeyName {
  package static let named: [(key: KeyEquivalent, names: [String], sign: String)] = [
    (.return, ["enter", "return"], "⏎"), (.tab, ["tab"], "tab"),
    (.escape, ["esc", "escape"], "esc"),
    (.space, ["space"], "space"), (.upArrow, ["up"], "↑"), (.downArrow, ["down"], "↓"),
    (.leftArrow, ["left"], "←"), (.rightArrow, ["right"], "→"), (.home, ["home"], "home"),
    (.end, ["end"], "end"), (.pageUp, ["pgup", "pageup"], "pgup"),
    (.pageDown, ["pgdn", "pagedown"], "pgdn"), (.delete, ["backspace"], "⌫"),
    (.deleteForward, ["delete", "del"], "del"), (.insert, ["insert", "ins"], "ins"),
    ("+", ["plus"], "+"), (",", ["comma"], ","),
  ]

  /// The signs that many fonts lack.
  package static let rareSigns: Set<String> = ["⏎", "⌫"]

  package static let modifiers: [(modifier: EventModifiers, names: [String])] = [
    (.control, ["ctrl", "control"]), (.option, ["alt", "option", "meta"]), (.shift, ["shift"]),
    (.command, ["cmd", "command", "super"]),
  ]

  /// Returns the stroke for a name such as `ctrl+shift+left`.
  static func stroke(_ name: String) throws(KeySyntaxError) -> KeyboardShortcut {
    if name.utf8.count > 80 { throw KeySyntaxError(expected: "a key", found: name) }
    var parts = name.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    // The key `+` leaves two empty parts.
    if parts.count > 1, parts.suffix(2) == ["", ""] {
      parts.replaceSubrange((parts.count - 2)..., with: ["+"])
    }
    let last = parts.removeLast()
    var held: EventModifiers = []
    for part in parts {
      let lower = part.lowercased()
      guard let known = modifiers.first(where: { $0.names.contains(lower) }) else {
        throw KeySyntaxError(expected: "ctrl, alt, shift or cmd before a +", found: part)
      }
      held.insert(known.modifier)
    }
    guard let key = key(last, isHeld: !held.isSubset(of: .shift)) else {
      throw KeySyntaxError(expected: "a key such as s, F5 or pgdn", found: last)
    }
    return KeyboardShortcut(key, modifiers: held).normalized
  }

  private static func isMark(_ character: Character) -> Bool {
    switch character.unicodeScalars.first?.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  private static func key(_ name: String, isHeld: Bool) -> KeyEquivalent? {
    if name.count == 1, let character = name.first {
      let key = KeyEquivalent(character)
      let isSafe = TextSanitizer.sanitized(character) == character
      // A mark would combine with a space or a comma before it.
      if key.isSpecial || character.isWhitespace || isMark(character) || !isSafe { return nil }
      // With Control, terminals report the letter of a key regardless of its case.
      if isHeld, let lower = character.lowercased().first { return KeyEquivalent(lower) }
      return key
    }
    let lower = name.lowercased()
    if let known = named.first(where: { $0.names.contains(lower) }) { return known.key }
    if lower.hasPrefix("f"), lower.utf8.count <= 3, let number = Int(lower.dropFirst()),
      (1...35).contains(number)
    {
      return .function(number)
    }
    return nil
  }

  /// Returns the name of a stroke in the format of `stroke(_:)`.
  static func written(_ stroke: KeyboardShortcut) -> String {
    let held = modifiers.filter { stroke.modifiers.contains($0.modifier) }.map { $0.names[0] }
    return (held + [name(of: stroke.key)]).joined(separator: "+")
  }

  private static func name(of key: KeyEquivalent) -> String {
    if let known = named.first(where: { $0.key == key }) { return known.names[0] }
    return functionName(key) ?? String(key.character)
  }

  package static func functionName(_ key: KeyEquivalent) -> String? {
    guard let scalar = key.character.unicodeScalars.first,
      (0xF704...0xF726).contains(scalar.value)
    else { return nil }
    return "F\(scalar.value - 0xF703)"
  }
}
