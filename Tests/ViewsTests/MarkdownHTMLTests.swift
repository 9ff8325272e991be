// SPDX-License-Identifier: MIT
// Testing: HTML and alerts in Markdown documents.

import CuriumControls
import CuriumMarkdown
import CuriumText
import TestModels
import Testing

struct MarkdownHTMLTests {
  @Test(arguments: [
    ("a<br>b <br/>\nc", "p \"a\nb\nc\""),
    ("<b>a</b><strong>b</strong> <i>c</i><em>d</em>", "p strong\"ab\" \" \" em\"cd\""),
    ("<s>a</s><del>b</del><code>*c*</code>", "p del\"ab\" code+em\"c\""),
    ("x <kbd>Ctrl</kbd>+<kbd>C</kbd>", "p \"x \" kbd\"Ctrl\" \"+\" kbd\"C\""),
    ("a <img src='b' alt='c &amp;\nd'> e", "p \"a c & d e\""),
    ("a <a href=\"b&amp;c\">*d*</a> <a name=e>f</a>", "p \"a \" a(b&c)+em\"d\" \" f\""),
    ("10<sup>-3</sup> H<sub>2</sub>O a<sup>st</sup>", "p \"10^-3 H2O ast\""),
    ("a<!-- b *c* -->d<?e?><!F g><![CDATA[h]]>", "p \"ad\""),
    ("**a <b>b** c</b> d", "p strong\"a b c\" \" d\""),
    ("a </b></a></kbd> <b>c", "p \"a  \" strong\"c\""),
    ("Array<Int> <x y='*z*'> 1 <2> 3", "p \"Array<Int> <x y='*z*'> 1 <2> 3\""),
    ("a <span class=b>c</span>", "p \"a c\""),
    ("\\<b> `<b>` a < b>", "p \"<b> \" code\"<b>\" \" a < b>\""),
    ("[a <b>b](c)d</b>", "p a(c)\"a \" a(c)+strong\"b\" strong\"d\""),
  ])
  func `tags inside text have a look or are hidden`(text: String, block: String) {
    #expect(MarkdownStructure.lines(of: text) == [block])
  }

  @Test(arguments: [
    ("<!-- a\n\nb -->\nc", ["p \"c\""]), ("a\n\n<!-- b\n\nc", ["p \"a\""]),
    ("<!-- a -->*b*\n*c*", ["p \"*b*\"", "p em\"c\""]),
    (
      "<p align=\"center\">\n  <b>a</b>\n  b *c*\n</p>\nd\n\n*e*",
      ["center p strong\"a\" \" b *c*\"", "p \"d\"", "p em\"e\""]
    ),
    (
      "<div align=right>\n\n# a\n\n<div>b</div>\n\n- c\n\n</div>\n\nd",
      ["trailing h1 \"a\"", "trailing p \"b\"", "ul1 li1 trailing p \"c\"", "p \"d\""]
    ),
    (
      "<center><h2>a <i>b</i></h2>c<hr>d</center>",
      ["center h2 \"a \" em\"b\"", "center p \"c\"", "center rule", "center p \"d\""]
    ),
    (
      "<details>\n<summary>a <b>b</b></summary>\n\n*c*\n\n</details>\n\nd",
      ["details summary \"a \" strong\"b\"", "details p em\"c\"", "p \"d\""]
    ),
    (
      "- <details open>\n\n  a\n- b\n\n<details>\n<h3>c</h3>",
      [
        "ul1 li1 details open summary", "ul1 li1 details open p \"a\"", "ul1 li2 p \"b\"",
        "details summary", "details h3 \"c\"",
      ]
    ),
    (
      "<details><summary>a</summary>b<details><summary>c</summary>d</details>e</details>f",
      [
        "details summary \"a\"", "details p \"b\"", "details details summary \"c\"",
        "details details p \"d\"", "details p \"e\"", "p \"f\"",
      ]
    ),
    (
      "</details></div>a\n\n<details>\n\n> </details>\n\nb",
      [
        "p \"a\"", "details summary", "details quote1 empty", "details p \"b\"",
      ]
    ),
    ("<pre lang=c>\n a &lt;\n\n b<i>c</i>\n</pre>\nd", ["code \" a <\\n\\n bc\"", "p \"d\""]),
    ("<script>\na\n\n</script>b\nc\n<style>d", ["p \"b\"", "p \"c\""]),
    (
      "<table><tr><td>a</td><td>b</td></tr>\n<tr><td>c</td></tr></table>",
      [
        "p \"a  b\"", "p \"c\"",
      ]
    ),
    (
      "a\n<div>b\n</div>\n\n<span>\n*c*\n\nd\n<span>\n*e*",
      [
        "p \"a\"", "p \"b\"", "p \"*c*\"", "p \"d  \" em\"e\"",
      ]
    ),
    ("<Note>\n*a*", ["p \"<Note> *a*\""]),
  ])
  func `blocks of HTML become text, groups and details`(text: String, blocks: [String]) {
    #expect(MarkdownStructure.lines(of: text) == blocks)
  }

