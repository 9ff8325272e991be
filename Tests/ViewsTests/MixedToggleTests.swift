// SPDX-License-Identifier: MIT
// Testing: toggles for several values.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Observation
import Testing

@MainActor struct MixedToggleTests {
  struct Row {
    var isChosen = false
  }

  @Observable final class Model {
    var rows = [Row(isChosen: true), Row()]
  }

  private struct Rows: View {
    @Bindable var model: Model

    var body: some View {
      VStack(alignment: .leading) {
        Toggle("All", sources: $model.rows, isOn: \.isChosen)
        Toggle("Boxed", sources: $model.rows, isOn: \.isChosen).toggleStyle(.checkbox)
        ForEach(model.rows.indices, id: \.self) { index in
          Toggle("row \(index)", isOn: $model.rows[index].isChosen).toggleStyle(.checkbox)
        }
      }
    }
  }

  @Test(arguments: [ColorDepth.none, .ansi16])
  func `a toggle for several values is mixed while only some are on`(depth: ColorDepth) {
    let model = Model()
    let capabilities = TerminalCapabilities(colorDepth: depth)
    let harness = Harness(width: 20, height: 4, capabilities: capabilities) { Rows(model: model) }
    #expect(harness.screen == ["━●━ All", "▬ Boxed", "■ row 0", "□ row 1"])
    let mixed = harness.find(.toggle, "All")
    #expect(mixed?.value == "mixed" && mixed?.semantics.isChecked == nil)
    harness.press(.toggle, "All")
    #expect(model.rows.map(\.isChosen) == [true, true])
    #expect(harness.screen == ["━━● All", "■ Boxed", "■ row 0", "■ row 1"])
    #expect(harness.find(.toggle, "All")?.semantics.isChecked == true)
    harness.press(.toggle, "Boxed")
    #expect(model.rows.map(\.isChosen) == [false, false])
    #expect(harness.screen == ["●━━ All", "□ Boxed", "□ row 0", "□ row 1"])
    #expect(harness.find(.toggle, "Boxed")?.value == "off")
    harness.press(.toggle, "row 1")
    #expect(harness.screen == ["━●━ All", "▬ Boxed", "□ row 0", "■ row 1"])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a toggle for no values is off`() {
    let model = Model()
    model.rows = []
    let harness = Harness(width: 20, height: 4) { Rows(model: model) }
    #expect(harness.content == ["●━━ All", "□ Boxed"])
    harness.press(.toggle, "All")
    #expect(model.rows.isEmpty && harness.find(.toggle, "All")?.value == "off")
  }

  @Test func `a mixed toggle in a menu has a line as its mark`() {
    struct Selecting: View {
      @Bindable var model: Model
      var body: some View {
        Menu("Rows") { Toggle("All", sources: $model.rows, isOn: \.isChosen) }
      }
    }
    let model = Model()
    let harness = Harness(width: 20, height: 6) { Selecting(model: model) }
    harness.press("⇥ ⏎")
    #expect(harness.screen[2] == " ▌− All")
    harness.press("⏎ ⏎")
    #expect(model.rows.map(\.isChosen) == [true, true])
    #expect(harness.screen[2] == " ▌√ All")
    #expect(harness.repaint() == 0)
  }

  @Test func `a style can show that a toggle is mixed`() {
    struct Words: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(configuration.isMixed ? "some" : configuration.isOn ? "all" : "none")
      }
    }
    let harness = Harness(width: 20, height: 4) {
      Rows(model: Model()).toggleStyle(Words())
    }
    #expect(harness.screen[0] == "some")
  }
}
