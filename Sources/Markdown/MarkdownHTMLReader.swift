// SPDX-License-Identifier: MIT
// Views: divides an HTML block in Markdown into parts.

import CuriumTerminal
import CuriumText

/// Divides an HTML block into the parts that a terminal can show. Tags inside text aren't read here
/// but with the text, and text that shows nothing is no part.
///
/// - Complexity: O(bytes).
struct MarkdownHTMLReader {
  private let bytes: [UInt8]
  private var scanner: HTMLScanner
  private(set) var parts: [MarkdownHTMLPart] = []
  /// The kind of the current text. `empty` text isn't shown.
  private var kind = MarkdownBlock.Kind.paragraph
  private var alignment: MarkdownAlignment?
  /// The start of the current text.
  private var start = 0
  /// The element whose closing tag is the next tag that counts.
  private var element: String?
  /// `true` in `details` before its summary.
  private var needsSummary = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    scanner = HTMLScanner(bytes)
    read()
  }

  /// The number of bytes read, for tests. It must not grow faster than the block.
  var steps: Int { 2 * bytes.count + scanner.steps }

  private mutating func read() {
    var place = 0
    while let next = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      guard let tag = scanner.tag(at: next) else {
        if element == nil, beginsComment(at: next) {
          // The comment goes on to the end of the document, or its end hasn't arrived yet.
          endText(at: next)
          start = bytes.count
          break
        }
        place = next + 1
        continue
      }
      place = tag.end
      if let element, tag.kind != .closing || tag.name != element { continue }
      if tag.kind != .hidden, isBlock(tag.name) {
        endText(at: next)
        start = tag.end
        if tag.kind == .opening { open(tag) } else { close(tag) }
      }
    }
    endText(at: bytes.count)
    addMissingSummary()
  }

  private func beginsComment(at place: Int) -> Bool {
    let rest = bytes[place...]
    return ["<!--", "<?", "<![CDATA["].contains { rest.starts(with: $0.utf8) }
  }

  private func isBlock(_ name: String) -> Bool {
    // The cells of a row are on one line.
    name != "td" && name != "th"
      && (HTMLElement.blocks.contains(name) || HTMLElement.verbatim.contains(name))
  }

  private mutating func open(_ tag: HTMLTag) {
    switch tag.name {
    case "h1", "h2", "h3", "h4", "h5", "h6":
      kind = .heading(Int(tag.name.dropFirst()) ?? 1)
      alignment = ownAlignment(of: tag)
    case "p": alignment = ownAlignment(of: tag)
    case "div": add(.beginsGroup(ownAlignment(of: tag)))
    case "center": add(.beginsGroup(.center))
    case "hr": add(.rule)
    case "details":
      add(.beginsDetails(isOpen: scanner.value(of: "open", in: tag) != nil))
      needsSummary = true
    case "summary" where needsSummary: begin(.summary, until: tag.name)
    case "pre": begin(.code, until: tag.name)
    case "script", "style": begin(.empty, until: tag.name)
    default: break
    }
  }

  private mutating func begin(_ kind: MarkdownBlock.Kind, until element: String) {
    self.kind = kind
    self.element = element
  }

  private mutating func close(_ tag: HTMLTag) {
    switch tag.name {
    case "div", "center": add(.endsGroup)
    case "details": add(.endsDetails)
    default: break
    }
  }

  private func ownAlignment(of tag: HTMLTag) -> MarkdownAlignment? {
    switch scanner.value(of: "align", in: tag)?.lowercased() {
    case "center", "middle": .center
    case "right": .trailing
    case "left": .leading
    default: nil
    }
  }

  private mutating func add(_ part: MarkdownHTMLPart) {
    addMissingSummary()
    parts.append(part)
  }

  private mutating func addMissingSummary() {
    if !needsSummary { return }
    needsSummary = false
    parts.append(.text(.summary, 0..<0, nil))
  }

  /// Ends the current text before a tag, or at the end of the block.
  private mutating func endText(at end: Int) {
    let text = bytes[start..<end]
    let shown =
      kind == .code
      ? text.drop(while: Self.isLineBreak).trimmingSuffix(while: Self.isSpace)
      : text.trimming(while: Self.isSpace)
    if isVisible(shown) {
      if kind == .summary { needsSummary = false }
      add(.text(kind, shown.indices, alignment))
    }
    kind = .paragraph
    alignment = nil
    element = nil
  }

  private func isVisible(_ text: ArraySlice<UInt8>) -> Bool {
    if kind == .empty || text.isEmpty { return false }
    if !text.contains(UInt8(ascii: "<")) { return true }
    let html = InlineMarkdown(String(decoding: text, as: UTF8.self), from: .html)
    return !html.spans.isEmpty
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte.isSpaceOrTab || isLineBreak(byte) }

  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A }
}
