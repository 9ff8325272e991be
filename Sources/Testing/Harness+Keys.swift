// SPDX-License-Identifier: MIT
// Testing: presses keys by their names and symbols.

import CuriumControls
import CuriumEngine
import CuriumHarness
import CuriumTerminal
import Testing

extension Harness {
  /// Presses `keys` one after another: `"⇥ ⏎"`, `"a b"`, `"ctrl+w"`, `"shift+F10"`, `"↑ down
  /// pgdn"`.
  ///
  /// Write keys as in a key map: the character that a key types, or a name such as `enter`, `esc`,
  /// `up` or `F5`, after the modifiers `ctrl`, `alt`, `shift` and `cmd`. The case of names doesn't
  /// matter. The symbols ⏎ ⇥ ⎋ ␣ ↑ ↓ ← → ⌫ ⌦ are names too. Spaces and line breaks separate keys;
  /// the space bar is `space`. An unknown name, or a string of only spaces, fails the test, and no
  /// key is pressed.
  ///
  /// Failures appear at the place of the call. Omit `fileID`, `filePath`, `line` and `column`,
  /// unless a function of your own passes them on.
  public func press(
    _ keys: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    func fail(_ reason: String) {
      Issue.record(
        "Can't press \"\(keys)\": \(reason).",
        sourceLocation: SourceLocation(
          fileID: fileID, filePath: filePath, line: line, column: column))
    }
    do {
      // Split by scalars, as in `KeySequence`.
      let names = keys.unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
      if names.isEmpty, !keys.isEmpty { fail("the name of the space bar is \"space\"") }
      let presses = try names.map { try keyPress(named: Substring($0)) }
      for press in presses { send(.key(press)) }
    } catch {
      fail("\(error)")
    }
  }

  /// The symbols of keys, and their names.
  private static let signs: [Character: String] = [
    "⏎": "enter", "⇥": "tab", "⎋": "esc", "␣": "space", "↑": "up", "↓": "down", "←": "left",
    "→": "right", "⌫": "backspace", "⌦": "delete",
  ]

  /// Returns the press of a key with a name such as `ctrl+shift+←`.
  private func keyPress(named name: Substring) throws(KeySyntaxError) -> KeyPress {
    let sign = name.last.flatMap { Self.signs[$0] }
    let stroke = try KeySequence(parsing: sign.map { name.dropLast() + $0 } ?? name).strokes[0]
    return stroke.modifiers.isEmpty && !stroke.key.isSpecial
      ? KeyPress(typing: stroke.key.character)
      : KeyPress(stroke.key, modifiers: stroke.modifiers)
  }
}
