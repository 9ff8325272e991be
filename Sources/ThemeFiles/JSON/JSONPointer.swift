// SPDX-License-Identifier: MIT
// Token: pointers into a document, as in `$ref`.

import CuriumTerminal

/// A JSON pointer (RFC 6901) in the form of a URI fragment: `#/color/brand/$value/components/0`.
struct JSONPointer: Hashable, Sendable {
  var segments: [String]

  /// Creates a pointer; `nil` for text that isn't a pointer into the same document.
  init?(_ text: String) {
    guard text == "#" || text.hasPrefix("#/"),
      let decoded = String(percentEncoded: text.dropFirst())
    else { return nil }
    segments = []
    guard !decoded.isEmpty else { return }
    for part in decoded.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let segment = JSONPointer.unescaped(part) else { return nil }
      segments.append(segment)
    }
  }

  /// Decodes `~1` as `/` and `~0` as `~` (RFC 6901 §4).
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

  /// The path of the token, if the pointer leads to a token or its whole value.
  var tokenPath: String {
    (segments.last == "$value" ? segments.dropLast() : segments[...]).joined(separator: ".")
  }

  /// The path of the token that contains the target, judging by the pointer alone.
  var owner: String { segments.prefix { $0 != "$value" }.joined(separator: ".") }
}

extension JSONNode {
  /// The target of a pointer reference: the `$ref` of an object.
  var pointer: JSONNode? { self["$ref"] }

  /// `true` if the node is a reference: `{a.b}`, or an object with `$ref`.
  var isReference: Bool { isTokenReference || pointer != nil }

  /// Returns the child for a segment of a pointer.
  func child(_ segment: String) -> JSONNode? {
    guard let elements else { return self[segment] }
    // An index has no leading zero (RFC 6901 §4).
    guard segment == "0" || segment.utf8.first != UInt8(ascii: "0"),
      segment.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let index = Int(segment),
      elements.indices.contains(index)
    else { return nil }
    return elements[index]
  }
}
