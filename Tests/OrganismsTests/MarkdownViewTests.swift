// SPDX-License-Identifier: MIT
// Testing: rendering Markdown blocks.

import Curium
import CuriumTesting
import Observation
import Testing

@MainActor struct MarkdownViewTests {
  @Test(arguments: [
    ("# One\nTwo\nthree", ["One", "────────────", "", "Two three"]),
    ("## One\nTwo", ["One", "───", "", "Two"]), ("### One\nTwo", ["One", "", "Two"]),
    ("- a\n  - b\n* c", ["• a", "  • b", "• c"]),
    ("1. a\n2) b", ["1. a", "2. b"]), ("1. a\n   - b\n2. c", ["1. a", "   • b", "2. c"]),
    ("- a\n  1. b\n- c", ["• a", "  1. b", "• c"]),
    ("> a\n> > b", ["│ a", "│", "│ │ b"]),
    ("> a\n>\n> b", ["│ a", "│", "│ b"]), ("> a\n\n> b", ["│ a", "", "│ b"]),
    (
      "```swift\nlet a = 1\n\n# b\n```\nc",
      ["▄▄▄▄▄▄▄▄▄▄▄▄", "  let a =", "  1", "", "  # b", "▀▀▀▀▀▀▀▀▀▀▀▀", "", "c"]
    ),
    ("a\n\n---\nb", ["a", "", "────────────", "", "b"]),
    ("**a** `b` [c](https://d.org)", ["a b c"]),
    ("#a\r\n####### b", ["#a ####### b"]),
    ("```\nno end", ["▄▄▄▄▄▄▄▄▄▄▄▄", "  no end", "▀▀▀▀▀▀▀▀▀▀▀▀"]), ("", []),
  ])
  func `each kind of block has its own look`(source: String, rows: [String]) {
    let harness = Harness(width: 12, height: 8) { MarkdownView(source) }
    #expect(harness.content == rows)
    #expect(harness.repaint() == 0)
  }

