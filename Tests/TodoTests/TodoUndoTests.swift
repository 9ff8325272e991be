// SPDX-License-Identifier: MIT
// Testing: removed items of the to-do list that come back with Undo.

import Curium
import CuriumTesting
import Foundation
import Testing

@testable import todo

@MainActor struct TodoUndoTests: TodoSuite {
  let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")

  @Test func `a removed item comes back to its place with Undo`() {
    defer { clean() }
    let harness = open(with: "Buy milk", "Paint the wall", "Call Ada")
    harness.press("↑ d")
    #expect(kept.map(\.title) == ["Buy milk", "Call Ada"])
    #expect(harness.position(of: "Removed: Paint the wall") != nil)
    harness.press("ctrl+z")
    #expect(kept.map(\.title) == ["Buy milk", "Paint the wall", "Call Ada"])
    #expect(harness.find(.row, "Paint the wall")?.semantics.isSelected == true)
    #expect(harness.position(of: "Removed") == nil)
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }

  @Test func `an item that another program brought back keeps its changes after Undo`() async {
    let folder = TodoFolder()
    let store = TodoStore(file: TodoFile(folder.file))
    for title in ["Buy milk", "Paint the wall", "Call Ada"] { _ = store.add(title) }
    let harness = Harness(width: 60, height: 16) { TodoScreen(store: store) }
    harness.press("↓")
    var todos = store.todos
    harness.press("d")
    #expect(harness.position(of: "Removed: Paint the wall") != nil)
    todos[1].title = "Paint both walls"
    store.todos = todos
    await harness.settle()
    harness.press("ctrl+z")
    #expect(folder.titles == ["Buy milk", "Paint both walls", "Call Ada"])
    #expect(harness.find(.row, "Paint both walls")?.semantics.isSelected == true)
  }

  @Test func `the only item comes back too, unless the field has the focus and its own undo`() {
    defer { clean() }
    let harness = open(with: "Buy milk")
    harness.press("d ctrl+z")
    #expect(kept.map(\.title) == ["Buy milk"])
    harness.press("d n")
    harness.type("x")
    harness.press("ctrl+z")
    #expect(kept == [])
  }

  @Test func `undo doesn't bring an added title back into the field`() {
    defer { clean() }
    let harness = open()
    harness.type("Buy milk")
    harness.press("⏎ ctrl+z")
    #expect(harness.find(.textField)?.value == "")
    harness.type("Call Ada")
    harness.press("ctrl+z")
    #expect(harness.find(.textField)?.value != "Call Ada")
    harness.press("ctrl+z ctrl+z ⏎")
    #expect(kept.map(\.title) == ["Buy milk"])
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }

  @Test func `the message about a removed item doesn't show a key that the field uses`() {
    defer { clean() }
    let harness = open(with: "Buy milk")
    harness.press("d n")
    #expect(harness.position(of: "Undo  ^Z") != nil)
    harness.type("x")
    #expect(harness.position(of: "Undo") != nil && harness.position(of: "^Z") == nil)
    harness.press("⏎")
    #expect(harness.position(of: "Undo  ^Z") != nil)
    harness.press("ctrl+z")
    #expect(Set(kept.map(\.title)) == ["Buy milk", "x"])
  }
}
