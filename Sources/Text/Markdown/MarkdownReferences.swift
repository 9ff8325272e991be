// SPDX-License-Identifier: MIT
// Views: the targets of references in a Markdown document.

/// The targets of the link references and footnotes of a document, by their labels
/// (CommonMark 0.31 §4.7).
package struct MarkdownReferences: Sendable {
  package enum Target: Equatable, Sendable {
    /// The address of a link or an image.
    case link(String)
    /// The number of a footnote.
    case footnote(Int)
  }

  /// The number of bytes in the longest label.
  private static let longestLabel = 999

  private var targets: [String: Target] = [:]

  package init() {}

  package var isEmpty: Bool { targets.isEmpty }

  /// Accesses the target of a label in the form of `label(_:)`.
  package subscript(label: String) -> Target? {
    get { targets[label] }
    set { targets[label] = newValue }
  }

  /// Returns a label in the form in which labels are compared: without differences in case and
  /// spaces; `nil` if the label is empty or too long.
  package static func label(_ bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.count <= longestLabel else { return nil }
    let words = bytes.split { $0.isSpaceOrTab || $0 == 0x0A }
    if words.isEmpty { return nil }
    let label = String(decoding: Array(words.joined(separator: [0x20])), as: UTF8.self)
    // "ẞ" and "ss" are the same word in upper case only after they were in lower case.
    return label.lowercased().uppercased()
  }

  /// Returns the index of the bracket that ends a label; `nil` if there is none, or another label
  /// begins first.
  static func labelEnd(_ bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while index < bytes.count, index - start <= longestLabel {
      switch bytes[index] {
      case UInt8(ascii: "]"): return index
      case UInt8(ascii: "["): return nil
      case UInt8(ascii: "\\"): index += 2
      default: index += 1
      }
    }
    return nil
  }

  /// Returns the address of a footnote, for links in its document. No heading has this address,
  /// because anchors of headings contain no colon.
  package static func address(ofFootnote number: Int) -> String { "#fn:\(number)" }

  /// Returns the address of the first reference to a footnote.
  package static func address(ofReferenceTo number: Int) -> String { "#fnref:\(number)" }
}
