// SPDX-License-Identifier: MIT
// Testing: the focus and views that are hidden, out of sight or can't take it.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@testable import CuriumControls

@MainActor @Suite struct HiddenFocusTests {
  private struct ThreePanes: View {
    @FocusState private var pane: Int?

    var body: some View {
      SplitView {
        ForEach(0..<3) { index in
          Button("pane \(index)") {}.buttonStyle(.plain)
            .focused($pane, equals: index)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .paneSize(min: 10)
        }
      }
      .keyBinding("last", "f3") { pane = 2 }
      .keyBinding("first", "f1") { pane = 0 }
    }
  }

  @Test func `a pane without room is shown when it gets the focus`() {
    let harness = Harness(width: 22, height: 1) { ThreePanes() }
    #expect(harness.screen[0].contains("pane 0") && harness.screen[0].contains("pane 1"))
    harness.press("f3")
    #expect(harness.focused?.label == "pane 2")
    #expect(harness.screen[0].contains("pane 0") && harness.screen[0].contains("pane 2"))
    #expect(harness.repaint() == 0)
    harness.resize(width: 10, height: 1)
    #expect(harness.screen[0].contains("pane 2") && harness.focused?.label == "pane 2")
    harness.press("f1")
    #expect(harness.screen[0].contains("pane 0") && harness.focused?.label == "pane 0")
    harness.resize(width: 40, height: 1)
    #expect(harness.screen[0].contains("pane 1") && harness.screen[0].contains("pane 2"))
    #expect(harness.warnings.isEmpty)
  }

  @Test func `moving the focus to a view that can't take it warns`() {
    struct Page: View {
      @FocusState private var isFocused: Bool
      let isFocusable: Bool
      var body: some View {
        ScrollView { Text("one") }
          .focusable(isFocusable)
          .focused($isFocused)
          .keyBinding("go", "f1") { isFocused = true }
      }
    }
    let harness = Harness(width: 10, height: 1) { Page(isFocusable: false) }
    harness.press("f1")
    #expect(harness.warnings.count == 1)
    #expect(harness.warnings.first?.contains("Add .focusable()") == true)
    let other = Harness(width: 10, height: 1) { Page(isFocusable: true) }
    other.press("f1")
    #expect(other.warnings.isEmpty && other.focused != nil)
  }

  @Test func `the arrows scroll a focused scroll view before they leave it`() {
    let harness = Harness(width: 20, height: 4) {
      HStack(spacing: 0) {
        Button("left") {}.buttonStyle(.plain)
        ScrollView([.horizontal, .vertical], showsIndicators: false) {
          ForEach(0..<8) { Text("row \($0) 0123456789") }
        }
        .focusable()
      }
    }
    harness.press("⇥ ⇥ → ↓")
    #expect(harness.screen[0].contains("w 1 "))
    harness.press("↑ ←")
    #expect(harness.screen[0].contains("row 0"))
    harness.press("←")
    #expect(harness.focused?.label == "left")
  }
}

@MainActor @Suite struct ListSightTests {
  @Observable @MainActor final class Model { var selection: Int? }

  private struct Rows: View {
    @Bindable var model: Model
    var body: some View {
      List(selection: $model.selection) { ForEach(0..<100) { Text("row \($0)") } }
    }
  }

  @Test func `a row that the app selects is scrolled into view`() async {
    let model = Model()
    let harness = Harness(width: 10, height: 5) { Rows(model: model) }
    model.selection = 60
    await harness.settle()
    #expect(harness.screen.contains { $0.contains("row 60") })
    model.selection = 61
    await harness.settle()
    let before = harness.screen
    model.selection = 60
    await harness.settle()
    #expect(harness.screen.map { $0.filter(\.isNumber) } == before.map { $0.filter(\.isNumber) })
    #expect(harness.repaint() == 0)
  }

  @Test func `a list appears with the selected row in view`() {
    let model = Model()
    model.selection = 40
    let harness = Harness(width: 10, height: 5) { Rows(model: model) }
    #expect(harness.screen.contains { $0.contains("row 40") })
  }

  @Test func `the wheel may scroll the selected row away`() async {
    let model = Model()
    model.selection = 2
    let harness = Harness(width: 10, height: 5) { Rows(model: model) }
    harness.scroll(y: 5)
    #expect(!harness.screen.contains { $0.contains("row 2 ") || $0.hasSuffix("row 2") })
    await harness.settle()
    #expect(!harness.screen.contains { $0.split(separator: " ") == ["row", "2"] })
  }

  @Test func `the selected row stays in view while its pane is made smaller and larger`() {
    struct Panes: View {
      let model: Model
      var body: some View {
        SplitView(.vertical) {
          Rows(model: model)
          fill("x")
        }
      }
    }
    let model = Model()
    let harness = Harness(width: 10, height: 21) { Panes(model: model) }
    harness.press("⇥ ↓ ↓ ↓ ↓ ↓ ↓ ↓ ↓ ⇥")
    for _ in 0..<6 {
      harness.press("↑")
      #expect(harness.screen.contains { $0.contains("row 8") || $0.contains("row 7") })
    }
    harness.press("home")
    #expect(
      model.selection.map { row in harness.screen.contains { $0.contains("row \(row)") } } == true)
  }
}

@MainActor @Suite struct RowsInSightTests {
  @Observable @MainActor final class Model {
    var names = (0..<40).map { "row \($0)" }
    var selection: String?
  }

  private struct Rows: View {
    @Bindable var model: Model
    var body: some View {
      List(selection: $model.selection) { ForEach(model.names, id: \.self) { Text($0) } }
    }
  }

  private func isSeen(_ text: String, _ harness: Harness) -> Bool {
    harness.screen.contains { row in
      row.contains(text) && !row.contains(text + "0") && !row.contains("new")
    }
  }

  @Test(arguments: [0, 20])
  func `the selected row stays in view while rows come before it`(start: Int) async {
    let model = Model()
    let harness = Harness(width: 12, height: 6) { Rows(model: model) }
    model.selection = "row \(start)"
    await harness.settle()
    model.names.insert(contentsOf: (0..<30).map { "new \($0)" }, at: 0)
    await harness.settle()
    #expect(isSeen("row \(start)", harness) && harness.repaint() == 0)
  }

  @Test func `a selected row that moves is followed`() async {
    let model = Model()
    let harness = Harness(width: 12, height: 6) { Rows(model: model) }
    model.selection = "row 30"
    await harness.settle()
    model.names.removeAll { $0 == "row 30" }
    model.names.insert("row 30", at: 0)
    await harness.settle()
    #expect(isSeen("row 30", harness))
    harness.scroll(y: 8)
    func names() -> [String] { harness.screen.map { String($0.prefix(9)) } }
    let before = names()
    model.names.append("end")
    await harness.settle()
    #expect(names() == before)
  }
}
