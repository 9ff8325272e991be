// SPDX-License-Identifier: MIT
// Views: the keys that a key map gives to the commands of text fields and editors.

import CuriumEngine
import CuriumTerminal
import CuriumText

extension KeyMap {
  /// Returns the text command of a key, and whether the key extends the selection: the command to
  /// which the map gives the key, or else the standard one, unless the map gives that other keys.
  ///
  /// Keys of several strokes, and keys that type text, call no command. `finds`: whether the text is in
  /// an editor that can find.
  func textCommand(of press: KeyPress, finds: Bool = false) -> (
    command: TextCommand, selects: Bool
  )? {
    if let command = mappedCommand(of: press) { return (command, false) }
    let selects = press.modifiers.contains(.shift)
    if selects {
      var plain = press
      plain.modifiers.remove(.shift)
      if let command = mappedCommand(of: plain) { return (command, true) }
    }
    if finds, let command = standardCommand(of: press, finds: true) { return (command, selects) }
    return standardCommand(of: press, finds: false).map { ($0, selects) }
  }

  /// The command with a standard key, unless the map gives it others.
  private func standardCommand(of press: KeyPress, finds: Bool) -> TextCommand? {
    guard let command = TextCommand(standardKeyOf: press, finds: finds),
      sequences(for: command.rawValue) == nil
    else { return nil }
    return command
  }

  private func mappedCommand(of press: KeyPress) -> TextCommand? {
    TextCommand.allCases.first { command in
      sequences(for: command.rawValue)?.contains {
        $0.strokes.count == 1 && !$0.strokes[0].typesText && $0.strokes[0].matches(press)
      } ?? false
    }
  }
}
