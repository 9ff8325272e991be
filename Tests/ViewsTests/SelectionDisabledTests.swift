// SPDX-License-Identifier: MIT
// Testing: rows of a list that the user can't select.

import CuriumControls
import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@MainActor struct SelectionDisabledTests {
  @Observable final class Model {
    var names = ["Fruit", "Apple", "Fig", "Nuts", "Almond", "Walnut"]
    var headings: Set<String> = ["Fruit", "Nuts"]
    var one: String?
    var many: Set<String> = []
    var purchases = 0
  }

  private struct Single: View {
    @Bindable var model: Model
    var body: some View {
      List(selection: $model.one) {
        ForEach(model.names, id: \.self) { name in
          Text(name).selectionDisabled(model.headings.contains(name))
        }
        .onDelete { model.names.removeSubranges($0) }
      }
    }
  }

  private struct Several: View {
    @Bindable var model: Model
    var body: some View {
      List(model.names, id: \.self, selection: $model.many) { name in
        Text(name).selectionDisabled(model.headings.contains(name))
      }
    }
  }

  private func open(_ model: Model) -> Harness {
    Harness(width: 12, height: 6) { Single(model: model) }
  }

  private func click(_ y: Int, _ modifiers: EventModifiers = [], on harness: Harness) {
    let point = CellPoint(x: 4, y: y)
    harness.pointer(PointerEvent(.down, button: .primary, at: point, modifiers: modifiers))
    harness.pointer(PointerEvent(.up, button: .primary, at: point, modifiers: modifiers))
  }

  @Test func `keys skip the row, which looks like the others`() {
    let model = Model()
    let harness = open(model)
    harness.press("⇥")
    #expect(
      harness.screen == ["  Fruit", "▌ Apple", "  Fig", "  Nuts", "  Almond", "  Walnut"])
    harness.press("↓ ↓ ↓")
    #expect(
      harness.screen == ["  Fruit", "  Apple", "  Fig", "  Nuts", "▌ Almond", "  Walnut"])
    for (key, name) in [
      ("↑", "Fig"), ("home", "Apple"), ("↑", "Apple"), ("end", "Walnut"), ("pgup", "Apple"),
      ("pgdn", "Walnut"), ("k", "Almond"), ("k", "Fig"), ("j", "Almond"),
    ] {
      harness.press(key)
      #expect(model.one == name, "after \(key)")
    }
    let row = harness.find(.row, "Nuts")
    #expect(row?.semantics.isEnabled == true && row?.semantics.isSelected != true)
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }

  @Test func `a click on the row only moves the focus to the list`() {
    let model = Model()
    let harness = open(model)
    click(0, on: harness)
    #expect(model.one == nil && harness.focused?.role == .list)
    #expect(harness.screen[1] == "▌ Apple")
    click(2, on: harness)
    click(3, on: harness)
    click(3, on: harness)
    #expect(model.one == "Fig" && harness.screen[2] == "▌ Fig")
    #expect(harness.repaint() == 0)
  }

  @Test func `typing finds only rows that can be selected`() {
    let model = Model()
    let harness = open(model)
    harness.press("⇥ f")
    #expect(model.one == "Fig")
    let other = Model()
    open(other).press("⇥ n")
    #expect(other.one == nil)
  }

  @Test func `Shift, Control-A and Control-click leave the row out`() {
    let model = Model()
    let harness = Harness(width: 12, height: 6) { Several(model: model) }
    harness.press("⇥ ↓ shift+↓ shift+↓")
    #expect(model.many == ["Apple", "Fig", "Almond"])
    #expect(
      harness.screen == ["  Fruit", "▌ Apple", "▌ Fig", "  Nuts", "▌ Almond", "  Walnut"])
    click(5, .shift, on: harness)
    #expect(model.many == ["Apple", "Fig", "Almond", "Walnut"])
    click(3, .control, on: harness)
    click(2, .control, on: harness)
    #expect(model.many == ["Apple", "Almond", "Walnut"])
    harness.press("ctrl+a")
    #expect(model.many == ["Apple", "Fig", "Almond", "Walnut"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a row that the app selects is selected, and keys move from it`() async {
    let model = Model()
    let harness = open(model)
    harness.press("⇥")
    model.one = "Nuts"
    await harness.settle()
    #expect(harness.screen[3] == "▌ Nuts")
    harness.press("↓")
    #expect(model.one == "Almond")
    #expect(harness.repaint() == 0)
  }

  @Test func `rows can change during use, also the marked one`() async {
    let model = Model()
    let harness = open(model)
    harness.press("⇥")
    model.headings = ["Apple", "Nuts"]
    await harness.settle()
    #expect(harness.screen[0] == "▌ Fruit" && harness.screen[1] == "  Apple")
    harness.press("↓ ↓")
    #expect(model.one == "Fig")
    model.headings = []
    await harness.settle()
    harness.press("↓")
    #expect(model.one == "Nuts")
    harness.press("↑ ↑")
    #expect(model.one == "Apple")
    #expect(harness.repaint() == 0)
  }

  @Test func `after a deletion, the next row that can be selected is selected`() {
    let model = Model()
    model.names = ["Apple", "Fig", "Nuts", "Almond", "Seeds"]
    model.headings = ["Nuts", "Seeds"]
    let harness = open(model)
    harness.press("⇥ ↓ ↓ ⌫")
    #expect(model.one == "Almond")
    harness.press("⌫")
    #expect(model.names == ["Apple", "Nuts", "Seeds"] && model.one == "Apple")
    #expect(harness.screen == ["▌ Apple", "  Nuts", "  Seeds", "", "", ""])
    #expect(harness.repaint() == 0)
  }

  @Test func `on a section, it applies to all rows there`() {
    struct Sections: View {
      @Bindable var model: Model
      var body: some View {
        List(selection: $model.one) {
          Section("Fruit") { ForEach(["Apple", "Fig"], id: \.self) { Text($0) } }
          Section("Gone") { ForEach(["Plum", "Pear"], id: \.self) { Text($0) } }
            .selectionDisabled()
          Section("Nuts") { ForEach(["Almond"], id: \.self) { Text($0) } }
        }
      }
    }
    let model = Model()
    let harness = Harness(width: 12, height: 8) { Sections(model: model) }
    harness.press("⇥ ↓ ↓ ↓")
    #expect(model.one == "Almond" && harness.position(of: "Plum") != nil)
    harness.press("↑")
    #expect(model.one == "Fig")
    #expect(harness.repaint() == 0)
  }

  // MARK: Controls

  private struct Shop: View {
    @Bindable var model: Model
    var body: some View {
      List(model.names, id: \.self, selection: $model.one) { name in
        HStack {
          Text(name)
          if name == "Nuts" { Button("Buy") { model.purchases += 1 } }
        }
        .selectionDisabled(model.headings.contains(name))
      }
      .contextMenu(forSelectionType: String.self) { names in
        if names.isEmpty { Button("Refresh") {} } else { Button("Open") {} }
      }
    }
  }

  @Test func `buttons in the row work, and don't select it`() throws {
    let model = Model()
    let harness = Harness(width: 20, height: 6) { Shop(model: model) }
    harness.press("⇥ ↓ ⇥")
    #expect(harness.focused?.label == "Buy" && model.one == "Apple")
    harness.press("⏎")
    #expect(model.purchases == 1 && model.one == "Apple")
    harness.press("esc ↓")
    #expect(model.one == "Fig")
    harness.click(try #require(harness.find(.button, "Buy")))
    #expect(model.purchases == 2 && model.one == "Fig")
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [false, true])
  func `a key on a button in the row deletes it only if the app has selected it`(
    isSelected: Bool
  ) async {
    struct Stock: View {
      @Bindable var model: Model
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Shop(model: model)
            .onDelete(of: String.self) { names in model.names.removeAll { names.contains($0) } }
          KeyHints()
        }
      }
    }
    let model = Model()
    let harness = Harness(width: 30, height: 8) { Stock(model: model) }
    harness.press("⇥ ↓ ⇥")
    #expect(harness.focused?.label == "Buy" && model.one == "Apple")
    if isSelected {
      model.one = "Nuts"
      await harness.settle()
    }
    #expect(harness.screen[7].contains("delete") == isSelected)
    harness.press("⌫")
    #expect(model.names.contains("Nuts") != isSelected && model.names.contains("Apple"))
    #expect(harness.repaint() == 0)
  }

  @Test func `the menu of the list is for no rows there`() {
    let model = Model()
    let harness = Harness(width: 20, height: 6) { Shop(model: model) }
    let point = CellPoint(x: 3, y: 0)
    harness.pointer(PointerEvent(.down, button: .secondary, at: point, modifiers: []))
    harness.pointer(PointerEvent(.up, button: .secondary, at: point, modifiers: []))
    #expect(harness.position(of: "Refresh") != nil && harness.position(of: "Open") == nil)
    #expect(model.one == nil)
  }
}
