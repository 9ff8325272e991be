// SPDX-License-Identifier: MIT
// Testing: rows of a tree that the user moves, and that a search filters.

import Curium
import CuriumTerminal
import CuriumTesting
import Observation
import Testing

@MainActor struct TreeDataTests {
  private struct Topic: Identifiable {
    let id: String
    var topics: [Topic]?
  }

  // MARK: Moving

  @Observable final class Model {
    var topics = ["": ["a", "b", "c"], "a": ["p", "q"], "b": ["x"]]
    var open: Set<String> = ["a", "b"]
    var selected: Set<String> = []
    var canMove = true
  }

  private struct Outline: View {
    @Bindable var model: Model

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TreeView(
          topics(in: "") ?? [], children: { topics(in: $0.id) }, selection: $model.selected,
          expanded: $model.open
        ) {
          Text($0.id)
        }
        .onMove(perform: model.canMove ? move : nil)
        KeyHints()
      }
    }

    private func topics(in id: String) -> [Topic]? { model.topics[id]?.map { Topic(id: $0) } }

    private func move(_ offsets: RangeSet<Int>, to destination: Int, in parent: String?) {
      model.topics[parent ?? "", default: []].moveSubranges(offsets, to: destination)
    }
  }

  private func outline(_ model: Model) -> Harness {
    Harness(width: 60, height: 8) { Outline(model: model) }
  }

  @Test func `keys move a row with those inside it past its siblings, up to the ends`() {
    let model = Model()
    let harness = outline(model)
    harness.press("⇥ ↓")
    #expect(harness.screen[7].contains("alt+↑ move up   alt+↓ move down"))
    harness.press("alt+↓")
    #expect(
      harness.screen[..<6] == ["  ▼ b", "  └   x", "▌ ▼ a", "  ├   p", "  └   q", "    c"])
    harness.press("alt+↓ alt+↓")
    #expect(harness.rows == ["b", "x", "c", "a", "p", "q"] && model.selected == ["a"])
    harness.press("alt+↑ alt+↑ alt+↑")
    #expect(harness.rows == ["a", "p", "q", "b", "x", "c"])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a row stays in its parent`() {
    let model = Model()
    let harness = outline(model)
    harness.press("⇥ ↓ ↓ alt+↑")
    #expect(model.topics["a"] == ["p", "q"])
    harness.press("alt+↓ alt+↓ alt+↓")
    #expect(model.topics["a"] == ["q", "p"] && model.topics[""] == ["a", "b", "c"])
    #expect(harness.rows == ["a", "q", "p", "b", "x", "c"] && model.selected == ["p"])
    #expect(harness.repaint() == 0)
  }

  @Test func `the new place among the siblings is announced`() {
    let harness = outline(Model())
    harness.press("⇥ ↓ alt+↓")
    #expect(harness.takeAnnouncements() == ["Moved to 2 of 3"])
    harness.press("alt+↓")
    #expect(harness.takeAnnouncements() == ["Moved to 3 of 3"])
    harness.press("↓ alt+↓")
    #expect(harness.rows == ["b", "x", "c", "a", "q", "p"])
    #expect(harness.takeAnnouncements() == ["Moved to 2 of 2"])
    drag(harness, from: 3, to: 0)
    #expect(harness.rows == ["a", "q", "p", "b", "x", "c"])
    #expect(harness.takeAnnouncements().last == "Moved to 1 of 3")
  }

  @Test func `of several selected rows, only the siblings of the current one move`() {
    let model = Model()
    let harness = outline(model)
    harness.press("⇥ ↓ shift+↓ shift+↓ shift+↓")
    #expect(model.selected == ["a", "p", "q", "b"])
    harness.press("alt+↓")
    #expect(model.topics == ["": ["c", "a", "b"], "a": ["p", "q"], "b": ["x"]])
    #expect(harness.rows == ["c", "a", "p", "q", "b", "x"])
    #expect(harness.repaint() == 0)
  }

  private func drag(_ harness: Harness, from start: Int, to end: Int) {
    harness.drag(from: CellPoint(x: 8, y: start), to: CellPoint(x: 8, y: end))
  }

  @Test func `a drag moves a row before or after a sibling, also over the rows inside it`() {
    let model = Model()
    let harness = outline(model)
    drag(harness, from: 0, to: 4)
    #expect(harness.rows == ["b", "x", "a", "p", "q", "c"])
    drag(harness, from: 5, to: 4)
    #expect(harness.rows == ["b", "x", "c", "a", "p", "q"])
    // Rows of other parents aren't a destination.
    drag(harness, from: 4, to: 0)
    #expect(harness.rows == ["b", "x", "c", "a", "p", "q"])
    drag(harness, from: 5, to: 4)
    #expect(harness.rows == ["b", "x", "c", "a", "q", "p"])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  /// The rows of the screen with the line that shows where a branch lands.
  private func lines(in harness: Harness) -> [Int] {
    (0..<7).filter { harness.screen[$0].contains("▁") }
  }

  @Test func `a line shows where a branch lands`() {
    let harness = outline(Model())
    harness.pointer(PointerEvent(.down, button: .primary, at: CellPoint(x: 8, y: 0)))
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: 8, y: 1)))
    #expect(lines(in: harness) == [])
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: 8, y: 3)))
    #expect(lines(in: harness) == [4])
    harness.press("esc")
    #expect(lines(in: harness) == [] && harness.repaint() == 0)
  }

  @Test func `without an action, nothing moves and no key is shown`() {
    let model = Model()
    model.canMove = false
    let harness = outline(model)
    harness.press("⇥ ↓ alt+↓")
    drag(harness, from: 0, to: 4)
    #expect(harness.rows == ["a", "p", "q", "b", "x", "c"])
    #expect(!harness.screen[7].contains("move"))
    #expect(harness.repaint() == 0)
  }

  @Test func `items that aren't shown, because their ids are used above, keep their places`() {
    let model = Model()
    model.topics[""] = ["a", "a", "b", "c"]
    let harness = outline(model)
    harness.press("⇥ end")
    #expect(model.selected == ["c"])
    harness.press("alt+↑")
    #expect(model.topics[""] == ["a", "a", "c", "b"])
    #expect(harness.repaint() == 0)
  }

  // MARK: Filtering

  private struct Filtered: View {
    let topics: [Topic]
    @State private var query = ""
    @State private var expanded: Set<Topic.ID> = []

    var body: some View {
      let found = matches(in: topics)
      let open = query.isEmpty ? $expanded : .constant(branches(of: found))
      TreeView(found, children: { $0.topics }, expanded: open) { Text($0.id) }
        .searchable(text: $query)
    }

    private func matches(in topics: [Topic]) -> [Topic] {
      if query.isEmpty { return topics }
      return topics.compactMap { topic in
        let inner = topic.topics.map { matches(in: $0) }
        let isFound = topic.id.contains(query) || inner?.isEmpty == false
        return isFound ? Topic(id: topic.id, topics: inner) : nil
      }
    }

    private func branches(of topics: [Topic]) -> Set<Topic.ID> {
      topics.reduce(into: []) { ids, topic in
        guard let inner = topic.topics else { return }
        ids.insert(topic.id)
        ids.formUnion(branches(of: inner))
      }
    }
  }

  @Test func `a search opens the rows with matches, and afterwards they are closed again`() {
    let topics = [
      Topic(id: "kit", topics: [Topic(id: "text", topics: [Topic(id: "wrap")]), Topic(id: "row")]),
      Topic(id: "app", topics: [Topic(id: "main")]),
    ]
    let harness = Harness(width: 20, height: 8) { Filtered(topics: topics) }
    #expect(harness.rows == ["kit", "app"])
    harness.press("/")
    harness.type("wr")
    #expect(harness.rows == ["kit", "text", "wrap"])
    harness.press("⌫ ⌫")
    #expect(harness.rows == ["kit", "app"])
    #expect(harness.repaint() == 0)
  }
}
