// SPDX-License-Identifier: MIT
// Token: pointers into a document, as `$ref` holds them.

/// A pointer of RFC 6901 in the form of a URI's fragment: `#/color/brand/$value/components/0`.
struct JSONPointer: Hashable, Sendable {
  var segments: [String]

  /// Nil for text that is no pointer into the same document.
  init?(_ text: String) {
    guard text == "#" || text.hasPrefix("#/"), let decoded = JSONPointer.decoded(text.dropFirst())
    else { return nil }
    segments = []
    guard !decoded.isEmpty else { return }
    for part in decoded.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let segment = JSONPointer.unescaped(part) else { return nil }
      segments.append(segment)
    }
  }

  /// RFC 6901 §6: a fragment may escape bytes by `%`.
  private static func decoded(_ text: Substring) -> String? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else { return nil }
      rest.removeFirst(2)
      bytes.append(value)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// RFC 6901 §4: `~1` stands for `/`, `~0` for `~`.
  private static func unescaped(_ part: Substring) -> String? {
    guard part.utf8.contains(UInt8(ascii: "~")) else { return String(part) }
    var segment = ""
    var rest = part
    while let character = rest.popFirst() {
      guard character == "~" else {
        segment.append(character)
        continue
      }
      switch rest.popFirst() {
      case "0": segment.append("~")
      case "1": segment.append("/")
      default: return nil
      }
    }
    return segment
  }

  /// The path of the token that the pointer names, if it names one: its object, or all of its value.
  var tokenPath: String {
    (segments.last == "$value" ? segments.dropLast() : segments[...]).joined(separator: ".")
  }

  /// The token that the place lies in, as far as the pointer tells.
  var owner: String { segments.prefix { $0 != "$value" }.joined(separator: ".") }
}

extension JSONNode {
  /// The text of a reference by pointer: the `$ref` of an object.
  var pointer: JSONNode? { self["$ref"] }

  /// Whether something else stands for the value: `{a.b}`, or an object with `$ref`.
  var isReference: Bool { isTokenReference || pointer != nil }

  /// The child that a segment of a pointer names.
  func child(_ segment: String) -> JSONNode? {
    guard let elements else { return self[segment] }
    // RFC 6901 §4: digits without a leading zero.
    guard segment == "0" || segment.utf8.first != UInt8(ascii: "0"),
      segment.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let index = Int(segment),
      elements.indices.contains(index)
    else { return nil }
    return elements[index]
  }
}
