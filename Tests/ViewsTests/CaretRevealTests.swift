// SPDX-License-Identifier: MIT
// Testing: the caret of a field in a scroll view.

import CuriumControls
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct CaretRevealTests {
  @MainActor private struct Page: View {
    @State var text = ""
    @State var notes: String

    init(notes: String = "") { self.notes = notes }

    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          TextField("Name", text: $text)
          ForEach(1..<6, id: \.self) { Text("line \($0)") }
          TextEditor(text: $notes).lineLimit(1...)
          Text("end")
        }
      }
    }
  }

  @Test func `typing scrolls back to a field that the wheel has scrolled away`() {
    let harness = Harness(width: 10, height: 3) { Page() }
    harness.press("⇥")
    harness.scroll(y: 3)
    #expect(harness.screen[0].hasPrefix("line 3"))
    harness.press("a")
    #expect(harness.screen[0].hasPrefix("a"))
    #expect(harness.cursor == CellPoint(x: 1, y: 0))
    #expect(harness.repaint() == 0)
  }

  @Test func `a paste scrolls back to the field`() {
    let harness = Harness(width: 10, height: 3) { Page() }
    harness.press("⇥")
    harness.scroll(y: 3)
    harness.paste("pasted")
    #expect(harness.screen[0].hasPrefix("pasted"))
  }

  @Test func `the caret of an editor that grows stays in view`() {
    let harness = Harness(width: 10, height: 3) { Page() }
    harness.press("⇥ ⇥")
    harness.press("a ⏎ b ⏎ c ⏎ d")
    #expect(harness.screen.map { $0.prefix(1) } == ["b", "c", "d"])
    #expect(harness.cursor == CellPoint(x: 1, y: 2))
    harness.press("↑ ↑ ↑")
    #expect(harness.screen.map { $0.prefix(1) } == ["a", "b", "c"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a key that the field ignores doesn't scroll`() {
    let harness = Harness(width: 10, height: 3) { Page() }
    harness.press("⇥")
    harness.scroll(y: 3)
    harness.press("f5")
    #expect(harness.screen[0].hasPrefix("line 3"))
  }

  @Test func `copying doesn't scroll back to the field`() {
    let harness = Harness(width: 10, height: 3) { Page() }
    harness.press("⇥ a b shift+←")
    harness.scroll(y: 3)
    harness.press("ctrl+c")
    #expect(harness.screen[0].hasPrefix("line 3"))
    harness.press("←")
    #expect(harness.screen[0].hasPrefix("ab"))
  }

  @Test func `the caret isn't below a scrollbar`() throws {
    let harness = Harness(width: 10, height: 4) {
      ScrollView([.horizontal, .vertical]) {
        VStack(alignment: .leading, spacing: 0) {
          TextEditor(text: .constant("a\nb\nc\nd\ne")).lineLimit(1...).frame(width: 20)
        }
      }
      .scrollIndicators(.visible)
    }
    harness.press("⇥ ↓ ↓ ↓")
    let row = try #require(harness.cursor?.y)
    #expect(row < 3)
    #expect(harness.screen[row].hasPrefix("d"))
  }
}
