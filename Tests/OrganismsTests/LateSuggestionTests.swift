// SPDX-License-Identifier: MIT
// Testing: suggestions that arrive after the text has changed, and searches without results.

import Curium
import CuriumTesting
import Testing

@MainActor struct LateSuggestionTests {
  private func value(_ harness: Harness) -> String? { harness.find(.textField)?.value }

  @Test func `late suggestions are shown only for the newest text`() async {
    struct Remote: View {
      @State private var name = ""
      var body: some View {
        TextField("Name", text: $name)
          .textInputSuggestions(for: $name) { query in
            await Task.yield()
            return ["\(query) one", "two of \(query)"]
          }
      }
    }
    let harness = Harness(width: 20, height: 8) { Remote() }
    harness.press("⇥ a b")
    await harness.wait { harness.elements.contains { $0.label == "ab one" } }
    #expect(harness.rows == ["ab one", "two of ab"])
    #expect(harness.screen[0] == "ab one")
    harness.press("↓ ↓ ⏎")
    #expect(value(harness) == "two of ab")
  }

  @Test(arguments: [("⏎", 1), ("escape", 0), ("⇥ shift+⇥", 0)])
  func `an answer that arrives after the field was left or submitted opens no list`(
    keys: String, submissions: Int
  ) async {
    final class Answers {
      var waiting: [CheckedContinuation<Void, Never>] = []
      var submissions = 0
    }
    struct Remote: View {
      let answers: Answers
      @State private var name = ""
      var body: some View {
        TextField("Name", text: $name)
          .textInputSuggestions(for: $name) { query in
            await withCheckedContinuation { answers.waiting.append($0) }
            return ["\(query) one"]
          }
          .onSubmit { answers.submissions += 1 }
        Button("Next") {}
      }
    }
    let answers = Answers()
    let harness = Harness(width: 20, height: 8) { Remote(answers: answers) }
    harness.press("⇥ a")
    await harness.wait { !answers.waiting.isEmpty }
    harness.press(keys)
    #expect(answers.submissions == submissions)
    for answer in answers.waiting { answer.resume() }
    await harness.settle()
    #expect(harness.rows == [])
    #expect(harness.focused?.role == .textField)
    #expect(harness.repaint() == 0)
  }

  @Test func `Control-Space repeats a search without results`() async {
    final class Searches {
      var texts: [String] = []
    }
    struct Remote: View {
      let searches: Searches
      @State private var name = ""
      var body: some View {
        TextField("Name", text: $name)
          .textInputSuggestions(for: $name) { query in
            searches.texts.append(query)
            return searches.texts.count > 1 ? ["\(query) one"] : []
          }
      }
    }
    let searches = Searches()
    let harness = Harness(width: 20, height: 8) { Remote(searches: searches) }
    harness.press("⇥ a")
    await harness.settle()
    #expect(searches.texts == ["a"] && harness.rows == [])
    harness.press("ctrl+space")
    await harness.settle()
    #expect(searches.texts == ["a", "a"] && harness.rows == ["a one"])
    // The list is already open.
    harness.press("ctrl+space")
    await harness.settle()
    #expect(searches.texts == ["a", "a"] && harness.rows == ["a one"])
    #expect(harness.repaint() == 0)
  }
}
