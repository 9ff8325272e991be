// SPDX-License-Identifier: MIT
// Views: the sequences that take and restore a screen.

import CuriumDriver
import CuriumTerminal

/// A screen that is taken and restored with the sequences that all terminals with ECMA-48 have in
/// common, because there is no terminfo entry for a terminal at the other end of a stream.
final class OwnScreen: StreamScreen {
  private let isExtended: Bool
  private let pointer: String
  /// The flags of the kitty keyboard protocol: distinct keys (1) and their other layouts (4), or
  /// everything (31).
  private let keyFlags: Int
  private var added: [String] = []
  private var undoing: [String] = []

  init(_ options: TerminalSessionOptions, isExtended: Bool) {
    self.isExtended = isExtended
    keyFlags = options.reportsKeyPhases ? 31 : 5
    pointer =
      switch options.pointer {
      case .none: ""
      case .buttons: "\u{1B}[?1002h\u{1B}[?1006h"
      case .motion: "\u{1B}[?1003h\u{1B}[?1006h"
      }
  }

  /// The alternate screen, no margins, the keys of an application, no wrapping.
  private static let basicModes = "\u{1B}[?1h\u{1B}=\u{1B}[?7l"

  func enter() -> String {
    added = []
    let basic = "\u{1B}[?1049h\u{1B}[r" + Self.basicModes
    guard isExtended else { return basic }
    // After a lost screen, pushing the flags again would leave one of them at the end.
    return basic + "\u{1B}[<u\u{1B}[>\(keyFlags)u\(pointer)\u{1B}[?1004h\u{1B}[?2004h"
  }

  func assertModes() -> String {
    let added = added.joined()
    guard isExtended else { return Self.basicModes + added }
    return Self.basicModes + "\u{1B}[=\(keyFlags)u\(pointer)\u{1B}[?2004h" + added
  }

  func leave() -> String {
    var text = undoing.joined()
    if isExtended {
      text += "\u{1B}[?2026l\u{1B}[<u\u{1B}[?1002l\u{1B}[?1003l\u{1B}[?1006l"
      text += "\u{1B}[?1004l\u{1B}[?2004l"
    }
    text += "\u{1B}[?7h\u{1B}[r"
    if isExtended { text += "\u{1B}]8;;\u{1B}\\" }
    return text + "\u{1B}[m\u{1B}[?1l\u{1B}>\u{1B}[?25h\u{1B}[?1049l"
  }

  func addMode(_ sequence: String, undo: String) {
    if !sequence.isEmpty, !added.contains(sequence) { added.append(sequence) }
    if !undo.isEmpty, !undoing.contains(undo) { undoing.append(undo) }
  }
}
