// SPDX-License-Identifier: MIT
// Testing: rows of a table that the user moves to another parent.

import Curium
import CuriumTerminal
import CuriumTesting
import Observation
import Testing

@MainActor struct TableMovingTests {
  private struct File: Identifiable {
    let id: String
  }

  @Observable final class Model {
    var names: [String: [String]] = [
      "": ["todo", "docs", "src"], "docs": ["guide"], "src": [],
    ]
    var open: Set<String> = ["docs"]
    var selection: String?
    var order: DataSortOrder?
    var calls: [String] = []
  }

  private struct Files: View {
    @Bindable var model: Model

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        DataTable(
          files(in: "") ?? [], children: { files(in: $0.id) },
          columns: [DataColumn("Name", value: \.id)], selection: $model.selection,
          expanded: $model.open, sortOrder: $model.order
        )
        .defaultFocus()
        .onMove(of: String.self) { ids, destination in
          let parent = destination.parent ?? "top"
          model.calls.append("\(ids.joined(separator: " ")) > \(parent) \(destination.index)")
          for key in model.names.keys { model.names[key]?.removeAll { ids.contains($0) } }
          model.names[destination.parent ?? ""]?.insert(contentsOf: ids, at: destination.index)
        }
        KeyHints()
      }
    }

    private func files(in id: String) -> [File]? { model.names[id]?.map { File(id: $0) } }
  }

  private func files(_ model: Model) -> Harness {
    Harness(width: 100, height: 10) { Files(model: model) }
  }

  /// The name of the dragged row, that of the row where it is dropped, and the calls.
  @Test(arguments: [
    ("todo", "src", ["todo > src 0"]), ("todo", "guide", ["todo > docs 1"]),
    ("src", "guide", ["src > docs 1"]), ("src", "todo", []),
  ])
  func `in sorted rows, the pointer chooses only the parent`(
    name: String, other: String, calls: [String]
  ) throws {
    let model = Model()
    model.order = .ascending("Name")
    let harness = files(model)
    #expect(harness.rows == ["docs", "guide", "src", "todo"])
    let start = try #require(harness.position(of: name))
    harness.drag(from: start, to: try #require(harness.position(of: other)))
    #expect(model.calls == calls)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `below sorted rows, a row goes to the top level`() throws {
    let model = Model()
    model.order = .ascending("Name")
    let harness = files(model)
    let start = try #require(harness.position(of: "guide"))
    harness.drag(from: start, to: CellPoint(x: start.x, y: 8))
    #expect(model.calls == ["guide > top 3"] && harness.rows == ["docs", "guide", "src", "todo"])
    #expect(harness.repaint() == 0)
  }

  @Test func `keys move sorted rows out and in, but not up and down`() {
    let model = Model()
    model.order = .ascending("Name")
    let harness = files(model)
    harness.press("↓ ↓ alt+↑ alt+↓")
    #expect(model.selection == "guide" && model.calls == [])
    #expect(harness.screen[9].contains("move out") && !harness.screen[9].contains("move up"))
    harness.press("alt+shift+left")
    #expect(model.calls == ["guide > top 2"] && model.selection == "guide")
    harness.press("alt+shift+right")
    #expect(model.calls.last == "guide > docs 0" && harness.repaint() == 0)
  }

  @Test func `rows in their own order move as in a tree`() throws {
    let model = Model()
    let harness = files(model)
    harness.press("↓ alt+↓")
    #expect(model.calls == ["todo > top 1"] && model.selection == "todo")
    let start = try #require(harness.position(of: "src"))
    harness.drag(from: start, to: try #require(harness.position(of: "guide")))
    #expect(model.calls.last == "src > docs 0")
    #expect(harness.rows == ["docs", "src", "guide", "todo"] && harness.repaint() == 0)
  }
}
