// SPDX-License-Identifier: MIT
// Testing: text fields with a list of choices.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct ComboBoxTests {
  private final class Kept {
    var values: [String] = []
  }

  private struct Stage: View {
    let acceptsOtherText: Bool
    let kept: Kept
    @State private var size = "Medium"

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ComboBox("Size", text: $size, choices: ["Small", "Medium", "Large"])
          .acceptsOtherText(acceptsOtherText)
        Button("Next") {}
        Spacer()
      }
      .onChange(of: size) { _, size in kept.values.append(size) }
    }
  }

  private func stage(acceptsOtherText: Bool = true, _ kept: Kept = Kept()) -> Harness {
    Harness(width: 16, height: 8) { Stage(acceptsOtherText: acceptsOtherText, kept: kept) }
  }

  private func value(_ harness: Harness) -> String? { harness.find(.comboBox)?.value }

  @Test func `the down arrow opens all choices with the current one selected`() {
    let harness = stage()
    #expect(harness.screen[0] == " Medium       ▼")
    harness.press("⇥ ↓")
    #expect(
      harness.screen.prefix(6) == [
        "▌Medium       ▼", "▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄", "  Small", " ▌Medium", "  Large", "▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀",
      ])
    harness.press("↓ ⏎")
    #expect(value(harness) == "Large")
    #expect(harness.rows == [])
    harness.press("↓ ↑ ↑ ⇥")
    #expect(value(harness) == "Small")
    harness.press("⇥")
    #expect(harness.focused?.label == "Next")
    #expect(harness.repaint() == 0)
  }

  @Test func `beyond its ends, the list has no selection, and then continues at the other end`() {
    let harness = stage()
    func hold(_ key: KeyEquivalent) { harness.send(.key(KeyPress(key, phase: .repeat))) }
    harness.press("⇥ ↓ ↑")
    #expect(harness.screen[2] == " ▌Small")
    harness.press("↑")
    #expect(harness.screen[2] == "  Small")
    harness.press("↑")
    #expect(harness.screen[4] == " ▌Large")
    #expect(harness.focused?.role == .comboBox)
    hold(.downArrow)
    #expect(harness.screen[4] == " ▌Large")
    harness.press("↓")
    #expect(harness.screen[4] == "  Large")
    harness.press("↓")
    hold(.upArrow)
    #expect(harness.screen[2] == " ▌Small")
    harness.press("⏎")
    #expect(value(harness) == "Small")
    #expect(harness.repaint() == 0)
  }

  @Test func `the chevron opens and closes the list, and a click selects a choice`() {
    let harness = stage()
    harness.click(x: 14, y: 0)
    #expect(harness.rows == ["Small", "Medium", "Large"])
    #expect(harness.focused?.role == .comboBox)
    harness.click(x: 14, y: 0)
    #expect(harness.rows == [])
    harness.click(x: 14, y: 0)
    harness.click(x: 4, y: 4)
    #expect(value(harness) == "Large")
    #expect(harness.rows == [])
    #expect(harness.focused?.role == .comboBox)
    #expect(harness.repaint() == 0)
  }

  @Test func `custom text is accepted, and filters the list`() {
    let kept = Kept()
    let harness = stage(kept)
    harness.press("⇥ ctrl+u s")
    #expect(harness.rows == ["Small"])
    #expect(harness.screen[0].hasPrefix("▌small"))
    harness.type("izeless")
    #expect(harness.rows == [])
    harness.press("⇥")
    #expect(value(harness) == "sizeless")
    #expect(kept.values.last == "sizeless")
  }

  @Test func `without custom text, the binding only gets choices`() {
    let kept = Kept()
    let harness = stage(acceptsOtherText: false, kept)
    harness.press("⇥ ctrl+u")
    harness.type("sm")
    #expect(kept.values == [])
    #expect(harness.screen[0] == "▌small        ▼" && harness.screen[2] == " ▌Small")
    harness.press("⏎")
    #expect(kept.values == ["Small"])
    harness.press("ctrl+u")
    harness.type("Large")
    #expect(kept.values == ["Small", "Large"])
    #expect(harness.repaint() == 0)
  }

  @Test func `without custom text, the previous choice returns when the field loses the focus`() {
    let kept = Kept()
    let harness = stage(acceptsOtherText: false, kept)
    harness.press("⇥ ctrl+u")
    harness.type("xyz")
    #expect(value(harness) == "xyz")
    harness.press("⏎ ⇥")
    #expect(harness.focused?.label == "Next")
    #expect(value(harness) == "Medium")
    #expect(kept.values == [])
    #expect(harness.repaint() == 0)
  }

  @Test func `text that matches no choice is an error until there is a choice that matches`() {
    struct Boxed: TextFieldStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
          Text(configuration.hasError ? "!" : ">")
          configuration.field
        }
      }
    }
    struct Page: View {
      @State private var size = "Medium"
      @State private var choices = ["Small", "Medium"]

      var body: some View {
        ComboBox("Size", text: $size, choices: choices).acceptsOtherText(false)
          .textFieldStyle(Boxed())
          .keyBinding("more", "f5") { choices.append("XXL") }
      }
    }
    let harness = Harness(width: 16, height: 6) { Page() }
    harness.press("⇥ ctrl+u x")
    #expect(harness.screen[0].hasPrefix("!x"))
    harness.press("f5")
    #expect(harness.screen[0].hasPrefix(">x"))
    #expect(harness.repaint() == 0)
  }

  @Test func `a disabled box opens nothing`() {
    let harness = Harness(width: 16, height: 6) {
      ComboBox("Size", text: .constant("M"), choices: ["S", "M"]).disabled(true)
    }
    harness.click(x: 14, y: 0)
    #expect(harness.rows == [])
    #expect(harness.focused == nil)
  }

  @Test func `a command closes the list`() {
    let harness = Harness(width: 16, height: 8) {
      Stage(acceptsOtherText: true, kept: Kept()).keyBinding("run", "f5") {}
    }
    harness.press("⇥ ↓")
    #expect(!harness.rows.isEmpty)
    harness.press("f5")
    #expect(harness.rows == [])
    harness.press("↓")
    #expect(!harness.rows.isEmpty && value(harness) == "Medium")
    #expect(harness.repaint() == 0)
  }

  @Test func `the title is a label in a form`() {
    let harness = Harness(width: 20, height: 2) {
      Form { ComboBox("Size", text: .constant("Medium"), choices: ["Small", "Medium"]) }
    }
    #expect(harness.screen[0].hasPrefix("Size   Medium"))
    #expect(harness.position(of: "▼")?.x == 18)
    #expect(harness.find(.comboBox, "Size") != nil)
    #expect(!harness.elements.contains { $0.role == .text && $0.label == "Size" })
    #expect(harness.repaint() == 0)
  }

  @Test func `linear mode reads the choices, and takes the best match of an answer`() {
    struct Booking: View {
      @State private var room = "Double"
      var body: some View {
        VStack(alignment: .leading) {
          ComboBox("Room", text: $room, choices: ["Single", "Double", "Suite"])
            .acceptsOtherText(false)
          Button("Book") {}
        }
      }
    }
    let transcript = Transcript { Booking() }
    #expect(
      transcript.takeText() == """
        1. Room, combo box: Double, choices: Single, Double, Suite
        2. Book, button
        Room, choices: Single, Double, Suite [Double]:\u{20}
        """)
    transcript.enter("Suite")
    #expect(transcript.takeText() == "Suite\n> ")
    transcript.enter("1")
    #expect(transcript.takeText() == "1\nRoom, choices: Single, Double, Suite [Suite]: ")
    transcript.enter("sin")
    #expect(
      transcript.takeText() == """
        sin
        1. Room, combo box: Single, choices: Single, Double, Suite
        >\u{20}
        """)
    transcript.enter("1")
    transcript.enter("xyz")
    #expect(transcript.takeText().contains("1. Room, combo box: xyz, invalid, choices: "))
  }

  @Test func `in linear mode, custom text replaces a choice without opening the list`() {
    let transcript = Transcript { Stage(acceptsOtherText: true, kept: Kept()) }
    _ = transcript.takeText()
    transcript.enter("Lar")
    #expect(transcript.takeText() == "Lar\n> ")
    transcript.enter("1")
    #expect(transcript.takeText() == "1\nSize, choices: Small, Medium, Large [Lar]: ")
  }

  @Test func `of many choices, linear mode reads the first ones`() {
    let transcript = Transcript {
      ComboBox("Year", text: .constant(""), choices: (2000...2026).map(String.init))
    }
    #expect(transcript.text.contains("2018, 2019 and 7 more"))
    #expect(!transcript.text.contains("2020"))
  }
}
