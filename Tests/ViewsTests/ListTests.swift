// SPDX-License-Identifier: MIT
// Testing: moving the selection of a list, and the look of its rows.

import CuriumLists
import CuriumTerminal
import CuriumPreviews
import CuriumTesting
import CuriumTokens
import CuriumControls
import Observation
import Testing

@MainActor struct ListTests {
  @Observable final class Model {
    var one: Int?
    var many: Set<Int> = []
    var rows = Array(0..<100)
  }

  private struct Single: View {
    @Bindable var model: Model
    var body: some View {
      List(selection: $model.one) { ForEach(model.rows, id: \.self) { Text("row \($0)") } }
    }
  }

  @Test func `arrow, page, Home and End keys move the selection, shown by a mark`() {
    let model = Model()
    let harness = Harness(width: 20, height: 10) { Single(model: model) }
    #expect(harness.screen[0].hasPrefix("  row 0"))
    harness.press("⇥ ↓")
    #expect(model.one == 0)
    #expect(harness.screen[0].hasPrefix("▌ row 0"))
    #expect(harness.find(.list)?.semantics.isFocused == true)
    #expect(harness.find(.row, "row 0")?.semantics.isSelected == true)
    for (keys, row, y) in [
      ("↓ ↓", 2, 2), ("↑", 1, 1), ("pgdn", 10, 1), ("end", 99, 9), ("↓", 99, 9), ("pgup", 90, 9),
      ("home", 0, 0), ("↑", 0, 0), ("pgup", 0, 0), ("↓ ↓ ↓ ↓ ↓ ↓ ↓ ↓ ↓ ↓", 10, 9),
    ] {
      harness.press(keys)
      #expect(model.one == row)
      #expect(harness.screen[y].hasPrefix("▌ row \(row)"), "after \(keys)")
      #expect(harness.screen.filter { $0.hasPrefix("▌") }.count == 1)
      #expect(harness.repaint() == 0)
    }
  }

  @Test func `moving the selection runs no body and repaints two rows`() {
    let model = Model()
    let harness = Harness(width: 20, height: 10) { Single(model: model) }
    harness.press("⇥ ↓ ↓")
    _ = harness.takeStatistics()
    harness.recording.reset()
    harness.press("↓")
    let statistics = harness.takeStatistics()
    #expect(model.one == 2)
    #expect(harness.recording.bodies.isEmpty)
    #expect(statistics.damagedCells <= 2 * 20)
    #expect(statistics.measured <= 2)
    #expect(harness.repaint() == 0)
  }

  @Test func `a key scrolls back to a selection out of view`() {
    let model = Model()
    model.rows = Array(0..<100_000)
    let user = SimulatedUser()
    let harness = Harness(width: 20, height: 10) { Single(model: model).controlled(by: user) }
    harness.press("⇥ ↓ ↓")
    harness.scroll(y: 200)
    harness.press("↓")
    #expect(model.one == 2)
    #expect(harness.position(of: "▌ row 2") != nil)
    user.act(in: harness) { model.one = 70_000 }
    harness.press("↑")
    #expect(model.one == 69_999)
    #expect(harness.repaint() == 0)
  }

  @Test func `keys continue from a selection made by the app`() {
    let model = Model()
    model.rows = Array(0..<100_000)
    model.one = 70_000
    let harness = Harness(width: 20, height: 10) { Single(model: model) }
    harness.press("⇥ ↓")
    #expect(model.one == 70_001)
    #expect(harness.position(of: "▌ row 70001") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `a list without a selection scrolls, but can't be focused`() {
    let harness = Harness(width: 20, height: 5) {
      List { ForEach(0..<1_000_000) { Text("row \($0)") } }
    }
    harness.press("⇥ pgdn")
    #expect(harness.focused == nil)
    #expect(harness.screen[0].hasPrefix("  row 4"))
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [5, 9, 40])
  func `End shows the last of a million rows below headers`(height: Int) async {
    struct Orders: View {
      @Bindable var model: Model

      var body: some View {
        List(selection: $model.one) {
          Section("Today") { ForEach(1..<11) { Text("row \($0)") } }
          Section("Earlier") { ForEach(11..<1_000_001) { Text("row \($0)") } }
        }
      }
    }
    let model = Model()
    let harness = Harness(width: 20, height: height) { Orders(model: model) }
    harness.press("⇥ ↓ end")
    await harness.settle()
    #expect(model.one == 1_000_000)
    #expect(harness.screen.last?.hasPrefix("▌ row 1000000") == true, "\(harness.screen)")
    harness.press("↑")
    #expect(harness.screen[height - 2].hasPrefix("▌ row 999999"))
    harness.press("home")
    await harness.settle()
    #expect(harness.screen[0].hasPrefix("  TODAY"), "\(harness.screen)")
    #expect(harness.repaint() == 0)
  }

