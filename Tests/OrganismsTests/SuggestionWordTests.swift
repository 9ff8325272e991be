// SPDX-License-Identifier: MIT
// Testing: suggestions that complete a word or an item of the text.

import Curium
import CuriumPreviews
import CuriumTesting
import Testing

@MainActor struct SuggestionWordTests {
  private func value(_ harness: Harness) -> String? { harness.find(.textField)?.value }

  @Test func `suggestions can complete the last word`() {
    let words = ["select", "from", "name", "named", "cities"]
    let harness = Harness(width: 30, height: 9) {
      StatefulPreview("") { query in
        VStack(alignment: .leading, spacing: 0) {
          TextField("Query", text: query)
            .textInputSuggestions(for: query, from: words, completing: .lastWord)
          Spacer()
        }
      }
    }
    harness.press("⇥")
    harness.type("sel")
    #expect(harness.rows == ["select"])
    #expect(harness.screen[0] == "select")
    harness.press("⇥")
    #expect(value(harness) == "select")
    harness.type(" count(na")
    #expect(harness.rows == ["name", "named"])
    harness.press("↓ ↓")
    #expect(harness.screen[0] == "select count(named")
    harness.press("⏎")
    #expect(value(harness) == "select count(named")
    // The space begins a word: ↓ shows all of them.
    harness.type(") ")
    #expect(harness.rows == [])
    harness.press("↓")
    #expect(harness.rows.count == words.count)
    harness.press("↓ ↓ ⏎")
    #expect(value(harness) == "select count(named) from")
    harness.press("ctrl+z")
    #expect(value(harness) == "select count(named) ")
    // Before the last word, nothing is suggested.
    harness.press("home")
    harness.type("s")
    #expect(harness.rows == [])
    harness.press("↓")
    #expect(harness.rows == [])
  }

  @Test func `suggestions can complete the last item of several words`() {
    let people = ["Anna Berg", "Anna Bjork", "Bo Berg"]
    let harness = Harness(width: 40, height: 6) {
      StatefulPreview("") { text in
        VStack(alignment: .leading, spacing: 0) {
          TextField("To", text: text)
            .textInputSuggestions(for: text, from: people, completing: .lastItem)
          Spacer()
        }
      }
    }
    harness.press("⇥")
    harness.type("anna b")
    #expect(harness.rows == ["Anna Berg", "Anna Bjork"])
    #expect(harness.screen[0] == "anna berg")
    harness.press("⇥")
    #expect(value(harness) == "Anna Berg")
    harness.type(",")
    #expect(harness.rows == [])
    harness.type(" bo b")
    #expect(harness.rows == ["Bo Berg"])
    harness.press("⇥")
    #expect(value(harness) == "Anna Berg, Bo Berg")
    // The next item is empty: ↓ shows all of them.
    harness.type("; ")
    #expect(harness.rows == [])
    harness.press("↓ ↓ ↓ ⏎")
    #expect(value(harness) == "Anna Berg, Bo Berg; Anna Bjork")
    harness.press("ctrl+z")
    #expect(value(harness) == "Anna Berg, Bo Berg; ")
  }
}
