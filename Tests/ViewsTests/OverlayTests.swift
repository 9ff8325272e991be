// SPDX-License-Identifier: MIT
// Testing: sheets and popovers: opening and closing, and the views below.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Observation
import Testing

@MainActor struct OverlayTests {
  @Observable final class Model {
    var isPresented = false
    var isNested = false
    var presses: [String] = []
    var ticks = 0
    var dismissals = 0
    var lives: [String] = []
  }

  private struct Page: View {
    @Bindable var model: Model
    @FocusState private var focus: String?

    var body: some View {
      VStack(alignment: .leading) {
        Button("first") { model.presses.append("first") }.focused($focus, equals: "first")
          .keyboardShortcut("s")
        Button("open") { model.isPresented = true }.focused($focus, equals: "open")
        Text("focus \(focus ?? "none")")
        Text("wide 世界 ground")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .onKeyPress("k") {
        model.presses.append("k")
        return .handled
      }
      .sheet(isPresented: $model.isPresented, onDismiss: { model.dismissals += 1 }) {
        Sheet(model: model)
      }
    }
  }

  private struct Sheet: View {
    @Bindable var model: Model
    @Environment(\.dismiss) private var dismiss
    @State private var count = 0

    var body: some View {
      VStack(alignment: .leading) {
        Button("count \(count)") { count += 1 }
        Button("nest") { model.isNested = true }
        Button("done") { dismiss() }
      }
      .task {
        model.lives.append("began")
        await withTaskCancellationHandler {
          while !Task.isCancelled { await Task.yield() }
        } onCancel: {
        }
        model.lives.append("ended")
      }
      .sheet(isPresented: $model.isNested) { Button("inner") { model.presses.append("inner") } }
    }
  }

  private func harness(
    _ model: Model, width: Int = 30, height: Int = 9
  ) -> Harness {
    Harness(width: width, height: height) { Page(model: model) }
  }

  @Test func `a sheet is centred above a dimmed screen`() {
    let harness = harness(Model())
    let before = harness.cell(x: 0, y: 0).style
    harness.press("⇥ ⇥ ⏎")
    #expect(
      harness.screen == [
        "first",
        "open",
        "focus none▄▄▄▄▄▄▄▄▄",
        "wide 世界  count 0",
        "           nest",
        "           done",
        "          ▀▀▀▀▀▀▀▀▀",
        "", "",
      ])
    #expect(harness.cell(x: 0, y: 0).style != before)
    #expect(harness.find(.dialog) != nil)
    #expect(harness.find(.button, "first") == nil)
    #expect(harness.repaint() == 0)
    harness.press("esc")
    #expect(harness.screen[3] == "wide 世界 ground")
    #expect(harness.cell(x: 0, y: 0).style == before)
    #expect(harness.repaint() == 0)
  }

  @Test func `keys, shortcuts and Tab stay in the top layer, and the focus returns`() {
    let model = Model()
    let harness = harness(model)
    harness.press("⇥ ⇥ ⏎")
    #expect(harness.focused?.label == "count 0")
    harness.press("⏎ k ctrl+s ↑ ⇥ ⇥ ⇥ ⏎")
    #expect(harness.focused?.label == "count 2")
    harness.press("shift+⇥")
    #expect(harness.focused?.label == "done")
    harness.press("⏎")
    #expect(!model.isPresented && model.presses == [] && model.dismissals == 1)
    #expect(harness.focused?.label == "open")
    #expect(harness.screen[2] == "focus open")
    harness.press("⏎")
    #expect(harness.focused?.label == "count 0")
    #expect(harness.repaint() == 0)
  }

  @Test func `Escape closes only the top layer`() async {
    let model = Model()
    let harness = harness(model)
    harness.press("⇥ ⇥ ⏎ ⇥ ⏎")
    #expect(harness.elements.map(\.label) == ["", "inner"])
    harness.press("⏎ esc")
    #expect(model.presses == ["inner"] && model.isPresented && !model.isNested)
    #expect(harness.focused?.label == "nest")
    harness.press("⏎")
    model.isPresented = false
    await harness.settle()
    #expect(harness.focused?.label == "open")
    #expect(harness.repaint() == 0)
  }

  @Test func `when two layers open at once, closing the upper one focuses the lower one`() async {
    let model = Model()
    let harness = harness(model)
    harness.press("⇥")
    model.isPresented = true
    model.isNested = true
    await harness.settle()
    #expect(harness.focused?.label == "inner")
    harness.press("esc")
    #expect(harness.focused?.label == "count 0")
    harness.press("esc")
    #expect(harness.focused?.label == "first")
  }

