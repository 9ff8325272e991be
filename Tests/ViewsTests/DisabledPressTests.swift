// SPDX-License-Identifier: MIT
// Testing: presses of controls that are disabled meanwhile.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct DisabledPressTests {
  private struct Page: View {
    @Bindable var model: ControlModel

    var body: some View {
      Toggle("Sounds", isOn: $model.isOn).disabled(!model.isEnabled)
    }
  }

  private func event(_ kind: PointerEvent.Kind, x: Int) -> PointerEvent {
    PointerEvent(kind, button: .primary, at: CellPoint(x: x, y: 0))
  }

  @Test(arguments: [false, true])
  func `a press has no effect if the control was disabled meanwhile`(isDragged: Bool) {
    let model = ControlModel()
    let user = SimulatedUser()
    let harness = Harness(width: 20, height: 1) { Page(model: model).controlled(by: user) }
    harness.pointer(event(.down, x: 1))
    user.act(in: harness) { model.isEnabled = false }
    user.act(in: harness) { model.isEnabled = true }
    if isDragged { harness.pointer(event(.dragged, x: 2)) }
    harness.pointer(event(.up, x: isDragged ? 2 : 1))
    #expect(!model.isOn)
    harness.click(x: 1, y: 0)
    #expect(model.isOn)
    #expect(harness.repaint() == 0)
  }
}
