// SPDX-License-Identifier: MIT
// Testing: drags, hovering and clicks in menus.

import CuriumTerminal
import CuriumTesting
import CuriumControls
import Testing

@MainActor struct MenuPointerTests {
  /// The rows of the menu of `OverlayMenuTests.Sorting`.
  private static let (name, size, more, off) = (2, 3, 4, 5)

  private func point(_ harness: Harness, _ kind: PointerEvent.Kind, row: Int) {
    harness.pointer(
      PointerEvent(kind, button: kind == .moved ? .none : .primary, at: CellPoint(x: 4, y: row)))
  }

  @Test func `a press that is released on an item after a drag chooses it`() throws {
    let model = OverlayMenuTests.Model()
    let harness = Harness(width: 24, height: 10) { OverlayMenuTests.Sorting(model: model) }
    point(harness, .down, row: 0)
    #expect(harness.find(.menu) != nil)
    point(harness, .dragged, row: Self.name)
    point(harness, .dragged, row: Self.size)
    #expect(harness.focused?.label == "By size")
    point(harness, .up, row: Self.size)
    #expect(model.acts == ["size"] && harness.find(.menu) == nil)

    // Through a submenu.
    point(harness, .down, row: 0)
    point(harness, .dragged, row: Self.more)
    let down = try #require(harness.position(of: "Down"))
    harness.pointer(PointerEvent(.dragged, button: .primary, at: down))
    harness.pointer(PointerEvent(.up, button: .primary, at: down))
    #expect(model.acts == ["size", "down"] && harness.find(.menu) == nil)

    // From one item of an open menu to another.
    harness.click(x: 4, y: 0)
    point(harness, .down, row: Self.name)
    point(harness, .dragged, row: Self.size)
    point(harness, .up, row: Self.size)
    #expect(model.acts == ["size", "down", "size"] && harness.find(.menu) == nil)
    #expect(harness.focused?.role == .menuButton && harness.repaint() == 0)
  }

  @Test func `a menu stays open after a click on its label, and after a drag to no item`() {
    let model = OverlayMenuTests.Model()
    let harness = Harness(width: 24, height: 10) { OverlayMenuTests.Sorting(model: model) }
    harness.click(x: 4, y: 0)
    #expect(harness.find(.menu) != nil)
    harness.press("esc")
    for row in [Self.off, 9] {
      point(harness, .down, row: 0)
      point(harness, .dragged, row: row)
      point(harness, .up, row: row)
      #expect(model.acts == [] && harness.find(.menu) != nil)
      harness.press("esc")
    }
    #expect(harness.repaint() == 0)
  }

  @Test func `the pointer highlights the item that Return presses, and no other`() {
    let model = OverlayMenuTests.Model()
    let harness = Harness(width: 24, height: 10) { OverlayMenuTests.Sorting(model: model) }
    harness.click(x: 4, y: 0)
    func highlighted() -> [Int] {
      let plain = harness.cell(x: 6, y: Self.off).background
      return (Self.name...6).filter { harness.cell(x: 6, y: $0).background != plain }
    }
    #expect(highlighted() == [Self.name])
    point(harness, .moved, row: Self.size)
    #expect(highlighted() == [Self.size] && harness.focused?.label == "By size")
    point(harness, .moved, row: Self.off)
    #expect(highlighted() == [Self.size])
    harness.press("↑")
    point(harness, .moved, row: Self.off)
    point(harness, .moved, row: Self.size)
    harness.press("↑")
    #expect(highlighted() == [Self.name])
    point(harness, .moved, row: Self.size)
    #expect(highlighted() == [Self.size])
    harness.press("⏎")
    #expect(model.acts == ["size"] && harness.repaint() == 0)
  }

