// SPDX-License-Identifier: MIT
// Testing: the pointer state passed to styles.

import CuriumTerminal
import CuriumPreviews
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

private struct State: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(configuration.isPressed ? "pressed" : configuration.isHovered ? "hovered" : "rest")
  }
}

private struct HoveredField: TextFieldStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(configuration.isHovered ? "hovered" : configuration.isEnabled ? "rest" : "off")
      configuration.field
    }
  }
}

private struct HoveredEditor: TextEditorStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(configuration.isHovered ? "hovered" : configuration.isEnabled ? "rest" : "off")
      configuration.editor
    }
  }
}

@MainActor struct StyleStateTests {
  @Test func `styles of buttons, fields and editors get the pointer's state`() {
    let harness = Harness(width: 12, height: 6, theme: .dark) {
      VStack(alignment: .leading, spacing: 0) {
        Button("b") {}.buttonStyle(State())
        StatefulPreview("") { TextField("name", text: $0) }.textFieldStyle(HoveredField())
        StatefulPreview("") { TextEditor(text: $0) }.textEditorStyle(HoveredEditor()).frame(
          height: 3)
      }
    }
    func states() -> [String] {
      [0, 1, 3].map { row in String(harness.screen[row].prefix { $0 != " " }) }
    }
    #expect(states() == ["rest", "rest", "rest"])
    for (row, expected) in [
      (0, ["hovered", "rest", "rest"]), (2, ["rest", "hovered", "rest"]),
      (4, ["rest", "rest", "hovered"]),
    ] {
      harness.pointer(PointerEvent(.moved, at: CellPoint(x: 1, y: row)))
      #expect(states() == expected)
    }
    harness.pointer(PointerEvent(.down, button: .primary, at: CellPoint(x: 1, y: 0)))
    #expect(states() == ["pressed", "rest", "rest"])
    harness.pointer(PointerEvent(.up, button: .primary, at: CellPoint(x: 1, y: 0)))
    #expect(states() == ["hovered", "rest", "rest"] && harness.repaint() == 0)
  }

  @Test func `styles of fields and editors get the disabled state`() {
    let harness = Harness(width: 12, height: 4, theme: .dark) {
      VStack(alignment: .leading, spacing: 0) {
        StatefulPreview("") { TextField("name", text: $0) }.textFieldStyle(HoveredField())
        StatefulPreview("") { TextEditor(text: $0) }.textEditorStyle(HoveredEditor()).frame(
          height: 2)
      }
      .disabled(true)
    }
    #expect(harness.screen[0] == "off" && harness.screen[2] == "off")
  }
}
