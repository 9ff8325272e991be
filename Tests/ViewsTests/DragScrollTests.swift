// SPDX-License-Identifier: MIT
// Testing: scrolling while text is selected beyond the edges of an editor or a scroll view.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumViews
import Testing

@MainActor struct DragScrollTests {
  private static let lines = (1...200).map { "line \($0)" }.joined(separator: "\n")

  private struct Page: View {
    @State var text = DragScrollTests.lines
    var hasNumbers = false
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("above").frame(height: 10)
        Group {
          if hasNumbers { TextEditor(text: $text).lineNumbers() } else { TextEditor(text: $text) }
        }
        .frame(height: 5)
        Text("below").frame(height: 15)
      }
    }
  }

  private func pointer(_ harness: Harness, _ kind: PointerEvent.Kind, _ x: Int, _ y: Int) {
    harness.pointer(PointerEvent(kind, button: .primary, at: CellPoint(x: x, y: y)))
  }

  private func copied(_ harness: Harness) -> String? {
    harness.press("ctrl+c")
    return harness.requests.last.flatMap { if case .copy(let text) = $0 { text } else { nil } }
  }

  /// The numbers of the first lines to the last.
  private func lines(_ range: ClosedRange<Int>) -> String {
    range.map { "line \($0)" }.joined(separator: "\n")
  }

  @Test func `a drag held below an editor scrolls on, and faster farther away`() async {
    let harness = Harness(width: 20, height: 30) { Page() }
    pointer(harness, .down, 0, 11)
    pointer(harness, .dragged, 4, 13)
    await harness.advance(by: .seconds(1))
    #expect(harness.screen[10] == "line 1             ▐")
    pointer(harness, .dragged, 0, 15)
    #expect(harness.screen[10] == "line 2")
    await harness.advance(by: .milliseconds(600))
    #expect(harness.screen[10] == "line 12")
    #expect(harness.repaint() == 0)
    pointer(harness, .dragged, 0, 18)
    await harness.advance(by: .milliseconds(600))
    #expect(harness.screen[10] == "line 53")
    // Back in the editor, nothing scrolls.
    pointer(harness, .dragged, 0, 12)
    await harness.advance(by: .seconds(1))
    #expect(harness.screen[10] == "line 53")
    pointer(harness, .up, 0, 12)
    #expect(copied(harness) == lines(2...54) + "\n")
    #expect(harness.repaint() == 0)
  }

  @Test func `a drag above an editor scrolls to the start, and ends with the button`() async {
    let harness = Harness(width: 20, height: 30) { Page() }
    harness.click(x: 0, y: 10)
    harness.press("ctrl+end")
    pointer(harness, .down, 3, 12)
    pointer(harness, .dragged, 3, 8)
    await harness.advance(by: .milliseconds(120))
    #expect(harness.screen[10] == "line 191")
    pointer(harness, .up, 3, 8)
    await harness.advance(by: .seconds(1))
    #expect(harness.screen[10] == "line 191")
    #expect(copied(harness) == String(lines(191...198).dropFirst(3).dropLast(5)))
    pointer(harness, .down, 3, 12)
    pointer(harness, .dragged, 0, 0)
    await harness.advance(by: .seconds(20))
    #expect(harness.screen[10].hasPrefix("line 1 "))
    #expect(!harness.isAnimating)
    pointer(harness, .up, 0, 0)
    #expect(harness.repaint() == 0)
  }

  @Test func `a drag in the gutter scrolls and selects whole lines`() async {
    let harness = Harness(width: 20, height: 30) { Page(hasNumbers: true) }
    pointer(harness, .down, 1, 11)
    pointer(harness, .dragged, 1, 15)
    await harness.advance(by: .milliseconds(300))
    pointer(harness, .up, 1, 15)
    // The caret is visible at the start of the next line.
    #expect(harness.screen[14].contains(" 17 line 17"))
    #expect(copied(harness) == lines(2...16) + "\n")
    #expect(harness.repaint() == 0)
  }

  @Test func `at the edge of the screen, the outermost row scrolls an editor`() async {
    struct Full: View {
      @State private var text = DragScrollTests.lines
      var body: some View { TextEditor(text: $text) }
    }
    let harness = Harness(width: 20, height: 6) { Full() }
    // A drag that begins in that row selects in it.
    pointer(harness, .down, 0, 5)
    pointer(harness, .dragged, 4, 5)
    await harness.advance(by: .seconds(1))
    #expect(harness.screen[0].hasPrefix("line 1 "))
    pointer(harness, .up, 4, 5)
    #expect(copied(harness) == "line")
    pointer(harness, .down, 0, 2)
    pointer(harness, .dragged, 0, 5)
    #expect(harness.screen[0].hasPrefix("line 1 "))
    await harness.advance(by: .milliseconds(600))
    #expect(harness.screen[0] == "line 11")
    pointer(harness, .dragged, 0, 0)
    await harness.advance(by: .milliseconds(240))
    #expect(harness.screen[0] == "line 7")
    pointer(harness, .up, 0, 0)
    #expect(copied(harness) == lines(3...6) + "\n")
    #expect(harness.repaint() == 0)
  }

  @Test func `a disabled or removed editor stops scrolling`() async {
    struct Changing: View {
      @State private var text = DragScrollTests.lines
      @State private var step = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          if step < 2 {
            TextEditor(text: $text).frame(height: 4).disabled(step == 1)
          }
          Text("step \(step)")
        }
        .task {
          for next in 1...2 {
            try? await Task.sleep(for: .zero)
            step = next
          }
        }
      }
    }
    let harness = Harness(width: 20, height: 12) { Changing() }
    pointer(harness, .down, 0, 1)
    pointer(harness, .dragged, 0, 8)
    await harness.advance(by: .seconds(2))
    #expect(harness.position(of: "step 2") != nil)
    #expect(!harness.isAnimating)
    #expect(harness.repaint() == 0)
  }

  @Test func `selectable text in a scroll view scrolls while the pointer is held below it`() async {
    let harness = Harness(width: 20, height: 12) {
      VStack(alignment: .leading, spacing: 0) {
        ScrollView { Text(DragScrollTests.lines) }.frame(height: 5).textSelection(.enabled)
        Text("below").frame(height: 7)
      }
    }
    pointer(harness, .down, 0, 1)
    pointer(harness, .dragged, 6, 5)
    #expect(harness.screen[0].hasPrefix("line 2"))
    await harness.advance(by: .milliseconds(300))
    #expect(harness.screen[0].hasPrefix("line 7"))
    pointer(harness, .dragged, 6, 8)
    await harness.advance(by: .milliseconds(300))
    #expect(harness.screen[0].hasPrefix("line 28"))
    #expect(harness.repaint() == 0)
    pointer(harness, .up, 6, 8)
    await harness.advance(by: .seconds(1))
    #expect(harness.screen[0].hasPrefix("line 28"))
    #expect(copied(harness)?.hasPrefix("line 2\nline 3\n") == true)
    #expect(harness.requests.count == 1)
  }

  @Test func `selected rows stay while a lazy stack scrolls`() async {
    let harness = Harness(width: 20, height: 12) {
      VStack(alignment: .leading, spacing: 0) {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(1..<301, id: \.self) { Text("line \($0)") }
          }
        }
        .frame(height: 5)
        .textSelection(.enabled)
        Text("below").frame(height: 7)
      }
    }
    pointer(harness, .down, 0, 1)
    pointer(harness, .dragged, 6, 5)
    await harness.advance(by: .seconds(1))
    // Far below the view, it scrolls by more rows at once.
    pointer(harness, .dragged, 6, 11)
    await harness.advance(by: .milliseconds(300))
    pointer(harness, .up, 6, 11)
    let row = harness.screen[0].prefix(8)
    harness.scroll(y: 30)
    await harness.settle()
    #expect(harness.screen[0].prefix(8) != row)
    harness.scroll(y: -30)
    await harness.settle()
    #expect(harness.screen[0].prefix(8) == row)
    #expect(harness.repaint() == 0)
    let text = copied(harness) ?? ""
    let count = text.split(separator: "\n").count
    #expect(count > 30)
    #expect(text == lines(2...max(2, count + 1)))
  }
}
