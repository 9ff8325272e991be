// SPDX-License-Identifier: MIT
// Testing: the lines between the rows of a list.

import CuriumControls
import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@MainActor struct RowSeparatorTests {
  @Observable @MainActor final class Model {
    var rows = ["a", "b", "c"]
    var visibility = Visibility.visible
    var hidden = ""
    var shown = ""
    var selection: String?
  }

  private struct Page: View {
    @Bindable var model: Model

    var body: some View {
      List(model.rows, id: \.self, selection: $model.selection) { row in
        Text(row).listRowSeparator(row == model.hidden ? .hidden : .automatic)
      }
      .listRowSeparator(model.visibility)
    }
  }

  private struct PlainPage: View {
    let model: Model

    var body: some View {
      List(model.rows, id: \.self) { row in
        Text(row).listRowSeparator(row == model.shown ? .visible : .automatic)
      }
    }
  }

  private func open(_ model: Model = Model(), depth: ColorDepth = .trueColor) -> Harness {
    Harness(
      width: 8, height: 6, theme: .dark, capabilities: TerminalCapabilities(colorDepth: depth)
    ) { Page(model: model) }
  }

  private let line = String(repeating: "─", count: 8)

  @Test(arguments: [ColorDepth.trueColor, .ansi16, .none])
  func `lines separate the rows, but not the first one from what is above`(depth: ColorDepth) {
    let harness = open(depth: depth)
    #expect(harness.content == ["  a", line, "  b", line, "  c"])
    #expect(harness.repaint() == 0)
  }

  @Test func `by default, there are no lines`() async {
    let model = Model()
    model.visibility = .automatic
    let harness = open(model)
    #expect(harness.content == ["  a", "  b", "  c"])
    model.visibility = .visible
    await harness.settle()
    #expect(harness.content == ["  a", line, "  b", line, "  c"])
    model.visibility = .hidden
    await harness.settle()
    #expect(harness.content == ["  a", "  b", "  c"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a row can hide the line above it`() async {
    let model = Model()
    model.hidden = "b"
    let harness = open(model)
    #expect(harness.content == ["  a", "  b", line, "  c"])
    model.hidden = "c"
    await harness.settle()
    #expect(harness.content == ["  a", line, "  b", "  c"])
    #expect(harness.repaint() == 0)
  }

  @Test func `in a list without lines, a row can have one`() async {
    let model = Model()
    let harness = Harness(width: 8, height: 6) { PlainPage(model: model) }
    #expect(harness.content == ["  a", "  b", "  c"])
    model.shown = "c"
    await harness.settle()
    #expect(harness.content == ["  a", "  b", line, "  c"])
    model.rows.insert("x", at: 0)
    model.shown = "a"
    await harness.settle()
    #expect(harness.content == ["  x", line, "  a", "  b", "  c"])
    #expect(harness.repaint() == 0)
  }

  @Test func `the lines follow the rows when rows are inserted, removed and moved`() async {
    let model = Model()
    let harness = open(model)
    model.rows.insert("x", at: 0)
    model.rows.removeLast(2)
    await harness.settle()
    #expect(harness.content == ["  x", line, "  a"])
    model.rows = ["a", "x"]
    await harness.settle()
    #expect(harness.content == ["  a", line, "  x"])
    model.rows = ["x"]
    await harness.settle()
    #expect(harness.content == ["  x"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a selected row has its background below its line, and a click there selects it`() {
    let model = Model()
    let harness = open(model)
    harness.press("⇥ ↓ ↓")
    #expect(model.selection == "b")
    #expect(harness.content == ["  a", line, "▌ b", line, "  c"])
    let page = Color.background.resolve(in: .dark).color
    let grounds = (0..<5).map { harness.cell(x: 5, y: $0).background }
    #expect(grounds.map { $0 == page } == [true, true, false, true, true])
    harness.click(x: 3, y: 3)
    #expect(model.selection == "c" && harness.repaint() == 0)
  }

  @Test func `in a frame, the lines join it`() {
    let harness = Harness(width: 8, height: 5, theme: .dark) {
      List(["a", "b"], id: \.self) { Text($0) }
        .listRowSeparator(.visible)
        .border(.border)
        .joinsBorders()
    }
    #expect(harness.screen[2] == "├──────┤")
    #expect(harness.repaint() == 0)
  }

  @Test func `on a section, only its rows have lines`() {
    let harness = Harness(width: 8, height: 6) {
      List {
        ForEach(["a", "b"], id: \.self) { Text($0) }.listRowSeparator(.visible)
        ForEach(["c", "d"], id: \.self) { Text($0) }
      }
    }
    #expect(harness.content == ["  a", line, "  b", "  c", "  d"])
  }

  @Test func `rows with lines scroll by moving cells`() {
    let harness = Harness(width: 40, height: 10) {
      List(0..<60) { Text("row \($0)") }.listRowSeparator(.visible)
    }
    harness.scroll(y: 2, at: CellPoint(x: 4, y: 3))
    _ = harness.takeStatistics()
    harness.scroll(y: 1, at: CellPoint(x: 4, y: 3))
    #expect(harness.takeStatistics().damagedCells < 200)
    #expect(harness.repaint() == 0)
  }
}
