// SPDX-License-Identifier: MIT
// Testing: values that are dragged from one view to another, and cancelled drags.

import CuriumControls
import CuriumNavigation
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@MainActor struct DragAndDropTests {
  @Observable final class Model {
    var todo = ["alpha", "beta"]
    var done: [String] = []
    var hasDone = true
    var isDisabled = false
    var asks = false
    var calls: [String] = []

    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private struct Board: View {
    @Bindable var model: Model
    var accepts = true
    @State private var isTargeted = false

    var body: some View {
      HStack(alignment: .top, spacing: 0) {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(model.todo, id: \.self) { name in Text(name).draggable(name) }
        }
        .frame(width: 10, height: 4, alignment: .topLeading)
        if model.hasDone {
          VStack(alignment: .leading, spacing: 0) {
            Text(isTargeted ? "here" : "done")
            ForEach(model.done, id: \.self) { Text($0) }
          }
          .frame(width: 20, height: 4, alignment: .topLeading)
          .dropDestination(for: String.self) { names, point in
            model.calls.append("\(names.joined()) \(point.x),\(point.y)")
            if !accepts { return false }
            model.todo.removeAll { names.contains($0) }
            model.done += names
            return true
          } isTargeted: {
            isTargeted = $0
            model.calls.append("\($0)")
          }
          .disabled(model.isDisabled)
        }
      }
      .alert("Sure?", isPresented: $model.asks) { Button("Yes") {} }
    }
  }

  private let model = Model()
  private let user = SimulatedUser()

  private func harness(accepts: Bool = true) -> Harness {
    Harness(width: 40, height: 8) { Board(model: model, accepts: accepts).controlled(by: user) }
  }

  private func pointer(_ harness: Harness, _ kind: PointerEvent.Kind, _ x: Int, _ y: Int) {
    harness.pointer(PointerEvent(kind, button: .primary, at: CellPoint(x: x, y: y)))
  }

  /// Drags the first view over the destination.
  private func hold(_ harness: Harness) {
    pointer(harness, .down, 1, 0)
    pointer(harness, .dragged, 12, 2)
  }

  // MARK: Dropping

  @Test func `a view is dropped where the button is released`() {
    let harness = harness()
    #expect(harness.content == ["alpha     done", "beta"])
    hold(harness)
    #expect(harness.content == ["alpha     here", "beta", "", "             alpha"])
    #expect(harness.find(.group, "alpha")?.frame.origin == CellPoint(x: 12, y: 3))
    #expect(model.take() == ["true"] && harness.repaint() == 0)
    pointer(harness, .dragged, 14, 0)
    #expect(harness.content == ["alpha     here", "beta           alpha"])
    pointer(harness, .up, 14, 1)
    #expect(harness.content == ["beta      done", "          alpha"])
    #expect(model.take() == ["false", "alpha 4,1"])
    #expect(harness.find(.group) == nil && harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a refused drop changes nothing, and a click drags nothing`() {
    let harness = harness(accepts: false)
    harness.click(x: 1, y: 0)
    #expect(model.take() == [])
    harness.drag(from: CellPoint(x: 1, y: 1), to: CellPoint(x: 11, y: 1))
    #expect(harness.content == ["alpha     done", "beta"])
    #expect(model.take() == ["true", "false", "beta 1,1"] && harness.repaint() == 0)
  }

  @Test func `a drag leaves the destination, and ends beside it`() {
    let harness = harness()
    hold(harness)
    pointer(harness, .dragged, 2, 3)
    #expect(harness.screen[0] == "alpha     done")
    pointer(harness, .up, 2, 3)
    #expect(model.take() == ["true", "false"] && harness.content == ["alpha     done", "beta"])
    #expect(harness.repaint() == 0)
  }

  // MARK: Cancelling

  @Test func `Escape cancels a drag`() {
    let harness = harness()
    hold(harness)
    harness.press("esc")
    #expect(harness.content == ["alpha     done", "beta"])
    pointer(harness, .dragged, 13, 2)
    pointer(harness, .up, 13, 2)
    #expect(harness.content == ["alpha     done", "beta"])
    #expect(model.take() == ["true", "false"] && harness.repaint() == 0)
    // The next drag works.
    harness.drag(from: CellPoint(x: 1, y: 0), to: CellPoint(x: 12, y: 1))
    #expect(model.take() == ["true", "false", "alpha 2,1"])
  }

  @Test(arguments: ["source", "destination", "disabled", "alert"])
  func `a change of the screen ends or redirects a drag`(change: String) {
    let harness = harness()
    hold(harness)
    #expect(model.take() == ["true"])
    user.act(in: harness) {
      switch change {
      case "source": model.todo = ["beta"]
      case "destination": model.hasDone = false
      case "disabled": model.isDisabled = true
      default: model.asks = true
      }
    }
    #expect(model.take() == ["false"])
    let isDragging = change == "destination" || change == "disabled"
    #expect((harness.find(.group, "alpha") != nil) == isDragging)
    pointer(harness, .up, 12, 2)
    #expect(model.take() == [] && model.done == [])
    #expect(harness.find(.group, "alpha") == nil && harness.repaint() == 0)
  }

  @Test func `releasing the mouse to the terminal cancels a drag`() {
    let harness = harness()
    hold(harness)
    harness.press("alt+m")
    #expect(model.take() == ["true", "false"] && harness.find(.group) == nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `a disabled view can't be dragged`() {
    struct Page: View {
      let model: Model
      var body: some View {
        HStack(spacing: 0) {
          Text("alpha").draggable("alpha").disabled(true)
          Text("bin").dropDestination(for: String.self) { names, _ in
            model.calls += names
            return true
          }
        }
      }
    }
    let harness = Harness(width: 10, height: 2) { Page(model: model) }
    harness.drag(from: .zero, to: CellPoint(x: 6, y: 0))
    #expect(model.take() == [] && harness.content == ["alphabin"])
  }

  // MARK: Destinations

  private struct Nested: View {
    let model: Model
    var isDisabled = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("alpha").draggable("alpha")
        drop("outer", for: String.self, inside)
      }
    }

    private var inside: some View {
      VStack(alignment: .leading, spacing: 0) {
        drop("inner", for: String.self, Text("inner")).disabled(isDisabled)
        drop("number", for: Int.self, Text("number"))
        HStack(spacing: 0) {
          Text("a")
          Spacer()
          Text("b")
        }
      }
      .frame(width: 10)
    }

    private func drop<Payload>(
      _ name: String, for type: Payload.Type, _ view: some View
    ) -> some View {
      view.dropDestination(for: type) { _, point in
        model.calls.append("\(name) \(point.x),\(point.y)")
        return true
      } isTargeted: {
        model.calls.append("\(name) \($0)")
      }
    }
  }

  @Test func `the innermost enabled destination that takes the type gets the value`() {
    let harness = Harness(width: 12, height: 6) { Nested(model: model) }
    harness.drag(from: CellPoint(x: 1, y: 0), to: CellPoint(x: 1, y: 1))
    #expect(model.take() == ["inner true", "inner false", "inner 1,0"])
    harness.drag(from: CellPoint(x: 1, y: 0), to: CellPoint(x: 1, y: 2))
    #expect(
      model.take() == ["inner true", "inner false", "outer true", "outer false", "outer 1,1"])
    // Between the texts, nothing is drawn.
    harness.drag(from: CellPoint(x: 5, y: 0), to: CellPoint(x: 5, y: 3))
    #expect(model.take() == [])
    harness.drag(from: CellPoint(x: 4, y: 0), to: CellPoint(x: 5, y: 3))
    #expect(model.take().last == "outer 5,2")
    let other = Harness(width: 12, height: 6) { Nested(model: model, isDisabled: true) }
    other.drag(from: CellPoint(x: 1, y: 0), to: CellPoint(x: 1, y: 1))
    #expect(model.take() == ["outer true", "outer false", "outer 1,0"])
  }

  // MARK: Preview

  @Test func `the preview stays on the screen`() {
    let harness = harness()
    hold(harness)
    for (x, y) in [(39, 0), (39, 7), (0, 7)] {
      pointer(harness, .dragged, x, y)
      let frame = harness.find(.group, "alpha")?.frame ?? .zero
      #expect(frame.minX == min(x, 40 - frame.width) && frame.minY == (y == 7 ? 6 : 1))
      #expect(harness.screen[frame.minY].contains("alpha") && harness.repaint() == 0)
    }
    harness.resize(width: 6, height: 2)
    let frame = harness.find(.group, "alpha")?.frame ?? .zero
    #expect(frame.width <= 6 && frame.maxX <= 6 && frame.maxY <= 2)
    #expect(harness.repaint() == 0)
    harness.press("esc")
    #expect(harness.find(.group) == nil && harness.repaint() == 0)
  }

  @Test func `a drag works on a screen of one cell`() {
    struct Page: View {
      let model: Model
      var body: some View {
        Text("a").draggable("a").dropDestination(for: String.self) { names, point in
          model.calls.append("\(names) \(point.x)")
          return true
        }
      }
    }
    let harness = Harness(width: 1, height: 1) { Page(model: model) }
    pointer(harness, .down, 0, 0)
    pointer(harness, .dragged, 1, 0)
    #expect(harness.repaint() == 0)
    pointer(harness, .up, 0, 0)
    #expect(model.take() == ["[\"a\"] 0"] && harness.screen == ["a"] && harness.repaint() == 0)
  }
}
