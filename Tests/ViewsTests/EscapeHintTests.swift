// SPDX-License-Identifier: MIT
// Testing: hints for Escape around a view that handles it.

import CuriumControls
import CuriumNavigation
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct EscapeHintTests {
  /// A button that opens a field, which Escape closes.
  private struct Details: View {
    @State private var isEditing = false
    @State private var name = ""

    var body: some View {
      VStack(alignment: .leading) {
        Button("Edit") { isEditing = true }
        if isEditing {
          TextField("Name", text: $name).defaultFocus().onExitCommand { isEditing = false }
        }
      }
      .padding(1)
    }
  }

  private struct Page: View {
    @State private var isOpen = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("Open") { isOpen = true }
        Spacer()
        KeyHints()
      }
      .sheet(isPresented: $isOpen) { Details() }
    }
  }

  @Test func `the hint that Escape closes a sheet is hidden while Escape ends the editing in it`()
    async
  {
    let harness = Harness(width: 50, height: 12) { Page() }
    harness.press("⇥ ⏎")
    await harness.settle()
    #expect(harness.screen[11].contains("esc close"))
    harness.press("⏎")
    await harness.settle()
    #expect(harness.focused?.role == .textField && !harness.screen[11].contains("close"))
    harness.press("esc")
    await harness.settle()
    #expect(harness.find(.textField) == nil && harness.focused?.label == "Edit")
    #expect(harness.screen[11].contains("esc close"))
    harness.press("esc")
    await harness.settle()
    #expect(harness.find(.button, "Edit") == nil && harness.focused?.label == "Open")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a command on Escape around the view isn't shown either, unless it comes first`() {
    struct Field: View {
      let overrides: Bool
      @State private var canExit = true
      @State private var name = ""

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          TextField("Name", text: $name)
            .onExitCommand(perform: canExit ? rename : nil)
          KeyHints()
        }
        .keyBinding("leave", "esc", overridesControls: overrides) { name = "leave" }
        .keyBinding("turn", "f2") { canExit.toggle() }
      }

      private func rename() { name = "exit" }
    }
    for overrides in [false, true] {
      let harness = Harness(width: 40, height: 2) { Field(overrides: overrides) }
      harness.press("⇥")
      #expect(harness.screen[1].contains("esc leave") == overrides)
      harness.press("esc")
      #expect(harness.focused?.value == (overrides ? "leave" : "exit"))
      harness.press("f2")
      #expect(harness.screen[1].contains("esc leave"))
      harness.press("esc")
      #expect(harness.focused?.value == "leave")
    }
  }
}
