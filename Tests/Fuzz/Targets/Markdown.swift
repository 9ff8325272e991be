// SPDX-License-Identifier: MIT
// Testing: Markdown is parsed in linear time, and a growing text like a complete one.

import CuriumMarkdown
import CuriumText
import CuriumControls

extension FuzzTarget {
  static let markdown = FuzzTarget(
    "markdown", "Parsing is linear, appended text is parsed like whole text, and no words are lost."
  ) { bytes in
    let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
    let whole = MarkdownDocument(text)
    precondition(whole.steps <= 120 * (text.utf8.count + 1), "\(whole.steps) steps")

    // Steps of one byte up to a ninth of the text, ending between scalars.
    let length = max(
      1, text.unicodeScalars.count * Int(bytes.first ?? 0) / 255 / 9 + text.utf8.count / 64)
    var grown = MarkdownDocument()
    var index = text.startIndex
    while index < text.endIndex {
      index =
        text.unicodeScalars.index(index, offsetBy: length, limitedBy: text.endIndex)
        ?? text.endIndex
      grown.read(String(text.unicodeScalars[..<index]))
    }
    precondition(grown.blocks == whole.blocks && grown.containers == whole.containers)

    var read: [UInt8] = []
    for block in whole.blocks {
      var container = block.container
      while container >= 0 {
        precondition(whole.containers[container].parent < container)
        container = whole.containers[container].parent
      }
      let source = whole.text(of: block)
      // Entities in HTML code become other characters.
      if block.kind != .code || !block.isHTML { read += letters(source) }
      if case .row(let table, _) = block.kind {
        precondition(whole.columns(ofTable: table).widths.count > 0)
      } else if block.kind != .code {
        check(source)
      }
    }
    // Every letter of the blocks is in the text, in order.
    var rest = text.utf8[...]
    for letter in read {
      guard let place = rest.firstIndex(of: letter) else {
        preconditionFailure("A letter of a block isn't in the text.")
      }
      rest = rest[rest.index(after: place)...]
    }
    // Digits and symbols can be markup. Letters can't, except in the info string of a fence, in a
    // definition, in HTML, or in a table row with more cells than the heading.
    if !text.utf8.contains(where: { "`~[<".utf8.contains($0) }) {
      precondition(read == letters(text), "letters are lost")
    }
  }

  /// The letters of a text, which are never markup.
  private static func letters(_ text: String) -> [UInt8] {
    text.utf8.filter { ($0 | 0x20) &- 0x61 < 26 || $0 >= 0x80 }
  }

  /// Checks the inline parsing of a block.
  private static func check(_ source: String) {
    let steps = InlineMarkdown.steps(for: source)
    precondition(steps <= 200 * (source.utf8.count + 1), "\(steps) steps")
    let spans = InlineMarkdown(source, from: .block).spans
    precondition(spans.allSatisfy { !$0.text.isEmpty })
    // Without links, entities and code, only symbols and spaces disappear.
    if !source.utf8.contains(where: { "&<](".utf8.contains($0) }) {
      precondition(letters(spans.map(\.text).joined()) == letters(source), "letters are lost")
    }
  }
}
