// SPDX-License-Identifier: MIT
// Testing: the focus after its view disappears, and its return.

import CuriumLists
import CuriumTesting
import CuriumTokens
import CuriumControls
import Observation
import Testing

@MainActor struct FocusKeepingTests {
  @Observable final class Rows {
    var names = ["a", "b", "c", "d"]
  }

  private struct List: View {
    let rows: Rows
    let onFocus: (String?) -> Void
    @FocusState private var focus: String?

    var body: some View {
      HStack(alignment: .top) {
        VStack {
          ForEach(rows.names, id: \.self) { name in
            Button(name) {}.focused($focus, equals: name)
          }
        }
        .focusSection()
        VStack {
          Button("e") {}
          Button("f") {}
        }
      }
      .onChange(of: focus) { _, name in onFocus(name) }
    }
  }

  private func harness(_ rows: Rows, onFocus: @escaping (String?) -> Void = { _ in }) -> Harness {
    Harness(width: 12, height: 5) { List(rows: rows, onFocus: onFocus) }
  }

  @Test(arguments: [
    ("⇥", "a", "b", "e"), ("⇥ ↓", "b", "c", "f"), ("⇥ ↓ ↓ ↓", "d", "c", "f"),
  ])
  func `when the focused view is removed, its neighbour gets the focus`(
    keys: String, removed: String, next: String, last: String
  ) async {
    let rows = Rows()
    var changes: [String?] = []
    let harness = harness(rows) { changes.append($0) }
    harness.press(keys)
    #expect(harness.focused?.label == removed)
    rows.names.removeAll { $0 == removed }
    await harness.settle()
    #expect(harness.focused?.label == next)
    #expect(changes.last == next)
    rows.names = []
    await harness.settle()
    #expect(harness.focused?.label == last)
    #expect(changes.last == .some(nil))
  }

  @Test(arguments: ["⇥ ⇥ ←", "⇥ ⇥ ⇥", "⇥ ⇥ shift+⇥ shift+⇥", "⇥ ←"])
  func `returning to a section focuses the view focused there last`(keys: String) {
    let harness = harness(Rows())
    harness.press("⇥ ↓ ↓ \(keys)")
    #expect(harness.focused?.label == "c")
  }

  @Test func `page keys scroll the scroll view beside the focused control`() {
    let harness = Harness(width: 12, height: 4) {
      VStack {
        ScrollView { ForEach(1..<20) { Text("Line \($0)") } }
        Button("Done") {}
      }
    }
    harness.press("⇥ pgdn")
    #expect(harness.focused?.label == "Done")
    #expect(harness.screen[0].hasPrefix("Line 3"))
    harness.press("↓")
    #expect(harness.screen[0].hasPrefix("Line 4"))
    harness.press("home")
    #expect(harness.screen[0].hasPrefix("Line 1"))
    #expect(harness.repaint() == 0)
  }

  @Test func `content that replaces the focused view gets the focus, even in a later round`() {
    struct Page: View {
      @State private var isDone = true
      var body: some View {
        VStack(alignment: .leading) {
          Button("tab") {}
          VStack {
            if isDone {
              Button("back") { isDone = false }
            } else {
              // The content depends on the size, so it appears after the layout.
              GeometryReader { _ in Button("again") {} }
            }
          }
        }
      }
    }
    let harness = Harness(width: 20, height: 4) { Page() }
    harness.press("⇥ ⇥ ⏎")
    #expect(harness.focused?.label == "again")
    #expect(harness.repaint() == 0)
  }

  @Test func `the focus doesn't come back after the app has removed it`() {
    struct Page: View {
      @State private var isThere = true
      @FocusState private var field: String?
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          if isThere { Button("gone") { isThere = false }.focused($field, equals: "gone") }
          Button("left") {}.focused($field, equals: "left")
        }
        .onChange(of: isThere) { field = nil }
      }
    }
    let harness = Harness(width: 20, height: 2) { Page() }
    harness.press("⇥ ⏎")
    #expect(harness.find(.button, "gone") == nil && harness.focused == nil)
  }

  @Test func `a tall view beside a removed one is nearer than a distant one in the same row`() {
    struct Page: View {
      @State private var isThere = true
      var body: some View {
        HStack(alignment: .bottom, spacing: 1) {
          VStack { if isThere { Button("gone") {} } }.frame(width: 8)
          Text("tall").frame(width: 12, height: 20).focusable()
          Button("far") {}.padding(.leading, 12)
        }
        .keyBinding("remove", "f1") { isThere = false }
      }
    }
    let harness = Harness(width: 50, height: 20) { Page() }
    harness.press("⇥")
    #expect(harness.focused?.label == "gone")
    harness.press("f1")
    #expect(harness.focused?.label == "tall")
  }
}
