// SPDX-License-Identifier: MIT
// Testing: drags after several clicks in fields and editors, which select words and lines.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import Observation
import Testing

@MainActor struct DragUnitTests {
  /// Clicks in one cell, and drags from there through other cells after the last click.
  private func drag(_ harness: Harness, clicks: Int, at start: CellPoint, to places: [CellPoint]) {
    for _ in 1..<clicks { harness.click(x: start.x, y: start.y) }
    harness.pointer(PointerEvent(.down, button: .primary, at: start))
    for place in places {
      harness.pointer(PointerEvent(.dragged, button: .primary, at: place))
    }
    harness.pointer(PointerEvent(.up, button: .primary, at: places.last ?? start))
  }

  @Test(arguments: [
    (1, [9], "wo t"), (2, [9], "two three"), (2, [1], "one two"), (2, [7], "two "),
    (2, [1, 17, 5], "two"), (3, [9], "one two three four"),
  ])
  func `a drag after a double click selects whole words and keeps the first one`(
    clicks: Int, columns: [Int], selected: String
  ) {
    let harness = FieldStage.focused("one two three four")
    drag(
      harness, clicks: clicks, at: CellPoint(x: 5, y: 0),
      to: columns.map { CellPoint(x: $0, y: 0) })
    harness.press("ctrl+c")
    #expect(harness.requests == [.copy(selected)])
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [
    (2, 1, "two\nthree"), (3, 1, "one two\nthree four"), (3, 2, "one two\nthree four\n日本 five"),
    (2, 2, "two\nthree four\n日本"),
  ])
  func `in an editor, the drag selects words or lines of other rows`(
    clicks: Int, row: Int, selected: String
  ) {
    let harness = Harness(width: 20, height: 4) {
      EditorStage(text: "one two\nthree four\n日本 five") { $0 }
    }
    drag(harness, clicks: clicks, at: CellPoint(x: 5, y: 0), to: [CellPoint(x: 2, y: row)])
    harness.press("ctrl+c")
    #expect(harness.requests == [.copy(selected)])
    #expect(harness.repaint() == 0)
  }

  @Test func `a drag upwards keeps the line that was selected first`() {
    let harness = Harness(width: 20, height: 4) {
      EditorStage(text: "one\ntwo\nthree\nfour") { $0 }
    }
    drag(harness, clicks: 3, at: CellPoint(x: 1, y: 2), to: [CellPoint(x: 1, y: 1)])
    harness.press("ctrl+c")
    #expect(harness.requests == [.copy("two\nthree")])
    #expect(harness.repaint() == 0)
  }

  @Observable final class Model {
    var text = "one two three"
  }

  @Test func `the text can change during a drag`() async {
    let model = Model()
    let harness = Harness(width: 20, height: 1) {
      TextField("name", text: Bindable(model).text)
    }
    drag(harness, clicks: 1, at: CellPoint(x: 9, y: 0), to: [])
    harness.pointer(PointerEvent(.down, button: .primary, at: CellPoint(x: 9, y: 0)))
    model.text = "日本"
    await harness.settle()
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: 0, y: 0)))
    harness.pointer(PointerEvent(.up, button: .primary, at: CellPoint(x: 0, y: 0)))
    harness.type("x")
    #expect(model.text == "x")
    #expect(harness.repaint() == 0)
  }
}
