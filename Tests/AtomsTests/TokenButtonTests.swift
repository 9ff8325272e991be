// SPDX-License-Identifier: MIT
// Testing: buttons in the shapes of a label.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct TokenButtonTests {
  @Test(arguments: [
    (TokenButtonStyle.circleIcon, TokenButtonLabel.icon("plus"), "▐+▌", "►+◄"),
    (.icon, .icon("plus"), "[+]", "►+◄"), (.capsule, .icon("plus"), "▐ + ▌", "▐►+◄▌"),
    (.text, .text("Add"), "[Add]", "►Add◄"), (.capsule, .text("Add"), "▐ Add ▌", "▐►Add◄▌"),
    (.circleIcon, .text("Add"), "▐Add▌", "►Add◄"),
  ]) func `each shape shows its label, and the focus without colour`(
    style: TokenButtonStyle, label: TokenButtonLabel, rest: String, focused: String
  ) {
    var presses = 0
    var capabilities = TerminalCapabilities()
    capabilities.colorDepth = .none
    let harness = Harness(width: 8, height: 1, theme: .dark, capabilities: capabilities) {
      TokenButton(label: label, style: style) { presses += 1 }
    }
    #expect(harness.screen == [rest])
    harness.press("⇥ ⏎")
    #expect(harness.screen == [focused] && presses == 1)
    harness.click(x: 1, y: 0)
    #expect(presses == 2 && harness.repaint() == 0)
    #expect(harness.find(.button)?.label == "Add")
  }

  @Test(arguments: [
    (TokenButtonStyle.icon, TokenButtonLabel.icon("plus"), " +", "▌+"),
    (.text, .text("Add"), " Add", "▌Add"), (.circleIcon, .icon("plus"), "▐+▌", "►+◄"),
    (.capsule, .text("Add"), "▐ Add ▌", "▐►Add◄▌"),
  ]) func `with 16 colours, a bar shows the focus, or arrows on a fill`(
    style: TokenButtonStyle, label: TokenButtonLabel, rest: String, focused: String
  ) {
    let capabilities = TerminalCapabilities(colorDepth: .ansi16)
    let harness = Harness(width: 8, height: 1, theme: .dark, capabilities: capabilities) {
      TokenButton(label: label, style: style) {}
    }
    #expect(harness.screen == [rest])
    harness.press("⇥")
    #expect(harness.screen == [focused])
    let place = harness.position(of: "►") ?? CellPoint(x: 0, y: 0)
    let mark = harness.cell(x: place.x, y: 0)
    #expect(mark.foreground.slot != mark.background.slot)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [TokenButtonStyle.circleIcon, .capsule])
  func `with 16 colours, the caps of a disabled button have the colour of its label`(
    style: TokenButtonStyle
  ) throws {
    let capabilities = TerminalCapabilities(colorDepth: .ansi16)
    let harness = Harness(width: 8, height: 1, theme: .dark, capabilities: capabilities) {
      TokenButton(label: .icon("plus"), style: style) {}.disabled(true)
    }
    let label = try #require(harness.position(of: "+"))
    #expect(harness.screen[0].hasPrefix("▐") && harness.screen[0].hasSuffix("▌"))
    for x in [0, harness.screen[0].count - 1] {
      let cap = harness.cell(x: x, y: 0)
      #expect(cap.foreground == harness.cell(x: label.x, y: 0).foreground)
    }
    #expect(harness.repaint() == 0)
  }
}
