// SPDX-License-Identifier: MIT
// Testing: search fields above tables, trees, scroll views and text, and in each other.

import Curium
import CuriumPreviews
import CuriumTesting
import Testing

@MainActor struct SearchablePlacesTests {
  /// Buttons that match a query, in a scroll view.
  private struct Rows: View {
    @State private var query = ""

    var body: some View {
      let rows = (0..<10).map { "row \($0)" }
      let found = rows.filter { query.isEmpty || $0.contains(query) }
      ScrollView { ForEach(found, id: \.self) { Button($0) {} } }
        .searchable(text: $query)
    }
  }

  private func value(_ harness: Harness) -> String? { harness.find(.textField)?.value }

  @Test func `if a message replaces the list, Return stays in the field`() {
    struct Replaced: View {
      @State private var query = ""
      @State private var selection: String?
      var body: some View {
        Group {
          if "auth".contains(query) || query.isEmpty {
            List(["auth"], id: \.self, selection: $selection) { Text($0) }
          } else {
            ContentUnavailableView.search(text: query)
          }
        }
        .searchable(text: $query)
      }
    }
    let harness = Harness(width: 40, height: 8) { Replaced() }
    harness.press("⇥ ⇥ / z ⏎ ↓")
    #expect(harness.focused?.role == .textField && value(harness) == "z")
    harness.press("esc esc")
    #expect(harness.focused?.role == .list)
    #expect(harness.repaint() == 0)
  }

  @Test func `a text field in the content takes a slash as text`() {
    struct Notes: View {
      @State private var query = ""
      @State private var note = ""
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          TextField("Note", text: $note)
          Button("Save") {}
        }
        .searchable(text: $query)
      }
    }
    let harness = Harness(width: 24, height: 5) { Notes() }
    harness.press("⇥ ⇥")
    harness.type("a/b")
    #expect(harness.find(.textField, "Note")?.value == "a/b")
    harness.press("⇥ /")
    #expect(harness.focused?.label == "Search")
    harness.type("x/y")
    #expect(harness.find(.textField, "Search")?.value == "x/y")
    harness.press("esc esc")
    #expect(harness.focused?.label == "Save")
  }

  @Test func `of two search fields, the one around the focus gets the key, or the first one`()
    throws
  {
    struct Panes: View {
      @State private var left = ""
      @State private var right = ""
      var body: some View {
        HStack(alignment: .top, spacing: 1) {
          Button("One") {}.searchable(text: $left, prompt: "Left")
          Button("Two") {}.searchable(text: $right, prompt: "Right")
        }
      }
    }
    let harness = Harness(width: 40, height: 4) { Panes() }
    harness.press("/")
    #expect(harness.focused?.label == "Left")
    harness.press("esc")
    #expect(harness.focused?.label == "One")
    harness.press("⇥ ⇥ /")
    #expect(harness.focused?.label == "Right")
    harness.press("esc")
    #expect(harness.focused?.label == "Two")
    // Escape doesn't go back and forth between the fields.
    harness.press("/")
    harness.click(try #require(harness.find(.textField, "Left")))
    #expect(harness.focused?.label == "Left")
    harness.press("esc")
    #expect(harness.focused?.label == "One")
    #expect(harness.warnings == [])
  }

  @Test func `in a scroll view, ↓ goes to the last focused row, or to the first result`() {
    let harness = Harness(width: 20, height: 12) { Rows() }
    harness.press("⇥ ⇥ ↓ ↓")
    #expect(harness.focused?.label == "row 2")
    harness.press("/ ↓")
    #expect(harness.focused?.label == "row 2")
    harness.press("/ 5 ↓")
    #expect(harness.focused?.label == "row 5")
    harness.press("/ esc esc")
    #expect(harness.focused?.label == "row 5")
    #expect(harness.repaint() == 0)
  }

  @Test func `above text, ↓ scrolls, and Escape goes to the views around`() {
    var closed = 0
    let harness = Harness(width: 20, height: 6) {
      StatefulPreview("") { query in
        ScrollView { ForEach(0..<20, id: \.self) { Text("line \($0)") } }
          .searchable(text: query)
      }
      .keyBinding("close", "esc") { closed += 1 }
    }
    harness.press("⇥ ↓")
    #expect(harness.position(of: "line 0") == nil && harness.position(of: "line 1") != nil)
    harness.press("⏎")
    #expect(harness.focused?.role == .textField && closed == 0)
    harness.press("esc")
    #expect(closed == 1)
  }

  @Test func `↓ goes to the rows of a table, not to its titles`() {
    struct Planet: Identifiable { let id: String }
    let harness = Harness(width: 24, height: 6) {
      StatefulPreview("") { query in
        DataTable(
          [Planet(id: "Mars"), Planet(id: "Earth")],
          columns: [DataColumn("Planet", value: \.id)]
        )
        .searchable(text: query)
      }
    }
    harness.press("⇥ ↓ ↓")
    #expect(harness.screen[3].hasPrefix("▌ Mars"))
    harness.press("/ ↓ ↓")
    #expect(harness.screen[4].hasPrefix("▌ Earth"))
    #expect(harness.repaint() == 0)
  }

  @Test func `↓ goes to a tree`() {
    struct Folder: Identifiable {
      let id: String
      var folders: [Folder]?
    }
    let harness = Harness(width: 12, height: 6) {
      StatefulPreview("") { query in
        TreeView(
          [Folder(id: "a", folders: [Folder(id: "b")]), Folder(id: "c")],
          children: { $0.folders }
        ) {
          Text($0.id)
        }
        .searchable(text: query)
      }
    }
    harness.press("⇥ ↓ →")
    let line = String(repeating: "▔", count: 12)
    #expect(harness.content == [" / Search", line, "▌ ▼ a", "  └   b", "    c"])
  }
}
