// SPDX-License-Identifier: MIT
// Testing: check boxes.

import Curium
import CuriumPreviews
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct CheckBoxTests {
  @Test func `keys and clicks check the box`() {
    let harness = Harness(width: 12, height: 1, theme: .dark) {
      StatefulPreview(false) { CheckBox(text: "News", isSelected: $0) }
    }
    #expect(harness.screen == ["□ News"])
    harness.press("⇥ space")
    #expect(harness.screen == ["■ News"] && harness.find(.toggle, "News")?.value == "on")
    harness.press("⏎")
    #expect(harness.screen == ["□ News"] && harness.find(.toggle)?.value == "off")
    harness.click(x: 4, y: 0)
    #expect(harness.screen == ["■ News"] && harness.repaint() == 0)
  }

  @Test func `a bar in the margin marks the focus`() {
    let harness = Harness(width: 12, height: 2, theme: .dark) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Label")
        StatefulPreview(true) { CheckBox(text: "News", isSelected: $0) }
      }
      .padding(.leading, 2)
    }
    #expect(harness.screen == ["  Label", "  ■ News"])
    harness.press("⇥")
    #expect(harness.screen == ["  Label", " ▌■ News"])
    #expect(harness.cell(x: 1, y: 1).background == harness.cell(x: 2, y: 1).background)
    #expect(harness.repaint() == 0)
  }

  @Test func `the background of the focus has a column on each side, and moves no neighbour`() {
    let harness = Harness(width: 12, height: 1, theme: .dark) {
      HStack(spacing: 1) {
        StatefulPreview(true) { CheckBox(text: "News", isSelected: $0) }
        Text("|")
      }
      .padding(.leading, 2)
    }
    let page = harness.cell(x: 0, y: 0).background
    func focused() -> [Int] {
      (0..<12).filter { harness.cell(x: $0, y: 0).background != page }
    }
    #expect(harness.screen == ["  ■ News |"] && focused() == [])
    harness.press("⇥")
    #expect(harness.screen == [" ▌■ News |"] && focused() == Array(1...8))
    #expect(harness.repaint() == 0)
  }

  @Test func `without colours, the label is underlined, even if there is no margin`() {
    let harness = Harness(
      width: 12, height: 1, capabilities: TerminalCapabilities(colorDepth: .none)
    ) {
      CheckBox(text: "News", isSelected: .constant(false))
    }
    #expect(!harness.cell(x: 2, y: 0).attributes.contains(.underline))
    harness.press("⇥")
    #expect(harness.screen == ["□ News"])
    #expect(harness.cell(x: 2, y: 0).attributes.contains(.underline))
  }

  @Test func `an error shows an icon, and a disabled box is dim and ignores input`() {
    let harness = Harness(width: 14, height: 3, theme: .dark) {
      VStack(alignment: .leading, spacing: 0) {
        StatefulPreview(false) { CheckBox(state: .error, text: "Terms", isSelected: $0) }
        StatefulPreview(true) { CheckBox(state: .disabled, text: "Terms", isSelected: $0) }
        StatefulPreview(true) { CheckBox(text: "Terms", isSelected: $0) }.disabled(true)
      }
    }
    #expect(harness.screen == ["□ Terms !", "■ Terms", "■ Terms"])
    let danger = ComponentTokens.Toggle.errorColor.resolve(in: .dark).color
    #expect(harness.cell(x: 0, y: 0).foreground == danger)
    let dimmed = ComponentTokens.Toggle.disabledColor.resolve(in: .dark).color
    for row in 1...2 {
      #expect(harness.cell(x: 2, y: row).attributes.contains(.dim))
      #expect(harness.cell(x: 2, y: row).foreground == dimmed)
      harness.click(x: 3, y: row)
    }
    #expect(harness.screen[1] == "■ Terms")
    harness.press("⇥ ⇥ space")
    #expect(harness.screen[0] == "■ Terms !" && harness.repaint() == 0)
    #expect(harness.find(.toggle)?.semantics.isInvalid == true)
  }

  @Test func `the style and the size change the look`() {
    let harness = Harness(width: 8, height: 2, theme: .dark) {
      VStack(alignment: .leading, spacing: 0) {
        CheckBox(style: ComplementaryStyle(), text: "a", isSelected: .constant(true))
        CheckBox(size: .large, text: "a", isSelected: .constant(true))
      }
    }
    #expect(harness.cell(x: 0, y: 0).foreground == Color.brandSecondary.resolve(in: .dark).color)
    #expect(harness.cell(x: 0, y: 1).foreground == Color.brandPrimary.resolve(in: .dark).color)
    #expect(harness.cell(x: 2, y: 1).attributes.contains(.bold))
    #expect(!harness.cell(x: 2, y: 0).attributes.contains(.bold))
  }

  @Test func `modifiers set the state, size and style of selection controls`() {
    let box = CheckBox(text: "a", isSelected: .constant(true))
      .state(.error).size(.large).style(ComplementaryStyle())
    let harness = Harness(width: 12, height: 3, theme: .dark) {
      VStack(alignment: .leading, spacing: 0) {
        box
        Switch(text: "b", isOn: .constant(false)).size(.small).state(.error)
        RadioButton(text: "c", isSelected: .constant(true)).state(.disabled).size(.large)
      }
    }
    #expect(harness.screen == ["■ a !", "●━━ b !", "● c"])
    #expect(harness.cell(x: 2, y: 0).attributes.contains(.bold))
    #expect(harness.elements.filter { $0.semantics.isInvalid == true }.count == 2)
    #expect(harness.elements.contains { $0.role == .radioButton && !$0.semantics.isEnabled })
  }
}
