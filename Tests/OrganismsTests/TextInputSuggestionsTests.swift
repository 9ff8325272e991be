// SPDX-License-Identifier: MIT
// Testing: suggestions below a text field.

import Curium
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
}
