// SPDX-License-Identifier: MIT
// Testing: rows of a list that the user moves with keys.

import CuriumControls
import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct RowMoveTests {
  private struct Single: View {
    @Bindable var model: MovableRows
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        List(selection: $model.one) {
          ForEach(model.names, id: \.self) { Text($0) }
            .onMove(perform: model.canMove ? move : nil)
            .disabled(model.isLocked)
        }
        KeyHints()
      }
    }

    private func move(_ offsets: RangeSet<Int>, to destination: Int) {
      model.names.moveSubranges(offsets, to: destination)
    }
  }

  private struct Sections: View {
    @Bindable var model: MovableRows
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        List(selection: $model.one) {
          Section("One") {
            ForEach(model.names, id: \.self) { Text($0) }
              .onMove { model.names.moveSubranges($0, to: $1) }
          }
          Section("Two") { ForEach(model.others, id: \.self) { Text($0) } }
        }
        KeyHints()
      }
      .keyBinding("outer", "alt+down") { model.calls.append("outer") }
    }
  }

  private static let hints = "  alt+↑ move up   alt+↓ move down"

  // MARK: One row

  @Test func `Option with an arrow moves the selected row, up to the ends`() {
    let model = MovableRows()
    let harness = Harness(width: 40, height: 6) { Single(model: model) }
    #expect(harness.screen[5] == "")
    harness.press("⇥ ↓ ↓ alt+↓")
    #expect(harness.screen == ["  a", "  c", "▌ b", "  d", "", Self.hints])
    #expect(model.one == "b" && harness.focused?.role == .list)
    harness.press("alt+↓ alt+↓ alt+↓")
    #expect(model.names == ["a", "c", "d", "b"])
    harness.press("alt+↑ alt+↑ alt+↑ alt+↑ alt+↑")
    #expect(harness.screen == ["▌ b", "  a", "  c", "  d", "", Self.hints])
    harness.press("↓")
    #expect(model.one == "a")
    #expect(harness.repaint() == 0)
  }

  @Test func `the marked row moves while nothing is selected, and is then selected`() {
    let model = MovableRows()
    let harness = Harness(width: 40, height: 6) { Single(model: model) }
    harness.press("⇥")
    #expect(harness.screen[0] == "▌ a" && harness.screen[5] == Self.hints)
    harness.press("alt+↓")
    #expect(model.names == ["b", "a", "c", "d"] && model.one == "a")
    #expect(harness.repaint() == 0)
  }

  @Test func `without an action, or disabled, nothing moves and no key is shown`() {
    let model = MovableRows()
    model.one = "b"
    let user = SimulatedUser()
    let harness = Harness(width: 40, height: 6) { Single(model: model).controlled(by: user) }
    harness.press("⇥")
    #expect(harness.screen[5] == Self.hints)
    for change in [{ model.isLocked = true }, { (model.isLocked, model.canMove) = (false, false) }]
    {
      user.act(in: harness) { change() }
      #expect(harness.screen[5] == "")
      harness.press("alt+↓")
      harness.drag(from: CellPoint(x: 2, y: 1), to: CellPoint(x: 2, y: 3))
      #expect(model.names == ["a", "b", "c", "d"])
    }
    user.act(in: harness) { model.canMove = true }
    #expect(harness.screen[5] == Self.hints)
    harness.press("alt+↓")
    #expect(model.names == ["a", "c", "b", "d"])
  }

  @Test func `a row stays in its section, and a command around the list gets the key elsewhere`() {
    let model = MovableRows()
    model.one = "c"
    let harness = Harness(width: 50, height: 9) { Sections(model: model) }
    harness.press("⇥ alt+↓ alt+↓ alt+↓")
    #expect(model.names == ["a", "b", "d", "c"] && model.others == ["x", "y"])
    #expect(model.calls == [] && !harness.screen[8].contains("outer"))
    harness.press("↓ alt+↓")
    #expect(model.one == "x" && model.calls == ["outer"] && model.others == ["x", "y"])
    #expect(harness.screen[8] == "  alt+↓ outer")
    #expect(harness.repaint() == 0)
  }

  @Test func `a key map changes the keys, and the commands can be called by name`() throws {
    struct Page: View {
      let model: MovableRows
      @Environment(\.keyRegistry) private var registry
      var body: some View {
        Single(model: model).keyBinding("call", "F2") { registry.call("list.move-down") }
      }
    }
    let model = MovableRows()
    model.one = "a"
    let map = try KeyMap(parsing: "list.move-down = J\nlist.move-up = none")
    let harness = Harness(width: 40, height: 6) { Page(model: model).keyMap(map) }
    harness.press("⇥")
    #expect(harness.screen[5].contains("J move down") && !harness.screen[5].contains("move up"))
    harness.press("J alt+↓ alt+↑")
    #expect(model.names == ["b", "a", "c", "d"])
    harness.press("F2")
    #expect(model.names == ["b", "c", "a", "d"])
  }

  @Test func `the new place is announced, unless the app rejects the move`() {
    let model = MovableRows()
    model.one = "a"
    let harness = Harness(width: 40, height: 6) { Single(model: model) }
    harness.press("⇥ alt+↓")
    #expect(harness.takeAnnouncements() == ["Moved to 2 of 4"])
    harness.press("alt+↑ alt+↑")
    #expect(harness.takeAnnouncements() == ["Moved to 1 of 4"])
    let fixed = Harness(width: 40, height: 6) {
      List(selection: Bindable(model).one) {
        ForEach(model.names, id: \.self) { Text($0) }.onMove { _, _ in model.calls.append("asked") }
      }
    }
    fixed.press("⇥ alt+↓")
    #expect(model.calls == ["asked"] && fixed.takeAnnouncements() == [])
  }

  // MARK: Several rows

  @Test func `all selected rows move together`() {
    let model = MovableRows(["a", "b", "c", "d", "e"])
    let harness = Harness(width: 20, height: 5) { MovableList(model: model) }
    harness.press("⇥ ↓ ↓ shift+↓ alt+↓")
    #expect(model.names == ["a", "d", "b", "c", "e"] && model.many == ["b", "c"])
    harness.press("alt+↓ alt+↓")
    #expect(model.names == ["a", "d", "e", "b", "c"])
    harness.press("alt+↑ alt+↑ alt+↑ alt+↑")
    #expect(model.names == ["b", "c", "a", "d", "e"] && model.many == ["b", "c"])
    // Rows that aren't adjacent join the first one.
    harness.press("home ctrl+↓ ctrl+↓ space alt+↓")
    #expect(model.many == ["a", "b"] && model.names == ["c", "d", "b", "a", "e"])
    // The current row moves alone if it isn't selected.
    harness.press("ctrl+↓ alt+↑")
    #expect(model.many == ["a", "b"] && model.names == ["c", "d", "b", "e", "a"])
    #expect(harness.repaint() == 0)
  }

  @Test func `rows with the same id move too`() {
    let model = MovableRows(["a", "a", "b", "b", "a"])
    let harness = Harness(width: 20, height: 5) { MovableList(model: model) }
    harness.press("⇥ ↓ alt+↓ alt+↓ alt+↑ shift+↓ alt+↓ alt+↑ alt+↑")
    #expect(model.names.sorted() == ["a", "a", "a", "b", "b"])
    harness.drag(from: CellPoint(x: 2, y: 0), to: CellPoint(x: 2, y: 3))
    #expect(model.names.sorted() == ["a", "a", "a", "b", "b"])
    #expect(harness.repaint() == 0)
  }

  // MARK: Long lists

  @Test(arguments: [0, 3_000, 9_990])
  func `a row of a long list moves without scrolling the others`(start: Int) {
    let model = MovableRows((0..<10_000).map { "r\($0)" })
    let harness = Harness(width: 20, height: 6) { Single(model: model) }
    harness.press("⇥")
    harness.scroll(y: start)
    harness.click(x: 2, y: 1)
    // Without the scrollbar.
    func rows() -> [String] { harness.screen.map { String($0.prefix { $0 != "▐" }) } }
    func name(_ row: Int) -> Substring { rows()[row].dropFirst(2).prefix { $0 != " " } }
    let (top, moved, next) = (name(0), name(1), name(2))
    harness.press("alt+↓")
    #expect([name(0), name(1), name(2)] == [top, next, moved])
    harness.press("alt+↑ alt+↑")
    #expect([name(0), name(1), name(2)] == [moved, top, next])
    #expect(harness.repaint() == 0)
    for _ in 0..<8 { harness.press("alt+↓") }
    #expect(rows().contains { $0.hasPrefix("▌ \(moved)") })
    #expect(harness.repaint() == 0)
  }

  @Test func `a selected row that was scrolled away comes back as it moves`() {
    let model = MovableRows((0..<10_000).map { "r\($0)" })
    let harness = Harness(width: 20, height: 6) { Single(model: model) }
    harness.press("⇥ ↓ ↓")
    harness.scroll(y: 5_000)
    #expect(harness.position(of: "r1") == nil || !harness.screen.contains("▌ r1"))
    harness.press("alt+↓")
    #expect(model.names[2] == "r1" && harness.screen.contains("▌ r1"))
    #expect(harness.repaint() == 0)
  }

  // MARK: Contents

  @Test func `a row keeps its state, and a control in it keeps the focus`() {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 }.buttonStyle(.plain) }
    }
    struct Page: View {
      @Bindable var model: MovableRows
      var body: some View {
        List(selection: $model.one) {
          ForEach(model.names, id: \.self) { Counter(name: $0) }
            .onMove { model.names.moveSubranges($0, to: $1) }
        }
      }
    }
    let model = MovableRows()
    let harness = Harness(width: 20, height: 4) { Page(model: model) }
    harness.press("⇥ ↓ ↓ ⇥ ⏎ ⏎ alt+↓ ⏎")
    #expect(model.names == ["a", "c", "b", "d"])
    #expect(harness.position(of: "b 3")?.y == 2)
    #expect(harness.focused?.role == .button)
    #expect(harness.repaint() == 0)
  }

  @Test func `the row of the focused control moves, not another selected one`() {
    struct Fields: View {
      @Bindable var model: MovableRows
      @FocusState private var focused: String?
      var body: some View {
        List(selection: $model.many) {
          ForEach(model.names, id: \.self) {
            Button($0) {}.buttonStyle(.plain).focused($focused, equals: $0)
          }
          .onMove { model.names.moveSubranges($0, to: $1) }
        }
        .keyBinding("Third", "f2") { focused = "c" }
      }
    }
    let model = MovableRows()
    let harness = Harness(width: 20, height: 4) { Fields(model: model) }
    harness.press("⇥ ↓")
    #expect(model.many == ["a"])
    harness.press("f2")
    #expect(harness.focused?.label == "c")
    harness.press("alt+↓")
    #expect(model.names == ["a", "b", "d", "c"])
    #expect(harness.focused?.label == "c")
  }
}
