// SPDX-License-Identifier: MIT
// Testing: Tab and Shift-Tab in lists with controls in their rows.

import CuriumControls
import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct ListTabTests {
  /// Many rows with two controls each, between two buttons.
  private struct Page: View {
    let isMultiple: Bool
    var locked: Int?
    @State private var one: Int?
    @State private var many: Set<Int> = []
    @State private var isOn = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("Before") {}
        if isMultiple { List(selection: $many) { rows } } else { List(selection: $one) { rows } }
        Button("After") {}
      }
    }

    private var rows: some View {
      ForEach(0..<100) { row in
        HStack {
          Toggle("on \(row)", isOn: $isOn).toggleStyle(.checkbox)
          Button("edit \(row)") {}
        }
        .selectionDisabled(row == locked)
      }
    }
  }

  private func open(isMultiple: Bool = false, locked: Int? = nil) -> Harness {
    Harness(width: 30, height: 9) { Page(isMultiple: isMultiple, locked: locked) }
  }

  /// Presses a key several times. Returns the labels of the views that get the focus.
  private func stops(_ harness: Harness, _ key: String, _ count: Int) -> [String] {
    (0..<count).map { _ in
      harness.press(key)
      return harness.focused.map { $0.role == .list ? "list" : $0.label } ?? ""
    }
  }

  private func selected(_ harness: Harness) -> [String] {
    harness.elements.filter { $0.role == .row && $0.semantics.isSelected }.map(\.label)
  }

  @Test(arguments: [false, true])
  func `Tab goes through the controls of one row and leaves the list, and Shift-Tab back`(
    isMultiple: Bool
  ) {
    let harness = open(isMultiple: isMultiple)
    #expect(stops(harness, "⇥", 5) == ["Before", "list", "on 0", "edit 0", "After"])
    #expect(stops(harness, "shift+⇥", 4) == ["edit 0", "on 0", "list", "Before"])
    harness.press("⇥ ↓ ↓ ↓")
    let row = isMultiple ? 2 : 3
    #expect(stops(harness, "⇥", 3) == ["on \(row)", "edit \(row)", "After"])
    #expect(stops(harness, "shift+⇥", 3) == ["edit \(row)", "on \(row)", "list"])
    #expect(selected(harness).count == 1 && selected(harness)[0].contains("on \(row)"))
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `Tab gets past a list whose selected row is scrolled out of view`() {
    let harness = open()
    harness.press("⇥ ⇥ ↓ ↓")
    harness.scroll(y: 10, at: CellPoint(x: 5, y: 3))
    #expect(harness.position(of: "on 1 ") == nil)
    #expect(stops(harness, "⇥", 1) == ["After"])
    #expect(stops(harness, "shift+⇥", 2) == ["list", "Before"])
    #expect(selected(harness) == [] && harness.repaint() == 0)
  }

  @Test func `with several selected rows, Tab reaches the controls of the current one`() {
    let harness = open(isMultiple: true)
    harness.press("⇥ ⇥ ↓ ctrl+a")
    #expect(stops(harness, "⇥", 3) == ["on 0", "edit 0", "After"])
    #expect(harness.repaint() == 0)
  }

  @Test func `from a control that was clicked, Tab goes on in its row`() throws {
    let harness = open(isMultiple: true)
    harness.press("⇥ ⇥ ↓")
    harness.click(try #require(harness.find(.toggle, "on 4")))
    #expect(harness.focused?.label == "on 4")
    #expect(stops(harness, "⇥", 2) == ["edit 4", "After"])
  }

  @Test func `Tab reaches the controls of rows that can't be selected`() {
    let harness = open(locked: 1)
    harness.press("⇥ ⇥ ↓ ↓")
    #expect(stops(harness, "⇥", 3) == ["on 2", "edit 2", "After"])
    #expect(stops(harness, "shift+⇥", 4) == ["edit 2", "on 2", "edit 1", "on 1"])
    #expect(selected(harness).count == 1 && selected(harness)[0].contains("on 2"))
  }
}