  @Test func `the first three levels of headings have different colours`() {
    let harness = Harness(width: 12, height: 8, theme: .dark) {
      MarkdownView("# One\n## Two\n### Three")
    }
    let inks = ["One", "Two", "Three"].compactMap { harness.position(of: $0) }.map {
      harness.cell(x: $0.x, y: $0.y).foreground
    }
    typealias Tokens = ComponentTokens.Markdown
    #expect(
      inks
        == [Tokens.headingLargeColor, Tokens.headingColor, Tokens.headingSmallColor].map {
          $0.resolve(in: .dark).color
        })
    #expect(inks[0] != inks[1] && inks[1] != inks[2] && inks[0] != inks[2])
  }

  @Test func `tasks have boxes, and their boxes are read`() {
    let source = "- [ ] open\n- [x] done\n  more\n1. [x] first"
    let harness = Harness(width: 12, height: 8) { MarkdownView(source) }
    #expect(harness.content == ["□ open", "■ done more", "", "1. ■ first"])
    let transcript = Transcript { MarkdownView(source) }
    #expect(transcript.text == "[ ] open\n[x] done more\n1. [x] first\n> ")
  }

  @Test(arguments: [
    ("see https://a.org/b_c?d=e.", ["https://a.org/b_c?d=e"]),
    ("(http://a.org/b) www.c.org/d(e)!", ["http://a.org/b", "http://www.c.org/d(e)"]),
    ("**HTTPS://a.org** *www.b.org*,", ["HTTPS://a.org", "http://www.b.org"]),
    ("https://localhost:8080/ü \"https://a.org\"", ["https://localhost:8080/ü"]),
    ("`https://a.org` xhttps://a.org https:// www. a.www.b", []),
    ("[https://a.org](https://b.org) <https://c.org>", ["https://b.org", "https://c.org"]),
    ("| a |\n|-|\n| https://a.org |", ["https://a.org"]),
  ])
  func `web addresses without brackets are links`(source: String, links: [String]) {
    var opened: [String] = []
    let harness = Harness(
      width: 60, height: 6,
      environment: { values in
        values.openURL = OpenURLAction { url in
          opened.append(url)
          return .handled
        }
      },
      content: { MarkdownView(source) })
    for _ in links { harness.press("⇥ ⏎") }
    #expect(opened == links)
  }

  @Test func `screen readers get headings`() {
    let harness = Harness(width: 12, height: 3) { MarkdownView("## Releases") }
    #expect(harness.find(.heading, "Releases")?.semantics.headingLevel == .h2)
  }

  @Test func `linear mode reads code by lines, tables by rows, and items with their markers`() {
    let source = """
      ## See [the log](https://example.com)
      ```
      if a {

        b()
      ```
      1. one
         more
      2. - two [there](https://example.com)

         three
      3.
      > quote

      | a | **b** | c |
      |---|---|---|
      | 1 |  | 3 |
      | [x](https://example.com) | y |

      ---
      end
      """
    let transcript = Transcript { MarkdownView(source) }
    #expect(
      transcript.text == """
        See the log, heading 2
        1. the log, link
        if a {

          b()
        1. one more
        2. • two there
        2. there, link
        three
        3.\u{20}
        quote
        Table: a, b, c
        1, –, 3
        x, y
        3. x, link
        end
        >\u{20}
        """)
    let harness = Harness(width: 40, height: 30) { MarkdownView(source) }
    #expect(harness.elements.allSatisfy { !$0.label.isEmpty })
  }

  @Test func `linear mode reads each word of a growing document once`() async {
    @MainActor final class Writer { var write: (String) -> Void = { _ in } }
    struct Answer: View {
      let writer: Writer
      @State private var text = ""
      var body: some View {
        MarkdownView(text).onAppear { writer.write = { text += $0 } }
      }
    }
    let writer = Writer()
    let transcript = Transcript { Answer(writer: writer) }
    let source = """
      ## What is new
      It reads [the log](https://example.com) word by word. And more.

      - one item
      - two items with many words to read out

      ```
      let a = 1
      let b = 2
      ```
      The end of it
      """
    for word in source.split(separator: " ", omittingEmptySubsequences: false) {
      writer.write(word + " ")
      await transcript.advance(by: .milliseconds(90))
    }
    await transcript.advance(by: .seconds(2))
    let read = transcript.text.replacing("> ", with: "").split { " \n".contains($0) }
    let words = """
      What is new, heading 2 It reads the log word by word. 1. the log, link And more. • one item •
      two items with many words to read out let a = 1 let b = 2 The end of it
      """
    #expect(read.joined(separator: " ") == words.replacing("\n", with: " "))
  }

  @Test func `deeply nested Markdown is drawn at once`() {
    let source =
      String(repeating: ">", count: 100_000) + " a\n"
      + String(repeating: " ", count: 100_000) + "- b"
    let harness = Harness(width: 40, height: 10) { MarkdownView(source) }
    #expect(harness.position(of: "a") != nil)
    #expect(harness.warnings == [])
  }

  @Test(arguments: [
    (
      "| A | Bcd |\n|---|---:|\n| ab | c |\n| *d*",
      ["A   Bcd", "───────", "ab    c", "d"]
    ),
    ("A|B\n-|-\n1|2|3\n\nEnd", ["A  B", "────", "1  2", "", "End"]),
    ("A|B\n:-|:-:\na \\| b|c", ["A      B", "────────", "a | b  c"]),
    // Not tables: the delimiter row has too few columns, or is missing.
    ("A|B\n---|\nc", ["A|B ---| c"]), ("a | b\nc | d", ["a | b c | d"]),
    ("> A|B\n> -|-\n> 1|2", ["│ A  B", "│ ────", "│ 1  2"]),
  ])
  func `tables have columns below their titles`(source: String, rows: [String]) {
    let harness = Harness(width: 20, height: 8) { MarkdownView(source) }
    #expect(harness.content == rows)
    #expect(harness.repaint() == 0)
  }

  @Test func `a table is drawn at any width, with any content`() {
    let row = "| " + String(repeating: "ab ", count: 200) + "| 世界 👩‍👩‍👧 | |"
    let source = "|A|B|C|\n|-|-|-|\n" + String(repeating: row + "\n", count: 20) + "|||||\n|\\"
    for width in [0, 1, 2, 5, 17, 60] {
      let harness = Harness(width: width, height: 12) { MarkdownView(source) }
      #expect(harness.repaint() == 0)
      #expect(harness.warnings == [])
    }
  }

  @Test(arguments: [
    ("- a\n\n  b\n- c", ["• a", "", "  b", "", "• c"]),
    ("- > a\n  > b", ["• │ a b"]), ("> 1. a\n> 2. b", ["│ 1. a", "│ 2. b"]),
    ("- - a", ["• • a"]), ("9. a\n9. b", ["9. a", "10. b"]),
    ("- ```\n  a\n  ```", ["• ▄▄▄▄▄▄▄▄▄▄", "    a", "  ▀▀▀▀▀▀▀▀▀▀"]),
    ("    a\n\nb", ["▄▄▄▄▄▄▄▄▄▄▄▄", "  a", "▀▀▀▀▀▀▀▀▀▀▀▀", "", "b"]),
    ("a  \nb\\\nc", ["a", "b", "c"]), ("&copy; &#65;", ["© A"]),
  ])
  func `quotes, items and their blocks are nested`(source: String, rows: [String]) {
    let harness = Harness(width: 12, height: 8) { MarkdownView(source) }
    #expect(harness.content == rows)
    #expect(harness.repaint() == 0)
  }

  private struct Growing: View {
    @State private var text = "# Chat\n\n" + String(repeating: "Some *words* here.\n\n", count: 400)

    var body: some View {
      ScrollView { MarkdownView(text) }
        .defaultScrollAnchor(.bottom)
        .focusable()
        .onKeyPress("x") {
          text += "more "
          return .handled
        }
    }
  }

  @Test func `appended text is drawn like the whole text, and rebuilds one block`() {
    let harness = Harness(width: 20, height: 6) { Growing() }
    harness.press("⇥ x")
    _ = harness.takeStatistics()
    harness.press("x")
    let statistics = harness.takeStatistics()
    #expect(harness.position(of: "more more") != nil)
    #expect(statistics.bodies <= 4)
    #expect(harness.repaint() == 0)
  }

  @Test func `only the visible blocks of a long text exist`() {
    let source = String(repeating: "> - a *b* c\n\n|d|e|\n|-|-|\n|f|g|\n\n", count: 2_000)
    let harness = Harness(width: 20, height: 10) { ScrollView { MarkdownView(source) } }
    #expect(harness.takeStatistics().bodies < 200)
    #expect(harness.repaint() == 0)
  }

  @Test func `the columns of a wide table share the space, and the table is clipped`() {
    let source = "|One|Two words|\n|-|-:|\n|a|a long cell of words|"
    let harness = Harness(width: 14, height: 8) { MarkdownView(source) }
    #expect(
      harness.content == [
        "One  Two words", "──────────────", "a      a long", "       cell of", "       words",
      ])
    let wide = Harness(width: 9, height: 4) {
      MarkdownView(String(repeating: "|a", count: 500) + "\n" + String(repeating: "|-", count: 500))
    }
    #expect(wide.content == ["a  a  a", "─────────"])
    #expect(wide.repaint() == 0)
  }

  @Observable final class Model {
    var text = ""
  }

  private struct Arriving: View {
    let model: Model
    var body: some View { MarkdownView(model.text) }
  }

  @Test(arguments: [
    "| a | b |\n|--|--|\n| x | 1 |\n| y | 2 |\n", "a b\n\n- c d\n  1. e\n\n> f\n```\ng\n```\nh",
  ])
  func `text that arrives in pieces looks the same as at once`(source: String) async {
    let whole = Harness(width: 12, height: 16) { MarkdownView(source) }.content
    let model = Model()
    let harness = Harness(width: 12, height: 16) { Arriving(model: model) }
    for first in 0...source.count {
      for text in ["an earlier text", String(source.prefix(first)), source] {
        model.text = text
        await harness.settle()
      }
      #expect(harness.content == whole, "cut after \(first) characters")
    }
  }
}