  @Test func `a disabled list ignores input`() {
    let model = Model()
    let harness = Harness(width: 20, height: 5) { Single(model: model).disabled(true) }
    harness.press("⇥ ↓")
    harness.click(x: 4, y: 1)
    #expect(model.one == nil)
    #expect(harness.focused == nil)
  }

  @Test func `the selected row of a disabled list has the same text colour as the others`() {
    let model = Model()
    model.one = 1
    let harness = Harness(width: 20, height: 5) { Single(model: model) }
    #expect(harness.cell(x: 2, y: 1).foreground != harness.cell(x: 2, y: 2).foreground)
    harness.setEnvironment { $0.isEnabled = false }
    #expect(harness.cell(x: 2, y: 1).foreground == harness.cell(x: 2, y: 2).foreground)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [AppTheme.dark, .light, .highContrastDark, .highContrastLight])
  func `text in a selected row has the selection's text colour`(theme: AppTheme) {
    let model = Model()
    let harness = Harness(width: 20, height: 5, theme: theme) { Single(model: model) }
    harness.press("⇥ ↓")
    let chosen = harness.cell(x: 2, y: 0).style
    let other = harness.cell(x: 2, y: 1).style
    #expect(chosen.background != other.background)
    #expect(harness.recording.colorTokens.contains("sidebar.textSelected"))
    #expect(harness.repaint() == 0)
  }

  @Test func `the row under the pointer is highlighted`() {
    let harness = Harness(width: 20, height: 10) { Single(model: Model()) }
    let before = harness.cell(x: 15, y: 2).background
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 4, y: 2)))
    #expect(harness.cell(x: 15, y: 2).background != before)
    #expect(harness.cell(x: 15, y: 3).background == before)
    #expect(harness.repaint() == 0)
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 4, y: 3)))
    #expect(harness.cell(x: 15, y: 2).background == before)
    #expect(harness.repaint() == 0)
    harness.setEnvironment { $0.isEnabled = false }
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 4, y: 5)))
    #expect(harness.cell(x: 15, y: 5).background == before)
  }

  @Test func `ranges and elements with an id path become rows`() {
    let numbers = Harness(width: 10, height: 3) { List(7..<9) { Text("Build \($0)") } }
    #expect(numbers.content.map { String($0.drop { $0 == " " }) } == ["Build 7", "Build 8"])
    let names = ["checkout", "search", "auth"]
    var chosen: String? = "search"
    let one = Harness(width: 12, height: 4) {
      List(
        names, id: \.self,
        selection: Binding {
          chosen
        } set: {
          chosen = $0
        }
      ) { Text($0) }
    }
    one.press("⇥ ↓")
    #expect(chosen == "auth")
    var several: Set<String> = []
    let many = Harness(width: 12, height: 4) {
      List(
        names, id: \.self,
        selection: Binding {
          several
        } set: {
          several = $0
        }
      ) { Text($0) }
    }
    many.press("⇥ ↓ shift+↓")
    #expect(several.count == 2)
    let plain = Harness(width: 12, height: 4) { List(names, id: \.self) { Text($0) } }
    #expect(plain.position(of: "checkout") != nil)
  }

  @Test func `after the selected row is removed, keys continue from its position`() {
    struct Inbox: View {
      @State private var names = ["api-gateway", "auth", "billing", "checkout", "search"]
      @State private var selection: String?

      var body: some View {
        List(names, id: \.self, selection: $selection) { Text($0) }
          .keyBinding("Archive", "x") { names.removeAll { $0 == selection } }
      }
    }
    let harness = Harness(width: 20, height: 6) { Inbox() }
    harness.press("⇥ ↓ ↓ ↓ x")
    #expect(harness.position(of: "billing") == nil)
    harness.press("↓")
    #expect(harness.elements.first { $0.semantics.isSelected }?.label == "checkout")
    #expect(harness.repaint() == 0)
  }

  @Test func `a list at its end stays there when it gets shorter, with or without a selection`() {
    struct Follower: View {
      @State private var selection: Int? = 29
      @State private var showsDetail = false

      var body: some View {
        VStack(spacing: 0) {
          List(Array(0..<30), id: \.self, selection: $selection) { Text("line \($0)") }
            .defaultScrollAnchor(.bottom)
          if showsDetail { Text("detail").frame(height: 4) }
        }
        .keyBinding("Detail", "d") { showsDetail.toggle() }
      }
    }
    let harness = Harness(width: 20, height: 10) { Follower() }
    #expect(harness.position(of: "line 29")?.y == 9)
    harness.press("⇥ d")
    #expect(harness.position(of: "line 29")?.y == 5)
    #expect(harness.repaint() == 0)
  }
}