  @Test(arguments: [
    ("> [!NOTE]\n> a\n>\n> b", ["alert note title", "alert note p \"a\"", "alert note p \"b\""]),
    ("> [!Tip]  \n> - a", ["alert tip title", "alert tip ul1 li1 p \"a\""]),
    (
      "- > [!caution]\n  > a\nb",
      ["ul1 li1 alert caution title", "ul1 li1 alert caution p \"a b\""]
    ),
    ("> [!IMPORTANT]\n\n> [!WARNING]", ["alert important title", "alert warning title"]),
    ("> [!NOTE] a\n\n> b\n> [!NOTE]", ["quote1 p \"[!NOTE] a\"", "quote2 p \"b [!NOTE]\""]),
    ("[!NOTE]\n\n> [!HINT]", ["p \"[!NOTE]\"", "quote1 p \"[!HINT]\""]),
  ])
  func `a quote that begins with the name of an alert is one`(text: String, blocks: [String]) {
    #expect(MarkdownStructure.lines(of: text) == blocks)
  }

  private static let hostile = [
    "<", "<a ", "<a b=\"", "<a b='\"", "</a", "<!--", "<!", "<?", "<![CDATA[", "<b>", "</b>",
    "<kbd>a", "<a href=b>", "<div>\n\n", "</div>\n\n", "<details>\n\n", "<details>", "</details>",
    "<details>\n\n- ", "<summary>", "<p>", "<pre>\n", "<pre>", "</pre>\n", "<script>\n\n",
    "<!-- a\n\n", "<br>", "<td>a</td>", "<i> </i>", "<div\n", "> <p>\n", "<h1>a", "<img alt=\"a\n",
    "> [!NOTE]\n", "> [!NOTE]\n\n", "<a x='<a y=\"", "<x>\n\n",
  ]

  @Test(arguments: hostile)
  func `HTML takes linear time, in one block and in many`(unit: String) {
    let steps = [500, 2_000].map { count in
      let text = String(repeating: unit, count: count)
      let document = MarkdownDocument("<p>\n" + text + "\n\nb " + text)
      let inline = document.blocks.reduce(0) {
        $0 + InlineMarkdown.steps(for: document.text(of: $1))
      }
      return (document.steps + inline) / text.utf8.count
    }
    #expect(steps[1] <= steps[0] + 1)
    #expect(steps[1] < 60)
  }

  @Test(arguments: hostile)
  func `HTML in parts gives the same blocks as the whole`(unit: String) {
    let text = String(repeating: unit, count: 12) + "</details>\n\nb"
    var grown = MarkdownDocument()
    var part = ""
    for scalar in text.unicodeScalars {
      part.unicodeScalars.append(scalar)
      grown.read(part)
      #expect(MarkdownStructure.lines(of: grown) == MarkdownStructure.lines(of: part))
    }
  }

  @Test(arguments: SeededRandom.seeds(20))
  func `random tags, however deep, are parsed in linear time`(seed: UInt64) {
    let parts =
      Self.hostile + ["a", " ", "\n", "\n\n", "> ", "- ", "*", "[", "](", "]", "`", "\"", "'", ">"]
    var random = SeededRandom(seed: seed)
    let text = (0..<600).map { _ in random.pick(parts) }.joined()
    let document = MarkdownDocument(text)
    #expect(document.steps < 150 * text.utf8.count)
    var grown = MarkdownDocument(String(text.prefix(text.count / 2)))
    grown.read(text)
    #expect(grown.blocks == document.blocks && grown.containers == document.containers)
    for block in document.blocks where block.kind != .code {
      let source = document.text(of: block)
      #expect(InlineMarkdown.steps(for: source) < 200 * (source.utf8.count + 1))
      #expect(document.inline(of: block).spans.allSatisfy { !$0.text.isEmpty })
    }
  }
}
