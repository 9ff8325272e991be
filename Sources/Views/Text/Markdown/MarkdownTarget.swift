// SPDX-License-Identifier: MIT
// Views: where a link of Markdown leads.

import CuriumTerminal

/// The address of a link, between its parentheses.
enum MarkdownTarget {
  private static let mostParentheses = 32

  /// Reads an address from `end` on, and a title that is passed over; nil if there is no such thing.
  /// Afterwards `end` is behind the closing parenthesis, or where that was missing. Values in a literal
  /// are taken as they stand.
  static func address(
    in bytes: [UInt8], _ end: inout Int,
    skipping verbatim: [InlineMarkdown.Value], _ firstPart: Int, readsEntities: Bool
  ) -> String? {
    var part = firstPart
    var kept: [UInt8] = []
    var depth = 0
    passSpaces(bytes, &end)
    let isAngled = end < bytes.count && bytes[end] == UInt8(ascii: "<")
    if isAngled { end += 1 }
    reading: while end < bytes.count, kept.count <= LinkTable.longestAddress {
      while part < verbatim.count, verbatim[part].range.upperBound <= end { part += 1 }
      if part < verbatim.count, verbatim[part].range.contains(end) {
        kept.append(contentsOf: bytes[end..<verbatim[part].range.upperBound])
        end = verbatim[part].range.upperBound
        continue
      }
      let byte = bytes[end]
      switch byte {
      case UInt8(ascii: "\\")
      where end + 1 < bytes.count && InlineMarkdown.isPunctuation(ascii: bytes[end + 1]):
        end += 1
      case UInt8(ascii: ">") where isAngled: break reading
      case UInt8(ascii: "<") where isAngled, 0x0A where isAngled: return nil
      case _ where isAngled: break
      case UInt8(ascii: "("):
        depth += 1
        if depth > mostParentheses { return nil }
      case UInt8(ascii: ")"):
        if depth == 0 { break reading }
        depth -= 1
      case 0x00...0x20, 0x7F: break reading
      default: break
      }
      if readsEntities, byte == UInt8(ascii: "&"),
        let (character, behind) = MarkdownEntity.read(bytes, from: end)
      {
        kept.append(contentsOf: character.utf8)
        end = behind
        continue
      }
      kept.append(bytes[end])
      end += 1
    }
    if isAngled {
      guard end < bytes.count, bytes[end] == UInt8(ascii: ">") else { return nil }
      end += 1
    }
    guard depth == 0, kept.count <= LinkTable.longestAddress else { return nil }
    let beforeSpaces = end
    passSpaces(bytes, &end)
    if end > beforeSpaces { passTitle(bytes, &end) }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ")") else { return nil }
    end += 1
    return String(decoding: kept, as: UTF8.self)
  }

  private static func passSpaces(_ bytes: [UInt8], _ index: inout Int) {
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x0A { index += 1 }
  }

  private static func passTitle(_ bytes: [UInt8], _ index: inout Int) {
    guard index < bytes.count else { return }
    let open = bytes[index]
    let close: UInt8
    switch open {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): close = open
    case UInt8(ascii: "("): close = UInt8(ascii: ")")
    default: return
    }
    index += 1
    while index < bytes.count, bytes[index] != close {
      if bytes[index] == UInt8(ascii: "("), open == UInt8(ascii: "(") { return }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index + 1, bytes.count)
    passSpaces(bytes, &index)
  }
}
