// SPDX-License-Identifier: MIT
// Testing: suggestions below a text field.

import Curium
import CuriumPreviews
import CuriumTesting
import Testing

@MainActor struct TextInputSuggestionsTests {
  private static let cities = ["Bergen", "Berlin", "Bern", "Bremen", "Lisbon"]

  private struct Stage: View {
    @State private var city = ""
    var submit: @MainActor () -> Void = {}

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextField("City", text: $city)
          .textInputSuggestions(for: $city, from: TextInputSuggestionsTests.cities)
          .onSubmit(submit)
        Button("Next") {}
        Spacer()
      }
    }
  }

  private func stage(submit: @escaping @MainActor () -> Void = {}) -> Harness {
    let harness = Harness(width: 20, height: 9) { Stage(submit: submit) }
    harness.press("⇥")
    return harness
  }

  private func value(_ harness: Harness) -> String? { harness.find(.textField)?.value }

  @Test func `suggestions hide with a field that is scrolled away, and return with it`() {
    let harness = Harness(width: 20, height: 10) {
      StatefulPreview("") { city in
        ScrollView {
          TextField("City", text: city)
            .textInputSuggestions(for: city, from: Self.cities)
          ForEach(0..<20) { Text("Line \($0)") }
        }
      }
    }
    harness.press("⇥")
    harness.type("b")
    #expect(harness.screen[2] == "  Bern")
    harness.press("↓")
    harness.scroll(y: 1)
    #expect(harness.screen.allSatisfy { $0.hasPrefix("Line ") })
    // Nobody sees the selected suggestion.
    harness.press("⏎")
    #expect(value(harness) == "b")
    harness.press("home")
    #expect(harness.screen[0].hasPrefix("b"))
    #expect(harness.screen[2] == " ▌Bern")
    #expect(harness.repaint() == 0)
  }

  @Test func `suggestions follow text that becomes editable or read-only`() {
    struct Locked: View {
      @State private var city = ""
      @State private var isLocked = true

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          TextField("City", text: $city)
            .textInputSuggestions(for: $city, from: TextInputSuggestionsTests.cities)
            .readOnly(isLocked)
          Spacer()
        }
        .keyBinding("lock", "F5") { isLocked.toggle() }
      }
    }
    let harness = Harness(width: 20, height: 9) { Locked() }
    harness.press("⇥")
    harness.type("be")
    #expect(harness.screen[0] == "City")
    harness.press("F5")
    harness.type("be")
    #expect(harness.rows.prefix(3) == ["Bern", "Bergen", "Berlin"])
    harness.press("F5")
    #expect(harness.rows == [])
    harness.press("↓ ⏎")
    #expect(harness.screen[0] == "be")
  }

  @Test func `a read-only search bar and a read-only combo box keep their text`() {
    struct Fields: View {
      @State private var query = "swift"
      @State private var shell = "zsh"

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          SearchBar(query: $query)
          ComboBox("Shell", text: $shell, choices: ["bash", "zsh"])
        }
        .readOnly()
      }
    }
    let harness = Harness(width: 20, height: 9) { Fields() }
    #expect(harness.find(.button) == nil)
    harness.press("⇥ esc ⇥ ↓")
    harness.click(x: 18, y: 1)
    harness.click(x: 18, y: 2)
    #expect(harness.rows == [])
    #expect(harness.find(.textField)?.value == "swift" && harness.find(.comboBox)?.value == "zsh")
  }

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

  @Test func `typing filters the list below the field`() {
    let harness = stage()
    #expect(harness.rows == [])
    harness.type("ber")
    #expect([0, 2, 3, 4].map { harness.screen[$0] } == ["bern", "  Bern", "  Bergen", "  Berlin"])
    harness.type("l")
    #expect(harness.rows == ["Berlin"])
    harness.type("x")
    #expect(harness.rows == [])
    harness.press("⌫ ⌫ ⌫ ⌫ ⌫")
    #expect(harness.rows == [])
    #expect(harness.repaint() == 0)
  }

  @Test func `Return accepts the selected suggestion, and submits without one`() {
    var submitted = 0
    let harness = stage { submitted += 1 }
    harness.press("b ↓ ↓ ↑ ↓ ⏎")
    #expect(value(harness) == "Bergen" || value(harness) == "Berlin")
    #expect(harness.rows == [])
    #expect(submitted == 0)
    harness.press("⏎")
    #expect(submitted == 1)
    harness.press("⌫")
    #expect(!harness.rows.isEmpty)
    harness.press("⏎")
    #expect(submitted == 2)
    #expect(harness.rows == [])
  }

  @Test func `the rest of a suggestion is shown after the caret, and Tab or Right accepts it`() {
    let harness = stage()
    harness.type("li")
    #expect(harness.screen[0] == "lisbon")
    #expect(harness.cursor?.x == 2)
    harness.press("←")
    #expect(harness.screen[0] == "li")
    harness.press("→")
    #expect(harness.screen[0] == "lisbon")
    #expect(value(harness) == "li")
    harness.press("→")
    #expect(value(harness) == "Lisbon")
    #expect(harness.rows == [])
    harness.press("ctrl+_")
    #expect(value(harness) == "li")
    harness.press("ctrl+u")
    harness.type("bre")
    harness.press("⇥")
    #expect(value(harness) == "Bremen")
    harness.press("ctrl+_")
    #expect(value(harness) == "bre")
    harness.press("alt+_")
    #expect(value(harness) == "Bremen")
    harness.press("⇥")
    #expect(harness.focused?.label == "Next")
    #expect(harness.repaint() == 0)
  }

  @Test func `Escape closes the list, Down opens it, and leaving the field closes it`() {
    let harness = stage()
    harness.type("b")
    harness.press("escape")
    #expect(harness.rows == [])
    #expect(value(harness) == "b")
    #expect(harness.screen[0] == "b")
    harness.press("↓")
    #expect(harness.rows.count == 5)
    harness.press("↓ ↑ ↑ ⌫")
    #expect(harness.rows == [])
    harness.press("↓")
    #expect(harness.rows == Self.cities)
    harness.press("⇥")
    #expect(harness.focused?.label == "Next")
    #expect(harness.rows == [])
    #expect(harness.repaint() == 0)
  }

  private struct Query: View {
    let finds: Bool
    @State private var text = ""
    @State private var history = ["where a", "where b"]

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if finds {
          field.textInputSuggestions(for: $text) { [$0, "\($0) limit 1"] }
        } else {
          field.textInputSuggestions(for: $text, from: ["where a", "where a limit 1", "where b 2"])
        }
        Spacer()
      }
    }

    private var field: some View {
      TextField("Query", text: $text).textInputHistory($history)
    }
  }

  @Test(arguments: [false, true])
  func `recalled input opens no list, so that Down shows later input`(finds: Bool) async {
    let harness = Harness(width: 20, height: 9) { Query(finds: finds) }
    harness.press("⇥")
    func press(_ keys: String) async {
      harness.press(keys)
      await harness.settle()
    }
    await press("w ↑ ↑")
    #expect(value(harness) == "where a" && harness.rows == [])
    await press("↓")
    #expect(value(harness) == "where b" && harness.rows == [])
    await press("↓")
    #expect(value(harness) == "w" && harness.rows == [])
    await press("↓")
    #expect(value(harness) == "w" && !harness.rows.isEmpty)
    await press("↑ ↑ ⌫")
    #expect(value(harness) == "where " && !harness.rows.isEmpty)
    await press("↓ ⏎")
    #expect(value(harness) == "where a" || finds && value(harness) == "where  limit 1")
    await press("ctrl+u ↓")
    #expect(value(harness) == "" && !harness.rows.isEmpty)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [false, true])
  func `a suggestion that is the same as the text isn't shown`(finds: Bool) async {
    let harness = Harness(width: 20, height: 9) { Query(finds: finds) }
    harness.press("⇥")
    harness.type("where a")
    await harness.settle()
    #expect(harness.rows == ["where a limit 1"])
    harness.press("⇥")
    #expect(value(harness) == "where a limit 1")
  }

  @Test func `a click accepts a suggestion, and the field keeps the focus`() {
    let harness = stage()
    harness.type("ber")
    harness.click(x: 3, y: 4)
    #expect(value(harness) == "Berlin")
    #expect(harness.rows == [])
    #expect(harness.focused?.role == .textField)
  }

  @Test func `keys in one burst act on the text typed before them`() {
    let harness = stage()
    harness.send([
      .key(KeyPress("l", characters: "l")), .key(KeyPress(.downArrow)), .key(KeyPress(.return)),
    ])
    #expect(value(harness) == "Lisbon")
  }

  @Test func `keys outside the field open nothing`() {
    let harness = Harness(width: 20, height: 9) { Stage() }
    harness.press("⇥")
    #expect(harness.focused?.role == .textField)
    harness.press("⇥")
    harness.press("escape ⏎")
    #expect(harness.rows == [])
  }

  @Test func `an accepted suggestion follows the rules of the field`() {
    struct Limited: View {
      @State private var code = ""
      var body: some View {
        TextField("Code", text: $code)
          .textInputSuggestions(for: $code, from: ["alpha-1", "beta-2"])
          .textInputLimit(4)
      }
    }
    let harness = Harness(width: 20, height: 6) { Limited() }
    harness.press("⇥ b ⇥")
    #expect(value(harness) == "beta")
    #expect(harness.rows == [])
  }

  @Test(arguments: [12, 5]) func `the list scrolls to the selected suggestion`(height: Int) {
    struct Many: View {
      @State private var name = ""
      var body: some View {
        TextField("Name", text: $name)
          .textInputSuggestions(for: $name, from: (10...40).map { "item \($0)" })
      }
    }
    let harness = Harness(width: 20, height: height) { Many() }
    harness.press("⇥ i")
    #expect(harness.screen.contains { $0.contains("item 17") } == (height == 12))
    #expect(!harness.screen.contains { $0.contains("item 20") })
    harness.press(Array(repeating: "↓", count: 11).joined(separator: " "))
    #expect(harness.screen.dropFirst().contains { $0.contains("item 20") })
    #expect(harness.repaint() == 0)
    harness.press("⏎")
    #expect(value(harness) == "item 20")
  }

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

  /// A kind of field, made of a text field and views at its end or below it.
  enum Kind: CaseIterable { case suggesting, search, combo, secure, number }

  @Test(arguments: Kind.allCases)
  func `an action for a key around the whole field comes before the field`(kind: Kind) {
    struct Field: View {
      let kind: Kind
      @State private var text = ""
      @State private var number = 1
      @State private var tokens = 0

      var body: some View {
        VStack(alignment: .leading) {
          Text("tokens \(tokens)")
          field.onKeyPress(",") {
            tokens += 1
            return .handled
          }
        }
      }

      @ViewBuilder private var field: some View {
        switch kind {
        case .suggesting:
          TextField("City", text: $text)
            .textInputSuggestions(for: $text, from: TextInputSuggestionsTests.cities)
        case .search: SearchBar(text: $text)
        case .combo: ComboBox("City", text: $text, choices: TextInputSuggestionsTests.cities)
        case .secure: SecureTextField(placeholder: "PIN", text: $text)
        case .number: NumberField("Count", value: $number, in: 1...9)
        }
      }
    }
    let harness = Harness(width: 24, height: 9) { Field(kind: kind) }
    harness.press("⇥")
    harness.type("a,")
    #expect(harness.screen[0] == "tokens 1")
    #expect(!harness.screen.contains { $0.contains("a,") })
    #expect(harness.repaint() == 0)
  }
}
