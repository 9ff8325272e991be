// SPDX-License-Identifier: MIT
// Testing: the to-do list, used like a user would.

import Curium
import CuriumTesting
import Foundation
import Testing

@testable import todo

@MainActor struct TodoTests: TodoSuite {
  let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")

  @Test func `an added item is shown and saved`() {
    defer { clean() }
    let first = open()
    #expect(first.position(of: "Nothing to do") != nil)
    first.type("Buy milk")
    first.press("⏎")
    #expect(first.position(of: "□ Buy milk") != nil && first.repaint() == 0)
    #expect(kept.map(\.title) == ["Buy milk"])
    #expect(open().position(of: "□ Buy milk") != nil)
  }

  @Test func `Return completes an item, a letter removes one, and the next one is selected`() {
    defer { clean() }
    let harness = open(with: "Buy milk", "Paint the wall", "Call Ada")
    harness.press("↑ ⏎")
    #expect(kept.map(\.isDone) == [false, true, false])
    harness.press("d")
    #expect(kept.map(\.title) == ["Buy milk", "Call Ada"])
    harness.press("d d d")
    #expect(kept.isEmpty && harness.position(of: "Nothing to do") != nil)
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }

  @Test func `Space completes the selected item`() {
    defer { clean() }
    let harness = open(with: "Buy milk", "Call Ada")
    #expect(harness.position(of: "space done") != nil)
    harness.press("space")
    #expect(kept.map(\.isDone) == [false, true])
    #expect(harness.position(of: "■ Call Ada") != nil)
    harness.press("space ↑ space")
    #expect(kept.map(\.isDone) == [true, false])
    harness.press("space")
    #expect(harness.focused?.role == .list && kept.map(\.isDone) == [false, false])
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }

  @Test func `hints, help and the palette have the same commands with the same first keys`() {
    defer { clean() }
    let harness = open(with: "Buy milk")
    #expect(harness.position(of: "space done") != nil && harness.position(of: "d remove") != nil)
    harness.press("?")
    harness.type("done")
    #expect(harness.screen.contains { $0.contains("space") && $0.contains("Done") })
    harness.press("ctrl+u")
    harness.type("remove")
    #expect(harness.screen.contains { $0.contains("d or del") && $0.contains("Remove") })
    harness.press("esc ctrl+p")
    harness.type("remove")
    #expect(harness.screen.contains { $0.contains("Remove ") && !$0.contains("del") })
    harness.press("ctrl+u")
    harness.type("done")
    #expect(harness.screen.contains { $0.contains("Done ") && $0.contains("space") })
    harness.press("⏎")
    #expect(kept.map(\.isDone) == [true])
  }

  @Test func `letters that are typed at the start are the first item, not commands`() {
    defer { clean() }
    let harness = open()
    #expect(harness.position(of: "Type a task, and press Return.") != nil)
    harness.type("quinoa")
    harness.press("⏎")
    #expect(!harness.hasQuit && kept.map(\.title) == ["quinoa"])
    // A list with items has the focus itself, because its keys are commands.
    #expect(open().focused?.role == .list)
  }

