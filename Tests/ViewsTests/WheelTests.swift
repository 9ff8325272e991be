// SPDX-License-Identifier: MIT
// Testing: the number of rows that the wheel scrolls.

import CuriumControls
import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct WheelTests {
  /// The first visible row after a notch of the wheel, which scrolls `rows` at most.
  private func top(_ height: Int, rows: Int, @ViewBuilder _ content: () -> some View) -> String {
    let harness = Harness(width: 20, height: height, content: content)
    var notch = PointerEvent(.scrolled(x: 0, y: 1), at: CellPoint(x: 1, y: 0))
    notch.wheelRows = rows
    harness.pointer(notch)
    #expect(harness.repaint() == 0)
    return harness.screen[0].split(separator: " ").first { $0 != "row" }.map(String.init) ?? ""
  }

  @Test(arguments: [
    (7, 3, "3"), (6, 3, "3"), (5, 3, "2"), (3, 3, "1"), (1, 3, "1"), (7, 1, "1"), (7, 9, "3"),
    (20, 9, "9"), (20, 0, "1"),
  ])
  func `a notch scrolls at most half of the visible rows`(height: Int, rows: Int, first: String) {
    let lines = (0..<60).map { "row \($0)" }
    let view = top(height, rows: rows) { ScrollView { ForEach(lines, id: \.self) { Text($0) } } }
    #expect(view == first)
    let list = top(height, rows: rows) {
      List(selection: .constant(String?.none)) { ForEach(lines, id: \.self) { Text($0) } }
    }
    #expect(list == first)
    let editor = top(height, rows: rows) {
      TextEditor(text: .constant(lines.joined(separator: "\n")))
    }
    #expect(editor == first)
  }

  @Test func `sideways, a notch scrolls at most half of the visible columns`() {
    let harness = Harness(width: 4, height: 1) {
      ScrollView(.horizontal, showsIndicators: false) { Text("0123456789") }
    }
    harness.scroll(x: 1, y: 0)
    #expect(harness.screen[0] == "2345")
  }
}
