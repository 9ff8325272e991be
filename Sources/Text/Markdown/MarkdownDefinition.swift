// SPDX-License-Identifier: MIT
// Views: reads link reference definitions in Markdown.

import CuriumTerminal

/// A link reference definition, such as `[docs]: https://example.com "Title"`
/// (CommonMark 0.31 §4.7). Its title is ignored.
package struct MarkdownDefinition {
  /// The label in the form of `MarkdownReferences.label(_:)`.
  package let label: String
  /// The address; empty if it is too long for a link.
  package let address: String
  /// The index after the last line of the definition.
  package let end: Int

  /// Reads the definition that begins at `start`, which is the start of a line. `bytes` are the
  /// lines of a paragraph. Returns `nil` if there is none.
  package init?(_ bytes: [UInt8], from start: Int) {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "["),
      let close = MarkdownReferences.labelEnd(bytes, from: start + 1), close + 1 < bytes.count,
      bytes[close + 1] == UInt8(ascii: ":"),
      let label = MarkdownReferences.label(bytes[(start + 1)..<close])
    else { return nil }
    var index = Self.spaceEnd(bytes, from: close + 2)
    let first = index
    // Pictures inside a document have long addresses.
    let target = MarkdownTarget(bytes: bytes, readsEntities: true, longest: bytes.count)
    guard let address = target.read(&index, []), index > first else { return nil }
    let place = Self.spaceEnd(bytes, from: index)
    let title = place > index ? Self.titleEnd(bytes, from: place) : nil
    let lineEnd = title.flatMap { Self.lineEnd(bytes, from: $0) }
    guard let end = lineEnd ?? Self.lineEnd(bytes, from: index) else { return nil }
    self.label = label
    self.address =
      address.count > LinkTable.longestAddress ? "" : String(decoding: address, as: UTF8.self)
    self.end = end
  }

  private static func spaceEnd(_ bytes: [UInt8], from start: Int) -> Int {
    bytes[start...].firstIndex { !$0.isSpaceOrTab && $0 != 0x0A } ?? bytes.count
  }

  /// Returns the index after the rest of a line; `nil` if it isn't blank.
  private static func lineEnd(_ bytes: [UInt8], from start: Int) -> Int? {
    guard let end = bytes[start...].firstIndex(where: { !$0.isSpaceOrTab }) else {
      return bytes.count
    }
    return bytes[end] == 0x0A ? end + 1 : nil
  }

  /// Returns the index after the title that begins at `start`; `nil` if there is none.
  private static func titleEnd(_ bytes: [UInt8], from start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    let close: UInt8
    switch bytes[start] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): close = bytes[start]
    case UInt8(ascii: "("): close = UInt8(ascii: ")")
    default: return nil
    }
    var index = start + 1
    while index < bytes.count {
      switch bytes[index] {
      case close: return index + 1
      case UInt8(ascii: "(") where close == UInt8(ascii: ")"): return nil
      case UInt8(ascii: "\\"): index += 2
      default: index += 1
      }
    }
    return nil
  }
}
