// SPDX-License-Identifier: MIT
// Testing: Markdown blocks, parsed as a whole and incrementally.

import CuriumControls
import CuriumMarkdown
import Testing

struct MarkdownDocumentTests {
  @Test(arguments: [
    ("# a\nb\nc", ["h1 \"a\"", "p \"b c\""]),
    ("a\n=\nb\n-", ["h1 \"a\"", "h2 \"b\""]),
    ("> a\nb\n\n> c", ["quote1 p \"a b\"", "quote2 p \"c\""]),
    (
      "- a\n  - b\n\n  c\n- d",
      ["ul1 li1 p \"a\"", "ul1 li1 ul2 li2 p \"b\"", "ul1 li1 p \"c\"", "ul1 li3 p \"d\""]
    ),
    ("3. a\n3. b\n4) c", ["ol1 li1=3 p \"a\"", "ol1 li2=4 p \"b\"", "ol2 li3=4 p \"c\""]),
    ("> - > a\n>   > b", ["quote1 ul1 li1 quote2 p \"a b\""]),
    ("```\na\n\n b", ["code \"a\\n\\n b\""]),
    ("    a\n\n\tb\nc", ["code \"a\\n\\nb\"", "p \"c\""]),
    ("-\n>", ["ul1 li1 empty", "quote1 empty"]),
    ("a  \nb\\\nc `d\ne`", ["p \"a\nb\nc \" code\"d e\""]),
    ("&amp; &#65; &nothing;", ["p \"& A &nothing;\""]),
    ("a&#10;b&#xD;c", ["p \"a b c\""]),
    ("a\nb|c\n-|-\nd\n\ne", ["p \"a\"", "titles0 b|c", "row0 d", "p \"e\""]),
    ("|a\tb|\n|-|", ["titles0 a b"]),
    ("|a\\|b|\n|-|\n||\n|c|d|", ["titles0 a|b", "row0 ", "row0 c|d"]),
    ("a|b\n-|-\n> c", ["titles0 a|b", "quote1 p \"c\""]),
    ("<a@b.example> <x>", ["p a(mailto:a@b.example)\"a@b.example\" \" <x>\""]),
    (
      "- [ ] a\n- [x] b\n  - [X] # c\n1. [ ] d",
      [
        "ul1 li1 [ ] p \"a\"", "ul1 li2 [x] p \"b\"", "ul1 li2 [x] ul2 li3 [x] p \"# c\"",
        "ol3 li4=1 [ ] p \"d\"",
      ]
    ),
    // Not tasks: no space, no word, another letter, or not at the start of an item.
    (
      "- [x]a\n- [ ]\n- [y] b\n- a [x] b\n\n[ ] c",
      [
        "ul1 li1 p \"[x]a\"", "ul1 li2 p \"[ ]\"", "ul1 li3 p \"[y] b\"",
        "ul1 li4 p \"a [x] b\"", "p \"[ ] c\"",
      ]
    ),
    ("a\r\nb\rc", ["p \"a b c\""]), ("\r", []), ("", []),
  ])
  func `text is parsed into blocks`(text: String, blocks: [String]) {
    #expect(MarkdownStructure.lines(of: text) == blocks)
  }

  private static let hostile = [
    "a\n", "a *b* c\n", "|a|b\n", "|a|b|\n|-|-|\n", "> ", ">", "> a\n", "- ", "- a\n", " - a\n",
    "1. ", "> - ", "> - a\n", "```\n", "~~~ a\n", "    a\n", "\t", "\n", "\r", "* * * a", "-",
    "=\n",
    "a\n=\n", "# ", "# a\n", "|", "|a", "|-", "||\n", "[a]: b\n", "[", "`", "*a_b ", "&#1;", "\\",
    "  \n", "- \n", "- [x] a\n", "- [", "* - + 1. ", "日本\n", "<a\n",
  ]

  @Test(arguments: hostile)
  func `parsing takes linear time`(unit: String) {
    let steps = [500, 2_000].map { count in
      let text = String(repeating: unit, count: count)
      let list = String(repeating: "- ", count: count) + "a\n" + text
      return (MarkdownDocument(text).steps + MarkdownDocument(list).steps)
        / (text.utf8.count + list.utf8.count)
    }
    #expect(steps[1] <= steps[0] + 1)
    #expect(steps[1] < 12)
  }

  @Test(
    arguments: hostile + [
      "# T\n\na *b*\n\n- c\n  - d\n\n|e|f|\n|-|-|\n|g|h|\n\n```\ni\n```\r\n> j\n"
    ])
  func `text parsed in parts gives the same blocks as the whole`(unit: String) {
    let text = String(repeating: unit, count: 12)
    var grown = MarkdownDocument()
    var part = ""
    for scalar in text.unicodeScalars {
      part.unicodeScalars.append(scalar)
      grown.read(part)
      #expect(MarkdownStructure.lines(of: grown) == MarkdownStructure.lines(of: part))
    }
  }

  @Test func `appending words parses one line and leaves earlier blocks unchanged`() {
    let start = String(repeating: "A paragraph of *words*.\n\n- an item\n\n", count: 300)
    var document = MarkdownDocument(start)
    let stamps = (0..<500).map { document.stamp(ofBlock: $0) }
    let before = document.steps
    var text = start
    for _ in 0..<100 {
      text += "word "
      document.read(text)
    }
    // The last line grows to 500 bytes, and is parsed 100 times.
    #expect(document.steps - before < 100 * 520)
    #expect((0..<500).map { document.stamp(ofBlock: $0) } == stamps)
    document.read("Something else.")
    #expect(MarkdownStructure.lines(of: document) == ["p \"Something else.\""])
  }

  @Test func `columns are as wide as what the cells show`() {
    var document = MarkdownDocument("|привет|&lt;T&gt;|\n|-|-|\n")
    #expect(document.columns(ofTable: 0).widths == [6, 3])
    document.read("|привет|&lt;T&gt;|\n|-|-|\n|*é → ü*|", ambiguousIsWide: true)
    #expect(document.columns(ofTable: 0).widths == [12, 3])
  }

  @Test func `a wider cell changes all rows of its table`() {
    var document = MarkdownDocument("|a|b|\n|-|-|\n|c|d|\n")
    let first = document.stamp(ofBlock: 1)
    document.read("|a|b|\n|-|-|\n|c|d|\n|e|f|\n")
    #expect(document.stamp(ofBlock: 1) == first)
    document.read("|a|b|\n|-|-|\n|c|d|\n|e|f|\n|**wide**|")
    #expect(document.columns(ofTable: 0).widths == [4, 1])
    #expect(document.stamp(ofBlock: 1) != first)
  }
}
