// SPDX-License-Identifier: MIT
// Views: the start and the end of an HTML block in Markdown.

import CuriumText

/// The end of an HTML block: CommonMark 0.31 §4.6.
enum MarkdownHTMLEnd {
  /// The closing tag of an element whose content isn't HTML.
  case verbatimTag
  case comment
  case instruction
  case declaration
  case data
  case blankLine

  /// Returns whether a line contains the end.
  func isFound(in line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    switch self {
    case .verbatimTag:
      ["</pre>", "</script>", "</style>", "</textarea>"].contains { Self.find($0, in: line) }
    case .comment: Self.find("-->", in: line)
    case .instruction: Self.find("?>", in: line)
    case .declaration: Self.find(">", in: line)
    case .data: Self.find("]]>", in: line)
    case .blankLine: false
    }
  }

  /// Returns whether a line contains a sign, whose letters are in lower case.
  private static func find(_ sign: String, in line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let sign = Array(sign.utf8)
    return line.indices.dropLast(sign.count - 1).contains { start in
      line[start] == sign[0]
        && zip(line[start...], sign).allSatisfy { $0.lowered == $1 }
    }
  }
}

extension MarkdownCursor {
  /// Returns the end of the HTML block that begins here; `nil` if none begins. Not every block can
  /// interrupt a paragraph.
  func htmlEnd(inParagraph: Bool) -> MarkdownHTMLEnd? {
    guard sign == UInt8(ascii: "<"), next + 1 < end else { return nil }
    let rest = bytes[next..<end]
    switch bytes[next + 1] {
    case UInt8(ascii: "?"): return .instruction
    case UInt8(ascii: "!"):
      if rest.starts(with: "<!--".utf8) { return .comment }
      if rest.starts(with: "<![CDATA[".utf8) { return .data }
      return next + 2 < end && bytes[next + 2].isASCIILetter ? .declaration : nil
    default: return elementEnd(rest, inParagraph: inParagraph)
    }
  }

  /// Returns the end of the HTML block that begins with a tag.
  private func elementEnd(
    _ rest: Slice<UnsafeBufferPointer<UInt8>>, inParagraph: Bool
  ) -> MarkdownHTMLEnd? {
    let isClosing = bytes[next + 1] == UInt8(ascii: "/")
    let name = rest.dropFirst(isClosing ? 2 : 1).prefix {
      $0.isLetterOrDigit || $0 == UInt8(ascii: "-")
    }
    guard name.first?.isASCIILetter == true else { return nil }
    let word = String(decoding: name.map(\.lowered), as: UTF8.self)
    let after = rest[name.endIndex...]
    let isEnded =
      after.first.map { $0.isSpaceOrTab || $0 == UInt8(ascii: ">") } ?? true
    let isVerbatim = HTMLElement.verbatim.contains(word)
    if isVerbatim, !isClosing, isEnded { return .verbatimTag }
    if HTMLElement.blocks.contains(word), isEnded || after.starts(with: "/>".utf8) {
      return .blankLine
    }
    if inParagraph || isVerbatim { return nil }
    var scanner = HTMLScanner(Array(rest))
    guard let tag = scanner.tag(at: 0), isBlank(from: next + tag.end) else { return nil }
    return .blankLine
  }
}
