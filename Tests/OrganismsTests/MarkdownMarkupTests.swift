// SPDX-License-Identifier: MIT
// Testing: references, footnotes, alerts and HTML in Markdown views.

import Curium
import CuriumTerminal
import CuriumTesting
import Observation
import Testing

@MainActor struct MarkdownMarkupTests {
  @Observable final class Model {
    var text: String
    init(_ text: String) { self.text = text }
  }

  private struct Document: View {
    let model: Model
    var body: some View { ScrollView { MarkdownView(model.text) } }
  }

  @Test(arguments: [
    ("<p align=\"center\">ab</p>", ["     ab"]),
    ("<h1 align=\"right\">ab</h1>", ["          ab", "────────────"]),
    ("<!-- a -->\na<br>b", ["a", "b"]),
    ("<img alt=\"Logo\" src=x> <T>", ["Logo <T>"]),
    ("> [!WARNING]\n> Low disk\n\nend", ["│ ▲ Warning", "│ Low disk", "", "end"]),
    ("- > [!NOTE]\n  > a\n  >\n  > b", ["• │ i Note", "  │ a", "  │", "  │ b"]),
    ("a[^n]\n\n[^n]: b\n[^m]: c\n\n    d", ["a[1]", "", "[1] b", "[2] c", "", "    d"]),
    ("[a][b]\n\n[b]: /c", ["a"]),
    ("|a|\n|-|\n|[bc][1]|\n\n[1]: /d", ["a", "──", "bc"]),
    ("|a|b|\n|-|-|\n|long<br>er|c|", ["a     b", "───────", "long  c", "er"]),
  ])
  func `each of them has its own look`(source: String, rows: [String]) {
    let harness = Harness(width: 12, height: 8) { MarkdownView(source) }
    #expect(harness.content == rows)
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }

  @Test func `alerts have the colours of their kind`() {
    typealias Tokens = ComponentTokens.Markdown
    let kinds: [(String, Color, Color)] = [
      ("NOTE", Tokens.Note.titleColor, Tokens.Note.barColor),
      ("TIP", Tokens.Tip.titleColor, Tokens.Tip.barColor),
      ("IMPORTANT", Tokens.Important.titleColor, Tokens.Important.barColor),
      ("WARNING", Tokens.Warning.titleColor, Tokens.Warning.barColor),
      ("CAUTION", Tokens.Caution.titleColor, Tokens.Caution.barColor),
    ]
    for (name, title, bar) in kinds {
      let harness = Harness(width: 20, height: 3, theme: .dark) {
        MarkdownView("> [!\(name)]\n> a")
      }
      #expect(harness.cell(x: 0, y: 0).foreground == bar.resolve(in: .dark).color)
      #expect(harness.cell(x: 0, y: 1).foreground == bar.resolve(in: .dark).color)
      #expect(harness.cell(x: 4, y: 0).foreground == title.resolve(in: .dark).color)
      let text = Tokens.textColor.resolve(in: .dark).color
      #expect(harness.cell(x: 2, y: 1).foreground == text)
    }
    let transcript = Transcript { MarkdownView("> [!TIP]\n> a") }
    #expect(transcript.text == "Tip\na\n> ")
  }

