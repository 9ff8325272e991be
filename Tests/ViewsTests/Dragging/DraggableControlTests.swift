// SPDX-License-Identifier: MIT
// Testing: draggable rows and cards, the controls in them, and scrolling during a drag.

import CuriumControls
import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct DraggableControlTests {
  /// A record of events.
  private final class Log {
    var entries: [String] = []

    func take() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  /// A view of 14 columns, with a bin on its right.
  private struct Beside<Content: View>: View {
    let log: Log
    let content: Content

    var body: some View {
      HStack(alignment: .top, spacing: 0) {
        content.frame(width: 14, height: 6, alignment: .topLeading)
        Text("bin").frame(width: 10, height: 6, alignment: .topLeading)
          .dropDestination(for: String.self) { names, _ in
            log.entries += names
            return true
          }
      }
    }
  }

  private let log = Log()

  private func harness(_ content: some View) -> Harness {
    Harness(width: 24, height: 6) { Beside(log: log, content: content) }
  }

  private func pointer(_ harness: Harness, _ kind: PointerEvent.Kind, _ x: Int, _ y: Int) {
    harness.pointer(PointerEvent(kind, button: .primary, at: CellPoint(x: x, y: y)))
  }

  private func drag(_ harness: Harness, from start: CellPoint) {
    harness.drag(from: start, to: CellPoint(x: 18, y: start.y))
  }

  // MARK: Rows

  private struct Rows: View {
    let log: Log
    var count = 3
    @State private var selection: String?

    var body: some View {
      List((0..<count).map { "row \($0)" }, id: \.self, selection: $selection) { name in
        Text(name).draggable(name)
      }
      .onActivate(of: String.self) { log.entries.append("open \($0.sorted().joined())") }
    }
  }

  @Test func `a draggable row is selected by a click, opened by a double click, and dragged`() {
    let harness = harness(Rows(log: log))
    harness.click(x: 3, y: 1)
    #expect(harness.screen[1].hasPrefix("▌ row 1") && log.take() == [])
    harness.doubleClick(x: 3, y: 2)
    #expect(log.take() == ["open row 2"])
    drag(harness, from: CellPoint(x: 3, y: 0))
    #expect(harness.screen[0].hasPrefix("▌ row 0") && log.take() == ["row 0"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a row whose view fills it can be dragged beside its text`() {
    struct WideRows: View {
      let log: Log
      @State private var selection: String?

      var body: some View {
        List(["row 0", "row 1"], id: \.self, selection: $selection) { name in
          Text(name)
            .frame(maxWidth: .infinity, alignment: .leading)
            .contentShape(Rectangle())
            .draggable(name)
        }
      }
    }
    let harness = harness(WideRows(log: log))
    harness.click(x: 11, y: 1)
    #expect(harness.screen[1].hasPrefix("▌ row 1") && log.take() == [])
    drag(harness, from: CellPoint(x: 11, y: 0))
    #expect(log.take() == ["row 0"] && harness.repaint() == 0)
  }

  @Test func `dragging a draggable row doesn't move it in its list`() {
    struct Page: View {
      let log: Log
      @State private var names = ["a", "b", "c"]
      @State private var selection: String?

      var body: some View {
        List(selection: $selection) {
          ForEach(names, id: \.self) { name in Text(name).draggable(name) }
            .onMove { offsets, destination in
              log.entries.append("move")
              names.moveSubranges(offsets, to: destination)
            }
        }
      }
    }
    let harness = harness(Page(log: log))
    harness.drag(from: CellPoint(x: 2, y: 0), to: CellPoint(x: 2, y: 2))
    #expect(log.take() == [])
    drag(harness, from: CellPoint(x: 2, y: 0))
    #expect(log.take() == ["a"])
    harness.press("alt+↓")
    #expect(log.take() == ["move"] && harness.repaint() == 0)
  }

  @Test func `a list scrolls while a row is held at its edge, and keeps the row`() async {
    let harness = harness(Rows(log: log, count: 60))
    pointer(harness, .down, 3, 0)
    pointer(harness, .dragged, 3, 3)
    await harness.advance(by: .seconds(1))
    #expect(harness.screen[0].contains("row 0"))
    pointer(harness, .dragged, 3, 5)
    await harness.advance(by: .seconds(6))
    #expect(harness.screen[5].contains("row 59") && !harness.isAnimating)
    #expect(harness.find(.group, "row 0") != nil && harness.repaint() == 0)
    pointer(harness, .dragged, 3, 0)
    await harness.advance(by: .milliseconds(600))
    #expect(!harness.screen[5].contains("row 59"))
    let row = harness.screen[2]
    pointer(harness, .dragged, 18, 2)
    await harness.advance(by: .seconds(1))
    #expect(harness.screen[2].hasPrefix(row))
    pointer(harness, .up, 18, 2)
    #expect(log.take() == ["row 0"] && harness.repaint() == 0)
  }

  @Test func `the wheel scrolls during a drag, and changes the destination`() {
    struct Page: View {
      let log: Log
      var body: some View {
        ScrollView {
          ForEach(0..<20) { line in
            Text("line \(line)")
              .draggable("line \(line)")
              .dropDestination(for: String.self) { names, _ in
                log.entries.append("\(names[0]) on \(line)")
                return true
              } isTargeted: {
                log.entries.append("\(line) \($0)")
              }
          }
        }
      }
    }
    let harness = harness(Page(log: log))
    pointer(harness, .down, 1, 1)
    pointer(harness, .dragged, 1, 2)
    #expect(log.take() == ["2 true"])
    harness.scroll(y: 1, at: CellPoint(x: 1, y: 2))
    #expect(harness.screen[2].hasPrefix("line 5") && log.take() == ["2 false", "5 true"])
    pointer(harness, .up, 1, 2)
    #expect(log.take() == ["5 false", "line 1 on 5"] && harness.repaint() == 0)
  }

  // MARK: Controls

  private struct Card: View {
    let log: Log
    @State private var text = "some text"

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("card")
        Button("Open") { log.entries.append("open") }.buttonStyle(.plain)
        TextField("Name", text: $text)
        Text("tap").onTapGesture { log.entries.append("tap") }
      }
      .draggable("card")
    }
  }

  @Test func `a button in a draggable card can be clicked, and the card dragged by it`() throws {
    let harness = harness(Card(log: log))
    let button = try #require(harness.position(of: "Open"))
    harness.click(x: button.x, y: button.y)
    #expect(log.take() == ["open"])
    // A click may move a little.
    harness.drag(from: button, to: CellPoint(x: button.x + 1, y: button.y))
    #expect(log.take() == ["open"])
    drag(harness, from: button)
    #expect(log.take() == ["card"])
    let text = try #require(harness.position(of: "card"))
    drag(harness, from: text)
    #expect(log.take() == ["card"] && harness.repaint() == 0)
  }

  @Test func `a text field in a draggable card keeps its drag, and a tap is still a tap`() throws {
    let harness = harness(Card(log: log))
    let field = try #require(harness.position(of: "some"))
    drag(harness, from: field)
    #expect(log.take() == [])
    let tap = try #require(harness.position(of: "tap"))
    harness.click(x: tap.x, y: tap.y)
    #expect(log.take() == ["tap"])
    drag(harness, from: tap)
    #expect(log.take() == ["card"] && harness.repaint() == 0)
  }

  @Test func `an item of a menu in a draggable card can be chosen with one drag`() throws {
    struct Page: View {
      let log: Log
      var body: some View {
        Menu("More") {
          Button("First") { log.entries.append("first") }
          Button("Second") { log.entries.append("second") }
        }
        .draggable("card")
      }
    }
    let harness = harness(Page(log: log))
    let menu = try #require(harness.position(of: "More"))
    pointer(harness, .down, menu.x, menu.y)
    let item = try #require(harness.position(of: "Second"))
    pointer(harness, .dragged, item.x, item.y)
    #expect(harness.find(.group, "More") == nil)
    pointer(harness, .up, item.x, item.y)
    #expect(log.take() == ["second"] && harness.repaint() == 0)
  }
}
