// SPDX-License-Identifier: MIT
// Testing: Markdown documents with their contents, and links to headings.

import Curium
import CuriumTesting
import Testing

@MainActor struct MarkdownBrowserTests {
  /// Parts with these titles, each of them longer than the screens of the tests.
  private func parts(_ titles: [String]) -> String {
    titles.map { "## \($0)\n\n" + String(repeating: "Words\n\n", count: 12) }.joined()
  }

  /// The first row with text to the right of the contents.
  private func top(_ harness: Harness, from column: Int = 26) -> String? {
    harness.screen.map { $0.dropFirst(column).prefix { $0 != " " && $0 != "─" } }
      .first { !$0.isEmpty }.map(String.init)
  }

  private func selected(_ harness: Harness) -> String? {
    harness.elements.first { $0.role == .row && $0.semantics.isSelected }?.label
  }

  @Test func `the headings are a tree beside the document`() {
    let harness = Harness(width: 60, height: 7) { MarkdownBrowser("### One\na\n#### Two\nb") }
    harness.press("⇥")
    #expect(harness.focused?.label == "Contents")
    let contents = ["▌ ▼ One", "  └   Two"]
    let document = [" One", "", " a", "", " Two", "", " b"]
    func screen(_ contents: [String]) -> [String] {
      document.indices.map { row in
        let left = row < contents.count ? contents[row] : ""
        return left + String(repeating: " ", count: 24 - left.count) + "│" + document[row]
      }
    }
    #expect(harness.content == screen(contents))
    harness.press("↓")
    #expect(harness.content == screen(["  ▼ One", "▌ └   Two"]))
    harness.press("↑ ←")
    #expect(harness.rows == ["One"])
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }

  @Test func `selecting a heading scrolls to it`() async {
    let source = parts(["Alpha", "Beta", "Gamma"])
    let harness = Harness(width: 60, height: 8) { MarkdownBrowser(source) }
    await harness.settle()
    #expect(selected(harness) == "Alpha")
    harness.click(x: 8, y: 2)
    await harness.settle()
    #expect(top(harness) == "Gamma")
    harness.press("↑")
    await harness.settle()
    #expect(top(harness) == "Beta")
    #expect(selected(harness) == "Beta")
    #expect(harness.repaint() == 0)
  }

  @Test func `the heading that the user is reading is selected`() async {
    let source = "Before\n\n" + parts(["Alpha", "Beta", "Gamma"])
    let harness = Harness(width: 60, height: 8) { MarkdownBrowser(source) }
    #expect(selected(harness) == nil)
    let document = CellPoint(x: 40, y: 3)
    harness.scroll(y: 4, at: document)
    await harness.settle()
    #expect(selected(harness) == "Alpha")
    harness.scroll(y: 100, at: document)
    await harness.settle()
    #expect(selected(harness) == "Gamma")
    harness.scroll(y: -100, at: document)
    await harness.settle()
    #expect(selected(harness) == nil)
  }

  @Test func `a heading near the end stays selected, even if it can't reach the top`() async {
    let source = parts(["Alpha"]) + "## Beta\n\nb\n\n## Gamma\n\nc"
    let harness = Harness(width: 60, height: 10) { MarkdownBrowser(source) }
    harness.press("⇥ end")
    await harness.settle()
    #expect(selected(harness) == "Gamma")
    harness.press("↑")
    await harness.settle()
    #expect(selected(harness) == "Beta")
    harness.scroll(y: -3, at: CellPoint(x: 40, y: 3))
    await harness.settle()
    #expect(selected(harness) == "Alpha")
  }

  @Test func `a collapsed heading is selected while the user reads a part inside it`()
    async
  {
    let long = String(repeating: "Words\n\n", count: 12)
    let source = "## Alpha\n\n\(long)### Inner\n\n\(long)## Beta\n\n\(long)"
    let harness = Harness(width: 60, height: 8) { MarkdownBrowser(source) }
    harness.press("⇥ ←")
    #expect(harness.rows == ["Alpha", "Beta"])
    harness.scroll(y: 11, at: CellPoint(x: 40, y: 3))
    await harness.settle()
    #expect(selected(harness) == "Alpha")
    // Expanding it again doesn't scroll back to it.
    harness.press("→")
    await harness.settle()
    #expect(harness.rows == ["Alpha", "Inner", "Beta"])
    #expect(selected(harness) == "Inner" && top(harness) == "Words")
  }

  @Test func `the current heading stays selected when its words change`() async {
    struct Draft: View {
      let rest: String
      @State private var title = "Alpha"
      var body: some View {
        MarkdownBrowser("## \(title)\n\n" + rest).keyBinding("Rename", "f2") { title = "Omega" }
      }
    }
    let rest = parts(["Beta"])
    let harness = Harness(width: 60, height: 8) { Draft(rest: rest) }
    await harness.settle()
    #expect(selected(harness) == "Alpha")
    harness.press("f2")
    await harness.settle()
    #expect(harness.rows == ["Omega", "Beta"] && selected(harness) == "Omega")
    #expect(harness.repaint() == 0)
  }

