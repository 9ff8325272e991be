// SPDX-License-Identifier: MIT
// Testing: inline Markdown, styled runs, links.

import CuriumText
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct TextMarkdownTests {
  /// The first row with its styles: b, i, s and u for attributes, c for code, a for links.
  private func look(_ text: Text, width: Int = 72) -> String {
    let harness = Harness(
      width: width, height: 4, capabilities: TerminalCapabilities(hyperlinks: .yes)
    ) { text }
    #expect(harness.repaint() == 0)
    let code = Color.code.resolve(in: .dark).color
    var result = ""
    var open = ""
    var x = 0
    for character in harness.screen[0] {
      let cell = harness.cell(x: x, y: 0)
      x += GraphemeWidth.columns(of: character)
      var style = ""
      if cell.attributes.contains(.bold) { style += "b" }
      if cell.attributes.contains(.italic) { style += "i" }
      if cell.attributes.contains(.strikethrough) { style += "s" }
      if cell.foreground == code { style += "c" }
      if cell.link != 0 { style += "a" }
      if style != open, !open.isEmpty { result += "}" }
      if style != open, !style.isEmpty { result += "{\(style) " }
      open = style
      result.append(character)
    }
    return open.isEmpty ? result : result + "}"
  }

  @Test(arguments: [
    ("**bold** *it* ~~no~~ `code`", "{b bold} {i it} {s no} {c code}"),
    ("__bold__ _it_ plain", "{b bold} {i it} plain"),
    ("***both*** x", "{bi both} x"),
    ("**bold *both* bold**", "{b bold }{bi both}{b  bold}"),
    ("*it **both***", "{i it }{bi both}"),
    ("snake_case_name and 2 * 3 * 4", "snake_case_name and 2 * 3 * 4"),
    ("un*frigging*believable", "un{i frigging}believable"),
    (#"\*no\* \` \[x\] C:\dir"#, #"*no* ` [x] C:\dir"#),
    ("`a*b*` ``a`b``", "{c a*b*} {c a`b}"),
    ("~one~ ~~~three~~~ ~/path", "~one~ ~~~three~~~ ~/path"),
    ("**open *and", "**open *and"),
    ("* item", "* item"),
    ("[name](https://a.example/x) end", "{a name} end"),
    ("[**b** i](https://a.example 'title')", "{ba b}{a  i}"),
    ("[a](<https://a.example/(>) ![alt](https://a.example)", "{a a} alt"),
    ("[x][y] [z] (w) ](", "[x][y] [z] (w) ]("),
    (
      "[in [inner](https://a.example) out](https://b.example)",
      "[in {a inner} out](https://b.example)"
    ),
    ("<https://a.example> <b> 1 < 2", "{a https://a.example} <b> 1 < 2"),
    ("**日本**語 「**強**」", "{b 日本}語 「{b 強}」"),
    ("*a [b*](https://a.example)", "*a {a b*}"),
    ("[a](\thttps://a.example\t\"title\"\t) end", "{a a} end"),
    ("[a](https://a.example/x(y)) [b](c d)", "{a a} [b](c d)"),
    ("", ""),
  ])
  func `inline Markdown becomes styles`(markdown: String, expected: String) {
    #expect(look(Text(markdown: markdown)) == expected)
  }

  @Test func `a literal is Markdown, but a string or an interpolated value isn't`() {
    let name = "*x* [y](z)"
    let count = 3
    #expect(look(Text("**b** c")) == "{b b} c")
    #expect(look(Text(name)) == name)
    #expect(look(Text(verbatim: "**b**")) == "**b**")
    #expect(look(Text("a \(name) b")) == "a *x* [y](z) b")
    #expect(look(Text("**\(name)** \(count) `\(name)`")) == "{b *x* [y](z)} 3 {c *x* [y](z)}")
    #expect(look(Text("[docs](\("https://a.example/a(b"))")) == "{a docs}")
    #expect(look(Text("\("*")x*")) == "*x*")
    #expect(look(Text("\("Hi!")[docs](https://a.example)")) == "Hi!{a docs}")
    #expect(look(Text("C:\\\(-5)\(Int8(-6))")) == "C:\\-5-6")
    #expect(look(Text("\(2.5) \(true) \(nil as Int?, default: "none")")) == "2.5 true none")
    #expect(look(Text("*\(Text("in").bold()) out*")) == "{bi in}{i  out}")
    #expect(look(Text("\(Text("in").bold())")) == "{b in}")
    #expect(look(Text("**b**", .body)) == "{b b}")
    #expect(look(Text(name, .body)) == name)
    #expect(look(Text("**a**") + Text("*b*").bold() + "c") == "{b a}{bi b}c")
    #expect(Text("**a** b").plain == "a b")
    #expect(Text("plain") == Text(verbatim: "plain"))
  }

  @Test func `styles apply to a part and can be removed again`() {
    #expect(look(Text("a ") + Text("b").italic(false).bold(false)) == "a b")
    #expect(look((Text("a").italic() + Text("b")).bold().italic(false)) == "{b ab}")
    #expect(look(Text("a").strikethrough() + Text(" b").fontWeight(.bold)) == "{s a}{b  b}")
    #expect(look(Text("`a` b").foregroundColor(.error).fontWeight(nil)) == "{c a} b")
  }

  @Test(arguments: [
    "*", "**a", "*a_b", "[", "![", "](", "[a](", "[a](b", "`", "``a`", "~~", "<a:", "\\", "_a*",
    "[a](b \"", "[a](<", "***a**b*", "[a](x)", "(", "[a](((((", "*[a*](b)",
  ])
  func `hostile Markdown is read in linear time and keeps its words`(unit: String) {
    let text = String(repeating: unit, count: 2_000)
    let shown = Text(markdown: text).plain
    #expect(shown.utf8.count <= text.utf8.count)
    #expect(shown.filter { $0 == "a" }.count == text.filter { $0 == "a" }.count)
    let looks = [500, 2_000].map { count in
      let text = String(repeating: unit, count: count)
      return Double(InlineMarkdown.steps(for: text)) / Double(text.utf8.count)
    }
    #expect(looks[1] <= looks[0] * 1.2 + 1)
    #expect(looks[1] < 100)
  }

  @Test func `links are coloured hyperlinks, and a click opens them`() {
    var followed: [String] = []
    let harness = Harness(
      width: 12, height: 4, capabilities: TerminalCapabilities(hyperlinks: .yes),
      environment: {
        $0.openURL = OpenURLAction {
          followed.append($0)
          return .handled
        }
      }
    ) {
      VStack(alignment: .leading) {
        Text("see [the long manual](https://a.example/m) or [b](http://b.example)")
        Button("**b**") { followed.append("button") }
      }
    }
    #expect(harness.content == ["see the long", "manual or b", "**b**"])
    let link = Color.link.resolve(in: .dark).color
    #expect(harness.cell(x: 4, y: 0).foreground == link)
    #expect(harness.cell(x: 4, y: 0).attributes.contains(.underline))
    #expect(harness.cell(x: 4, y: 0).link == harness.cell(x: 5, y: 1).link)
    #expect(harness.cell(x: 4, y: 0).link != harness.cell(x: 10, y: 1).link)
    #expect(harness.cell(x: 7, y: 1).link == 0)
    harness.click(x: 4, y: 0)
    harness.click(x: 5, y: 1)
    harness.click(x: 7, y: 1)
    harness.click(x: 10, y: 1)
    // Released elsewhere, a link doesn't open.
    harness.pointer(PointerEvent(.down, button: .primary, at: CellPoint(x: 4, y: 0)))
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: 10, y: 1)))
    harness.pointer(PointerEvent(.up, button: .primary, at: CellPoint(x: 10, y: 1)))
    harness.click(x: 1, y: 2)
    #expect(
      followed == ["https://a.example/m", "https://a.example/m", "http://b.example", "button"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a Link can be focused and opened with keys too`() {
    var followed: [String] = []
    let harness = Harness(
      width: 20, height: 2,
      environment: {
        $0.openURL = OpenURLAction {
          followed.append($0)
          return .handled
        }
      }
    ) {
      VStack(alignment: .leading) {
        Link("Manual", destination: "https://a.example")
        Link(destination: "mailto:a@example.com") { Text("Write") }
      }
    }
    #expect(harness.content == ["Manual", "Write"])
    #expect(harness.find(.link, "Manual") != nil)
    #expect(harness.cell(x: 0, y: 0).link != 0)
    harness.press("⇥ ⏎ ⇥ space")
    harness.click(x: 1, y: 0)
    #expect(followed == ["https://a.example", "mailto:a@example.com", "https://a.example"])
    #expect(harness.repaint() == 0)
  }
}