  @Test func `an item that was moved with keys or dragged is saved in its new place`() {
    defer { clean() }
    let harness = open(with: "Buy milk", "Paint the wall", "Call Ada")
    harness.press("alt+↑")
    #expect(kept.map(\.title) == ["Buy milk", "Call Ada", "Paint the wall"])
    guard let start = harness.position(of: "Buy milk"),
      let end = harness.position(of: "Paint the wall")
    else { return #expect(Bool(false)) }
    harness.drag(from: start, to: end)
    #expect(kept.map(\.title) == ["Call Ada", "Paint the wall", "Buy milk"])
    #expect(kept.allSatisfy { !$0.isDone })
    #expect(open().position(of: "□ Buy milk") == harness.position(of: "□ Buy milk"))
    #expect(harness.repaint() == 0)
  }

  @Test func `a wide window has the list in the middle, and a completed item is muted`() throws {
    defer { clean() }
    let harness = open(with: "Buy milk", "Call Ada")
    harness.press("⏎")
    harness.resize(width: 120, height: 16)
    let place = try #require(harness.position(of: "□ Buy milk"))
    #expect(place.x == 26)
    let inks = ["milk", "Ada"].compactMap { harness.position(of: $0) }.map {
      harness.cell(x: $0.x, y: $0.y).foreground
    }
    #expect(inks.count == 2 && inks[0] != inks[1])
  }

  @Test func `the selected row has a single ground, also with the pointer on its check box`()
    throws
  {
    defer { clean() }
    let harness = open(with: "Buy milk")
    let place = try #require(harness.position(of: "□ Buy milk"))
    harness.click(x: place.x, y: place.y)
    let grounds = Set(
      (place.x - 1..<place.x + 22).map { harness.cell(x: $0, y: place.y).background })
    #expect(harness.focused?.role == .list && grounds.count == 1)
  }

  @Test func `a click on a check box completes its item, selects it and focuses the list`() throws {
    defer { clean() }
    let harness = open(with: "Buy milk", "Call Ada")
    harness.press("n")
    let place = try #require(harness.position(of: "□ Buy milk"))
    harness.click(x: place.x, y: place.y)
    #expect(kept.map(\.isDone) == [true, false])
    #expect(harness.focused?.role == .list && harness.position(of: "space done") != nil)
    #expect(harness.find(.row, "Buy milk")?.semantics.isSelected == true)
    harness.press("space")
    #expect(kept.map(\.isDone) == [false, false])
    harness.press("⇥")
    #expect(harness.focused?.role == .textField)
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }

  @Test func `from the start, End selects the last item, which the commands then use`() {
    defer { clean() }
    _ = open(with: "Buy milk", "Paint the wall", "Call Ada")
    let harness = open()
    harness.press("end d")
    #expect(kept.map(\.title) == ["Buy milk", "Paint the wall"])
  }

  @Test func `on a small screen, the dialog is narrower and scrolls`() {
    defer { clean() }
    _ = open(with: "Buy milk")
    let harness = open()
    harness.resize(width: 40, height: 8)
    harness.press("e")
    harness.type(" " + String(repeating: "and bread ", count: 6) + "!")
    #expect(harness.screen.contains { $0.contains("bread !") })
    harness.press("⇥ ⇥")
    #expect(harness.focused?.label == "Save" && harness.position(of: "Save") != nil)
    harness.press("⇥")
    #expect(harness.focused?.label == "Cancel" && harness.position(of: "Cancel") != nil)
  }

  @Test func `the dialog edits an item, and requires a title`() async throws {
    defer { clean() }
    let harness = open(with: "Buy milk")
    harness.press("e")
    #expect(harness.find(.heading, "Edit task") != nil)
    #expect(harness.position(of: "enter save") != nil)
    harness.press("ctrl+u ⏎")
    await harness.settle()
    #expect(harness.position(of: "Enter a title.") != nil && kept[0].title == "Buy milk")
    harness.type("Buy line")
    harness.click(try #require(harness.find(.button, "Save")))
    await harness.settle()
    #expect(kept.map(\.title) == ["Buy line"] && harness.find(.button, "Save") == nil)
    harness.press("e x")
    harness.click(try #require(harness.find(.button, "Cancel")))
    #expect(kept.map(\.title) == ["Buy line"] && harness.find(.button, "Cancel") == nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `t changes the theme, and a missing folder is reported`() {
    let store = TodoStore(file: TodoFile(URL(filePath: "/nowhere/todo.json")))
    let harness = Harness(width: 60, height: 16) { TodoScreen(store: store) }
    let ground = harness.cell(x: 0, y: 15).background
    harness.press("esc t")
    #expect(harness.cell(x: 0, y: 15).background != ground)
    harness.press("n x ⏎")
    #expect(harness.position(of: "Not saved") != nil && harness.repaint() == 0)
    #expect(harness.position(of: "The folder /nowhere doesn't exist.") != nil)
    #expect(harness.position(of: "□ x") != nil)
  }

  @Test func `a message has the chosen theme`() throws {
    defer { clean() }
    let harness = open(with: "Buy milk", "Call Ada")
    harness.press("d")
    var place = try #require(harness.position(of: "Removed: Call Ada"))
    let ground = harness.cell(x: place.x, y: place.y).background
    harness.press("ctrl+z t d")
    place = try #require(harness.position(of: "Removed: Call Ada"))
    #expect(harness.cell(x: place.x, y: place.y).background != ground)
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }

  @Test func `after a click on Add, the user can type the next item`() throws {
    defer { clean() }
    let harness = open()
    for title in ["Buy milk", "dedust"] {
      harness.type(title)
      harness.click(try #require(harness.find(.button, "Add")))
    }
    #expect(kept.map(\.title) == ["Buy milk", "dedust"])
    harness.press("ctrl+z")
    #expect(harness.focused?.role == .textField && harness.focused?.value == "")
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }

  @Test func `an empty list has no mark above its message`() throws {
    defer { clean() }
    let harness = open()
    for keys in ["esc ↑", "n esc", "shift+⇥ ⇥"] {
      harness.press(keys)
      let message = try #require(harness.position(of: "Nothing to do"))
      #expect(harness.focused?.role == .list)
      #expect(harness.screen[4..<message.y].allSatisfy { $0.isEmpty })
    }
    harness.press("n")
    harness.type("Buy milk")
    harness.press("⏎ esc")
    #expect(harness.screen.contains { $0.contains("▌ □ Buy milk") })
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }

  @Test func `after the last item is removed, letters are still commands`() {
    defer { clean() }
    let harness = open(with: "Buy milk")
    harness.press("d")
    #expect(kept == [] && harness.position(of: "Press n to add something.") != nil)
    harness.press("n")
    harness.type("Call Ada")
    #expect(harness.find(.textField)?.value == "Call Ada")
    harness.press("ctrl+u esc q")
    #expect(harness.hasQuit)
  }
}
