// SPDX-License-Identifier: MIT
// Testing: the rows in which two pictures of a screen differ.

import CuriumControls
import CuriumTesting
import Testing

@MainActor struct PictureRowsTests {
  /// The rows that differ, with the removed and the added elements.
  private func changes(from old: String, to new: String) -> [String] {
    PictureRows(new).changes(since: PictureRows(old)).map { row, lines in
      (["\(row)"] + lines).joined(separator: " | ")
    }
  }

  private func rectangle(rows: Int) -> String {
    "<rect x=\"9\" y=\"18\" width=\"27\" height=\"\(rows * 18)\" fill=\"#112233\"/>\n"
  }

  @Test func `a background over several rows is a part of each`() {
    #expect(changes(from: rectangle(rows: 2), to: rectangle(rows: 2)) == [])
    #expect(
      changes(from: rectangle(rows: 3), to: rectangle(rows: 1)) == [
        "2 | - columns 1–3: background #112233", "3 | - columns 1–3: background #112233",
      ])
    #expect(
      changes(from: "", to: rectangle(rows: 1)) == ["1 | + columns 1–3: background #112233"])
  }

  @Test func `the lines and blocks of one colour are parts of their rows`() {
    func path(_ second: String) -> String {
      "<path fill=\"#ff0000\" fill-opacity=\"0.5\" d=\"M0 9h9v1h-9z\(second)\"/>\n"
    }
    #expect(
      changes(from: path("M9 27h9v1h-9z"), to: path("M9 28.5h9v1h-9z")) == [
        "1 | - lines or blocks #ff0000 opacity 0.5 | + lines or blocks #ff0000 opacity 0.5"
      ])
    #expect(
      changes(from: path("M9 27h9v1h-9z"), to: path("")) == [
        "1 | - lines or blocks #ff0000 opacity 0.5"
      ])
  }

  @Test func `a wide grapheme is an element of its own, in its first column`() {
    func svg(_ text: String) -> String {
      Harness(width: 12, height: 2) { Text(text) }.svg
    }
    let found = PictureRows(svg("a日語b")).changes(since: PictureRows(svg("a日本b")))
    #expect(found.map(\.row) == [0])
    let lines = found.first?.lines.map { $0.prefix { $0 != "#" } }
    #expect(lines == ["- column 3: \"本\" ", "+ column 3: \"語\" "])
  }

  @Test func `only the width of a text, or a font, is no difference of a row`() {
    func text(_ width: Int, font: String) -> String {
      """
      <svg width="108" height="36" font-family="\(font)">
      <text x="0" y="14" textLength="\(width)" fill="#000000">ab</text>
      """
    }
    #expect(changes(from: text(18, font: "Menlo"), to: text(27, font: "Consolas")) == [])
  }

  @Test func `a different size is a difference of the whole picture`() {
    let wide = "<svg width=\"108\" height=\"36\">\n"
    #expect(
      changes(from: wide, to: "<svg width=\"99\" height=\"36\">\n") == [
        "-1 | - 12 × 2 cells | + 11 × 2 cells"
      ])
  }
}
