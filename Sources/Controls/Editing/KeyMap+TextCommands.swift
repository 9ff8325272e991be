// SPDX-License-Identifier: MIT
// Views: the keys that a key map assigns to the commands of text fields and editors.

import CuriumEngine
import CuriumTerminal
import CuriumEditing

extension KeyMap {
  /// Returns the text command of a key, and `true` if the key extends the selection. This is the
  /// command that the map assigns to the key, or else the standard one, unless the map assigns
  /// other keys to that command.
  ///
  /// Sequences of several keys, and keys that type text, have no command. Finds only the commands
  /// of `groups`, and those without a group.
  func textCommand(of press: KeyPress, in groups: TextCommand.Groups = []) -> (
    command: TextCommand, selects: Bool
  )? {
    if let command = mappedCommand(of: press, in: groups) { return (command, false) }
    let selects = press.modifiers.contains(.shift)
    if selects {
      var plain = press
      plain.modifiers.remove(.shift)
      if let command = mappedCommand(of: plain, in: groups) { return (command, true) }
    }
    if !groups.isEmpty, let command = standardCommand(of: press, in: groups) {
      return (command, selects)
    }
    return standardCommand(of: press, in: []).map { ($0, selects) }
  }

  /// Returns whether the map assigns a key to another text command than this one.
  func assigns(
    _ key: KeySequence, insteadOf command: TextCommand, in groups: TextCommand.Groups
  ) -> Bool {
    TextCommand.allCases.contains { other in
      other != command && groups.isSuperset(of: other.group)
        && sequences(for: other.rawValue)?.contains(key) == true
    }
  }

  /// Returns the command with this standard key, unless the map assigns other keys to it.
  private func standardCommand(of press: KeyPress, in groups: TextCommand.Groups) -> TextCommand? {
    guard let command = TextCommand(standardKeyOf: press, in: groups),
      sequences(for: command.rawValue) == nil
    else { return nil }
    return command
  }

  private func mappedCommand(of press: KeyPress, in groups: TextCommand.Groups) -> TextCommand? {
    TextCommand.allCases.first { command in
      guard groups.isSuperset(of: command.group) else { return false }
      return sequences(for: command.rawValue)?.contains {
        $0.strokes.count == 1 && !$0.strokes[0].typesText && $0.strokes[0].matches(press)
      } ?? false
    }
  }
}