  @Test func `the pointer opens a submenu, and closes it over another item`() throws {
    let harness = Harness(width: 24, height: 10) {
      OverlayMenuTests.Sorting(model: OverlayMenuTests.Model())
    }
    harness.click(x: 4, y: 0)
    point(harness, .moved, row: Self.more)
    let up = try #require(harness.position(of: "Up"))
    #expect(harness.focused?.label == "Up")
    point(harness, .moved, row: Self.more)
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: up.x, y: up.y + 1)))
    #expect(harness.focused?.label == "Down")
    harness.press("←")
    #expect(harness.position(of: "Up") == nil && harness.focused?.label == "More")
    point(harness, .moved, row: Self.size)
    point(harness, .moved, row: Self.more)
    #expect(harness.position(of: "Up") != nil)
    point(harness, .moved, row: Self.size)
    #expect(harness.position(of: "Up") == nil && harness.focused?.label == "By size")
    #expect(harness.repaint() == 0)
  }

  @Test func `with an open submenu, a click in the outer menu chooses there`() {
    let model = OverlayMenuTests.Model()
    let harness = Harness(width: 24, height: 10) { OverlayMenuTests.Sorting(model: model) }
    harness.press("⇥ ⏎ m ⏎")
    harness.click(x: 4, y: Self.more)
    #expect(harness.position(of: "Up") != nil)
    harness.click(x: 4, y: Self.size)
    #expect(model.acts == ["size"] && harness.find(.menu) == nil)
    #expect(harness.focused?.role == .menuButton && harness.repaint() == 0)
  }

  @Test func `a drag with the right button chooses in a context menu`() throws {
    let model = OverlayMenuTests.Model()
    let harness = Harness(width: 24, height: 8) { OverlayMenuTests.Rows(model: model) }
    harness.pointer(PointerEvent(.down, button: .secondary, at: CellPoint(x: 3, y: 1)))
    let item = try #require(harness.position(of: "Open 1"))
    harness.pointer(PointerEvent(.dragged, button: .secondary, at: item))
    harness.pointer(PointerEvent(.up, button: .secondary, at: item))
    #expect(model.acts == ["open 1"] && harness.find(.menu) == nil)
  }

  @Test func `other buttons do nothing in a menu`() async {
    let model = OverlayMenuTests.Model()
    let harness = Harness(width: 24, height: 10) { OverlayMenuTests.Sorting(model: model) }
    harness.click(x: 4, y: 0)
    for button in [PointerEvent.Button.secondary, .middle] {
      for kind in [PointerEvent.Kind.down, .up] {
        harness.pointer(PointerEvent(kind, button: button, at: CellPoint(x: 4, y: Self.name)))
      }
      await harness.settle()
      #expect(model.acts == [] && harness.find(.menu) != nil)
    }
    #expect(!harness.isAnimating && harness.repaint() == 0)
  }

  private struct Long: View {
    let count: Int
    @State private var chosen: Int?

    var body: some View {
      VStack(alignment: .leading) {
        Text("above\nabove\nabove")
        Menu("All") {
          ForEach(0..<count, id: \.self) { item in Button("\(item)") { chosen = item } }
        }
        Text(chosen.map { "chosen \($0)" } ?? "none")
      }
    }
  }

  @Test(arguments: [(2, 4), (4, 2), (20, 0)])
  func `a menu that fits neither below nor above its label covers it`(count: Int, top: Int) {
    let harness = Harness(width: 16, height: 9) { Long(count: count) }
    harness.press("⇥ ⏎")
    #expect(harness.find(.menu)?.frame.minY == top)
    harness.press("↓ ⏎")
    #expect(harness.position(of: "chosen 1") != nil && harness.repaint() == 0)
  }

  @Test func `a click on a label that the menu covers chooses nothing, even if the hand shakes`() {
    let harness = Harness(width: 16, height: 9) { Long(count: 20) }
    for (kind, x) in [(PointerEvent.Kind.down, 1), (.dragged, 2), (.up, 2)] {
      harness.pointer(PointerEvent(kind, button: .primary, at: CellPoint(x: x, y: 3)))
    }
    #expect(harness.find(.menu)?.frame.minY == 0)
    harness.click(x: 2, y: 3)
    #expect(harness.find(.menu) == nil && harness.position(of: "chosen 2") != nil)
  }

  @Test func `the pointer closes two submenus over an item of the outermost menu`() throws {
    let harness = Harness(width: 60, height: 12) {
      Menu("Top") {
        Button("First") {}
        Menu("More") {
          Button("Second") {}
          Menu("Deeper") { Button("Third") {} }
        }
      }
    }
    func move(to text: String) throws {
      let place = try #require(harness.position(of: text))
      harness.pointer(PointerEvent(.moved, at: place))
    }
    harness.press("⇥ ⏎")
    try move(to: "More")
    try move(to: "Deeper")
    #expect(harness.focused?.label == "Third")
    try move(to: "First")
    #expect(harness.focused?.label == "First")
    #expect(harness.position(of: "Second") == nil && harness.position(of: "Third") == nil)
    harness.press("esc")
    #expect(harness.find(.menu) == nil && harness.focused?.role == .menuButton)
    #expect(harness.repaint() == 0)
  }
}
