// SPDX-License-Identifier: MIT
// Testing: code blocks in Markdown.

import Curium
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct MarkdownCodeTests {
  /// Returns whether the first cell of code has the colour of a keyword.
  private func hasKeyword(_ content: some View) -> Bool {
    let harness = Harness(width: 20, height: 3) { content }
    let keyword = CodeToken.Kind.keyword.color.legible().resolve(in: .dark).color
    return harness.cell(x: 2, y: 1).foreground == keyword
  }

  @Test(arguments: [
    ("```swift", true), ("~~~ Swift", true), ("```swift,ignore", true), ("```js {1}", true),
    ("```\tpy title=\"a.py\"", true), ("```", false), ("```text", false), ("``` ", false),
    ("```{swift}", false), ("    ", false),
  ])
  func `code has colours if its fence names a known language`(fence: String, isColored: Bool) {
    #expect(hasKeyword(MarkdownView("\(fence)\nreturn a")) == isColored)
  }

  @Test func `an app adds languages, and replaces those of the kit`() {
    let todo = CodeLanguage("todo", "swift", rules: [.words(.keyword, "buy")])
    #expect(!hasKeyword(MarkdownView("```todo\nbuy milk")))
    #expect(hasKeyword(MarkdownView("```todo\nbuy milk").codeLanguages([todo])))
    #expect(!hasKeyword(MarkdownView("```swift\nreturn").codeLanguages([todo])))
    #expect(hasKeyword(MarkdownView("```python\nreturn").codeLanguages([todo])))
  }

  @Test func `lines of code that wrap keep their indentation`() {
    let harness = Harness(width: 14, height: 6) {
      MarkdownView("```swift\n  return one two\n}")
    }
    #expect(
      harness.screen[1...3].map { $0.drop { "▐█ ".contains($0) } }
        == ["return", "one two", "}"], "\(harness.screen)")
    let places = ["return", "one", "}"].map { harness.position(of: $0)?.x }
    #expect(places == [4, 4, 2])
  }

  @Test func `very long code has no colours`() {
    let line = "return a\n"
    #expect(hasKeyword(MarkdownView("```swift\n" + String(repeating: line, count: 7_000))))
    #expect(!hasKeyword(MarkdownView("```swift\n" + String(repeating: line, count: 8_000))))
  }

  private static let source = "```swift\n/* a\nb */ return\n```\nc"

  private struct Growing: View {
    @State var count = 0

    var body: some View {
      VStack {
        Text("more").focusable().onKeyPress("x") {
          count += 1
          return .handled
        }
        MarkdownView(String(MarkdownCodeTests.source.prefix(count)))
      }
    }
  }

  @Test func `code that arrives in parts is coloured like complete code`() {
    let harness = Harness(width: 20, height: 8) { Growing() }
    harness.press("⇥")
    for count in 1...Self.source.count {
      harness.press("x")
      let whole = Harness(width: 20, height: 8) { Growing(count: count) }
      whole.press("⇥")
      #expect(harness.cells == whole.cells)
    }
  }

  @Test func `without colours, code is indented`() {
    let harness = Harness(width: 20, height: 4) {
      MarkdownView("Run\n```swift\nlet a = 1\n```").colorDepth(.none)
    }
    #expect(harness.content == ["Run", "", "   let a = 1"])
    #expect(harness.cell(x: 3, y: 2).attributes.contains(.bold))
  }
}
