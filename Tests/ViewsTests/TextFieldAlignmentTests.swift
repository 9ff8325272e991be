// SPDX-License-Identifier: MIT
// Testing: the alignment of the text in a field.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct TextFieldAlignmentTests {
  private struct Stage: View {
    @State var text: String
    @State var alignment = TextAlignment.trailing

    var body: some View {
      TextField("Sum", text: $text)
        .multilineTextAlignment(alignment)
        .keyBinding("align", "f2") { alignment = .leading }
    }
  }

  private func stage(
    _ text: String, _ alignment: TextAlignment = .trailing, width: Int = 10
  ) -> Harness {
    Harness(width: width, height: 1) { Stage(text: text, alignment: alignment) }
  }

  @Test func `with the focus, the column after the text at the right edge is for the caret`() {
    let harness = stage("12.5")
    #expect(harness.screen == ["      12.5"])
    harness.press("⇥")
    #expect(harness.screen == ["     12.5"])
    #expect(harness.cursor == CellPoint(x: 9, y: 0))
    harness.type("0")
    #expect(harness.screen == ["    12.50"])
    #expect(harness.cursor == CellPoint(x: 9, y: 0))
    harness.press("home")
    #expect(harness.cursor == CellPoint(x: 4, y: 0))
    harness.type("7")
    #expect(harness.screen == ["   712.50"])
    #expect(harness.cursor == CellPoint(x: 4, y: 0))
    harness.press("→ ⌫")
    #expect(harness.screen == ["    72.50"])
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [
    ("abc", 9, "   abc", "   abc", 6), ("abcd", 9, "  abcd", "  abcd", 6),
    ("abcdefgh", 9, "abcdefgh", "abcdefgh", 8), ("日本", 9, "  日本", "  日本", 6),
  ])
  func `centred text stays in place when the field gets the focus`(
    text: String, width: Int, atRest: String, focused: String, caret: Int
  ) {
    let harness = stage(text, .center, width: width)
    #expect(harness.screen == [atRest])
    harness.press("⇥")
    #expect(harness.screen == [focused])
    #expect(harness.cursor?.x == caret)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [
    ("日本", 7, "   日本", "  日本", 6), ("abcdefgh", 8, "abcdefgh", "bcdefgh", 7),
    ("abcdefghijkl", 8, "abcdefg…", "fghijkl", 7), ("日本語日本語", 6, "日本…", " 本語", 5),
  ])
  func `text that doesn't fit scrolls, with its end at the right edge`(
    text: String, width: Int, atRest: String, focused: String, caret: Int
  ) {
    let harness = stage(text, width: width)
    #expect(harness.screen == [atRest])
    harness.press("⇥")
    #expect(harness.screen == [focused])
    #expect(harness.cursor?.x == caret)
    for _ in text {
      harness.press("←")
      #expect(harness.cursor != nil)
      #expect(harness.repaint() == 0)
    }
    #expect(harness.cursor?.x == (text.count == 2 ? 2 : 0))
  }

  @Test func `a click places the caret where the user sees the letter`() {
    let harness = stage("12.5")
    harness.click(x: 8, y: 0)
    #expect(harness.cursor == CellPoint(x: 7, y: 0))
    harness.type("x")
    #expect(harness.find(.textField)?.value == "12x.5")
    harness.click(x: 1, y: 0)
    harness.type("<")
    #expect(harness.find(.textField)?.value == "<12x.5")
    #expect(harness.screen == ["   <12x.5"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a drag selects the letters under the pointer`() {
    let harness = stage("12.5")
    harness.press("⇥")
    harness.pointer(PointerEvent(.down, button: .primary, at: CellPoint(x: 5, y: 0)))
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: 7, y: 0)))
    harness.pointer(PointerEvent(.up, button: .primary, at: CellPoint(x: 7, y: 0)))
    let grounds = (4..<9).map { harness.cell(x: $0, y: 0).background }
    #expect(grounds[1] == grounds[2] && grounds[0] != grounds[1] && grounds[3] == grounds[0])
    harness.type("7")
    #expect(harness.find(.textField)?.value == "7.5")
    #expect(harness.screen == ["      7.5"])
    #expect(harness.repaint() == 0)
  }

  @Test func `the placeholder and hidden text are aligned too`() {
    let empty = stage("", width: 8)
    #expect(empty.screen == ["     Sum"])
    empty.press("⇥")
    #expect(empty.screen == ["    Sum"])
    #expect(empty.cursor?.x == 7)
    let secret = Harness(width: 8, height: 1) {
      SecureField("PIN", text: .constant("123")).multilineTextAlignment(.trailing)
    }
    #expect(secret.screen == ["     •••"])
  }

  @Test func `another alignment moves the text`() {
    let harness = stage("12.5")
    harness.press("f2")
    #expect(harness.screen == ["12.5"])
    #expect(harness.repaint() == 0)
  }

  private struct Port: View {
    @State private var port = 8
    var body: some View {
      NumberField("Port", value: $port, in: 1...100, unit: "px")
        .multilineTextAlignment(.trailing)
    }
  }

  @Test func `a number at the right edge has its unit after it, and advice before it`() {
    let harness = Harness(width: 28, height: 1) { Port() }
    #expect(harness.screen == [String(repeating: " ", count: 23) + "8 px"])
    harness.press("⇥ end x")
    #expect(harness.screen == ["▌a number,        8x  1–100"])
    harness.resize(width: 19, height: 1)
    #expect(harness.screen == ["▌        8x  1–100"])
    #expect(harness.repaint() == 0)
  }
}
