// SPDX-License-Identifier: MIT
// Testing: switches in rows.

import Curium
import CuriumTesting
import Testing

@MainActor struct ToggleRowTests {
  @Test func `switches, and has a label for screen readers`() {
    var isOn = false
    let binding = Binding(get: { isOn }, set: { isOn = $0 })
    let harness = Harness(width: 20, height: 1) { ToggleRow(title: "Sounds", isOn: binding) }
    #expect(harness.screen[0].hasSuffix("●━━"))
    harness.press("⇥ ⏎")
    #expect(isOn)
    #expect(harness.find(.toggle, "Sounds") != nil)
  }

  @Test func `the description wraps`() {
    let harness = Harness(width: 18, height: 3) {
      ToggleRow(title: "Reports", subtitle: "What went wrong", isOn: .constant(true))
    }
    let words = harness.content.dropFirst().joined(separator: " ").split(separator: " ")
    #expect(words.joined(separator: " ") == "What went wrong")
    #expect(harness.content.count == 3)
  }

  @Test func `a toggle style around the row draws it, also after a change`() {
    struct Sign: ToggleStyle {
      let text: String
      func makeBody(configuration: Configuration) -> some View { Text(text) }
    }
    struct Styled: View {
      @State private var text = "first"
      var body: some View {
        ToggleRow(title: "Sounds", isOn: .constant(true))
          .toggleStyle(Sign(text: text))
          .keyBinding("Next", "n") { text = "second" }
      }
    }
    let harness = Harness(width: 20, height: 1) { Styled() }
    #expect(harness.content == ["first"])
    harness.press("n")
    #expect(harness.content == ["second"])
  }

  @Test func `the title and the switch are grey when disabled`() throws {
    let harness = Harness(width: 20, height: 1, theme: .dark) {
      ToggleRow(title: "Sounds", isOn: .constant(true)).disabled(true)
    }
    let ink = Color.textDisabled.resolve(in: .dark).color
    for part in ["Sounds", "●"] {
      let place = try #require(harness.position(of: part))
      #expect(harness.cell(x: place.x, y: 0).foreground == ink)
    }
  }
}