  @Test func `a layer without controls blocks keys from the view below`() async {
    let model = Model()
    let harness = Harness(width: 20, height: 4) {
      Button("page") { model.presses.append("page") }
        .onKeyPress("k") {
          model.presses.append("k")
          return .handled
        }
        .sheet(isPresented: Bindable(model).isPresented) { Text("above") }
    }
    harness.press("k")
    #expect(model.presses == ["k"])
    model.isPresented = true
    await harness.settle()
    harness.press("k ⇥ ⏎ ↓")
    #expect(model.presses == ["k"] && harness.focused == nil)
    harness.press("esc k")
    #expect(model.presses == ["k", "k"])
  }

  @Test func `clicks and the wheel don't reach covered views`() async {
    let model = Model()
    let harness = Harness(width: 20, height: 6) {
      ScrollView {
        ForEach(0..<20) { line in
          Button("row \(line)") { model.presses.append("row \(line)") }
        }
      }
      .sheet(isPresented: Bindable(model).isPresented) { Button("in") {} }
    }
    harness.scroll(y: 1)
    #expect(harness.screen[0].hasPrefix("row 3"))
    model.isPresented = true
    await harness.settle()
    harness.scroll(y: 3, at: CellPoint(x: 1, y: 0))
    harness.scroll(y: 3, at: CellPoint(x: 9, y: 2))
    #expect(harness.screen[0].hasPrefix("row 3"))
    harness.click(x: 1, y: 0)
    #expect(!model.isPresented && model.presses == [])
    harness.click(x: 1, y: 0)
    #expect(model.presses == ["row 3"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a control held when a layer opens is released without being pressed`() async {
    let model = Model()
    let harness = harness(model)
    harness.pointer(PointerEvent(.down, button: .primary, at: .zero))
    model.isPresented = true
    await harness.settle()
    harness.pointer(PointerEvent(.up, button: .primary, at: .zero))
    #expect(model.presses == [] && model.isPresented)
    model.isPresented = false
    await harness.settle()
    harness.click(x: 0, y: 0)
    #expect(model.presses == ["first"])
  }

  @Test func `a view isn't hovered below a layer`() async {
    let model = Model()
    let harness = Harness(width: 20, height: 6) {
      VStack {
        Interactive(action: {}) { Text($0.isHovered ? "hot" : "cold") }
        Spacer()
      }
      .sheet(isPresented: Bindable(model).isPresented) { Text("above") }
    }
    harness.pointer(PointerEvent(.moved, at: .zero))
    #expect(harness.screen[0] == "hot")
    model.isPresented = true
    await harness.settle()
    #expect(harness.screen[0] == "cold")
    harness.pointer(PointerEvent(.moved, at: .zero))
    #expect(harness.screen[0] == "cold")
  }

  @Test func `the content's state and tasks live as long as it is presented`() async {
    let model = Model()
    let harness = harness(model)
    harness.press("⇥ ⇥ ⏎ ⏎ ⏎")
    await harness.settle()
    #expect(harness.find(.button, "count 2") != nil && model.lives == ["began"])
    harness.press("esc")
    await harness.settle()
    #expect(model.lives == ["began", "ended"])
    harness.press("⏎")
    #expect(harness.find(.button, "count 0") != nil)
  }

  @Test func `interactiveDismissDisabled leaves closing to the sheet`() {
    let model = Model()
    let harness = Harness(width: 20, height: 5) {
      Button("open") { model.isPresented = true }
        .sheet(isPresented: Bindable(model).isPresented) {
          VStack {
            Button("free") { model.isNested = true }
            Text("held")
          }
          .interactiveDismissDisabled(!model.isNested)
        }
    }
    harness.press("⇥ ⏎ esc")
    #expect(model.isPresented)
    harness.click(x: 19, y: 4)
    #expect(model.isPresented)
    harness.press("⏎ esc")
    #expect(!model.isPresented)
  }

  @Test func `a second dialog doesn't dim the screen again`() {
    let model = Model()
    let harness = harness(model, width: 60, height: 20)
    harness.press("⇥ ⇥ ⏎")
    let dim = harness.cell(x: 0, y: 0).style
    harness.press("⇥")
    _ = harness.takeStatistics()
    harness.press("⏎")
    #expect(harness.takeStatistics().damagedCells < 200)
    #expect(harness.cell(x: 0, y: 0).style == dim)
    #expect(harness.repaint() == 0)
  }

  @Test func `the top layer is visible on screens of any size`() {
    let model = Model()
    let harness = harness(model)
    harness.press("⇥ ⇥ ⏎")
    for (width, height) in [(1, 1), (3, 2), (40, 12), (8, 3), (200, 60), (1, 20), (20, 1)] {
      harness.resize(width: width, height: height)
      #expect(harness.repaint() == 0)
      #expect(harness.find(.dialog)?.frame.isEmpty == false, "\(width)x\(height)")
    }
    harness.press("esc")
    #expect(!model.isPresented)
  }
}
