// SPDX-License-Identifier: MIT
// Testing: drag gestures that scroll at the edges of a scroll view, and their cancellation.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct DragEdgeTests {
  /// A record of events.
  private final class Log {
    var entries: [String] = []
  }

  /// Rows that scroll, with a drag over all of them.
  private struct Rows: View {
    let log: Log
    var space = CoordinateSpace.local
    var scrolls = true
    @State private var isDisabled = false

    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) { ForEach(0..<40) { Text("row \($0)") } }
          .frame(maxWidth: .infinity, alignment: .leading)
          .contentShape(Rectangle())
          .gesture(drag)
          .disabled(isDisabled)
      }
      .keyBinding("disable", "d") { isDisabled = true }
    }

    private var drag: some Gesture {
      DragGesture(coordinateSpace: space, scrollsAtEdges: scrolls)
        .onChanged { value in
          let (start, end) = (value.startLocation.y, value.location.y)
          log.entries = ["\(start) \(end) \(value.translation.height)"]
        }
        .onEnded { _ in log.entries.append("end") }
        .onCancelled { log.entries.append("cancel") }
    }
  }

  private let log = Log()

  private func open(_ space: CoordinateSpace = .local, scrolls: Bool = true) -> Harness {
    Harness(width: 12, height: 6) { Rows(log: log, space: space, scrolls: scrolls) }
  }

  private func pointer(_ harness: Harness, _ kind: PointerEvent.Kind, _ y: Int) {
    harness.pointer(PointerEvent(kind, button: .primary, at: CellPoint(x: 1, y: y)))
  }

  @Test func `a drag held on the last row scrolls on, and its start moves with the rows`() async {
    let harness = open()
    pointer(harness, .down, 2)
    pointer(harness, .dragged, 4)
    await harness.advance(by: .seconds(1))
    #expect(harness.screen[0].hasPrefix("row 0") && log.entries == ["2 4 2"])
    pointer(harness, .dragged, 5)
    await harness.advance(by: .milliseconds(600))
    #expect(harness.screen[0].hasPrefix("row 10") && log.entries == ["2 15 13"])
    #expect(harness.repaint() == 0)
    pointer(harness, .up, 5)
    await harness.advance(by: .seconds(1))
    #expect(harness.screen[0].hasPrefix("row 10") && log.entries == ["2 15 13", "end"])
    #expect(!harness.isAnimating)
    // Back to the start, with a drag that begins in the middle.
    pointer(harness, .down, 3)
    pointer(harness, .dragged, 0)
    await harness.advance(by: .milliseconds(300))
    #expect(harness.screen[0].hasPrefix("row 5") && log.entries == ["13 5 -8"])
    await harness.advance(by: .seconds(2))
    #expect(harness.screen[0].hasPrefix("row 0") && log.entries == ["13 0 -13"])
    #expect(!harness.isAnimating && harness.repaint() == 0)
  }

  @Test func `a drag that begins on the last row scrolls only after it has left the row`() async {
    let harness = open()
    pointer(harness, .down, 5)
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: 3, y: 5)))
    await harness.advance(by: .seconds(1))
    #expect(harness.screen[0].hasPrefix("row 0") && log.entries == ["5 5 0"])
    pointer(harness, .dragged, 4)
    pointer(harness, .dragged, 5)
    await harness.advance(by: .milliseconds(120))
    #expect(harness.screen[0].hasPrefix("row 2") && log.entries == ["5 7 2"])
  }

  @Test func `positions on the screen don't move with the rows`() async {
    let harness = open(.global)
    pointer(harness, .down, 2)
    pointer(harness, .dragged, 5)
    await harness.advance(by: .milliseconds(300))
    #expect(harness.screen[0].hasPrefix("row 5") && log.entries == ["2 5 3"])
  }

  @Test func `other drags don't scroll, but keep their start when the wheel does`() async throws {
    let harness = open(scrolls: false)
    pointer(harness, .down, 2)
    pointer(harness, .dragged, 5)
    await harness.advance(by: .seconds(1))
    #expect(harness.screen[0].hasPrefix("row 0") && log.entries == ["2 5 3"])
    harness.scroll(y: 1, at: CellPoint(x: 1, y: 5))
    let word = try #require(harness.screen[0].split(separator: " ").dropFirst().first)
    let first = try #require(Int(word))
    pointer(harness, .dragged, 4)
    #expect(first > 0 && log.entries == ["2 \(4 + first) \(2 + first)"])
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: ["esc", "d"])
  func `a drag that is cancelled stops scrolling, and calls its action`(key: String) async {
    let harness = open()
    pointer(harness, .down, 2)
    pointer(harness, .dragged, 5)
    await harness.advance(by: .milliseconds(120))
    harness.press(key)
    await harness.advance(by: .seconds(1))
    #expect(harness.screen[0].hasPrefix("row 2") && log.entries == ["2 7 5", "cancel"])
    pointer(harness, .up, 5)
    #expect(log.entries == ["2 7 5", "cancel"] && !harness.isAnimating)
    #expect(harness.repaint() == 0)
  }

  @Test func `a gesture without a change isn't cancelled`() {
    let harness = open()
    harness.click(x: 1, y: 2)
    #expect(log.entries == [])
  }
}
