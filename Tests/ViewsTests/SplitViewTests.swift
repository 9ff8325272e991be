// SPDX-License-Identifier: MIT
// Testing: split views with keys, the pointer, bindings and windows of any size.

import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@testable import CuriumControls

private typealias Model = SplitModel

/// Two or more panes filled with letters, the first of 6 cells.
private struct Panes: View {
  @Bindable var model: Model

  var body: some View {
    SplitView(model.isVertical ? .vertical : .horizontal, sizes: $model.sizes) {
      fill("a").paneSize(min: 4, ideal: 6, max: 12).paneCollapsed($model.isCollapsed)
      fill("b").paneSize(min: 2).layoutPriority(1)
      if model.count > 2 { fill("c").paneSize(min: 2) }
    }
  }
}

/// Two equal panes, without stored sizes.
private struct Halves: View {
  let model: Model

  var body: some View {
    SplitView(model.isVertical ? .vertical : .horizontal) {
      fill("a")
      fill("b")
    }
  }
}

@MainActor func dragged(
  _ harness: Harness, from: (Int, Int), through points: (Int, Int)...
) {
  func event(_ kind: PointerEvent.Kind, _ point: (Int, Int)) {
    harness.pointer(
      PointerEvent(kind, button: .primary, at: CellPoint(x: point.0, y: point.1)))
  }
  event(.down, from)
  for point in points { event(.dragged, point) }
  event(.up, points.last ?? from)
}

@MainActor struct SplitViewTests {
  @Test func `panes divide the width, with lines between them`() {
    let harness = Harness(width: 20, height: 2) { Panes(model: Model()) }
    #expect(harness.screen == ["aaaaaa│bbbbbb│cccccc", "aaaaaa│bbbbbb│cccccc"])
    #expect(harness.repaint() == 0)
  }

