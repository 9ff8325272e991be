// SPDX-License-Identifier: MIT
// Testing: the selected suggestion or choice while the app changes the list.

import Curium
import CuriumTesting
import Testing

@MainActor struct SuggestionSelectionTests {
  /// A field whose list the app replaces.
  private struct Fruit: View {
    let isComboBox: Bool
    @State private var text = ""
    @State private var list = ["apple", "apricot"]

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if isComboBox {
          ComboBox("Fruit", text: $text, choices: list)
        } else {
          TextField("Fruit", text: $text).textInputSuggestions(for: $text, from: list)
        }
        Spacer()
      }
      .onKeyPress(keys: [.function(2), .function(3)]) { press in
        list = press.key == .function(2) ? ["ape", "apple", "apricot"] : ["ape", "apple"]
        return .handled
      }
    }
  }

  private func selected(in harness: Harness) -> [String] {
    harness.elements.filter { $0.role == .row && $0.semantics.isSelected == true }.map(\.label)
  }

  private func value(_ harness: Harness) -> String? {
    (harness.find(.textField) ?? harness.find(.comboBox))?.value
  }

  @Test(arguments: [false, true])
  func `the same entry stays selected when the list changes`(isComboBox: Bool) {
    let harness = Harness(width: 20, height: 9) { Fruit(isComboBox: isComboBox) }
    harness.press("⇥")
    harness.type("ap")
    harness.press("↓ ↓")
    #expect(harness.rows == ["apple", "apricot"] && selected(in: harness) == ["apricot"])
    harness.press("f2")
    #expect(harness.rows == ["ape", "apple", "apricot"] && selected(in: harness) == ["apricot"])
    harness.press("⏎")
    #expect(value(harness) == "apricot" && harness.rows == [])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test(arguments: [false, true])
  func `no entry is selected when the selected one is gone`(isComboBox: Bool) {
    let harness = Harness(width: 20, height: 9) { Fruit(isComboBox: isComboBox) }
    harness.press("⇥")
    harness.type("ap")
    harness.press("↓ ↓ f3")
    #expect(harness.rows == ["ape", "apple"] && selected(in: harness) == [])
    harness.press("⏎")
    #expect(value(harness) == "ap" && harness.rows == [])
  }

  @Test func `the Page keys move the selection by a page, and the list follows it`() {
    struct Many: View {
      @State private var name = ""
      var body: some View {
        VStack(spacing: 0) {
          TextField("Name", text: $name)
            .textInputSuggestions(for: $name, from: (10...40).map { "item \($0)" })
          Spacer()
        }
      }
    }
    let harness = Harness(width: 20, height: 14) { Many() }
    harness.press("⇥ i")
    // One of the eight visible rows stays.
    for (key, item) in [
      ("pgdn", "item 16"), ("pgdn", "item 23"), ("pgup", "item 16"), ("pgup", "item 10"),
      ("pgup", "item 10"), ("↓ pgdn", "item 18"),
    ] {
      harness.press(key)
      #expect(selected(in: harness) == [item])
    }
    harness.press("pgdn pgdn pgdn pgdn ⏎")
    #expect(value(harness) == "item 40")
    #expect(harness.repaint() == 0)
  }

  @Test func `↓ opens no list in a field that has become read-only`() {
    struct Locked: View {
      @State private var fruit = ""
      @State private var isLocked = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          TextField("Fruit", text: $fruit)
            .textInputSuggestions(for: $fruit, from: ["apple", "apricot"])
            .readOnly(isLocked)
          Spacer()
        }
        .keyBinding("lock", "f5") { isLocked.toggle() }
      }
    }
    let harness = Harness(width: 20, height: 9) { Locked() }
    harness.press("⇥ a")
    #expect(harness.rows == ["apple", "apricot"])
    harness.press("f5 ↓")
    #expect(harness.rows == [])
    harness.press("↓ ⏎")
    #expect(harness.rows == [] && value(harness) == "a")
    harness.press("f5 ↓")
    #expect(harness.rows == ["apple", "apricot"])
    #expect(harness.repaint() == 0)
  }
}
