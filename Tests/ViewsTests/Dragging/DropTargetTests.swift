// SPDX-License-Identifier: MIT
// Testing: the destination of a drag, when destinations are added or removed below the pointer.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@MainActor struct DropTargetTests {
  @Observable final class Model {
    var hasInner = true
    @ObservationIgnored var calls: [String] = []
  }

  private struct Page: View {
    let model: Model

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("alpha").draggable("alpha")
        VStack(spacing: 0) {
          if model.hasInner { destination("inner", Text("inner")) }
        }
        .frame(width: 10, height: 2, alignment: .topLeading)
        .modifier(Outer(model: model))
      }
    }

    private func destination(_ name: String, _ view: some View) -> some View {
      view.dropDestination(for: String.self) { _, _ in
        true
      } isTargeted: {
        model.calls.append("\(name) \($0)")
      }
    }
  }

  private struct Outer: ViewModifier {
    let model: Model

    func body(content: Content) -> some View {
      content.dropDestination(for: String.self) { names, _ in
        model.calls.append("drop \(names[0])")
        return true
      } isTargeted: {
        model.calls.append("outer \($0)")
      }
    }
  }

  @Test func `a drag finds another destination when one is removed or added`() {
    let model = Model()
    let user = SimulatedUser()
    let harness = Harness(width: 20, height: 6) { Page(model: model).controlled(by: user) }
    func pointer(_ kind: PointerEvent.Kind, _ x: Int, _ y: Int) {
      harness.pointer(PointerEvent(kind, button: .primary, at: CellPoint(x: x, y: y)))
    }
    pointer(.down, 1, 0)
    pointer(.dragged, 1, 1)
    #expect(model.calls == ["inner true"])
    user.act(in: harness) { model.hasInner = false }
    #expect(model.calls.dropFirst() == ["inner false", "outer true"])
    user.act(in: harness) { model.hasInner = true }
    #expect(model.calls.dropFirst(3) == ["outer false", "inner true"])
    user.act(in: harness) { model.hasInner = false }
    pointer(.up, 1, 1)
    #expect(model.calls.suffix(2) == ["outer false", "drop alpha"])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }
}
