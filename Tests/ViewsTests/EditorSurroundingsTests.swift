// SPDX-License-Identifier: MIT
// Testing: a text editor between other views: keys that it leaves to them, and their updates.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import TestModels
import Testing

@MainActor struct EditorSurroundingsTests {
  @Test func `the Page keys of a growing editor with nothing to scroll scroll the views around it`()
  {
    struct Chat: View {
      @State private var text = ""
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ScrollView { ForEach(1...20, id: \.self) { Text("message \($0)") } }
          TextEditor(text: $text).lineLimit(1...3)
        }
      }
    }
    let harness = Harness(width: 14, height: 8) { Chat() }
    func first() -> String { String(harness.screen[0].split(separator: " ")[1]) }
    harness.press("⇥")
    harness.type("draft")
    for (key, message) in [("pgdn", "7"), ("pgdn", "13"), ("pgup", "7")] {
      harness.press(key)
      #expect(first() == message && harness.cursor == CellPoint(x: 5, y: 7))
    }
    // With Shift they select, and in a longer text they move the caret.
    harness.press("shift+pgup")
    #expect(first() == "7" && harness.cursor == CellPoint(x: 0, y: 7))
    harness.press("pgup ctrl+end ctrl+j ctrl+j ctrl+j")
    #expect(first() == "1" && harness.cursor == CellPoint(x: 0, y: 7))
    harness.press("pgup")
    #expect(first() == "1" && harness.cursor == CellPoint(x: 0, y: 6))
    #expect(harness.repaint() == 0)
  }

  @Test func `arrows that an empty editor doesn't use go to the views around it, not to a field`() {
    struct Screen: View {
      @State private var query = ""
      @State private var text = ""
      @State private var count = 0

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          TextField("Search", text: $query)
          TextEditor(text: $text).lineLimit(1...4)
          Text("count \(count)")
        }
        .onKeyPress(.upArrow) {
          count += 1
          return .ignored
        }
      }
    }
    let harness = Harness(width: 20, height: 5) { Screen() }
    harness.press("⇥ ⇥ ↑ ↓ ← → x ↑ ↑ y")
    #expect(harness.focused?.value == "yx")
    #expect(harness.position(of: "count 2") != nil)
    harness.press("shift+⇥ ↓")
    #expect(harness.focused?.value == "yx")
  }

  @Test func `an update around an editor leaves the text where the user has scrolled it`() {
    struct Log: View {
      @State private var seconds = 0
      @State private var text = (1...30).map { "line \($0)" }.joined(separator: "\n")

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          TextEditor(text: $text).textInputFilter { _ in seconds >= 0 }
          Text("\(seconds) s")
        }
        .keyBinding("Tick", "f5") { seconds += 1 }
      }
    }
    let harness = Harness(width: 12, height: 4) { Log() }
    harness.press("⇥")
    harness.scroll(y: 6)
    #expect(harness.screen[0].hasPrefix("line 7"))
    harness.press("f5")
    #expect(harness.screen[3] == "1 s")
    #expect(harness.screen[0].hasPrefix("line 7"))
    harness.resize(width: 14, height: 5)
    #expect(harness.screen[0].hasPrefix("line 7"))
    harness.press("→")
    #expect(harness.screen[0].hasPrefix("line 1"))
    #expect(harness.repaint() == 0)
  }
}
