// SPDX-License-Identifier: MIT
// Views: the headings of a Markdown document, and their names in links.

import CuriumTerminal
import CuriumText

/// A heading of a document.
package struct MarkdownHeading: Equatable, Identifiable, Sendable {
  /// The index of its block.
  package let block: Int
  /// The level, from 1 to 6.
  package let level: Int
  /// The text without markup, on one line.
  package let title: String
  /// The name in links, such as `install-it` in `#install-it`, which is unique in the document.
  package let anchor: String
  /// The state of the document when the heading was read.
  let stamp: MarkdownDocument.Stamp

  package var id: String { anchor }
}

/// The headings of a document, read incrementally as the document grows.
package struct MarkdownOutline {
  /// The headings, in the order of the document.
  package private(set) var headings: [MarkdownHeading] = []

  package init() {}

  /// Reads the headings that are new or could have changed since the last call.
  ///
  /// - Complexity: O(headings) for those that haven't changed, plus O(blocks after them).
  package mutating func read(_ document: MarkdownDocument) {
    let kept = headings.prefix { document.stamp(ofBlock: $0.block) == $0.stamp }.count
    headings.removeLast(headings.count - kept)
    let blocks = document.blocks
    // The number that the next heading with the same words gets, by anchor.
    var numbers: [String: Int] = [:]
    for index in (headings.last.map { $0.block + 1 } ?? 0)..<blocks.count {
      guard case .heading(let level) = blocks[index].kind else { continue }
      if numbers.isEmpty { for heading in headings { numbers[heading.anchor] = 1 } }
      let title = Self.title(document.inline(of: blocks[index]))
      let anchor = Self.uniqueAnchor(for: title, &numbers)
      headings.append(
        MarkdownHeading(
          block: index, level: level, title: title, anchor: anchor,
          stamp: document.stamp(ofBlock: index)))
    }
  }

  /// Returns the heading that a link refers to, given the part of its address after `#`, with or
  /// without percent-encoding.
  package func heading(forFragment fragment: some StringProtocol) -> MarkdownHeading? {
    let anchor = (String(percentEncoded: fragment) ?? String(fragment)).lowercased()
    return anchor.isEmpty ? nil : headings.first { $0.anchor == anchor }
  }

  // MARK: Anchors

  private static func title(_ markdown: InlineMarkdown) -> String {
    String(markdown.plain.map { $0.isNewline ? " " : $0 })
  }

  /// Returns the anchor of a heading as on GitHub: in lower case, without punctuation and symbols,
  /// and with `-` for each space. Headings with the same words get `-1`, `-2` and so on.
  private static func uniqueAnchor(for title: String, _ numbers: inout [String: Int]) -> String {
    let words = anchor(for: title)
    var anchor = words
    while numbers[anchor] != nil {
      let number = numbers[words, default: 1]
      numbers[words] = number + 1
      anchor = "\(words)-\(number)"
    }
    numbers[anchor] = 1
    return anchor
  }

  private static func anchor(for title: String) -> String {
    var anchor = String.UnicodeScalarView()
    for scalar in title.lowercased().unicodeScalars {
      if scalar == " " {
        anchor.append("-")
      } else if scalar == "-" || isPartOfWord(scalar) {
        anchor.append(scalar)
      }
    }
    return String(anchor)
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation:
      true
    default: false
    }
  }
}
