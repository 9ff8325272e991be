// SPDX-License-Identifier: MIT
// Views: the destination of a Markdown link.

import CuriumTerminal

/// Reads the part of a link between the parentheses.
struct MarkdownTarget {
  let bytes: [UInt8]
  /// The interpolated values of a literal, read verbatim.
  var values: ArraySlice<InlineMarkdown.Value> = []
  let readsEntities: Bool
  /// The number of bytes in the longest address.
  var longest = LinkTable.longestAddress

  private static let mostParentheses = 32

  /// Reads an address at `end` and skips a title. Returns `nil` if there is no valid target. Moves
  /// `end` after the closing parenthesis, or to the place where one is missing.
  func address(_ end: inout Int) -> String? {
    passSpaces(&end)
    let start = end
    // In a hostile text, most candidates aren't links, so check first, without storing anything.
    guard read(&end, nil) != nil else { return nil }
    let beforeSpaces = end
    passSpaces(&end)
    if end > beforeSpaces { passTitle(&end) }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ")") else { return nil }
    end += 1
    var place = start
    return read(&place, []).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Reads an address and returns its bytes, appended to `start`, or `nil` if there is none. If
  /// `start` is `nil`, the bytes aren't stored.
  func read(_ end: inout Int, _ start: [UInt8]?) -> [UInt8]? {
    var kept = start ?? []
    let keeps = start != nil
    var values = values
    var depth = 0
    let isAngled = end < bytes.count && bytes[end] == UInt8(ascii: "<")
    if isAngled { end += 1 }
    let limit = end + longest
    reading: while end < bytes.count, end <= limit {
      while let value = values.first, value.range.upperBound <= end { values.removeFirst() }
      if let value = values.first, value.range.contains(end) {
        if keeps { kept.append(contentsOf: bytes[end..<value.range.upperBound]) }
        end = value.range.upperBound
        continue
      }
      switch bytes[end] {
      case UInt8(ascii: "\\")
      where end + 1 < bytes.count && InlineMarkdown.isPunctuation(ascii: bytes[end + 1]):
        end += 1
      case UInt8(ascii: ">") where isAngled: break reading
      case UInt8(ascii: "<") where isAngled, 0x0A where isAngled: return nil
      case UInt8(ascii: "&") where readsEntities:
        if let (character, next) = MarkdownEntity.read(bytes, from: end) {
          if keeps { kept.append(contentsOf: character.utf8) }
          end = next
          continue
        }
      case _ where isAngled: break
      case UInt8(ascii: "("):
        depth += 1
        if depth > Self.mostParentheses { return nil }
      case UInt8(ascii: ")"):
        if depth == 0 { break reading }
        depth -= 1
      case 0x00...0x20, 0x7F: break reading
      default: break
      }
      if keeps { kept.append(bytes[end]) }
      end += 1
    }
    if isAngled {
      guard end < bytes.count, bytes[end] == UInt8(ascii: ">") else { return nil }
      end += 1
    }
    return depth == 0 && end <= limit + 1 ? kept : nil
  }

  private func passSpaces(_ index: inout Int) {
    while index < bytes.count, [0x20, 0x09, 0x0A].contains(bytes[index]) { index += 1 }
  }

  private func passTitle(_ index: inout Int) {
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
    passSpaces(&index)
  }
}
