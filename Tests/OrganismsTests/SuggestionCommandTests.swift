// SPDX-License-Identifier: MIT
// Testing: commands around an editor whose list of suggestions is open.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct SuggestionCommandTests {
  private func value(_ harness: Harness) -> String? { harness.find(.textField)?.value }

  /// A query with commands around it.
  private struct QueryPage: View {
    @State private var query = ""
    @State private var runs = 0

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextEditor(text: $query)
          .textInputSuggestions(
            for: $query, from: ["WHERE", "WHEN", "FROM"], completing: .lastWord
          )
          .defaultFocus()
          .frame(height: 2)
        Text("runs \(runs)")
        Button("Explain") { runs += 1 }.keyboardShortcut(.function(7), modifiers: [])
        Spacer()
        KeyHints()
      }
      .keyBinding("run", "f5", hintPriority: .high, overridesControls: true) { runs += 1 }
      .keyBinding("run all", "f6 a") { runs += 1 }
      .commandPalette("f8")
    }
  }

  private func queryPage() async -> Harness {
    let harness = Harness(width: 120, height: 16) { QueryPage() }
    await harness.settle()
    return harness
  }

  @Test(arguments: ["f5", "f6 a", "f7"])
  func `a command or a shortcut closes the list, and typing opens it again`(keys: String) async {
    let harness = await queryPage()
    harness.type("whe")
    #expect(harness.rows.count == 2)
    harness.press(keys)
    #expect(harness.rows == [] && harness.position(of: "runs 1") != nil)
    #expect(value(harness) == "whe" && harness.focused?.role == .textField)
    harness.type("r")
    #expect(harness.rows == ["WHERE"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a click on the hint of a command closes the list`() async throws {
    let harness = await queryPage()
    harness.type("whe")
    let hint = try #require(harness.position(of: "F5 run"))
    harness.click(x: hint.x, y: hint.y)
    #expect(harness.rows == [] && harness.position(of: "runs 1") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `the list stays closed after a command of the palette`() async {
    let harness = await queryPage()
    harness.type("whe")
    harness.press("f8")
    harness.type("run all")
    harness.press("⏎")
    await harness.settle()
    #expect(harness.rows == [] && harness.position(of: "runs 1") != nil)
    #expect(harness.focused?.role == .textField)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: ["⇥", "→", "↓ ⏎"])
  func `an accepted suggestion replaces the typed letters, whatever their case`(keys: String) async
  {
    let harness = await queryPage()
    harness.type("from a wher")
    harness.press(keys)
    #expect(value(harness) == "from a WHERE" && harness.rows == [])
    harness.press("ctrl+z")
    #expect(value(harness) == "from a wher")
  }
}
