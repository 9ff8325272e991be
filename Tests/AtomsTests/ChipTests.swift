// SPDX-License-Identifier: MIT
// Testing: chips, as labels and as buttons.

import Curium
import CuriumTesting
import Testing

@MainActor struct ChipTests {
  @Test func `is a label without an action, and a button with one`() {
    var count = 0
    let label = Harness(width: 10, height: 1) { Chip(text: "swift") }
    #expect(label.screen == [" swift"])
    label.press("⇥")
    #expect(label.focused == nil)
    let chosen = Harness(width: 10, height: 1) {
      Chip(text: "swift", isSelected: true) { count += 1 }
    }
    #expect(chosen.screen == [" √ swift"])
    chosen.press("⇥ ⏎ space")
    chosen.click(x: 3, y: 0)
    #expect(count == 3)
    #expect(chosen.screen == ["►√ swift◄"])
    #expect(chosen.find(.button, "swift")?.semantics.isSelected == true)
    #expect(chosen.repaint() == 0)
  }

  @Test func `a chip keeps its width and its place when another one is selected`() {
    struct Filters: View {
      @State private var chosen = "All"
      var body: some View {
        HStack(spacing: 1) {
          ForEach(["All", "Open"], id: \.self) { name in
            Chip(text: name, isSelected: name == chosen) { chosen = name }
          }
          Chip(text: "New") {}
        }
      }
    }
    let harness = Harness(width: 30, height: 1) { Filters() }
    #expect(harness.screen == [" √ All    Open    New"])
    harness.press("⇥ ⇥ ⏎")
    #expect(harness.screen == ["  All   ►√ Open◄  New"])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a label is grey when disabled, and announces that it is selected`() {
    let disabled = Harness(width: 10, height: 1, theme: .dark) {
      Chip(text: "swift").disabled(true)
    }
    let ink = ComponentTokens.Chip.textColorDisabled.resolve(in: .dark).color
    #expect(disabled.cell(x: 1, y: 0).foreground == ink)
    #expect(disabled.find(.text, "swift")?.semantics.isSelected == false)
    let chosen = Harness(width: 10, height: 1) { Chip(text: "swift", isSelected: true) }
    #expect(chosen.find(.text, "swift")?.semantics.isSelected == true)
  }
}
