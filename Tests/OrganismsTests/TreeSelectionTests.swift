// SPDX-License-Identifier: MIT
// Testing: rows of trees and tables that the user can't select.

import Curium
import CuriumTesting
import Observation
import Testing

@MainActor struct TreeSelectionTests {
  private struct Item: Identifiable {
    let id: String
    var items: [Item]?
    var isHeading = false
  }

  @Observable final class Model {
    var one: String?
    var open: Set<String> = ["Sources", "Views"]
  }

  private struct Tree: View {
    @Bindable var model: Model
    private let roots = [
      Item(
        id: "Sources",
        items: [Item(id: "Views", items: [Item(id: "List")], isHeading: true), Item(id: "Text")])
    ]

    var body: some View {
      TreeView(
        roots, children: { $0.items }, selection: $model.one, expanded: $model.open
      ) { item in
        Text(item.id).selectionDisabled(item.isHeading)
      }
    }
  }

  @Test func `← goes to the next ancestor that can be selected, and → to such a row inside`() {
    let model = Model()
    let harness = Harness(width: 24, height: 5) { Tree(model: model) }
    harness.press("⇥ ↓ ↓")
    #expect(model.one == "List")
    harness.press("←")
    #expect(model.one == "Sources")
    harness.press("→")
    #expect(model.one == "List")
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }

  @Test func `a click on the chevron opens and closes the row without selecting it`() throws {
    let model = Model()
    let harness = Harness(width: 24, height: 5) { Tree(model: model) }
    let place = try #require(harness.position(of: "Views"))
    harness.click(x: place.x - 2, y: place.y)
    #expect(model.open == ["Sources"] && model.one == nil)
    harness.click(x: place.x - 2, y: place.y)
    #expect(model.open == ["Sources", "Views"] && model.one == nil)
  }

  /// A tree with an expanded row without rows inside, and a counter of a command around it.
  private struct Empty: View {
    @State private var count = 0
    @State private var open: Set<String> = ["Sources"]
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TreeView([Item(id: "Sources", items: [])], children: { $0.items }, expanded: $open) {
          Text($0.id)
        }
        .frame(height: 3)
        Text("count \(count)")
        KeyHints()
      }
      .keyBinding("next", "right") { count += 1 }
    }
  }

  @Test func `→ on an expanded row without rows inside goes on to the commands around the tree`() {
    let harness = Harness(width: 40, height: 5) { Empty() }
    harness.press("⇥ ↓")
    #expect(harness.position(of: "← fold") != nil && harness.position(of: "→ next") != nil)
    harness.press("→")
    #expect(harness.position(of: "count 1") != nil && harness.focused?.role == .list)
    harness.press("← →")
    #expect(harness.position(of: "count 1") != nil)
    harness.press("→")
    #expect(harness.position(of: "count 2") != nil)
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }

  @Test(arguments: [true, false])
  func `arrows without an effect leave a table, but not one whose rows can be expanded`(
    isTree: Bool
  ) {
    let items = [Item(id: "a", items: isTree ? [] : nil)]
    let columns = [DataColumn<Item>("Name", value: \.id)]
    let harness = Harness(width: 40, height: 5) {
      HStack(spacing: 0) {
        if isTree {
          DataTable(items, children: { $0.items }, columns: columns, expanded: .constant(["a"]))
        } else {
          DataTable(items, columns: columns)
        }
        Button("Beside") {}
      }
    }
    harness.press("⇥ ⇥ ↓")
    #expect(harness.focused?.role == .list)
    harness.press("→")
    #expect((harness.focused?.label == "Beside") == !isTree)
  }

  private struct Table: View {
    @Bindable var model: Model
    private let items = [Item(id: "a"), Item(id: "sum", isHeading: true), Item(id: "b")]

    var body: some View {
      DataTable(
        items,
        columns: [
          DataColumn("Name") { item in Text(item.id).selectionDisabled(item.isHeading) }
        ], selection: $model.one)
    }
  }

  @Test func `in a table, a view in one of its cells prevents the selection of a row`() {
    let model = Model()
    let harness = Harness(width: 24, height: 6) { Table(model: model) }
    harness.press("⇥ ↓ ↓")
    #expect(model.one == "b")
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }
}
