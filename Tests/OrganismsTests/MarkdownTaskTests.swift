// SPDX-License-Identifier: MIT
// Testing: tasks in Markdown that the user can check.

import Curium
import CuriumTesting
import Testing

@MainActor struct MarkdownTaskTests {
  private static let source = """
    ```
    - [ ] code
    ```
    - [ ] one
      1. [x] two
    > - [ ] [three](https://a.example)
    """

  private struct Notes: View {
    @State private var text = MarkdownTaskTests.source
    var body: some View { MarkdownView(text).markdownTasks(in: $text) }
  }

  @Test func `keys and clicks change the boxes in the text`() throws {
    let harness = Harness(width: 24, height: 9) { Notes() }
    #expect(
      harness.content.suffix(4) == ["□ one", "  1. ■ two", "", "│ □ three"])
    #expect(harness.find(.toggle, "one")?.semantics.isChecked == false)
    harness.press("⇥")
    #expect(harness.focused?.label == "one")
    harness.press("space ⇥ ⏎")
    // The mark of the focus is in the gap before the box.
    #expect(harness.content.suffix(4) == ["■ one", "  1.▌□ two", "", "│ □ three"])
    #expect(harness.focused?.label == "two")
    harness.click(try #require(harness.find(.toggle, "three")))
    #expect(harness.content.last == "│▌■ three")
    harness.press("⇥")
    #expect(harness.focused?.role == .link)
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }

  @Test func `an action gets the number of a task in the document`() {
    var changes: [String] = []
    let harness = Harness(width: 24, height: 9) {
      MarkdownView(Self.source).markdownTasks { changes.append("\($0) \($1)") }
    }
    harness.press("⇥ ⏎ ⇥ ⏎ ⇥ ⏎")
    #expect(changes == ["0 true", "1 false", "2 true"])
    // The text is still the same.
    #expect(harness.content.suffix(4) == ["□ one", "  1. ■ two", "", "│▌□ three"])
  }

  @Test func `without the modifier, boxes can't be changed`() {
    let harness = Harness(width: 24, height: 9) { MarkdownView(Self.source) }
    #expect(harness.find(.toggle) == nil)
    harness.press("⇥")
    #expect(harness.focused?.role == .link)
  }

  @Test func `boxes are drawn without leftovers at any width and while disabled`() {
    for width in [0, 1, 2, 5, 40] {
      let harness = Harness(width: width, height: 6) { Notes().disabled(width == 5) }
      harness.press("⇥ space ⇥ ⏎")
      #expect(harness.repaint() == 0)
      #expect(harness.warnings == [])
    }
  }
}
