// SPDX-License-Identifier: MIT
// Views: converts inline Markdown to spans with one style each.

import CuriumTerminal

extension InlineMarkdown {
  /// A part of a text with one style.
  package struct Span: Equatable, Sendable {
    package var text: String
    package var isStrong = false
    package var isSlanted = false
    package var isStruck = false
    package var isCode = false
    /// The destination of a link; empty for other text.
    package var link = ""
    /// The index of the interpolated value at this place, which has its own styles.
    package var value: Int?

    func looks(like other: Span) -> Bool {
      isStrong == other.isStrong && isSlanted == other.isSlanted && isStruck == other.isStruck
        && isCode == other.isCode && link == other.link && value == nil && other.value == nil
    }
  }

  /// The style of a piece, for fast comparison.
  private struct Look: Equatable {
    var isStrong = false
    var isSlanted = false
    var isStruck = false
    var isCode = false
    var link = -1
  }

  /// The spans of the text. Only spans of values can be empty.
  package var spans: [Span] {
    var result: [Span] = []
    var open = Emphasis()
    var link = -1
    var text: [UInt8] = []
    var look = Look()
    func flush(_ value: Int? = nil) {
      if text.isEmpty, value == nil { return }
      let span = Span(
        text: String(decoding: text, as: UTF8.self), isStrong: look.isStrong,
        isSlanted: look.isSlanted, isStruck: look.isStruck, isCode: look.isCode,
        link: look.link < 0 ? "" : links[look.link], value: value)
      text.removeAll(keepingCapacity: true)
      let last = result.count - 1
      if last >= 0, result[last].looks(like: span) {
        result[last].text += span.text
      } else {
        result.append(span)
      }
    }
    for piece in pieces {
      open.subtract(piece.closes)
      let next = Look(
        isStrong: open.strong > 0, isSlanted: open.slanted > 0, isStruck: open.struck > 0,
        isCode: piece.kind == .code, link: link)
      if next != look, !piece.range.isEmpty {
        flush()
        look = next
      }
      switch piece.kind {
      case .text where piece.range.count == 1: text.append(bytes[piece.range.lowerBound])
      case .text: text.append(contentsOf: bytes[piece.range])
      case .code where joinsLines:
        text.append(contentsOf: bytes[piece.range].lazy.map { $0 == 0x0A ? 0x20 : $0 })
      case .code: text.append(contentsOf: bytes[piece.range])
      case .replaced(let number): text.append(contentsOf: replacements[number].utf8)
      case .embedded(let value):
        flush()
        look = next
        flush(value)
      }
      open.add(piece.opens)
      switch piece.link {
      case .none: break
      case .begins(let number): link = number
      case .ends: link = -1
      }
    }
    flush()
    return result
  }

  /// Returns the width of the text on one line, in columns.
  package func columns(ambiguousIsWide: Bool) -> Int {
    spans.reduce(0) { $0 + GraphemeWidth.columns(of: $1.text, ambiguousIsWide: ambiguousIsWide) }
  }
}
