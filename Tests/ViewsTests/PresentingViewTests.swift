// SPDX-License-Identifier: MIT
// Testing: the view that presents a sheet or a popover, and its state, environment and theme.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Observation
import Testing

@MainActor struct PresentingViewTests {
  private typealias Model = OverlayTests.Model

  private struct Numbered: Identifiable {
    let id: Int
  }

  @Test func `a new item gets a new sheet with new state`() {
    struct Counter: View {
      let number: Int
      @State private var count = 0
      var body: some View { Button("\(number):\(count)") { count += 1 } }
    }
    struct Items: View {
      @State private var item: Numbered?
      var body: some View {
        Button("open") { item = Numbered(id: 1) }
          .sheet(item: $item) { number in
            Counter(number: number.id).onKeyPress("n") {
              item = Numbered(id: number.id + 1)
              return .handled
            }
          }
      }
    }
    let harness = Harness(width: 20, height: 5) { Items() }
    harness.press("⇥ ⏎ ⏎ ⏎")
    #expect(harness.focused?.label == "1:2")
    harness.press("n")
    #expect(harness.find(.button, "2:0") != nil)
    harness.press("esc")
    #expect(harness.focused?.label == "open")
    #expect(harness.repaint() == 0)
  }

  @Test func `a sheet gets the presenting view's environment and theme, but not its shortcut`() {
    var presses = 0
    let harness = Harness(width: 20, height: 5) {
      Button("open") { presses += 1 }
        .popover(isPresented: .constant(true)) {
          Button("in") { presses += 100 }
          Text("ground").background(.background)
        }
        .disabled(true)
        .keyboardShortcut("o")
        .environment(\.appTheme, .light)
    }
    harness.press("ctrl+o ⏎")
    #expect(presses == 100)
    let ground = harness.position(of: "ground").map {
      harness.cell(x: $0.x, y: $0.y).style.background
    }
    #expect(ground == Color.background.resolve(in: .light).color)
  }

  @Test func `the text of a popover isn't disabled with the view that presents it`() throws {
    let inks = try [false, true].map { isDisabled in
      let harness = Harness(width: 20, height: 5) {
        Text("page").popover(isPresented: .constant(true)) { Text("inside") }
          .disabled(isDisabled)
      }
      let place = try #require(harness.position(of: "inside"))
      return harness.cell(x: place.x, y: place.y).foreground
    }
    #expect(inks[0] == inks[1])
  }

  @Test func `the view below keeps updating through the dimming`() async {
    let model = Model()
    struct Below: View {
      let model: Model
      var body: some View {
        VStack {
          Text("tick \(model.ticks)")
          Spacer()
        }
        .sheet(isPresented: .constant(true)) { Text("above") }
      }
    }
    let harness = Harness(width: 20, height: 6) { Below(model: model) }
    model.ticks = 7
    _ = harness.takeStatistics()
    await harness.settle()
    #expect(harness.screen[0] == "tick 7")
    #expect(harness.takeStatistics().damagedCells < 20)
    #expect(harness.repaint() == 0)
  }

  @Test func `a layer closes with the view that presents it, and uses its theme`() async {
    struct Part: View {
      let model: Model
      var body: some View {
        VStack(alignment: .leading) {
          Text("top")
          if !model.isNested {
            Text("anchor").popover(isPresented: .constant(true)) { Text("beside the anchor") }
              .environment(\.appTheme, model.isPresented ? .light : .dark)
          }
        }
      }
    }
    let model = Model()
    let harness = Harness(width: 30, height: 8) { Part(model: model) }
    func ground() -> CellColor? {
      harness.position(of: "beside").map { harness.cell(x: $0.x, y: $0.y).style.background }
    }
    #expect(ground() == Color.surfaceOverlay.resolve(in: .dark).color)
    model.isPresented = true
    await harness.settle()
    #expect(ground() == Color.surfaceOverlay.resolve(in: .light).color)
    #expect(harness.repaint() == 0)
    model.isNested = true
    await harness.settle()
    #expect(harness.content == ["top"])
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [(true, 1), (false, 0)])
  func `a sheet that is removed with the view that presents it calls onDismiss`(
    isPresented: Bool, dismissals: Int
  ) async {
    struct Page: View {
      let model: Model
      let isPresented: Bool
      var body: some View {
        if model.ticks == 0 {
          Text("page")
            .sheet(isPresented: .constant(isPresented), onDismiss: { model.dismissals += 1 }) {
              Text("sheet")
            }
        }
      }
    }
    let model = Model()
    let harness = Harness(width: 20, height: 5) { Page(model: model, isPresented: isPresented) }
    #expect((harness.position(of: "sheet") != nil) == isPresented)
    model.ticks = 1
    await harness.settle()
    #expect(harness.content == [] && model.dismissals == dismissals)
    #expect(harness.repaint() == 0)
  }

  @Test func `the view that presents a layer doesn't have the layer's focus`() {
    struct Outer: View {
      @FocusState private var isFocused: Bool
      @State private var isPresented = false
      var body: some View {
        VStack(alignment: .leading) {
          Text(isFocused ? "within" : "without")
          Button("open") { isPresented = true }
            .popover(isPresented: $isPresented) { Button("in") {} }
            .focused($isFocused)
        }
      }
    }
    let harness = Harness(width: 30, height: 8) { Outer() }
    harness.press("⇥")
    #expect(harness.screen[0] == "within")
    harness.press("⏎")
    #expect(harness.screen[0] == "without")
    harness.press("⇥")
    #expect(harness.screen[0] == "without")
    harness.press("esc")
    #expect(harness.screen[0] == "within")
  }
}
