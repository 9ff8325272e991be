// SPDX-License-Identifier: MIT
// Testing: the headings of Markdown documents, and their names in links.

import CuriumControls
import CuriumMarkdown
import Testing

struct MarkdownOutlineTests {
  private func outline(_ source: String) -> MarkdownOutline {
    var outline = MarkdownOutline()
    outline.read(MarkdownDocument(source))
    return outline
  }

  @Test(arguments: [
    ("# Install it!", ["install-it"]), ("## `code` & **bold**", ["code--bold"]),
    ("# Über die Straße", ["über-die-straße"]), ("# a_b-c 1.2", ["a_b-c-12"]),
    ("# [Link](https://a.org) 🎉", ["link-"]), ("# 世界\n# ١٢", ["世界", "١٢"]),
    ("# Foo\n# foo\n# Foo-1\n# FOO", ["foo", "foo-1", "foo-1-1", "foo-2"]),
    ("> # a\n\n- ## b\n\nc\nd\n-", ["a", "b", "c-d"]), ("# !\n# ?", ["", "-1"]),
    ("a\n```\n# b", []),
  ])
  func `the anchors of headings are made as on GitHub`(source: String, anchors: [String]) {
    #expect(outline(source).headings.map(\.anchor) == anchors)
  }

  @Test func `headings have levels, and titles without markup`() {
    let source = "text\n\n## The `deploy` *command*\nmore\n# [End](#a) &amp; all"
    let headings = outline(source).headings
    #expect(headings.map(\.title) == ["The deploy command", "End & all"])
    #expect(headings.map(\.level) == [2, 1])
    #expect(headings.map(\.block) == [1, 3])
  }

  @Test func `a link refers to a heading by its anchor, in any case and with percent-encoding`() {
    let outline = outline("# Über uns\n# !\n# 100%")
    #expect(outline.heading(forFragment: "über-uns")?.block == 0)
    #expect(outline.heading(forFragment: "%C3%9Cber-uns")?.block == 0)
    #expect(outline.heading(forFragment: "100")?.block == 2)
    for fragment in ["", "uns", "%", "%C3", "%zz", "über uns"] {
      #expect(outline.heading(forFragment: fragment) == nil, "\(fragment)")
    }
  }

  @Test func `headings are the same whether the text arrives in parts or at once`() {
    let source = "# a\n\ntext\n# a\n## b\nmore\n---\n# a\n\n> # a-1\n\n### c\n"
    let whole = outline(source).headings
    var document = MarkdownDocument()
    var growing = MarkdownOutline()
    for count in 0...source.count {
      document.read(String(source.prefix(count)))
      growing.read(document)
    }
    #expect(growing.headings.map(\.anchor) == whole.map(\.anchor))
    #expect(growing.headings.map(\.block) == whole.map(\.block))
    document.read("# other")
    growing.read(document)
    #expect(growing.headings.map(\.anchor) == ["other"])
    document.read("")
    growing.read(document)
    #expect(growing.headings.isEmpty)
  }

  @Test func `thousands of headings with the same words are read in linear time`() {
    let headings = outline(String(repeating: "# same\n", count: 20_000)).headings
    #expect(headings.last?.anchor == "same-19999")
  }
}
