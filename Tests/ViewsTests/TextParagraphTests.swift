// SPDX-License-Identifier: MIT
// Testing: the line limit, line spacing, letter case and tabs of a text.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct TextParagraphTests {
  private let words = "one two three four five"

  private func rows<Limited: View>(_ view: Limited, width: Int = 9) -> [String] {
    let harness = Harness(width: width, height: 8) {
      VStack(alignment: .leading) {
        view
        Text("|")
      }
    }
    #expect(harness.repaint() == 0)
    return harness.content
  }

  @Test func `a line limit can be a range, and can reserve its space`() {
    #expect(rows(Text(words).lineLimit(2)) == ["one two", "three fo…", "|"])
    #expect(rows(Text(words).lineLimit(...2)) == ["one two", "three fo…", "|"])
    #expect(rows(Text(words).lineLimit(1...2)) == ["one two", "three fo…", "|"])
    #expect(rows(Text("one").lineLimit(2...3)) == ["one", "", "|"])
    #expect(rows(Text("one").lineLimit(3...)) == ["one", "", "", "|"])
    #expect(rows(Text(words).lineLimit(2...)) == ["one two", "three", "four five", "|"])
    #expect(rows(Text("one").lineLimit(3, reservesSpace: true)) == ["one", "", "", "|"])
    #expect(rows(Text("one").lineLimit(3, reservesSpace: false)) == ["one", "|"])
    #expect(rows(Text("one").lineLimit(2).lineLimit(3, reservesSpace: true)) == ["one", "|"])
    #expect(rows(Text(words).lineLimit(-4)) == ["one two…", "|"])
    #expect(rows(Text("a").lineLimit(Int.max...)).first == "a")
  }

  @Test func `line spacing adds empty rows`() {
    #expect(
      rows(Text(words).lineSpacing(1)) == ["one two", "", "three", "", "four five", "|"])
    #expect(rows(Text("one").lineSpacing(3)) == ["one", "|"])
    #expect(rows(Text(words).lineSpacing(1).lineLimit(2)) == ["one two", "", "three fo…", "|"])
    #expect(
      rows(Text(words).lineSpacing(1).frame(height: 4)) == ["one two", "", "three fo…", "", "|"])
    #expect(rows(Text(words).lineSpacing(.infinity)).first == "one two…")
    #expect(rows(Text(words).lineSpacing(-3)) == ["one two", "three", "four five", "|"])
  }

  @Test func `text can be shown in another case, and runs keep their styles`() {
    #expect(rows(Text("Straße").textCase(.uppercase)) == ["STRASSE", "|"])
    #expect(rows((Text("Ab") + Text("Cd").bold()).textCase(.lowercase)) == ["abcd", "|"])
    #expect(rows(Text("Ab").textCase(nil).textCase(.uppercase)) == ["Ab", "|"])
  }

  @Test(arguments: [(8, "a       b"), (4, "a   b"), (1, "a b"), (-5, "a b"), (999, "a")])
  func `a tab extends to the next tab stop`(width: Int, row: String) {
    #expect(rows(Text("a\tb").environment(\.tabWidth, width), width: 20)[0] == row)
  }

  @Test func `text follows changes in the environment`() {
    struct Changing: View {
      @State private var step = 0
      var body: some View {
        VStack(alignment: .leading) {
          Text("one two\tthree") + Text(" four").bold()
          Text("plain")
          Text("|")
        }
        // One change at a time, because each one must be noticed on its own.
        .lineSpacing(step == 1 ? 1 : 0)
        .textCase(step == 3 ? .uppercase : nil)
        .lineLimit((step == 5 ? 3 : 1)...)
        .environment(\.tabWidth, step == 7 ? 3 : 8)
        .multilineTextAlignment(step == 9 ? .trailing : .leading)
        .onKeyPress("x") {
          step += 1
          return .handled
        }
      }
    }
    let harness = Harness(width: 11, height: 9) { Changing() }
    for step in 1...10 {
      harness.press("x")
      #expect(harness.repaint() == 0)
      let fresh = Harness(width: 11, height: 9) { Changing() }
      for _ in 0..<step { fresh.press("x") }
      #expect(fresh.screen == harness.screen)
    }
  }

  @Test func `only the visible part of a hundred thousand lines is painted`() {
    let text = (0..<100_000).map { "line \($0)" }.joined(separator: "\n")
    let harness = Harness(width: 20, height: 4) { ScrollView { Text(text) } }
    harness.press("end")
    #expect(harness.screen[3].hasPrefix("line 99999"))
    harness.press("pgup")
    #expect(harness.screen[3].hasPrefix("line 99996"))
    #expect(harness.repaint() == 0)
  }
}
