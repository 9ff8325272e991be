// SPDX-License-Identifier: MIT
// Testing: the to-do list as someone uses it, and the file it keeps.

import Curium
import CuriumTesting
import Foundation
import Testing

@testable import todo

@MainActor @Suite struct TodoTests {
  private let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")

  private func open() -> Harness {
    let store = TodoStore(file: file)
    return Harness(width: 60, height: 16) { TodoScreen(store: store) }
  }

  private var kept: [Todo] {
    (try? JSONDecoder().decode([Todo].self, from: Data(contentsOf: file))) ?? []
  }

  private func clean() { try? FileManager.default.removeItem(at: file) }

  /// A list with some titles in it.
  private func open(with titles: String...) -> Harness {
    let harness = open()
    harness.press("n")
    for title in titles {
      harness.type(title)
      harness.press("⏎")
    }
    harness.press("⇥")
    return harness
  }

  @Test func `what is added is shown, kept, and there the next time`() {
    defer { clean() }
    let first = open()
    #expect(first.position(of: "Nothing to do") != nil)
    first.press("n")
    first.type("Buy rope")
    first.press("⏎")
    #expect(first.position(of: "☐ Buy rope") != nil && first.repaint() == 0)
    #expect(kept.map(\.title) == ["Buy rope"])
    #expect(open().position(of: "☐ Buy rope") != nil)
  }

  @Test func `one is done by Return, and removed by a letter; the next is chosen then`() {
    defer { clean() }
    let harness = open(with: "Buy rope", "Paint the hull", "Call Ada")
    harness.press("↑ ⏎")
    #expect(kept.map(\.isDone) == [false, true, false])
    harness.press("d")
    #expect(kept.map(\.title) == ["Buy rope", "Call Ada"])
    harness.press("d d d")
    #expect(kept.isEmpty && harness.position(of: "Nothing to do") != nil)
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }

  @Test func `the dialog changes one, and wants a title`() async throws {
    defer { clean() }
    let harness = open(with: "Buy rope")
    harness.press("e")
    #expect(harness.find(.button, "Save") != nil)
    harness.press("ctrl+u ⏎")
    await harness.settle()
    #expect(harness.position(of: "Say what is to do.") != nil && kept[0].title == "Buy rope")
    harness.type("Buy line")
    harness.click(try #require(harness.find(.button, "Save")))
    await harness.settle()
    #expect(kept.map(\.title) == ["Buy line"] && harness.find(.button, "Save") == nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `t changes the theme, and a file that cannot be written is told`() {
    let store = TodoStore(file: URL(filePath: "/nowhere/todo.json"))
    let harness = Harness(width: 60, height: 16) { TodoScreen(store: store) }
    let ground = harness.cell(x: 0, y: 15).background
    harness.press("t")
    #expect(harness.cell(x: 0, y: 15).background != ground)
    harness.press("n x ⏎")
    #expect(harness.position(of: "Not saved") != nil && harness.repaint() == 0)
  }
}
