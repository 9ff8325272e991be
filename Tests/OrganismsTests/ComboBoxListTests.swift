// SPDX-License-Identifier: MIT
// Testing: the list of choices below a combo box.

import Curium
import CuriumTesting
import Testing

@MainActor struct ComboBoxListTests {
  private func value(_ harness: Harness) -> String? { harness.find(.comboBox)?.value }

  @Test func `the list is directly below the field and as wide as it`() {
    let harness = Harness(width: 40, height: 8, theme: .dark) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Size")
        ComboBox("Size", text: .constant("Small"), choices: ["Small", "Large"]).frame(width: 30)
        Spacer()
      }
    }
    let page = harness.cell(x: 39, y: 7).background
    harness.press("⇥ ↓")
    let edge = String(repeating: "▄", count: 30)
    #expect(harness.screen[2...4] == [edge, " ▌Small", "  Large"])
    #expect((0..<30).allSatisfy { harness.cell(x: $0, y: 3).background != page })
    #expect(harness.rows == ["Small", "Large"])
  }

  @Test func `choices are found by letters of any script`() {
    struct Cities: View {
      @State private var city = ""
      var body: some View { ComboBox("City", text: $city, choices: ["Málaga", "München", "東京"]) }
    }
    let harness = Harness(width: 16, height: 6) { Cities() }
    harness.press("⇥")
    harness.type("東")
    #expect(harness.rows == ["東京"])
    harness.press("→")
    #expect(value(harness) == "東京")
    harness.press("ctrl+u")
    harness.type("MÜ")
    #expect(harness.rows == ["München"])
  }

  @Test func `the arrows move in a list that has become shorter`() {
    struct Sizes: View {
      @State private var size = "9"
      @State private var count = 10
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ComboBox("Size", text: $size, choices: (0..<count).map(String.init))
          Spacer()
        }
        .onKeyPress(.function(2)) {
          count = 3
          return .handled
        }
      }
    }
    let harness = Harness(width: 16, height: 14) { Sizes() }
    harness.press("⇥ ↓ f2")
    #expect(!harness.elements.contains { $0.role == .row && $0.semantics.isSelected == true })
    harness.press("↑ ⏎")
    #expect(value(harness) == "2")
  }

  @Test func `a long list stays below its field, even if there is more room above`() {
    struct Low: View {
      @State private var item = "item 10"
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<12, id: \.self) { Text("line \($0)") }
          ComboBox("Item", text: $item, choices: (10...40).map { "item \($0)" })
          Spacer()
        }
      }
    }
    let harness = Harness(width: 20, height: 20) { Low() }
    harness.press("⇥ ↓")
    #expect(Array(harness.screen.prefix(12)) == (0..<12).map { "line \($0)" })
    #expect(harness.screen[14].hasPrefix(" ▌item 10") && harness.screen[18].hasPrefix("▀"))
    #expect(harness.repaint() == 0)
  }
}
