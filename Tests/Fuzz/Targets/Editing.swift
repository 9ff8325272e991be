// SPDX-License-Identifier: MIT
// Testing: editing a text gives the same result as editing an array of characters; undo works.

import CuriumControls
import CuriumEditing

extension FuzzTarget {
  static let editing = FuzzTarget(
    "editing", "A text is edited like an array of characters, and undo restores it."
  ) { bytes in
    var rest = bytes[...]
    let length = Int(rest.popFirst() ?? 0) * Int(rest.popFirst() ?? 0)
    let start = String(decoding: rest.prefix(length), as: UTF8.self)
    rest = rest.dropFirst(length)
    var editing = TextEditing(start, isMultiline: true)
    var model = EditingModel(start)
    for _ in 0..<200 {
      // Repeated yanking doubles the text each time.
      guard editing.text.utf8.count < 1 << 14, let command = rest.popFirst() else { break }
      // A grapheme of more than 256 bytes is edited in parts, but the model knows only whole ones.
      if editing.text.contains(where: { $0.utf8.count > 200 }) { break }
      act(command, &rest, &editing, &model)
      let text = editing.text
      precondition(text.utf8.elementsEqual(model.text.utf8), "\(command): the text differs")
      // Blocks and graphemes have limits, so positions in longer texts can differ.
      if text.utf8.count < 256 {
        precondition(
          editing.caret == model.caret && editing.anchor == model.anchor,
          "\(command): \(editing.caret) instead of \(model.caret)")
      } else {
        model.place(caret: editing.caret, anchor: editing.anchor)
      }
      let place = text.utf8.index(text.startIndex, offsetBy: editing.caret)
      precondition(place.samePosition(in: text.unicodeScalars) != nil, "inside a scalar")
    }
    while editing.canRedo { editing.redo() }
    let end = editing.text
    while editing.canUndo { editing.undo() }
    precondition(editing.text.utf8.elementsEqual(start.utf8), "the text differs after undo")
    while editing.canRedo { editing.redo() }
    precondition(editing.text.utf8.elementsEqual(end.utf8), "the text differs after redo")
  }

  private static let words = [
    "a", " ", "\n", "é", "e", "\u{301}", "日", "🇩", "🇪", "👩", "\u{200D}", "👍🏽", "\r\n", "\u{600}",
    "क", "\u{94D}", "\u{1100}", "\u{1161}", "_1", "",
  ]

  /// Applies the same command to both.
  @MainActor private static func act(
    _ command: UInt8, _ rest: inout ArraySlice<UInt8>, _ editing: inout TextEditing,
    _ model: inout EditingModel
  ) {
    let (isLeft, byWord) = (command & 1 == 0, command & 2 == 0)
    let selecting = command & 4 == 0
    switch command >> 3 & 15 {
    case 0...2:
      if isLeft {
        editing.moveLeft(byWord: byWord, selecting: selecting)
      } else {
        editing.moveRight(byWord: byWord, selecting: selecting)
      }
      model.move(left: isLeft, byWord: byWord, selecting: selecting)
    case 3...6:
      let word = words[Int(rest.popFirst() ?? 0) % words.count]
      editing.insert(word, isTyped: isLeft)
      model.insert(word)
    case 7:
      let word = String(decoding: rest.prefix(Int(command & 7) * 8), as: UTF8.self)
      rest = rest.dropFirst(Int(command & 7) * 8)
      editing.insert(word)
      model.insert(word)
    case 8, 9:
      if isLeft {
        editing.deleteBackward(byWord: byWord)
      } else {
        editing.deleteForward(byWord: byWord)
      }
      model.delete(left: isLeft, byWord: byWord)
    case 10:
      editing.killToEnd()
      model.killToEnd()
    case 11:
      editing.killToStart()
      model.killToStart()
    case 12:
      editing.yank(TextInputRules())
      model.yank()
    case 13:
      editing.selectAll()
      model.selectAll()
    default:
      guard isLeft ? editing.canUndo : editing.canRedo else { return }
      if isLeft { editing.undo() } else { editing.redo() }
      model.restore(editing.text, caret: editing.caret, anchor: editing.anchor)
    }
  }
}
