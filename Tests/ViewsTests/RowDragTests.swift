// SPDX-License-Identifier: MIT
// Testing: rows of a list that the user drags.

import CuriumControls
import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct RowDragTests {
  private func pointer(_ harness: Harness, _ kind: PointerEvent.Kind, _ x: Int, _ y: Int) {
    harness.pointer(PointerEvent(kind, button: .primary, at: CellPoint(x: x, y: y)))
  }

  private func drag(_ harness: Harness, from start: Int, to end: Int, x: Int = 2) {
    harness.drag(from: CellPoint(x: x, y: start), to: CellPoint(x: x, y: end))
  }

  // MARK: The line

  @Test func `a line shows where the row lands, and Escape cancels`() {
    let model = MovableRows()
    let harness = Harness(width: 12, height: 5) { MovableList(model: model) }
    pointer(harness, .down, 2, 1)
    #expect(harness.screen == ["  a", "▌ b", "  c", "  d", ""])
    pointer(harness, .dragged, 2, 2)
    #expect(harness.screen == ["  a", "▌ b", "▁▁c▁▁▁▁▁▁▁▁▁", "  d", ""])
    #expect(harness.cell(x: 2, y: 2).attributes.contains(.underline))
    #expect(harness.repaint() == 0)
    pointer(harness, .dragged, 2, 4)
    #expect(harness.screen == ["  a", "▌ b", "  c", "▁▁d▁▁▁▁▁▁▁▁▁", ""])
    pointer(harness, .dragged, 2, 1)
    #expect(harness.screen == ["  a", "▌ b", "  c", "  d", ""])
    pointer(harness, .dragged, 2, 0)
    #expect(harness.screen == ["▔▔a▔▔▔▔▔▔▔▔▔", "▌ b", "  c", "  d", ""])
    #expect(harness.repaint() == 0)
    harness.press("esc")
    #expect(harness.screen == ["  a", "▌ b", "  c", "  d", ""])
    pointer(harness, .dragged, 2, 3)
    pointer(harness, .up, 2, 3)
    #expect(model.names == ["a", "b", "c", "d"] && model.many == ["b"])
    #expect(harness.repaint() == 0)
  }

  @Test func `the line below text has the colour of the line beside it`() {
    let model = MovableRows()
    let harness = Harness(
      width: 12, height: 5, theme: .dark,
      capabilities: TerminalCapabilities(underlineStyles: .yes)
    ) { MovableList(model: model) }
    let text = harness.cell(x: 2, y: 2)
    pointer(harness, .down, 2, 1)
    pointer(harness, .dragged, 2, 2)
    let marked = harness.cell(x: 2, y: 2)
    #expect(marked.glyph == text.glyph && marked.foreground == text.foreground)
    let line = ComponentTokens.Sidebar.markerColor.resolve(in: .dark).color
    #expect(harness.cell(x: 3, y: 2).foreground == line)
    #expect(harness.ansi.contains("[58:2::\(line.red):\(line.green):\(line.blue)"))
    harness.press("esc")
    #expect(harness.cell(x: 2, y: 2).link == text.link && !harness.ansi.contains("[58:"))
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [ColorDepth.none, .ansi16, .trueColor])
  func `the line is visible in every colour depth, and in ASCII`(depth: ColorDepth) {
    let model = MovableRows()
    let harness = Harness(
      width: 8, height: 4, capabilities: TerminalCapabilities(colorDepth: depth),
      environment: { $0.iconSet = .ascii }
    ) { MovableList(model: model) }
    pointer(harness, .down, 2, 1)
    pointer(harness, .dragged, 2, 2)
    #expect(harness.screen == ["  a", "> b", "__c_____", "  d"])
    #expect(harness.cell(x: 2, y: 2).attributes.contains(.underline))
    pointer(harness, .dragged, 2, 0)
    #expect(harness.screen == ["--a-----", "> b", "  c", "  d"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a row that is drawn again below the line isn't underlined`() {
    struct Row: View {
      let model: MovableRows
      let name: String
      var body: some View { Text(model.calls.contains(name) ? "changed" : name) }
    }
    let model = MovableRows()
    let user = SimulatedUser()
    let harness = Harness(width: 12, height: 5) {
      RowContentDragTests.Plain(model: model) { Row(model: model, name: $0) }.controlled(by: user)
    }
    pointer(harness, .down, 2, 0)
    pointer(harness, .dragged, 2, 1)
    #expect(harness.screen[1].contains("▁"))
    user.act(in: harness) { model.calls = ["d"] }
    let place = harness.position(of: "changed") ?? .zero
    #expect(place.y == 3)
    #expect(!harness.cell(x: place.x, y: place.y).attributes.contains(.underline))
    #expect(harness.repaint() == 0)
  }

  // MARK: Dropping

  @Test func `a row takes the place of the row where the button is released`() {
    let model = MovableRows()
    let harness = Harness(width: 12, height: 5) { MovableList(model: model) }
    drag(harness, from: 0, to: 2)
    #expect(model.names == ["b", "c", "a", "d"] && model.many == ["a"])
    drag(harness, from: 3, to: 1)
    #expect(model.names == ["b", "d", "c", "a"])
    drag(harness, from: 1, to: 4)
    #expect(model.names == ["b", "c", "a", "d"])
    #expect(harness.takeAnnouncements().last == "Moved to 4 of 4")
    // A drag within the row is a click.
    harness.drag(from: CellPoint(x: 2, y: 0), to: CellPoint(x: 9, y: 0))
    #expect(model.names == ["b", "c", "a", "d"] && model.many == ["b"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a selected row takes the others along, and an unselected one moves alone`() {
    let model = MovableRows(["a", "b", "c", "d", "e"])
    model.many = ["a", "c"]
    let harness = Harness(width: 12, height: 5) { MovableList(model: model) }
    drag(harness, from: 2, to: 3)
    #expect(model.names == ["b", "d", "a", "c", "e"] && model.many == ["a", "c"])
    pointer(harness, .down, 2, 3)
    // Among the dragged rows, nothing changes.
    pointer(harness, .dragged, 2, 2)
    #expect(harness.screen == ["  b", "  d", "▌ a", "▌ c", "  e"])
    pointer(harness, .dragged, 2, 0)
    pointer(harness, .up, 2, 0)
    #expect(model.names == ["a", "c", "b", "d", "e"] && model.many == ["a", "c"])
    drag(harness, from: 4, to: 0)
    #expect(model.names == ["e", "a", "c", "b", "d"] && model.many == ["e"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a click on one of several selected rows selects it when the button is released`() {
    let model = MovableRows()
    model.many = ["a", "c"]
    let harness = Harness(width: 12, height: 5) { MovableList(model: model) }
    pointer(harness, .down, 2, 2)
    #expect(model.many == ["a", "c"] && harness.focused?.role == .list)
    pointer(harness, .up, 2, 2)
    #expect(model.many == ["c"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a row stays in its section`() {
    struct Page: View {
      @Bindable var model: MovableRows
      var body: some View {
        List(selection: $model.one) {
          Section("One") {
            ForEach(model.names, id: \.self) { Text($0) }
              .onMove { model.names.moveSubranges($0, to: $1) }
          }
          Section("Two") {
            ForEach(model.others, id: \.self) { Text($0) }
              .onMove { model.others.moveSubranges($0, to: $1) }
          }
        }
      }
    }
    let model = MovableRows(["a", "b"])
    let harness = Harness(width: 10, height: 7) { Page(model: model) }
    pointer(harness, .down, 2, 1)
    pointer(harness, .dragged, 2, 5)
    #expect(harness.screen == ["  ONE", "▌ a", "▁▁b▁▁▁▁▁▁▁", "  TWO", "  x", "  y", ""])
    pointer(harness, .up, 2, 5)
    #expect(model.names == ["b", "a"] && model.others == ["x", "y"])
    pointer(harness, .down, 2, 5)
    pointer(harness, .dragged, 2, 0)
    #expect(harness.screen[3] == "▁▁TWO▁▁▁▁▁")
    pointer(harness, .up, 2, 0)
    #expect(model.names == ["b", "a"] && model.others == ["y", "x"])
    #expect(harness.repaint() == 0)
  }

  // MARK: Scrolling

  @Test func `a drag held below the list scrolls it, and the wheel does too`() async {
    let model = MovableRows((0..<10_000).map { "r\($0)" })
    let harness = Harness(width: 12, height: 8) {
      VStack(alignment: .leading, spacing: 0) {
        Text("top")
        MovableList(model: model).frame(height: 5)
        Text("end")
      }
    }
    pointer(harness, .down, 2, 2)
    pointer(harness, .dragged, 2, 3)
    await harness.advance(by: .seconds(1))
    #expect(harness.screen[1].hasPrefix("  r0"))
    pointer(harness, .dragged, 2, 7)
    await harness.advance(by: .milliseconds(600))
    #expect(harness.position(of: "r1") == nil && harness.repaint() == 0)
    let last = harness.screen[5].filter { $0.isNumber }
    #expect(Int(last) ?? 0 > 15)
    harness.scroll(y: 1, at: CellPoint(x: 2, y: 3))
    #expect(harness.repaint() == 0)
    pointer(harness, .dragged, 2, 4)
    let target = harness.screen[4].filter { $0.isNumber }
    pointer(harness, .up, 2, 4)
    #expect(Int(target) ?? 0 > Int(last) ?? 0)
    #expect(model.names[Int(target) ?? 0] == "r1" && harness.screen[4].hasPrefix("▌ r1"))
    #expect(harness.repaint() == 0)
    await harness.advance(by: .seconds(1))
    #expect(harness.screen[4].hasPrefix("▌ r1"))
  }

  @Test func `a drag goes on if the app changes its data, and ends if it removes the row`() {
    let model = MovableRows()
    let user = SimulatedUser()
    let harness = Harness(width: 12, height: 6) { MovableList(model: model).controlled(by: user) }
    pointer(harness, .down, 2, 1)
    pointer(harness, .dragged, 2, 2)
    user.act(in: harness) { model.names.insert("new", at: 0) }
    pointer(harness, .up, 2, 4)
    #expect(model.names == ["new", "a", "c", "d", "b"])
    // The line follows the changed rows.
    pointer(harness, .down, 2, 2)
    pointer(harness, .dragged, 2, 3)
    #expect(harness.screen[3].hasPrefix("▁▁d▁"))
    user.act(in: harness) { model.names.insert("first", at: 0) }
    #expect(!harness.screen.contains { $0.contains("▁") })
    user.act(in: harness) { model.names.removeFirst() }
    harness.press("esc")
    pointer(harness, .up, 2, 3)
    #expect(model.names == ["new", "a", "c", "d", "b"])
    pointer(harness, .down, 2, 1)
    pointer(harness, .dragged, 2, 2)
    user.act(in: harness) { model.names.removeAll { $0 == "a" } }
    pointer(harness, .up, 2, 3)
    #expect(model.names == ["new", "c", "d", "b"])
    pointer(harness, .down, 2, 1)
    pointer(harness, .dragged, 2, 2)
    user.act(in: harness) { model.names = [] }
    pointer(harness, .dragged, 2, 3)
    pointer(harness, .up, 2, 3)
    #expect(harness.repaint() == 0)
  }
}
