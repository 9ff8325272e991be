// SPDX-License-Identifier: MIT
// Testing: presses, drags, hovering and the wheel.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct PointerTests {
  private struct Probe: View {
    let name: String
    let action: @MainActor () -> Void
    var body: some View {
      Interactive(action: action) { state in
        Text(
          name + (state.isPressed ? "P" : "-") + (state.isHovered ? "H" : "-")
            + (state.isFocused ? "F" : "-"))
      }
    }
  }

  private func event(
    _ kind: PointerEvent.Kind, _ x: Int, _ y: Int, button: PointerEvent.Button = .primary
  ) -> PointerEvent {
    PointerEvent(kind, button: button, at: CellPoint(x: x, y: y))
  }

  @Test func `a press is drawn, ends when the pointer leaves, and acts on release`() {
    var count = 0
    let harness = Harness(width: 12, height: 2) {
      VStack(alignment: .leading) {
        Probe(name: "a") { count += 1 }
        Probe(name: "b") { count += 100 }
      }
    }
    harness.pointer(event(.moved, 1, 0, button: .none))
    #expect(harness.screen == ["a-H-", "b---"])
    harness.pointer(event(.down, 1, 0))
    #expect(harness.screen[0] == "aPHF")
    harness.pointer(event(.dragged, 1, 1))
    #expect(harness.screen == ["a-HF", "b---"])
    harness.pointer(event(.up, 1, 1))
    #expect(count == 0)
    harness.pointer(event(.down, 1, 0))
    harness.pointer(event(.dragged, 9, 1))
    harness.pointer(event(.dragged, 2, 0))
    #expect(harness.screen[0] == "aPHF")
    harness.pointer(event(.up, 2, 0))
    #expect(count == 1)
    harness.pointer(event(.moved, 1, 1, button: .none))
    #expect(harness.screen == ["a--F", "b-H-"])
    harness.pointer(event(.down, 1, 1, button: .secondary))
    harness.pointer(event(.up, 1, 1, button: .secondary))
    #expect(count == 1)
    #expect(harness.repaint() == 0)
  }

  @Test func `a press stays on a control that moves away while the pointer rests`() {
    struct Page: View {
      @FocusState private var isFocused: Bool
      @State private var count = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          if isFocused { Text("moved") }
          Probe(name: "\(count)") { count += 1 }.focused($isFocused)
        }
      }
    }
    let harness = Harness(width: 8, height: 2) { Page() }
    harness.pointer(event(.down, 0, 0))
    #expect(harness.screen == ["moved", "0PHF"])
    harness.pointer(event(.dragged, 1, 0))
    #expect(harness.screen == ["moved", "0-HF"])
    harness.pointer(event(.dragged, 0, 0))
    #expect(harness.screen == ["moved", "0PHF"])
    harness.pointer(event(.up, 0, 0))
    #expect(harness.screen == ["moved", "1--F"])
    // A press where the control is now ends as usual.
    harness.pointer(event(.down, 0, 1))
    harness.pointer(event(.up, 0, 0))
    #expect(harness.screen == ["moved", "1--F"])
    harness.click(x: 0, y: 1)
    #expect(harness.screen == ["moved", "2--F"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a control that is disabled or removed while held ends the press`() {
    struct Page: View {
      @State private var mode = 0
      @State private var count = 0
      var body: some View {
        VStack(alignment: .leading) {
          if mode != 2 { Probe(name: "a") {}.disabled(mode == 1) }
          Probe(name: "\(count)") { count += 1 }
        }
        .onKeyPress { press in
          mode = press.key == "d" ? 1 : 2
          return .handled
        }
      }
    }
    for key in ["d", "g"] {
      let harness = Harness(width: 8, height: 2) { Page() }
      harness.pointer(event(.down, 0, 0))
      harness.press(key)
      harness.pointer(event(.up, 0, 0))
      let row = key == "d" ? 1 : 0
      harness.pointer(event(.moved, 1, row, button: .none))
      #expect(harness.screen[row].contains("H"))
      harness.click(x: 1, y: row)
      #expect(harness.screen[row].hasPrefix("1"))
    }
  }

  private struct Lines: View {
    let count: Int
    var body: some View {
      ScrollView {
        ForEach(0..<count) { Text("line \($0)") }
      }
    }
  }

  @Test func `the wheel scrolls the view under the pointer and stops at the ends`() {
    let harness = Harness(width: 20, height: 4) {
      HStack(spacing: 0) {
        Lines(count: 20).frame(width: 10, alignment: .leading)
        Lines(count: 20).frame(width: 10, alignment: .leading)
      }
    }
    harness.scroll(y: 2, at: CellPoint(x: 12, y: 1))
    #expect(harness.screen[0].hasPrefix("line 0"))
    #expect(harness.position(of: "line 4") == CellPoint(x: 10, y: 0))
    #expect(harness.repaint() == 0)
    harness.scroll(y: 50, at: CellPoint(x: 2, y: 1))
    #expect(harness.screen[3].hasPrefix("line 19"))
    harness.scroll(y: -50, at: CellPoint(x: 2, y: 1))
    #expect(harness.screen[0].hasPrefix("line 0"))
    #expect(harness.repaint() == 0)
  }

  @Test func `an inner scroll view at its end passes the wheel to the outer one`() {
    let harness = Harness(width: 12, height: 4) {
      ScrollView {
        Lines(count: 6).frame(height: 3)
        ForEach(0..<9) { Text("outer \($0)") }
      }
    }
    harness.scroll(y: 3, at: CellPoint(x: 1, y: 1))
    #expect(harness.screen[0].hasPrefix("line 3"))
    #expect(harness.screen[3].hasPrefix("outer 0"))
    harness.scroll(y: 1, at: CellPoint(x: 1, y: 1))
    #expect(harness.screen[1].hasPrefix("outer 0"))
    #expect(harness.repaint() == 0)
  }

  @Test func `the scrollbar follows a drag, even beside it`() {
    let harness = Harness(width: 10, height: 5) { Lines(count: 50) }
    harness.pointer(event(.down, 7, 0))
    harness.pointer(event(.dragged, 3, 4))
    #expect(harness.screen[4].hasPrefix("line 49"))
    harness.pointer(event(.dragged, 3, 2))
    #expect(!harness.screen[4].hasPrefix("line 49"))
    harness.pointer(event(.up, 3, 2))
    let shown = harness.screen
    harness.pointer(event(.dragged, 3, 0))
    #expect(harness.screen == shown)
    #expect(harness.repaint() == 0)
  }

  @Test func `a click reaches the topmost view, and nothing hidden or clipped`() {
    var log: [String] = []
    let harness = Harness(width: 10, height: 3) {
      VStack(alignment: .leading, spacing: 0) {
        ZStack(alignment: .leading) {
          Button("under") { log.append("under") }
          Button("on") { log.append("on") }
        }
        Button("hid") { log.append("hid") }.hidden()
        Button("wide label") { log.append("cut") }.frame(width: 4)
      }
    }
    harness.click(x: 0, y: 0)
    harness.click(x: 4, y: 0)
    harness.click(x: 0, y: 1)
    harness.click(x: 8, y: 2)
    harness.click(x: 3, y: 2)
    #expect(log == ["on", "under", "cut"])
  }

  @Test func `a press ends only with its own button`() {
    var count = 0
    let harness = Harness(width: 4, height: 1) { Probe(name: "a") { count += 1 } }
    harness.pointer(event(.down, 1, 0))
    harness.pointer(event(.down, 1, 0, button: .secondary))
    harness.pointer(event(.dragged, 9, 0, button: .secondary))
    harness.pointer(event(.up, 1, 0, button: .secondary))
    #expect(harness.screen == ["aPHF"] && count == 0)
    harness.pointer(event(.up, 1, 0))
    #expect(harness.screen == ["a--F"] && count == 1)
    // Some terminals don't report which button was released.
    harness.pointer(event(.down, 1, 0))
    harness.pointer(event(.up, 1, 0, button: .none))
    #expect(count == 2)
  }

  @Test func `the highlight stays at the pointer when the content scrolls`() {
    let harness = Harness(width: 4, height: 2) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<6) { Probe(name: "\($0)") {} }
        }
      }
      .scrollIndicators(.hidden).onContinuousHover { _ in }
    }
    harness.pointer(event(.moved, 1, 1, button: .none))
    #expect(harness.screen == ["0---", "1-H-"])
    harness.scroll(y: 1, at: CellPoint(x: 1, y: 1))
    #expect(harness.screen == ["1---", "2-H-"])
    // A key moves the content away, and highlights nothing.
    harness.press("⇥ home")
    #expect(harness.screen.allSatisfy { !$0.contains("H") })
    harness.pointer(event(.moved, 2, 1, button: .none))
    #expect(harness.screen[1].contains("H"))
    #expect(harness.repaint() == 0)
  }

  @Test func `a control that moves away from the pointer when highlighted comes to rest`() {
    struct Shy: View {
      var body: some View {
        Interactive(action: {}) { state in Text("a").offset(x: state.isHovered ? 5 : 0) }
      }
    }
    let harness = Harness(width: 8, height: 1) { Shy().onContinuousHover { _ in } }
    harness.pointer(event(.moved, 0, 0, button: .none))
    let screen = harness.screen
    harness.send([])
    #expect(harness.screen == screen && harness.repaint() == 0)
  }

  @Test func `the highlight ends when the terminal stops reporting motion`() {
    struct Page: View {
      @State private var follows = true
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Interactive(action: { follows = false }) { state in
            Text(state.isHovered ? "aH" : "a-")
          }
          if follows { Text("x").onContinuousHover { _ in } }
        }
      }
    }
    let harness = Harness(width: 4, height: 2) { Page() }
    harness.pointer(event(.moved, 0, 0, button: .none))
    #expect(harness.screen[0] == "aH")
    harness.click(x: 0, y: 0)
    #expect(harness.screen[0] == "a-" && harness.repaint() == 0)
  }

  @Test func `without reports of motion, the highlight ends with the click or the scroll step`() {
    let harness = Harness(width: 4, height: 2) { Probe(name: "a") {} }
    harness.pointer(event(.down, 1, 0))
    #expect(harness.screen[0].contains("H"))
    harness.pointer(event(.up, 1, 0))
    #expect(harness.screen[0] == "a--F")
    harness.scroll(y: 1, at: CellPoint(x: 1, y: 0))
    #expect(harness.screen[0] == "a--F")
    #expect(harness.repaint() == 0)
  }

  @Test func `a press of another button on another view cancels the first press`() {
    var count = 0
    var seen: [PointerEvent.Kind] = []
    let harness = Harness(width: 4, height: 2) {
      VStack(alignment: .leading) {
        Probe(name: "a") { count += 1 }
        Text("b").onPointerEvent { event in
          seen.append(event.kind)
          return .handled
        }
      }
    }
    harness.pointer(event(.down, 1, 0))
    harness.pointer(event(.down, 0, 1, button: .secondary))
    #expect(harness.screen[0].hasPrefix("a-"))
    harness.pointer(event(.up, 0, 1, button: .secondary))
    harness.pointer(event(.up, 1, 0))
    #expect(seen == [.down, .up] && count == 0)
  }
}
