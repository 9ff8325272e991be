// SPDX-License-Identifier: MIT
// Testing: link references and footnotes in Markdown documents, also in text that arrives in parts.

import CuriumControls
import CuriumMarkdown
import CuriumText
import Testing

struct MarkdownReferenceTests {
  @Test(arguments: [
    ("[a][b] [b][] [b]\n\n[b]: /c", ["p a(/c)\"a\" \" \" a(/c)\"b\" \" \" a(/c)\"b\""]),
    ("![a][b] ![b]\n\n[b]: /c", ["p \"a b\""]),
    ("[b]: /c\n'title\nmore'\n[d]:\n<e f>\n[b] [D]", ["p a(/c)\"b\" \" \" a(e f)\"D\""]),
    ("[b]: /c 'no' title\n\n[b]", ["p \"[b]: /c 'no' title\"", "p \"[b]\""]),
    ("[ẞ\n x]\n\n[SS X]: /c\n[ss x]: /d", ["p a(/c)\"ẞ x\""]),
    ("[b]: /c\n===\n[b]", ["p \"=== \" a(/c)\"b\""]),
    ("[b]: /c\nd\n===\n[b]", ["h1 \"d\"", "p a(/c)\"b\""]),
    ("[b]: /c\n---", ["rule"]),
    ("[b]: /c\nx|y\n-|-\n[b]|z", ["titles0 x|y", "row0 b|z"]),
    (
      "> [b]: /c\n\n- [b]\n-\n  [d]: /e\n\n[d]",
      [
        "quote1 empty", "ul1 li1 p a(/c)\"b\"", "ul1 li2 empty", "p a(/e)\"d\"",
      ]
    ),
    (
      "[a [b]][c] [b](d) [c] [x][b]\n\n[c]: /e",
      [
        "p a(/e)\"a [b]\" \" \" a(d)\"b\" \" \" a(/e)\"c\" \" [x][b]\""
      ]
    ),
    ("[c](no no)\n\n[c]: /e", ["p a(/e)\"c\" \"(no no)\""]),
    ("a\n[b]: /c\n\n[b]", ["p \"a [b]: /c\"", "p \"[b]\""]),
    (
      "[b]: data:image/png;base64,\(String(repeating: "A", count: 9_000))\n\n![b] [b]",
      [
        "p \"b b\""
      ]
    ),
  ])
  func `references are links to the address of their definition`(text: String, blocks: [String]) {
    #expect(MarkdownStructure.lines(of: text) == blocks)
  }

  @Test(arguments: [
    (
      "a[^x] [^y]\n\n[^x]: b\n\n    c\nd\n\n[^z]: e",
      [
        "p \"a\" a(#fn:1)\"[1]\" \" [^y]\"", "footnote1 p \"b\"", "footnote1 p \"c d\"",
        "footnote2 p \"e\"",
      ]
    ),
    (
      "[^a]: b\n[^A]: c\n\n[d [^a]](e)",
      [
        "footnote1 p \"b\"", "footnote2 p \"c\"", "p \"[d \" a(#fn:1)\"[1]\" \"](e)\"",
      ]
    ),
    ("[^ a]: /b\n\n[^ a]", ["p a(/b)\"^ a\""]),
  ])
  func `footnotes are numbered in the order of their definitions`(text: String, blocks: [String]) {
    #expect(MarkdownStructure.lines(of: text) == blocks)
  }

  @Test func `footnotes and their references find each other`() {
    let document = MarkdownDocument("|a|\n|-|\n|b[^x]|\n\n[^y]: c\n[^x]: d")
    #expect(document.block(ofFootnote: 2) == 3)
    #expect(document.block(referringTo: 2) == 1)
    #expect(document.block(referringTo: 1) == nil)
    #expect(document.block(ofFootnote: 3) == nil)
  }

  private static let growing = """
    See [the docs][1], [*more*] and[^n].

    | a | [x] |
    |---|-----|
    | [b][1] | c |

    # [more]

    [1]: https://a.example "A
    title"
    [more]: <b c>
    [^n]: Note [1]

    end
    """

  @Test func `text in parts gives the same blocks and columns as the whole`() {
    var grown = MarkdownDocument()
    var outline = MarkdownOutline()
    for count in 0...Self.growing.count {
      let part = String(Self.growing.prefix(count))
      grown.read(part)
      outline.read(grown)
      let whole = MarkdownDocument(part)
      #expect(MarkdownStructure.lines(of: grown) == MarkdownStructure.lines(of: whole))
      for block in whole.blocks {
        if case .row(let table, _) = block.kind {
          #expect(grown.columns(ofTable: table).widths == whole.columns(ofTable: table).widths)
        }
      }
    }
    #expect(grown.columns(ofTable: 0).widths == [1, 3])
    #expect(outline.headings.map(\.title) == ["more"])
    grown.read("[1]")
    #expect(MarkdownStructure.lines(of: grown) == ["p \"[1]\""])
  }

  @Test func `a definition changes only the blocks with brackets`() {
    let text = "a\n\n[b]\n\nc\n\n"
    var document = MarkdownDocument(text)
    func stamps() -> [MarkdownDocument.Stamp] { (0..<3).map { document.stamp(ofBlock: $0) } }
    let before = stamps()
    document.read(text + "[b]: /d\n\n")
    let after = stamps()
    #expect(zip(before, after).map { $0 == $1 } == [true, false, true])
    document.read(text + "[b]: /d\n\nmore")
    #expect(stamps() == after)
  }

  private static let hostile = [
    "[a]: b\n", "[a]: b \"\n", "[a]: b\n\"", "[a]:\n", "[a][a]", "[a][", "[^a]", "[^a]: b\n",
    "![a][", "[a\\]", "[a]: <b\n", "|[a]|\n|-|\n",
  ]

  @Test(arguments: hostile)
  func `references take linear time`(unit: String) {
    let steps = [500, 2_000].map { count in
      let text = "[a]: /b\n[^a]: c\n\n" + String(repeating: unit, count: count)
      let document = MarkdownDocument(text)
      let inline = document.blocks.reduce(0) {
        $0 + InlineMarkdown.steps(for: document.text(of: $1), references: document.references)
      }
      return (document.steps + inline) / text.utf8.count
    }
    #expect(steps[1] <= steps[0] + 1)
    #expect(steps[1] < 30)
  }
}
