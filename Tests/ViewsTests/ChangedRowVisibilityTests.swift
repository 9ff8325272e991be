// SPDX-License-Identifier: MIT
// Testing: the visible rows of a list while rows are added, removed and moved.

import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@testable import CuriumControls

@MainActor struct ChangedRowVisibilityTests {
  @Test func `a row that is added and selected at once is scrolled into view`() async {
    let model = NamedModel()
    let harness = Harness(width: 12, height: 6) { NamedRows(model: model) }
    model.names.append("last")
    model.selection = "last"
    await harness.settle()
    #expect(harness.position(of: "last") != nil && harness.repaint() == 0)
  }

  @Test func `a list that follows its end leaves it for a row that the app selects`() async {
    struct Log: View {
      @Bindable var model: NamedModel
      @State private var position = ScrollPosition()
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          NamedRows(model: model).defaultScrollAnchor(.bottom).scrollPosition($position)
          Text(position.geometry.isAt(.bottom) ? "following" : "paused")
        }
      }
    }
    let model = NamedModel()
    let harness = Harness(width: 12, height: 6) { Log(model: model) }
    await harness.settle()
    #expect(harness.screen[4].contains("row 39") && harness.screen[5] == "following")
    model.names.append("row 40")
    await harness.settle()
    #expect(harness.screen[4].contains("row 40") && harness.screen[5] == "following")
    model.selection = "row 3"
    await harness.settle()
    #expect(harness.position(of: "row 3") != nil && harness.screen[5] == "paused")
    model.names.append("row 41")
    await harness.settle()
    #expect(harness.position(of: "row 3") != nil && harness.screen[5] == "paused")
    harness.scroll(y: 40)
    await harness.settle()
    #expect(harness.screen[4].contains("row 41") && harness.screen[5] == "following")
    #expect(harness.repaint() == 0)
  }

  @Observable @MainActor final class NamedModel {
    var names = (0..<40).map { "row \($0)" }
    var selection: String?
  }

  private struct NamedRows: View {
    @Bindable var model: NamedModel
    var body: some View {
      List(selection: $model.selection) { ForEach(model.names, id: \.self) { Text($0) } }
    }
  }

  private func isSeen(_ text: String, _ harness: Harness) -> Bool {
    harness.screen.contains { row in
      row.contains(text) && !row.contains(text + "0") && !row.contains("new")
    }
  }

  @Test(arguments: [0, 20])
  func `the selected row stays in view when rows are inserted before it`(start: Int) async {
    let model = NamedModel()
    let harness = Harness(width: 12, height: 6) { NamedRows(model: model) }
    model.selection = "row \(start)"
    await harness.settle()
    model.names.insert(contentsOf: (0..<30).map { "new \($0)" }, at: 0)
    await harness.settle()
    #expect(isSeen("row \(start)", harness) && harness.repaint() == 0)
  }

  @Test func `a selected first row stays in place when older rows are added above it`() async {
    let model = NamedModel()
    let harness = Harness(width: 12, height: 6) {
      NamedRows(model: model).defaultScrollAnchor(.bottom)
    }
    func names() -> [String] { harness.screen.map { String($0.prefix(7)) } }
    harness.press("⇥ home")
    await harness.settle()
    let rows = ["▌ row 0", "  row 1", "  row 2", "  row 3", "  row 4", "  row 5"]
    #expect(names() == rows)
    model.names.insert(contentsOf: (0..<30).map { "new \($0)" }, at: 0)
    await harness.settle()
    #expect(names() == rows && harness.repaint() == 0)
  }

  @Test func `the list follows a selected row that moves`() async {
    let model = NamedModel()
    let harness = Harness(width: 12, height: 6) { NamedRows(model: model) }
    model.selection = "row 30"
    await harness.settle()
    model.names.removeAll { $0 == "row 30" }
    model.names.insert("row 30", at: 0)
    await harness.settle()
    #expect(isSeen("row 30", harness))
    harness.scroll(y: 8)
    func names() -> [String] { harness.screen.map { String($0.prefix(9)) } }
    let before = names()
    model.names.append("end")
    await harness.settle()
    #expect(names() == before)
  }

  @Test func `a focused list whose selected row is filtered out marks the next row`() {
    struct Filtered: View {
      @State private var query = ""
      @State private var chosen: String? = "bcd"
      var body: some View {
        VStack(alignment: .leading) {
          TextField("Filter", text: $query)
          List(
            ["abc", "bcd", "cde"].filter { query.isEmpty || $0.contains(query) }, id: \.self,
            selection: $chosen
          ) { Text($0) }
        }
      }
    }
    let harness = Harness(width: 12, height: 4) { Filtered() }
    harness.press("⇥")
    harness.type("e")
    harness.press("⇥")
    #expect(harness.screen[1] == "▌ cde")
    harness.press("shift+⇥ ⌫ ⇥")
    #expect(Array(harness.screen[1...3]) == ["  abc", "▌ bcd", "  cde"])
    harness.press("shift+⇥")
    harness.type("a")
    harness.press("⇥ ↓")
    #expect(harness.screen[1] == "▌ abc")
    #expect(harness.repaint() == 0)
  }
}