  @Test func `F9 moves to the contents and hides them`() {
    let source = parts(["Alpha", "Beta"])
    let harness = Harness(width: 60, height: 8) { MarkdownBrowser(source) }
    harness.press("f9")
    #expect(harness.focused?.label == "Contents")
    harness.press("f9")
    #expect(harness.find(.row) == nil)
    #expect(top(harness, from: 1) == "Alpha")
    harness.press("pgdn")
    #expect(top(harness, from: 1) == "Words")
    harness.press("f9")
    #expect(harness.rows == ["Alpha", "Beta"])
    #expect(harness.focused?.label == "Contents")
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }

  @Test func `in a narrow window, F9 shows the contents in place of the document`() async {
    let source = parts(["Alpha", "Beta"])
    let harness = Harness(width: 40, height: 8) { MarkdownBrowser(source) }
    #expect(harness.find(.row) == nil)
    #expect(top(harness, from: 1) == "Alpha")
    harness.press("f9")
    await harness.settle()
    #expect(harness.rows == ["Alpha", "Beta"] && harness.position(of: "Words") == nil)
    harness.press("↓ ⏎")
    await harness.settle()
    #expect(harness.find(.row) == nil)
    #expect(top(harness, from: 1) == "Beta")
    harness.resize(width: 60, height: 8)
    await harness.settle()
    #expect(harness.rows == ["Alpha", "Beta"] && harness.position(of: "Words") != nil)
    #expect(harness.warnings == [])
  }

  @Test func `a document without headings has no contents`() {
    let harness = Harness(width: 60, height: 4) { MarkdownBrowser("Only *text*") }
    #expect(harness.content == [" Only text"])
    harness.press("f9")
    #expect(harness.content == [" Only text"])
    #expect(harness.warnings == [])
  }

  @Test func `the view is drawn without leftovers at any size and while disabled`() {
    let source = parts(["Alpha", "Beta"])
    for width in [0, 1, 2, 24, 25, 56, 57, 58, 200] {
      for height in [0, 1, 3] {
        let harness = Harness(width: width, height: height) {
          MarkdownBrowser(source).disabled(height == 1)
        }
        if width > 0, height > 0 { harness.press("f9 ↓ f9") }
        #expect(harness.repaint() == 0)
        #expect(harness.warnings == [])
      }
    }
  }

  @Test func `a link to a heading scrolls to it, and other links go to the app`() async {
    let source =
      "[Go](#beta-1) [No](#none) [Out](https://a.org)\n\n" + parts(["Alpha", "Beta"])
      + "## Beta\n\nSecond\n\n" + parts(["Gamma"])
    var opened: [String] = []
    let harness = Harness(
      width: 40, height: 6,
      environment: { values in
        values.openURL = OpenURLAction { url in
          opened.append(url)
          return .handled
        }
      },
      content: { ScrollView { MarkdownView(source) } })
    harness.press("⇥ ⇥ ⏎ ⇥ ⏎")
    #expect(opened == ["#none", "https://a.org"])
    harness.press("shift+⇥ shift+⇥ ⏎")
    await harness.settle()
    #expect(top(harness, from: 0) == "Beta")
    #expect(harness.position(of: "Second") != nil)
    #expect(opened.count == 2)
    #expect(harness.repaint() == 0)
  }

  @Test func `a link in the document selects its heading in the contents`() async {
    let source = "[Go](#beta)\n\n" + parts(["Alpha", "Beta", "Gamma"])
    let harness = Harness(width: 60, height: 8) { MarkdownBrowser(source) }
    harness.click(x: 26, y: 0)
    await harness.settle()
    #expect(top(harness) == "Beta")
    #expect(selected(harness) == "Beta")
  }

  @Test func `Control-F finds text in the whole document, but not in the contents`() async {
    let source = parts(["Alpha", "Beta", "Gamma"]) + "A **Gam**ma ray."
    let harness = Harness(width: 70, height: 10) { MarkdownBrowser(source) }
    harness.press("⇥ ctrl+f")
    await harness.settle()
    #expect(harness.focused?.label == "Find")
    harness.type("gamma")
    await harness.settle()
    #expect(harness.screen[9].contains("1 of 2"))
    #expect(harness.screen.contains { $0.dropFirst(26).hasPrefix("Gamma") })
    harness.press("⏎")
    await harness.settle()
    #expect(harness.screen[9].contains("2 of 2"))
    #expect(harness.position(of: "A Gamma ray.") != nil)
    harness.press("esc")
    await harness.settle()
    #expect(harness.focused?.label == "Contents")
    #expect(harness.position(of: "A Gamma ray.") != nil)
    #expect(harness.repaint() == 0)
  }
}
