// SPDX-License-Identifier: MIT
// Testing: suggestions of fields of all kinds, also scrolled away and read-only.

import Curium
import CuriumPreviews
import CuriumTesting
import Testing

@MainActor struct SuggestionFieldTests {
  private static let cities = ["Bergen", "Berlin", "Bern", "Bremen", "Lisbon"]

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
    #expect(harness.screen[2].hasPrefix("  Bern "))
    harness.press("↓")
    harness.scroll(y: 1)
    #expect(harness.screen.allSatisfy { $0.hasPrefix("Line ") })
    // Nobody sees the selected suggestion.
    harness.press("⏎")
    #expect(value(harness) == "b")
    harness.press("home")
    #expect(harness.screen[0].hasPrefix("b"))
    #expect(harness.screen[2].hasPrefix(" ▌Bern "))
    #expect(harness.repaint() == 0)
  }

  @Test func `suggestions follow text that becomes editable or read-only`() {
    struct Locked: View {
      @State private var city = ""
      @State private var isLocked = true

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          TextField("City", text: $city)
            .textInputSuggestions(for: $city, from: SuggestionFieldTests.cities)
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

  @Test func `a suggestion that → accepts is written once`() {
    struct Search: View {
      let note: @MainActor (String) -> Void
      @State private var city = ""

      var body: some View {
        let text = Binding(
          get: { city },
          set: {
            city = $0
            note($0)
          })
        TextField("City", text: text)
          .textInputSuggestions(for: text, from: SuggestionFieldTests.cities)
      }
    }
    var written: [String] = []
    let harness = Harness(width: 20, height: 9) { Search { written.append($0) } }
    harness.press("⇥")
    harness.type("lis")
    harness.press("→")
    #expect(written == ["l", "li", "lis", "Lisbon"])
    #expect(value(harness) == "Lisbon" && harness.rows == [])
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
            .textInputSuggestions(for: $text, from: SuggestionFieldTests.cities)
        case .search: SearchBar(text: $text)
        case .combo: ComboBox("City", text: $text, choices: SuggestionFieldTests.cities)
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
