// SPDX-License-Identifier: MIT
// Views: the named commands of text fields and editors, and their standard keys.

package import CuriumTerminal
import CuriumText

/// A command of text fields and editors, with keys that use Control, Option or Command. The raw
/// values are the names in key maps.
///
/// Arrows, Home, End, Return, Backspace and Delete aren't commands: they work unless a key map
/// assigns them to one.
package enum TextCommand: String, CaseIterable, Sendable {
  case left = "edit.left"
  case right = "edit.right"
  case wordLeft = "edit.word-left"
  case wordRight = "edit.word-right"
  case lineStart = "edit.line-start"
  case lineEnd = "edit.line-end"
  case textStart = "edit.text-start"
  case textEnd = "edit.text-end"
  case deleteBackward = "edit.delete-backward"
  case deleteForward = "edit.delete-forward"
  case deleteWord = "edit.delete-word"
  case deleteWordForward = "edit.delete-word-forward"
  case deleteToStart = "edit.delete-to-start"
  case deleteToEnd = "edit.delete-to-end"
  case deleteLine = "edit.delete-line"
  case paste = "edit.paste"
  case yank = "edit.yank"
  case yankEarlier = "edit.yank-earlier"
  case undo = "edit.undo"
  case redo = "edit.redo"
  case selectAll = "edit.select-all"
  case copy = "edit.copy"
  case cut = "edit.cut"
  case up = "edit.up"
  case down = "edit.down"
  case newLine = "edit.new-line"
  case insertTab = "edit.insert-tab"
  case indent = "edit.indent"
  case outdent = "edit.outdent"
  case goToLine = "edit.go-to-line"
  case duplicateLine = "edit.duplicate-line"
  case moveLineUp = "edit.move-line-up"
  case moveLineDown = "edit.move-line-down"
  case comment = "edit.comment"
  case transpose = "edit.transpose"
  case uppercaseWord = "edit.uppercase-word"
  case lowercaseWord = "edit.lowercase-word"
  case capitalizeWord = "edit.capitalize-word"
  case complete = "edit.complete"
  case find = "edit.find"
  case findNext = "edit.find-next"
  case findPrevious = "edit.find-previous"
  case replace = "edit.replace"
  case nextDiagnostic = "edit.next-diagnostic"
  case previousDiagnostic = "edit.previous-diagnostic"

  /// Groups of commands that only some fields and editors have.
  package struct Groups: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The commands of editors that find and replace.
    package static let finding = Groups(rawValue: 1)
    /// The commands of editors with diagnostics.
    package static let diagnostics = Groups(rawValue: 2)
    /// The commands of editors whose language has comments that end with their line.
    package static let commenting = Groups(rawValue: 4)
  }

  /// The group of the command; empty if every field and editor has the command.
  package var group: Groups {
    switch self {
    case .find, .findNext, .findPrevious, .replace: .finding
    case .nextDiagnostic, .previousDiagnostic: .diagnostics
    case .comment: .commenting
    default: []
    }
  }

  /// `true` if only multiline editors have the command.
  package var needsLines: Bool {
    switch self {
    case .up, .down, .newLine, .insertTab, .indent, .outdent, .goToLine, .deleteLine,
      .duplicateLine, .moveLineUp, .moveLineDown, .comment, .transpose, .uppercaseWord,
      .lowercaseWord, .capitalizeWord, .find, .findNext, .findPrevious, .replace,
      .nextDiagnostic, .previousDiagnostic:
      true
    default: false
    }
  }

  /// `true` if read-only text doesn't have the command.
  package var edits: Bool {
    switch self {
    case .deleteBackward, .deleteForward, .deleteWord, .deleteWordForward, .deleteToStart,
      .deleteToEnd, .deleteLine, .paste, .yank, .yankEarlier, .undo, .redo, .cut, .newLine,
      .insertTab, .indent, .outdent, .duplicateLine, .moveLineUp, .moveLineDown, .comment,
      .transpose, .uppercaseWord, .lowercaseWord, .capitalizeWord, .complete, .replace:
      true
    default: false
    }
  }

  /// Returns whether the command leaves a key to the views around the text if it has nothing to do.
  /// Control-C then quits the program, and Control-Z can be a command of the app.
  package func passesOn(_ press: KeyPress) -> Bool {
    switch self {
    case .copy, .cut: true
    case .undo, .redo: press.key == "z" && press.modifiers.contains(.control)
    default: false
    }
  }

  /// Creates the command with a standard key. Moves with Shift extend the selection. The
  /// keys of the commands in `groups` have precedence: with `finding`, Control-F opens the search
  /// instead of moving.
  package init?(standardKeyOf press: KeyPress, in groups: Groups = []) {
    let shift = press.modifiers.contains(.shift)
    if groups.contains(.finding), let command = Self.finding(press, shift: shift) {
      self = command
      return
    }
    if groups.contains(.diagnostics), press.key == .function(8),
      press.modifiers.subtracting(.shift).isEmpty
    {
      self = shift ? .previousDiagnostic : .nextDiagnostic
      return
    }
    if groups.contains(.commenting), press.key == "/",
      press.modifiers == .option || press.modifiers == .command
    {
      self = .comment
      return
    }
    let command: TextCommand? =
      if press.modifiers.contains(.control) {
        Self.withControl(press.key, shift: shift)
      } else if press.modifiers.contains(.option) {
        Self.withOption(press.key)
      } else if press.modifiers.contains(.command) {
        Self.withCommand(press.key, shift: shift)
      } else {
        nil
      }
    guard let command else { return nil }
    self = command
  }

  private static func finding(_ press: KeyPress, shift: Bool) -> TextCommand? {
    switch (press.key, press.modifiers.subtracting(.shift)) {
    case ("f", .control), ("f", .command): shift ? nil : .find
    case (.function(3), []), ("g", .command): shift ? .findPrevious : .findNext
    case ("r", .option): .replace
    default: nil
    }
  }

  private static func withControl(_ key: KeyEquivalent, shift: Bool) -> TextCommand? {
    switch key {
    case "a": .lineStart
    case "e": .lineEnd
    case "b": .left
    case "f": .right
    case "p": .up
    case "n": .down
    case "h": .deleteBackward
    case "d": .deleteForward
    case "w": .deleteWord
    case "k": .deleteToEnd
    case "u": .deleteToStart
    case "y": .yank
    case "_", "/": .undo
    case "z": shift ? .redo : .undo
    case "c": shift ? nil : .copy
    case "x": shift ? nil : .cut
    case "j": .newLine
    case "v": shift ? nil : .paste
    case "g": .goToLine
    case "t": .transpose
    case .space: shift ? nil : .complete
    default: nil
    }
  }

  private static func withOption(_ key: KeyEquivalent) -> TextCommand? {
    switch key {
    case "b": .wordLeft
    case "f": .wordRight
    case "d": .deleteWordForward
    case "y": .yankEarlier
    case "_": .redo
    case "<": .textStart
    case ">": .textEnd
    case "a": .selectAll
    case "i": .insertTab
    case "}": .indent
    case "{": .outdent
    case "k": .deleteLine
    case "j": .duplicateLine
    case "p": .moveLineUp
    case "n": .moveLineDown
    case "u": .uppercaseWord
    case "l": .lowercaseWord
    case "c": .capitalizeWord
    default: nil
    }
  }

  private static func withCommand(_ key: KeyEquivalent, shift: Bool) -> TextCommand? {
    switch key {
    case "a": .selectAll
    case "z": shift ? .redo : .undo
    case "c": shift ? nil : .copy
    case "x": shift ? nil : .cut
    case "v": shift ? nil : .paste
    default: nil
    }
  }
}
