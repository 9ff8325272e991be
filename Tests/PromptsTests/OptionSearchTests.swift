// SPDX-License-Identifier: MIT
// Testing: prompts whose options are filtered by typing.

import CuriumPrompts
import CuriumTesting
import Testing

@MainActor struct OptionSearchTests {
  private static let many = (0..<20).map { "Option \($0)" }

  private func choose(default preset: Int? = nil) -> PromptScreen<ChoiceQuestion> {
    PromptScreen(ChoiceQuestion("Target", labels: Self.many, default: preset), height: 24)
  }

  private func chooseSeveral(default preset: [Int]? = nil) -> PromptScreen<ChoicesQuestion> {
    PromptScreen(ChoicesQuestion("Targets", labels: Self.many, default: preset), height: 24)
  }

  @Test func `typing filters many options, and Return chooses the best match`() {
    let screen = choose()
    #expect(screen.harness.focused?.label == "Search")
    #expect(screen.harness.position(of: "Option 7") != nil)
    #expect(screen.harness.position(of: "Option 8") == nil)
    #expect(screen.harness.position(of: "choose") != nil)
    screen.harness.type("n 17")
    #expect(screen.harness.focused?.value == "n 17")
    #expect(screen.harness.position(of: "▌Option 17") != nil)
    #expect(screen.harness.position(of: "Option 0") == nil)
    screen.harness.press("⏎")
    #expect(screen.answers == [17])
    #expect(screen.content == ["Target: Option 17"])
  }

  @Test(
    arguments: [
      ("", "↓ ↓ ⏎", 2), ("", "↑ ⏎", 19), ("", "↑ ↓ ⏎", 0), ("", "pgdn ⏎", 7),
      ("", "pgdn pgdn pgdn pgdn ⏎", 19), ("", "pgdn pgup pgup ⏎", 0), ("1", "⏎", 1),
      ("1", "↓ ⏎", 10), ("17", "↓ ⏎", 17), ("1", "↓ ⌫ ⏎", 0),
    ] as [(String, String, Int)])
  func `keys move while the user types`(query: String, keys: String, index: Int) {
    let screen = choose()
    screen.harness.type(query)
    screen.harness.press(keys)
    #expect(screen.answers == [index])
  }

  @Test func `a default far down is in view and chosen`() {
    let one = choose(default: 18)
    #expect(one.harness.position(of: "▌Option 18") != nil)
    #expect(one.harness.position(of: "Option 0") == nil)
    one.harness.press("⏎")
    #expect(one.answers == [18])
    let several = chooseSeveral(default: [17, 18])
    #expect(several.harness.position(of: "▌■ Option 17") != nil)
    #expect(several.harness.position(of: "2 selected") != nil)
    several.harness.press("⏎")
    #expect(several.answers == [[17, 18]])
  }

  @Test func `a search that finds nothing keeps the prompt open, and Escape clears it`() {
    let screen = choose()
    screen.harness.type("zzz")
    screen.harness.press("↓ ⏎")
    #expect(screen.answers == [] && !screen.harness.hasQuit)
    screen.harness.press("esc")
    #expect(screen.harness.focused?.value == "" && !screen.harness.hasQuit)
    #expect(screen.harness.position(of: "▌Option 0") != nil)
    screen.harness.press("esc")
    #expect(screen.answers == [] && screen.content == ["Target: cancelled"])
  }

  @Test func `options stay checked while a search hides them, and Space isn't typed`() {
    let screen = chooseSeveral()
    screen.harness.press("space")
    screen.harness.type("17")
    screen.harness.press("space")
    #expect(screen.harness.focused?.value == "17")
    #expect(screen.harness.position(of: "▌■ Option 17") != nil)
    #expect(screen.harness.position(of: "2 selected") != nil)
    screen.harness.press("⏎")
    #expect(screen.answers == [[0, 17]])
  }

  @Test func `the arrows don't leave the options`() {
    let screen = chooseSeveral()
    screen.harness.press("↑ space ↓ space ↓ space space ⏎")
    #expect(screen.answers == [[0, 19]])
  }

  @Test func `a click chooses or checks an option`() throws {
    let one = choose()
    let place = try #require(one.harness.position(of: "Option 3"))
    one.harness.click(x: place.x, y: place.y)
    #expect(one.answers == [3])
    let several = chooseSeveral()
    let box = try #require(several.harness.position(of: "□ Option 3"))
    several.harness.click(x: box.x, y: box.y)
    #expect(several.harness.position(of: "■ Option 3") != nil)
    several.harness.press("⏎")
    #expect(several.answers == [[3]])
  }

  @Test(arguments: [1, 4, 40])
  func `a line of a pipe that isn't an option is in the error, with the options`(count: Int) {
    let labels = (0..<count).map { "Option \($0)\n" + String(repeating: "x", count: 60) }
    let line = "4\u{1B}[2J" + String(repeating: "y", count: 100)
    let (text, outcome) = dialog(
      ChoiceQuestion("Target", labels: labels), isTerminal: false, lines: [line])
    guard case .failure(.invalidInput(_, let reason))? = outcome else {
      Issue.record("There is no error.")
      return
    }
    #expect(text == "")
    #expect(reason.hasPrefix("\"4\u{241B}[2Jyyyy") && reason.contains("y…\" isn't an option."))
    #expect(reason.contains("Enter a number from 1 to \(count), or one of these names: Option 0"))
    #expect(reason.contains("x…") && reason.hasSuffix(", …") == (count > 4))
    #expect(reason.count < 400 && !reason.contains { $0.isNewline || $0 == "\u{1B}" })
  }
}
