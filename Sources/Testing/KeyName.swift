// SPDX-License-Identifier: MIT
// Testing: keys by their names and symbols.

import CuriumTerminal

enum KeyName {
  private static let named: [String: KeyEquivalent] = [
    "⏎": .return, "enter": .return, "return": .return, "⇥": .tab, "tab": .tab, "esc": .escape,
    "⎋": .escape, "space": .space, "␣": .space, "↑": .upArrow, "↓": .downArrow, "←": .leftArrow,
    "→": .rightArrow, "⌫": .delete, "⌦": .deleteForward, "home": .home, "end": .end,
    "pgup": .pageUp, "pgdn": .pageDown, "insert": .insert,
  ]

  private static let modifiers: [String: EventModifiers] = [
    "ctrl": .control, "shift": .shift, "alt": .option, "cmd": .command,
  ]

  /// Returns the press for a name such as `ctrl+shift+←`.
  ///
  /// - Precondition: The name is known or a single character.
  static func press(_ name: String) -> KeyPress {
    var parts = name == "+" ? ["+"] : name.split(separator: "+").map(String.init)
    let key = parts.removeLast()
    var held: EventModifiers = []
    for part in parts {
      guard let modifier = modifiers[part] else {
        preconditionFailure("No modifier is called \"\(part)\".")
      }
      held.insert(modifier)
    }
    if let known = named[key] { return KeyPress(known, modifiers: held) }
    if key.hasPrefix("f"), let number = Int(key.dropFirst()), (1...35).contains(number) {
      return KeyPress(.function(number), modifiers: held)
    }
    precondition(key.count == 1, "No key is called \"\(key)\".")
    var press = press(typing: Character(key))
    if !held.isEmpty {
      press = KeyPress(press.key, modifiers: press.modifiers.union(held))
    }
    return press
  }

  /// Returns the press that types a character.
  static func press(typing character: Character) -> KeyPress {
    let lower = Character(character.lowercased())
    if lower != character {
      return KeyPress(KeyEquivalent(lower), characters: String(character), modifiers: .shift)
    }
    return KeyPress(KeyEquivalent(character), characters: String(character))
  }
}
