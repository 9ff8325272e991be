// SPDX-License-Identifier: MIT
// Testing: the to-do list on the screen and its file, which other programs can change.

import Curium
import CuriumTesting
import Foundation
import Testing

@testable import todo

@MainActor struct TodoSavingTests {
  @Test func `quitting with an unsaved item asks, and Control-S saves it from the field`()
    async throws
  {
    let folder = TodoFolder()
    let inner = folder.url.appending(path: "inner")
    let store = TodoStore(file: TodoFile(inner.appending(path: "todo.json")))
    let harness = Harness(width: 60, height: 16) { TodoScreen(store: store) }
    harness.type("Buy milk")
    harness.press("⏎ ctrl+c")
    #expect(harness.position(of: "Quit without saving?") != nil)
    harness.press("esc")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    #expect(harness.focused?.role == .textField && harness.position(of: "^S save") != nil)
    #expect(store.problem?.hasSuffix("Create it, then press Control-S.") == true)
    harness.press("ctrl+s")
    #expect(harness.position(of: "Not saved") == nil && harness.position(of: "□ Buy milk") != nil)
    #expect(folder.text("inner/todo.json")?.contains("Buy milk") == true)
    #expect(harness.repaint() == 0)
  }

  @Test func `a file that isn't a list is kept, and the screen says where`() throws {
    let folder = TodoFolder()
    try folder.write("[{\"tit")
    let store = TodoStore(file: TodoFile(folder.file))
    let harness = Harness(width: 70, height: 20) { TodoScreen(store: store) }
    #expect(harness.position(of: "todo.json isn't a to-do list") != nil)
    harness.type("Buy milk")
    harness.press("⏎")
    #expect(harness.position(of: "The old file is now called todo-unreadable.json") != nil)
    #expect(harness.position(of: "isn't a to-do list") == nil)
    #expect(folder.text("todo-unreadable.json") == "[{\"tit" && folder.titles == ["Buy milk"])
    #expect(harness.repaint() == 0)
  }

  @Test func `two screens of one file show each other's changes`() async throws {
    let folder = TodoFolder()
    let stores = (0..<2).map { _ in TodoStore(file: TodoFile(folder.file)) }
    let screens = stores.map { store in
      Harness(width: 60, height: 16) { TodoScreen(store: store) }
    }
    for (screen, title) in zip(screens, ["Buy milk", "Call Ada"]) {
      screen.type(title)
      screen.press("⏎ ⇥")
    }
    #expect(screens[1].position(of: "□ Buy milk") != nil)
    stores[0].refresh()
    await screens[0].settle()
    screens[0].press("↓")
    #expect(screens[0].position(of: "□ Call Ada") != nil)
    screens[0].press("d")
    stores[1].refresh()
    await screens[1].settle()
    #expect(screens[1].position(of: "Call Ada") == nil)
    screens[1].press("↑ ⏎")
    #expect(folder.titles == ["Buy milk"])
    #expect(screens.map { $0.repaint() } == [0, 0])
  }

  @Test func `an edit is merged with changes made while the dialog was open`() async throws {
    let folder = TodoFolder()
    let store = TodoStore(file: TodoFile(folder.file))
    _ = store.add("Buy milk")
    let harness = Harness(width: 60, height: 16) { TodoScreen(store: store) }
    harness.press("e")
    store.todos[0].isDone = true
    harness.press("ctrl+u")
    harness.type("Buy line")
    harness.click(try #require(harness.find(.button, "Save")))
    await harness.settle()
    #expect(store.todos.map(\.title) == ["Buy line"] && store.todos[0].isDone)
    #expect(harness.repaint() == 0)
  }

  @Test func `quitting asks if the only copy of the list is on the screen`() async throws {
    let folder = TodoFolder()
    let store = TodoStore(file: TodoFile(folder.file))
    _ = store.add("Buy milk")
    let harness = Harness(width: 60, height: 16) { TodoScreen(store: store) }
    try folder.write("not JSON")
    store.refresh()
    await harness.settle()
    harness.press("q")
    #expect(harness.position(of: "Quit without saving?") != nil && !harness.hasQuit)
    // The dialog blocks the keys of the screen, so it has no advice about them.
    #expect(store.reason == "todo.json isn't a to-do list, or part of it is missing.")
    #expect(!harness.elements.contains { $0.label.contains("Your first change") })
    harness.press("esc")
    try FileManager.default.removeItem(at: folder.url)
    store.refresh()
    await harness.settle()
    harness.press("q")
    #expect(harness.position(of: "Quit without saving?") != nil && !harness.hasQuit)
    #expect(!harness.elements.contains { $0.label.contains("press Control-S") })
  }

  @Test func `the dialog offers a priority of a newer version`() throws {
    let folder = TodoFolder()
    try folder.write(#"[{"id":"1","title":"Milk","priority":"Urgent"}]"#)
    let store = TodoStore(file: TodoFile(folder.file))
    let harness = Harness(width: 60, height: 16) { TodoScreen(store: store) }
    harness.press("e")
    #expect(harness.position(of: "Urgent") != nil)
  }
}
