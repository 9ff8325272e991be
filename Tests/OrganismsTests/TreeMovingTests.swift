// SPDX-License-Identifier: MIT
// Testing: rows of a tree that the user moves to another parent.

import Curium
import CuriumTerminal
import CuriumTesting
import Observation
import Testing

@MainActor struct TreeMovingTests {
  private struct Item: Identifiable {
    let id: String
  }

  @Observable final class Model {
    /// The ids of the children of each item; those of the top level have the key "".
    var names = ["": ["a", "b", "c"], "a": ["p", "q"], "b": ["x"]]
    var open: Set<String> = ["a"]
    var selected: Set<String> = []
    var canMove = true
    var priority = KeyHintPriority.low
    var calls: [String] = []
  }

  private struct Outline: View {
    @Bindable var model: Model

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TreeView(
          items(in: "") ?? [], children: { items(in: $0.id) }, selection: $model.selected,
          expanded: $model.open
        ) {
          Text($0.id)
        }
        .onMove(
          of: String.self, hintPriority: model.priority, perform: model.canMove ? move : nil)
        KeyHints()
      }
    }

    private func items(in id: String) -> [Item]? { model.names[id]?.map { Item(id: $0) } }

    private func move(_ ids: [String], to destination: TreeDestination<String>) {
      let parent = destination.parent ?? "top"
      model.calls.append("\(ids.joined(separator: " ")) > \(parent) \(destination.index)")
      for key in model.names.keys { model.names[key]?.removeAll { ids.contains($0) } }
      model.names[destination.parent ?? ""]?.insert(contentsOf: ids, at: destination.index)
    }
  }

  private func outline(_ model: Model) -> Harness {
    Harness(width: 110, height: 9, theme: .dark) { Outline(model: model) }
  }

  private func pointer(_ harness: Harness, _ kind: PointerEvent.Kind, _ x: Int, _ y: Int) {
    harness.pointer(PointerEvent(kind, button: .primary, at: CellPoint(x: x, y: y)))
  }

  /// The rows of the screen with the line that shows where the dragged rows land.
  private func lines(in harness: Harness) -> [Int] {
    (0..<8).filter { harness.screen[$0].contains("▁") }
  }

  // MARK: Dragging

  /// The column and the row where a drag begins and ends, and the call of the action. The names
  /// begin at column 4, and those of children at column 6.
  @Test(arguments: [
    // On the name of a row with children, or anywhere to the right of it.
    ((8, 4), (5, 3), "c > b 1"), ((60, 4), (90, 3), "c > b 1"), ((8, 1), (8, 3), "p > b 1"),
    ((8, 4), (8, 0), "c > a 2"),
    // Left of its name, before or after it.
    ((8, 4), (2, 3), "c > top 1"), ((8, 4), (2, 0), "c > top 0"), ((8, 0), (2, 3), "a > top 1"),
    // On rows without children.
    ((8, 4), (8, 2), "c > a 1"), ((8, 4), (8, 1), "c > a 0"), ((8, 1), (8, 2), "p > a 1"),
    ((8, 1), (8, 4), "p > top 3"),
    // Below the last child, the pointer chooses the level.
    ((8, 1), (2, 2), "p > top 1"),
    // Below all rows.
    ((8, 1), (8, 6), "p > top 3"), ((8, 0), (8, 7), "a > top 2"),
  ])
  func `a row goes where the pointer is released`(
    start: (Int, Int), end: (Int, Int), call: String
  ) {
    let model = Model()
    let harness = outline(model)
    harness.drag(from: CellPoint(x: start.0, y: start.1), to: CellPoint(x: end.0, y: end.1))
    #expect(model.calls == [call])
    #expect(lines(in: harness) == [])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  /// Inside itself, in its parent, below all rows, and on itself.
  @Test(arguments: [(0, 2), (0, 1), (1, 0), (4, 7), (4, 4)])
  func `a row can't go inside itself, nor where it is`(start: Int, end: Int) {
    let model = Model()
    let harness = outline(model)
    pointer(harness, .down, 8, start)
    pointer(harness, .dragged, 8, 3)
    pointer(harness, .dragged, 8, end)
    #expect(lines(in: harness) == [] && !harness.screen.contains { $0.contains("›") })
    pointer(harness, .up, 8, end)
    #expect(model.calls == [])
    #expect(harness.repaint() == 0)
  }

  @Test func `the row that gets the dragged one is highlighted, and Escape cancels`() {
    let model = Model()
    let harness = outline(model)
    let plain = harness.cell(x: 40, y: 3).background
    pointer(harness, .down, 8, 4)
    pointer(harness, .dragged, 8, 3)
    #expect(harness.screen[3] == "› ► b" && harness.screen[4] == "▌   c")
    let tint = ComponentTokens.Sidebar.backgroundColorSelected.resolve(in: .dark)
    let selected = tint.color.blended(over: plain, alpha: tint.alpha)
    // The dragged row is quieter, so that they differ in 16 colours too.
    let inactive = SemanticTokens.Colors.selectionInactive.resolve(in: .dark)
    #expect(
      harness.cell(x: 40, y: 4).background
        == inactive.color.blended(over: plain, alpha: inactive.alpha))
    #expect(harness.cell(x: 40, y: 4).background.slot != selected.slot)
    let marker = ComponentTokens.Sidebar.markerColor.resolve(in: .dark).color
    let ink = ComponentTokens.Sidebar.textColorSelected.resolve(in: .dark).color
    #expect(harness.cell(x: 0, y: 3).foreground == marker)
    #expect(harness.cell(x: 4, y: 3).foreground == ink)
    #expect(harness.cell(x: 4, y: 3).attributes.contains(.bold))
    #expect(harness.cell(x: 4, y: 3).background == selected)
    #expect(harness.cell(x: 40, y: 3).background == selected && plain != selected)
    #expect(lines(in: harness) == [] && harness.repaint() == 0)
    harness.press("esc")
    #expect(harness.screen[3] == "  ► b" && harness.cell(x: 40, y: 3).background != selected)
    pointer(harness, .up, 8, 3)
    #expect(model.calls == [] && harness.repaint() == 0)
  }

  @Test func `the line begins at the level that the row will have`() {
    let harness = outline(Model())
    pointer(harness, .down, 8, 1)
    pointer(harness, .dragged, 8, 2)
    #expect(lines(in: harness) == [2])
    #expect(harness.cell(x: 3, y: 2).glyph == .space && harness.cell(x: 4, y: 2).glyph != .space)
    pointer(harness, .dragged, 2, 2)
    #expect(harness.cell(x: 3, y: 2).glyph != .space && harness.cell(x: 1, y: 2).glyph == .space)
    pointer(harness, .up, 2, 2)
    #expect(harness.rows == ["a", "q", "p", "b", "c"] && harness.repaint() == 0)
  }

  @Test func `a collapsed row opens when the pointer rests on it`() async {
    let model = Model()
    let harness = outline(model)
    pointer(harness, .down, 8, 4)
    pointer(harness, .dragged, 8, 3)
    await harness.advance(by: .milliseconds(400))
    #expect(model.open == ["a"])
    await harness.advance(by: .milliseconds(200))
    #expect(model.open == ["a", "b"] && harness.rows == ["a", "p", "q", "b", "x", "c"])
    #expect(harness.screen[3] == "› ▼ b" && harness.repaint() == 0)
    pointer(harness, .dragged, 8, 4)
    pointer(harness, .up, 8, 4)
    #expect(model.calls == ["c > b 0"] && harness.rows == ["a", "p", "q", "b", "c", "x"])
    #expect(harness.takeAnnouncements().last == "Moved to 1 of 2")
    #expect(harness.repaint() == 0)
  }

  @Test func `a row that the pointer leaves doesn't open`() async {
    let model = Model()
    let harness = outline(model)
    pointer(harness, .down, 8, 4)
    pointer(harness, .dragged, 8, 3)
    await harness.advance(by: .milliseconds(400))
    pointer(harness, .dragged, 2, 3)
    await harness.advance(by: .seconds(1))
    #expect(model.open == ["a"] && lines(in: harness) == [2])
    harness.press("esc")
    await harness.advance(by: .seconds(1))
    #expect(model.open == ["a"] && harness.repaint() == 0)
  }

  @Test(arguments: [
    (["p", "c"], 1, "p c > b 1"), (["a", "p"], 0, "a > b 1"), (["q", "c"], 1, "p > b 1"),
  ])
  func `selected rows go together, and those inside others with them`(
    selected: [String], row: Int, call: String
  ) {
    let model = Model()
    model.selected = Set(selected)
    let harness = outline(model)
    harness.drag(from: CellPoint(x: 8, y: row), to: CellPoint(x: 8, y: 3))
    #expect(model.calls == [call])
    #expect(harness.repaint() == 0)
  }

  // MARK: Keys

  @Test func `Option-Shift with an arrow moves a row out of its parent and into the row above`() {
    let model = Model()
    let harness = outline(model)
    harness.press("⇥ ↓")
    #expect(!harness.screen[8].contains("move out") && !harness.screen[8].contains("move in"))
    harness.press("↓")
    #expect(harness.screen[8].contains("move out") && !harness.screen[8].contains("move in"))
    harness.press("alt+shift+left")
    #expect(harness.rows == ["a", "q", "p", "b", "c"] && model.selected == ["p"])
    #expect(harness.takeAnnouncements().last == "Moved to 2 of 4")
    harness.press("alt+shift+right")
    #expect(harness.rows == ["a", "q", "p", "b", "c"] && model.names["a"] == ["q", "p"])
    harness.press("↓ ↓ alt+shift+right")
    #expect(harness.rows == ["a", "q", "p", "b", "x", "c"] && model.open == ["a", "b"])
    #expect(harness.screen[5] == "▌ └   c" && harness.focused?.role == .list)
    #expect(model.calls == ["p > top 1", "p > a 1", "c > b 1"])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `Option with an arrow moves a row among those with the same parent`() {
    let model = Model()
    let harness = outline(model)
    harness.press("⇥ ↓ alt+↓")
    #expect(harness.rows == ["b", "a", "p", "q", "c"] && model.calls == ["a > top 1"])
    #expect(harness.takeAnnouncements().last == "Moved to 2 of 3")
    harness.press("↓ ↓ alt+↑ alt+↑")
    #expect(harness.rows == ["b", "a", "q", "p", "c"] && model.calls.last == "q > a 0")
    #expect(harness.repaint() == 0)
  }

  @Test func `selected rows with the same parent move in together`() {
    let model = Model()
    model.names[""] = ["a", "b", "c", "d"]
    let harness = outline(model)
    harness.press("⇥ end shift+↑ alt+shift+right")
    #expect(model.calls == ["c d > b 1"] && model.selected == ["c", "d"])
    #expect(harness.rows == ["a", "p", "q", "b", "x", "c", "d"])
    #expect(harness.repaint() == 0)
  }

  @Test func `the app can leave the keys that move rows out of the hints`() {
    let model = Model()
    model.priority = .hidden
    let harness = outline(model)
    harness.press("⇥ ↓ ↓")
    #expect(!harness.screen[8].contains("move"))
    harness.press("alt+shift+left")
    #expect(model.calls == ["p > top 1"] && harness.repaint() == 0)
  }

  @Test func `without an action, nothing moves and no key is shown`() {
    let model = Model()
    model.canMove = false
    let harness = outline(model)
    harness.press("⇥ ↓ ↓ alt+shift+left alt+↓")
    harness.drag(from: CellPoint(x: 8, y: 4), to: CellPoint(x: 8, y: 3))
    #expect(model.calls == [] && !harness.screen[8].contains("move"))
    #expect(harness.repaint() == 0)
  }
}
