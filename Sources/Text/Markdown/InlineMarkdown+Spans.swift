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
    /// `true` for the name of a key. It has a column of padding on each side.
    package var isKey = false
    /// The destination of a link; empty for other text.
    package var link = ""
    /// The index of the interpolated value at this place, which has its own styles.
    package var value: Int?

    func looks(like other: Span) -> Bool {
      isStrong == other.isStrong && isSlanted == other.isSlanted && isStruck == other.isStruck
        && isCode == other.isCode && link == other.link && value == nil && other.value == nil
        && !isKey && !other.isKey
    }

    var keepsSpaces: Bool { isCode || isKey }
    /// `true` if the span shows nothing at the start or end of a line.
    var isBlank: Bool { !keepsSpaces && text.allSatisfy(InlineMarkdown.isBlank) }
  }

  /// The style of a piece, for fast comparison.
  private struct Look: Equatable {
    var isStrong = false
    var isSlanted = false
    var isStruck = false
    var isCode = false
    var isKey = false
    var link = -1
  }

  /// The spans of the text. Only spans of values can be empty.
  package var spans: [Span] {
    var result: [Span] = []
    var open = Emphasis()
    var (code, key) = (0, 0)
    var link = -1
    var text: [UInt8] = []
    var look = Look()
    func enter(_ style: HTMLStyle, _ step: Int) {
      switch style {
      case .strong: open.strong += Int32(step)
      case .slanted: open.slanted += Int32(step)
      case .struck: open.struck += Int32(step)
      case .code: code += step
      case .key: key += step
      }
    }
    func flush(_ value: Int? = nil) {
      if text.isEmpty, value == nil { return }
      let span = Span(
        text: String(decoding: text, as: UTF8.self), isStrong: look.isStrong,
        isSlanted: look.isSlanted, isStruck: look.isStruck, isCode: look.isCode,
        isKey: look.isKey, link: look.link < 0 ? "" : links[look.link], value: value)
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
        isCode: piece.kind == .code || code > 0, isKey: key > 0, link: link)
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
      case .begins(let style): enter(style, 1)
      case .ends(let style):
        enter(style, -1)
        // Two keys side by side are separate.
        if style == .key { flush() }
      }
      open.add(piece.opens)
      switch piece.link {
      case .none: break
      case .begins(let number): link = number
      case .ends: link = -1
      }
    }
    flush()
    if html != nil, joinsLines { Self.trim(&result) }
    return result
  }

  static func isBlank(_ character: Character) -> Bool {
    character == " " || character == "\n"
  }

  /// Removes the spaces and line breaks that tags leave at both ends.
  private static func trim(_ spans: inout [Span]) {
    guard let first = spans.firstIndex(where: { !$0.isBlank }),
      let last = spans.lastIndex(where: { !$0.isBlank })
    else {
      spans = []
      return
    }
    spans = Array(spans[first...last])
    let end = spans.count - 1
    if !spans[0].keepsSpaces { spans[0].text = String(spans[0].text.drop(while: isBlank)) }
    if !spans[end].keepsSpaces {
      spans[end].text = String(spans[end].text.trimmingSuffix(while: isBlank))
    }
  }

  /// The text without its styles.
  package var plain: String { spans.reduce(into: "") { $0 += $1.text } }

  /// Returns the width of the widest line, in columns.
  package func columns(ambiguousIsWide: Bool) -> Int {
    var (width, widest) = (0, 0)
    for span in spans {
      if span.isKey { width += 2 }
      let lines = span.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (place, line) in lines.enumerated() {
        if place > 0 { width = 0 }
        width += GraphemeWidth.columns(of: line, ambiguousIsWide: ambiguousIsWide)
        widest = max(widest, width)
      }
    }
    return widest
  }
}
