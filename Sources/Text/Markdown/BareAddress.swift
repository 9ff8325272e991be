// SPDX-License-Identifier: MIT
// Views: finds web addresses without brackets in Markdown.

import CuriumTerminal

extension InlineMarkdown {
  /// The spans of the text, in which web addresses without brackets are links too (GitHub Flavored
  /// Markdown 0.29 §6.9).
  package var spansWithBareAddresses: [Span] {
    spans.flatMap { span in
      let isPlain = span.link.isEmpty && !span.isCode && !span.isKey && span.value == nil
      return isPlain ? Self.linked(span) : [span]
    }
  }

  private static func linked(_ span: Span) -> [Span] {
    let bytes = Array(span.text.utf8)
    let addresses = BareAddress.all(in: bytes)
    if addresses.isEmpty { return [span] }
    var result: [Span] = []
    func add(_ range: Range<Int>, _ scheme: String? = nil) {
      if range.isEmpty { return }
      var part = span
      part.text = String(decoding: bytes[range], as: UTF8.self)
      part.link = scheme.map { $0 + part.text } ?? ""
      result.append(part)
    }
    var end = 0
    for address in addresses {
      add(end..<address.range.lowerBound)
      add(address.range, address.missingScheme)
      end = address.range.upperBound
    }
    add(end..<bytes.count)
    return result
  }
}

/// A web address in text: `https://…`, `http://…` or `www.…`.
private struct BareAddress {
  let range: Range<Int>
  /// The scheme, if the text doesn't contain it.
  let missingScheme: String

  /// The starts of addresses, with the schemes that they lack.
  private static let starts = [("https://", ""), ("http://", ""), ("www.", "http://")]

  /// Returns the addresses in a text.
  ///
  /// - Complexity: O(bytes).
  static func all(in bytes: [UInt8]) -> [BareAddress] {
    var addresses: [BareAddress] = []
    var index = 0
    while index < bytes.count {
      guard canBegin(bytes, at: index), let start = start(bytes, at: index) else {
        index += 1
        continue
      }
      let end = end(bytes, from: start.host)
      if end - index <= LinkTable.longestAddress {
        addresses.append(BareAddress(range: index..<end, missingScheme: start.missingScheme))
      }
      index = max(end, start.host)
    }
    return addresses
  }

  /// Returns whether an address can begin here: at the start, after a space, or after a mark of
  /// emphasis or an opening parenthesis.
  private static func canBegin(_ bytes: [UInt8], at index: Int) -> Bool {
    guard index > 0 else { return true }
    return switch bytes[index - 1] {
    case 0x00...0x20, UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "("):
      true
    default: false
    }
  }

  /// Returns the place of the host of an address that begins here.
  private static func start(
    _ bytes: [UInt8], at index: Int
  ) -> (host: Int, missingScheme: String)? {
    for (sign, scheme) in starts {
      let host = index + sign.utf8.count
      if host < bytes.count, isHostPart(bytes[host]),
        zip(bytes[index..<host], sign.utf8).allSatisfy({ $0.lowered == $1 })
      {
        return (host, scheme)
      }
    }
    return nil
  }

  private static func isHostPart(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || byte >= 0x80
  }

  /// Returns the end of an address, without the punctuation of the sentence around it.
  private static func end(_ bytes: [UInt8], from host: Int) -> Int {
    var end = host
    var depth = 0
    while end < bytes.count, bytes[end] > 0x20, bytes[end] != UInt8(ascii: "<") {
      if bytes[end] == UInt8(ascii: "(") { depth += 1 }
      if bytes[end] == UInt8(ascii: ")") { depth -= 1 }
      end += 1
    }
    while end > host {
      switch bytes[end - 1] {
      case UInt8(ascii: ")") where depth < 0: depth += 1
      case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "."), UInt8(ascii: ","),
        UInt8(ascii: ":"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"),
        UInt8(ascii: "'"), UInt8(ascii: "\""):
        break
      default: return end
      }
      end -= 1
    }
    return end
  }
}
