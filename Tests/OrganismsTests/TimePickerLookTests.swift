// SPDX-License-Identifier: MIT
// Testing: the look of the current part of a time.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct TimePickerLookTests {
  private struct Stage: View {
    @State private var time = TimeOfDay(hour: 14, minute: 5)
    var body: some View { TimePicker("Start", selection: $time) }
  }

  @Test(arguments: [ColorDepth.trueColor, .ansi256, .ansi16])
  func `the current part has the accent as its background`(depth: ColorDepth) {
    let harness = Harness(
      width: 20, height: 1, theme: .dark, capabilities: TerminalCapabilities(colorDepth: depth)
    ) { Stage() }
    harness.press("⇥")
    let accent = ComponentTokens.Input.selectionColor.resolve(in: .dark).color
    func columns() -> [Int] { (0..<20).filter { harness.cell(x: $0, y: 0).background == accent } }
    #expect(columns() == [1, 2])
    #expect(harness.cell(x: 1, y: 0).foreground != harness.cell(x: 4, y: 0).foreground)
    harness.press("→")
    #expect(columns() == [4, 5] && harness.repaint() == 0)
  }

  @Test(arguments: [AppTheme.dark, .light, .nord])
  func `the current part has the ink of the accent`(theme: AppTheme) {
    let harness = Harness(width: 20, height: 1, theme: theme) { Stage() }
    harness.press("⇥")
    let ink = SemanticTokens.Colors.brandOnPrimary.resolve(in: theme).color
    #expect([1, 2].allSatisfy { harness.cell(x: $0, y: 0).foreground.value == ink.value })
    harness.press("→")
    #expect([4, 5].allSatisfy { harness.cell(x: $0, y: 0).foreground.value == ink.value })
    #expect(harness.cell(x: 1, y: 0).foreground.value != ink.value)
  }

  @Test func `without colours, the current part is reversed`() {
    let harness = Harness(
      width: 20, height: 1, capabilities: TerminalCapabilities(colorDepth: .none)
    ) { Stage() }
    harness.press("⇥")
    let marked = (0..<20).filter { harness.cell(x: $0, y: 0).attributes.contains(.marked) }
    #expect(marked == [1, 2])
  }
}