  @Test func `the names of keys look like key caps`() {
    let source = "Press <kbd>Ctrl</kbd>.\n\n|a|b|\n|-|-|\n|<kbd>F1</kbd>|c|"
    let harness = Harness(width: 20, height: 6, theme: .dark) { MarkdownView(source) }
    let ground = ComponentTokens.KeyHint.keyBackgroundColor.resolve(in: .dark).color
    let page = harness.cell(x: 0, y: 0).background
    #expect(
      (5...12).map { harness.cell(x: $0, y: 0).background } == [page]
        + Array(repeating: ground, count: 6) + [page])
    #expect(harness.position(of: "F1")?.x == 1 && harness.position(of: "c")?.x == 6)
    let plain = Harness(
      width: 20, height: 6, capabilities: TerminalCapabilities(colorDepth: .ansi16)
    ) { MarkdownView(source) }
    #expect(plain.content.first == "Press [Ctrl]." && plain.content.last == "[F1]  c")
  }

  @Test func `a link works as soon as its definition has arrived`() async {
    var opened: [String] = []
    let model = Model("See [the docs][1].")
    let harness = Harness(
      width: 20, height: 4,
      environment: { values in
        values.openURL = OpenURLAction { url in
          opened.append(url)
          return .handled
        }
      },
      content: { Document(model: model) })
    #expect(harness.content == ["See [the docs][1]."])
    model.text += "\n\n[1]: https://a.example/b"
    await harness.settle()
    #expect(harness.content == ["See the docs."])
    harness.press("⇥ ⏎")
    model.text += "/c\n"
    await harness.settle()
    harness.press("⏎")
    #expect(opened == ["https://a.example/b", "https://a.example/b/c"])
    #expect(harness.repaint() == 0)
  }

  @Test func `the user opens and closes details`() async {
    let source = """
      <details>
      <summary>More <b>words</b></summary>

      inside

      </details>
      <details open>

      - open

      </details>

      after
      """
    let harness = Harness(width: 20, height: 12) { MarkdownView(source) }
    #expect(harness.screen[0] == "► More words" && harness.position(of: "inside") == nil)
    #expect(harness.position(of: "Details") != nil && harness.position(of: "• open")?.x == 2)
    harness.press("⇥ ⏎")
    await harness.settle()
    #expect(harness.screen[0] == "▼ More words" && harness.position(of: "inside")?.x == 2)
    #expect(harness.find(.disclosure, "More words")?.semantics.isExpanded == true)
    harness.press("← ⇥ ⏎")
    await harness.settle()
    #expect(harness.position(of: "inside") == nil && harness.position(of: "open") == nil)
    #expect(harness.position(of: "after") != nil)
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }

  @Test func `a link to a heading opens the details around it`() async {
    let rest = String(repeating: "Words\n\n", count: 20)
    let details = "<details>\n<summary>More</summary>\n\n## Inner\n\n</details>\n\n"
    let source = "[Go](#inner)\n\n" + rest + details + rest
    let harness = Harness(width: 20, height: 6) { ScrollView { MarkdownView(source) } }
    harness.press("⇥ ⏎")
    await harness.settle()
    #expect(harness.screen.contains { $0.contains("Inner") })
    #expect(harness.repaint() == 0)
  }

  @Test func `a footnote and its reference are links to each other`() async {
    let source =
      "First[^n]\n\n" + String(repeating: "Words\n\n", count: 20) + "[^n]: Last\n\n"
      + String(repeating: "Words\n\n", count: 20)
    let model = Model(source)
    let harness = Harness(width: 20, height: 6) { Document(model: model) }
    harness.press("⇥ ⏎")
    await harness.settle()
    #expect(harness.screen[0].contains("[1] Last") || harness.screen[1].contains("[1] Last"))
    harness.press("⇥ ⏎")
    await harness.settle()
    #expect(harness.position(of: "First[1]") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `all of it is drawn at any width, and text in parts looks like the whole`() async {
    let source = """
      > [!NOTE]
      > a <kbd>b</kbd>[^1]

      <details><summary>c</summary>

      1. [d][e]

      </details>

      <h2 align=center>f</h2>

      [^1]: g

      [e]: /h
      """
    for width in [0, 1, 2, 5, 30] {
      let harness = Harness(width: width, height: 12) { MarkdownView(source) }
      #expect(harness.repaint() == 0)
      #expect(harness.warnings == [])
    }
    let whole = Harness(width: 20, height: 14) { Document(model: Model(source)) }.content
    let model = Model("")
    let harness = Harness(width: 20, height: 14) { Document(model: model) }
    for count in 0...source.count {
      model.text = String(source.prefix(count))
      await harness.settle()
    }
    #expect(harness.content == whole)
    #expect(harness.repaint() == 0)
  }
}
