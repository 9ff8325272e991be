// SPDX-License-Identifier: MIT
// Testing: text fields with automatic separators.

import CuriumTerminal
import CuriumTesting
import CuriumControls
import TestModels
import Testing

@MainActor struct TextInputMaskTests {
  private func field(_ mask: String, _ text: String = "") -> Harness {
    let harness = Harness(width: 24, height: 1) { FieldStage(text: text).textInputMask(mask) }
    harness.press("⇥")
    return harness
  }

  /// Compares the text and the caret, drawn as a bar.
  private func expect(
    _ harness: Harness, _ expected: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(
      harness.find(.textField)?.value == expected.filter { $0 != "|" }, sourceLocation: location)
    #expect(
      harness.cursor?.x == expected.prefix { $0 != "|" }.count, sourceLocation: location)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [
    ("9999 9999", "1234", "1234|"), ("9999 9999", "12345", "1234 5|"),
    ("9999 9999", "1234 5", "1234 5|"), ("9999 9999", "1a2-3", "123|"),
    ("9999 9999", "123456789", "1234 5678|"), ("(99) A", "12x", "(12) x|"),
    ("99.99.9999", "24122026", "24.12.2026|"), ("99 %", "12", "12 %|"), ("AA-99", "1ab9", "ab-9|"),
    ("**:**", "1?é日x", "1?:é日|"), (#"+4\9 999"#, "123", "+49 123|"), (#"+4\9 999"#, "4", "+49 4|"),
  ])
  func `literals appear while typing`(mask: String, typed: String, expected: String) {
    let harness = field(mask)
    harness.type(typed)
    #expect(harness.find(.textField)?.value == expected.filter { $0 != "|" })
    #expect(
      harness.cursor?.x == GraphemeWidth.columns(of: String(expected.prefix { $0 != "|" })))
  }

  @Test(arguments: [
    ("9999 9999", "", "12345678", "1234 5678|"), ("9999 9999", "", "1234 5678", "1234 5678|"),
    ("9999 9999", "", "12-34-56-78-9", "1234 5678|"), ("9999 9999", "12", "345", "1234 5|"),
    (#"+4\9 999"#, "", "+49 123", "+49 123|"), (#"+4\9 999"#, "", "123", "+49 123|"),
    ("9999 9999", "", "x", "|"),
  ])
  func `a paste is formatted, with or without literals`(
    mask: String, text: String, paste: String, expected: String
  ) {
    let harness = field(mask, text)
    harness.paste(paste)
    expect(harness, expected)
  }

  @Test(arguments: [
    ("⌫", "1234 56|"), ("⌫ ⌫ ⌫", "1234|"), ("⌫ ⌫ ⌫ ⌫", "123|"), ("← ← ← ⌫", "123|5 67"),
    ("home → → → → ⌦", "1234| 67"), ("home ⌦", "|2345 67"), ("home → 0", "10|23 4567"),
    ("home → → → → 0", "1234 0|567"), ("home → → x", "12|34 567"), ("ctrl+u", "|"),
    ("home → → ctrl+k", "12|"), ("home → → shift+→ shift+→ shift+→ shift+→ 9", "129|6 7"),
    ("shift+home 9", "9|"), ("⌫ ⌫ ⌫ ⌫ ctrl+_", "1234 567|"), ("ctrl+u ctrl+y", "1234 567|"),
    ("home → 0 ctrl+_", "1|234 567"), ("home → 0 ctrl+_ alt+_ alt+_", "10|23 4567"),
    ("ctrl+w", "1234|"), ("8 9", "1234 5678|"), ("8 home 9", "|1234 5678"),
  ])
  func `edits in the middle keep the format`(keys: String, expected: String) {
    let harness = field("9999 9999", "1234 567")
    harness.press(keys)
    expect(harness, expected)
  }

  @Test func `typed characters are undone together, with the inserted literals`() {
    let harness = field("9999 9999 9999")
    harness.type("1234")
    harness.press("← →")
    harness.type("567890")
    expect(harness, "1234 5678 90|")
    harness.press("ctrl+_")
    expect(harness, "1234|")
    harness.press("ctrl+_")
    expect(harness, "|")
    harness.press("alt+_ alt+_")
    expect(harness, "1234 5678 90|")
    #expect(harness.repaint() == 0)
  }

  @Test func `a character that would push others out of the mask is rejected`() {
    let harness = field("AA-99")
    harness.type("ab12")
    harness.press("home x")
    expect(harness, "|ab-12")
    harness.press("⌦")
    expect(harness, "|b")
  }

  @Test(arguments: SeededRandom.seeds(4))
  func `after any edits the text fits the mask`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let harness = field("99-(99)-99")
    let shape = Array("99-(99)-99")
    for step in 0..<300 {
      switch Int.random(in: 0..<9, using: &random) {
      case 0...3: harness.type(random.pick(["1", "2", "34", "-", "x"]))
      case 4: harness.press(random.pick(["⌫", "⌦", "alt+⌫", "ctrl+k"]))
      case 5: harness.press(random.pick(["←", "→", "home", "end", "shift+←", "shift+→"]))
      case 6: harness.press(random.pick(["ctrl+_", "alt+_", "ctrl+y"]))
      default: harness.paste(random.pick(["12-(3", "567890", "", "4)"]))
      }
      let text = harness.find(.textField)?.value ?? ""
      let isInShape = zip(text, shape).allSatisfy { $1 == "9" ? $0.isNumber : $0 == $1 }
      #expect(isInShape && text.count <= shape.count, "step \(step): \(text)")
      #expect(text.last?.isNumber ?? true, "step \(step): \(text)")
    }
    #expect(harness.repaint() == 0)
  }

  @Test func `the caret stays after a letter that replaces an equal one of other bytes`() {
    let harness = field("***", "\u{E9}\u{FC}")
    harness.press("home shift+→")
    harness.paste("e\u{301}")
    expect(harness, "\u{E9}|\u{FC}")
    harness.type("x")
    expect(harness, "\u{E9}x|\u{FC}")
  }

  @Test func `unformatted text is formatted on the first edit`() {
    let harness = field("9999 9999", "12345")
    #expect(harness.screen == ["12345"])
    harness.type("6")
    expect(harness, "1234 56|")
  }

  @Test func `a mask formats the fields of a form`() {
    let harness = Harness(width: 30, height: 3) {
      Form {
        LabeledContent("Date") { FieldStage() }
      }
      .textInputMask("99.99.9999")
    }
    harness.press("⇥")
    harness.type("241226")
    #expect(harness.find(.textField)?.value == "24.12.26")
  }
}