  @Test func `panes divide the height`() {
    let model = Model()
    model.isVertical = true
    let harness = Harness(width: 3, height: 14) { Panes(model: model) }
    #expect(
      harness.screen
        == Array(repeating: "aaa", count: 6) + ["───"] + Array(repeating: "bbb", count: 3)
        + ["───"] + Array(repeating: "ccc", count: 3))
  }

  @Test func `keys move a divider within the limits of its neighbours`() {
    let model = Model()
    let harness = Harness(width: 20, height: 1) { Panes(model: model) }
    harness.press("⇥ → →")
    #expect(harness.screen == ["aaaaaaaa┃bbbb│cccccc"])
    #expect(model.sizes == [8, 4, 6])
    harness.press("shift+→")
    #expect(harness.screen == ["aaaaaaaaaa┃bb│cccccc"])
    harness.press("home")
    #expect(harness.screen == ["aaaa┃bbbbbbbb│cccccc"])
    harness.press("end ⏎")
    #expect(harness.screen == ["aaaaaa┃bbbbbb│cccccc"])
    harness.press("⇥ ←")
    #expect(harness.screen == ["aaaaaa│bbbbb┃ccccccc"])
    #expect(harness.focused?.role == .slider && harness.focused?.label == "Divider")
    #expect(harness.focused?.value == "42%")
    #expect(harness.repaint() == 0)
  }

  @Test func `Up and Down move a divider between rows`() {
    let model = Model()
    model.isVertical = true
    let harness = Harness(width: 1, height: 14) { Panes(model: model) }
    harness.press("⇥ ↓")
    #expect(model.sizes == [7, 2, 3])
    harness.press("↑ ↑ ↑ → space")
    #expect(harness.screen.count { $0 == "a" } == 5 && harness.screen.count { $0 == "b" } == 4)
    #expect(harness.repaint() == 0)
  }

  @Test func `the pointer drags a divider by the pressed cell`() {
    let model = Model()
    let harness = Harness(width: 20, height: 2) { Panes(model: model) }
    dragged(harness, from: (6, 1), through: (7, 1), (9, 0))
    #expect(harness.screen[0] == "aaaaaaaaa│bbb│cccccc")
    dragged(harness, from: (9, 0), through: (40, 5))
    #expect(harness.screen[0] == "aaaaaaaaaa│bb│cccccc")
    harness.pointer(PointerEvent(.down, button: .primary, at: CellPoint(x: 13, y: 0)))
    #expect(harness.screen[0] == "aaaaaaaaaa│bb┃cccccc")
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: 0, y: 0)))
    harness.pointer(PointerEvent(.up, button: .primary, at: CellPoint(x: 0, y: 0)))
    #expect(harness.screen[0] == "aaaaaaaaaa│bb│cccccc")
    #expect(harness.repaint() == 0)
  }

  @Test func `a double click makes the panes beside a divider equal`() {
    let harness = Harness(width: 20, height: 1) { Panes(model: Model()) }
    harness.press("⇥ → →")
    harness.click(x: 8, y: 0)
    #expect(harness.screen == ["aaaaaaaa┃bbbb│cccccc"])
    harness.click(x: 8, y: 0)
    #expect(harness.screen == ["aaaaaa┃bbbbbb│cccccc"])
  }

  @Test func `the pointer has a resize shape over a divider`() {
    var capabilities = TerminalCapabilities()
    capabilities.pointerShapes = .yes
    let harness = Harness(width: 20, height: 1, capabilities: capabilities) {
      Panes(model: Model())
    }
    func shapes() -> [TerminalRequest] {
      harness.requests.filter { if case .pointerShape = $0 { true } else { false } }
    }
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 6, y: 0)))
    #expect(shapes() == [.pointerShape(.columnResize)])
    dragged(harness, from: (6, 0), through: (2, 0))
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 1, y: 0)))
    #expect(shapes() == [.pointerShape(.columnResize), .pointerShape(nil)])
    #expect(harness.requests.contains(.pointer(.motion)))
  }

  @Test func `sizes stay while the window grows and shrinks`() {
    let model = Model()
    let harness = Harness(width: 20, height: 1) { Panes(model: model) }
    harness.press("⇥ → ⇥ ←")
    let before = harness.screen
    #expect(before == ["aaaaaaa│bbbb┃ccccccc"])
    for (width, row) in [
      (31, "aaaaaaa│bbbbbbbb┃cccccccccccccc"), (14, "aaaaaaa│bb┃ccc"), (10, "aaaa│bb┃cc"),
    ] {
      harness.resize(width: width, height: 1)
      #expect(harness.screen == [row])
      #expect(harness.repaint() == 0)
    }
    harness.resize(width: 20, height: 1)
    #expect(harness.screen == before)
  }

  @Test func `panes with the lowest priority hide in a small window`() {
    let harness = Harness(width: 10, height: 1) { Panes(model: Model()) }
    #expect(harness.screen == ["aaaa│bb│cc"])
    harness.resize(width: 9, height: 1)
    #expect(harness.screen == ["aaaaaa│bb"])
    harness.resize(width: 6, height: 1)
    #expect(harness.screen == ["bbbbbb"])
    harness.resize(width: 1, height: 1)
    #expect(harness.screen == ["b"])
    harness.resize(width: 20, height: 1)
    #expect(harness.screen == ["aaaaaa│bbbbbb│cccccc"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a pane can be hidden and shown, and keeps its size and state`() {
    let model = Model()
    let user = SimulatedUser()
    let harness = Harness(width: 20, height: 1) { Panes(model: model).controlled(by: user) }
    harness.press("⇥ →")
    user.act(in: harness) { model.isCollapsed = true }
    #expect(harness.screen[0].replacing("┃", with: "│").filter { $0 == "│" }.count == 1)
    #expect(!harness.screen[0].contains("a"))
    #expect(harness.focused?.role == .slider)
    #expect(harness.repaint() == 0)
    user.act(in: harness) { model.isCollapsed = false }
    #expect(harness.screen[0].prefix(7) == "aaaaaaa")
    #expect(harness.repaint() == 0)
  }

  @Test func `dragging over more than half of a pane hides it, and dragging back shows it`() {
    let model = Model()
    let user = SimulatedUser()
    let harness = Harness(width: 20, height: 1) { Panes(model: model).controlled(by: user) }
    dragged(harness, from: (6, 0), through: (2, 0))
    #expect(harness.screen == ["aaaa│bbbbbbbb│cccccc"])
    dragged(harness, from: (4, 0), through: (1, 0))
    #expect(model.isCollapsed && !harness.screen[0].contains("a"))
    user.act(in: harness) { model.isCollapsed = false }
    dragged(harness, from: (4, 0), through: (1, 0), (5, 0), (5, 0))
    #expect(!model.isCollapsed)
    #expect(harness.screen == ["aaaaa│bbbbbbb│cccccc"])
    #expect(harness.repaint() == 0)
  }

  @Test func `stored sizes are restored`() {
    let model = Model()
    model.sizes = [9, 3, 6]
    let user = SimulatedUser()
    let harness = Harness(width: 20, height: 1) { Panes(model: model).controlled(by: user) }
    #expect(harness.screen == ["aaaaaaaaa│bbb│cccccc"])
    user.act(in: harness) { model.sizes = [] }
    #expect(harness.screen == ["aaaaaa│bbbbbb│cccccc"])
    user.act(in: harness) { model.sizes = [0, 4] }
    #expect(harness.screen == ["aaaaaa│bbbbbb│cccccc"])
    user.act(in: harness) { model.count = 2 }
    #expect(harness.screen == ["aaaaaa│bbbbbbbbbbbbb"])
    user.act(in: harness) { model.count = 3 }
    #expect(harness.screen == ["aaaaaa│bbbbbb│cccccc"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a binding can reject or change sizes`() {
    struct Fixed: View {
      let keep: ([Int]) -> [Int]
      @State private var sizes = [9, 10]

      var body: some View {
        SplitView(sizes: Binding(get: { sizes }, set: { sizes = keep($0) })) {
          fill("a")
          fill("b")
        }
      }
    }
    let refusing = Harness(width: 20, height: 1) { Fixed { _ in [9, 10] } }
    refusing.press("⇥ → →")
    #expect(refusing.screen[0].count { $0 == "a" } == 9)
    let even = Harness(width: 20, height: 1) { Fixed { [$0[0] / 4 * 4, 19 - $0[0] / 4 * 4] } }
    even.press("⇥ → → →")
    #expect(even.screen[0].count { $0 == "a" } == 8)
    dragged(even, from: (8, 0), through: (14, 0))
    #expect(even.screen[0].count { $0 == "a" } == 12)
    #expect(even.repaint() == 0 && refusing.repaint() == 0)
  }

  @Test func `each axis has its own sizes`() {
    let model = Model()
    let user = SimulatedUser()
    let harness = Harness(width: 20, height: 14) { Halves(model: model).controlled(by: user) }
    harness.press("⇥ →")
    #expect(harness.screen[0].count { $0 == "a" } == 11)
    user.act(in: harness) { model.isVertical = true }
    harness.press("⇥ ↑")
    #expect(harness.screen.count { $0.hasPrefix("a") } == 6)
    user.act(in: harness) { model.isVertical = false }
    #expect(harness.screen[0].count { $0 == "a" } == 11)
    #expect(harness.repaint() == 0)
  }

  @Test func `a pane's content stays inside it`() {
    let harness = Harness(width: 7, height: 1) {
      SplitView(.horizontal) {
        Text("abcdefgh").fixedSize()
        Button("x") {}.buttonStyle(.plain)
      }
    }
    #expect(harness.screen[0].hasPrefix("abc│"))
    dragged(harness, from: (3, 0), through: (4, 0))
    #expect(harness.screen[0].hasPrefix("abcd│"))
  }

  @Test func `a disabled split view's dividers can't be focused or moved`() {
    let model = Model()
    let harness = Harness(width: 20, height: 1) { Panes(model: model).disabled(true) }
    harness.press("⇥ →")
    dragged(harness, from: (6, 0), through: (9, 0))
    #expect(model.sizes.isEmpty)
    #expect(harness.focused == nil)
  }

  @Test(arguments: [(1, 1), (2, 1), (1, 7), (200, 60)])
  func `a split view works at any size`(width: Int, height: Int) {
    let model = Model()
    model.isVertical = height > width
    let harness = Harness(width: width, height: height) { Panes(model: model) }
    harness.press("⇥ → ↓ end home ⏎")
    #expect(harness.warnings.isEmpty)
    #expect(harness.repaint() == 0)
  }
}
