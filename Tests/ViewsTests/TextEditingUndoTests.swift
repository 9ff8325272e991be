// SPDX-License-Identifier: MIT
// Testing: undoing edits of a text without a view.

@testable import CuriumEditing
import CuriumTerminal
import TestModels
import Testing

@MainActor struct TextEditingUndoTests {
  @Test func `typing and deleting are undone word by word`() {
    var editing = TextEditing()
    func texts(_ change: (inout TextEditing) -> Void) -> [String] {
      (0..<3).map { _ in
        change(&editing)
        return editing.text
      }
    }
    for letter in "The quick fox jumps" { editing.insert(String(letter), isTyped: true) }
    #expect(texts { $0.undo() } == ["The quick fox", "The quick", "The"])
    #expect(texts { $0.redo() } == ["The quick", "The quick fox", "The quick fox jumps"])
    for _ in 0..<10 { editing.deleteBackward() }
    #expect(editing.text == "The quick")
    #expect(texts { $0.undo() } == ["The quick ", "The quick fox ", "The quick fox jumps"])
  }

  @Test func `a pause between keys begins a new step, and a long word is one step`() {
    var editing = TextEditing()
    for _ in 0..<40 { editing.insert("x", isTyped: true) }
    editing.endStep()
    editing.insert("y", isTyped: true)
    editing.undo()
    #expect(editing.text.count == 40)
    editing.undo()
    #expect(editing.text == "")
    #expect(!editing.canUndo)
  }

  @Test func `the history has a limit`() {
    var editing = TextEditing()
    for _ in 0..<1_010 {
      editing.insert("y")
    }
    for _ in 0..<2_000 { editing.undo() }
    #expect(editing.text.count == 10)
    let megabytes = String(repeating: String(repeating: "z", count: 2_047) + "\n", count: 3 << 10)
    var large = TextEditing()
    for _ in 0..<4 { large.insert(megabytes) }
    for _ in 0..<4 { large.undo() }
    #expect(large.text.utf8.count == 2 * megabytes.utf8.count)
  }

  @Test func `a rejected edit leaves nothing to undo`() {
    var editing = TextEditing("aaa")
    editing.move(to: 1)
    editing.insert("a", isTyped: true)
    editing.amend(to: "aaa")
    #expect(editing.text == "aaa")
    #expect(!editing.canUndo)
    editing.insert("b", isTyped: true)
    editing.amend(to: "aBBaa")
    #expect(editing.text == "aBBaa")
    editing.undo()
    #expect(editing.text == "aaa")
    editing.redo()
    #expect(editing.text == "aBBaa")
  }
}
