// SPDX-License-Identifier: MIT
// Views: finds HTML tags in Markdown.

/// Finds HTML tags (CommonMark 0.31 §6.6) in Markdown, from its start to its end.
///
/// - Complexity: O(bytes) for all calls together. A tag contains no `<` outside quotation marks, so
///   the tags that begin at different places share at most a few bytes. The search for the end of a
///   comment that has none isn't repeated.
package struct HTMLScanner {
  /// The end of a part that isn't a tag.
  private enum Ending: String {
    case comment = "-->"
    case instruction = "?>"
    case declaration = ">"
    case data = "]]>"
  }

  private let bytes: [UInt8]
  /// The endings that don't occur in the rest of the text.
  private var missing: Set<Ending> = []
  /// The number of bytes read, for tests. It must not grow faster than the text.
  package private(set) var steps = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the tag that begins with the `<` at `start`; `nil` if there is none.
  package mutating func tag(at start: Int) -> HTMLTag? {
    switch byte(start + 1) {
    case UInt8(ascii: "!"): declaration(at: start)
    case UInt8(ascii: "?"): hidden(from: start + 2, to: .instruction)
    default: element(at: start)
    }
  }

  /// Returns the value of an attribute, which is empty if it has none; `nil` if there is no such
  /// attribute. `name` is in lower case.
  package func value(of name: String, in tag: HTMLTag) -> String? {
    var index = tag.attributes.lowerBound
    while index < tag.attributes.upperBound, let attribute = attribute(from: index) {
      if bytes[attribute.name].lazy.map(\.lowered).elementsEqual(name.utf8) {
        return decoded(attribute.value)
      }
      index = attribute.end
    }
    return nil
  }

  /// Returns the byte at an index; 0 at the end.
  private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  // MARK: Comments and declarations

  private mutating func declaration(at start: Int) -> HTMLTag? {
    let rest = bytes[start...]
    if rest.starts(with: "<!-->".utf8) || rest.starts(with: "<!--->".utf8) {
      return HTMLTag(
        kind: .hidden, name: "", attributes: 0..<0,
        end: start + (byte(start + 4) == UInt8(ascii: ">") ? 5 : 6))
    }
    if rest.starts(with: "<!--".utf8) { return hidden(from: start + 4, to: .comment) }
    if rest.starts(with: "<![CDATA[".utf8) { return hidden(from: start + 9, to: .data) }
    return byte(start + 2).isASCIILetter ? hidden(from: start + 3, to: .declaration) : nil
  }

  private mutating func hidden(from start: Int, to ending: Ending) -> HTMLTag? {
    if missing.contains(ending) { return nil }
    let sign = Array(ending.rawValue.utf8)
    var index = start
    while index + sign.count <= bytes.count {
      steps += 1
      if bytes[index] == sign[0], bytes[index..<index + sign.count].elementsEqual(sign) {
        return HTMLTag(kind: .hidden, name: "", attributes: 0..<0, end: index + sign.count)
      }
      index += 1
    }
    missing.insert(ending)
    return nil
  }

  // MARK: Elements

  private mutating func element(at start: Int) -> HTMLTag? {
    let isClosing = byte(start + 1) == UInt8(ascii: "/")
    let first = start + (isClosing ? 2 : 1)
    guard byte(first).isASCIILetter else { return nil }
    var index = first + 1
    while byte(index).isLetterOrDigit || byte(index) == UInt8(ascii: "-") { index += 1 }
    let name = first..<index
    if !isClosing { while let attribute = attribute(from: index) { index = attribute.end } }
    let attributes = name.upperBound..<index
    index = spaceEnd(from: index)
    if !isClosing, byte(index) == UInt8(ascii: "/") { index += 1 }
    steps += index - start
    guard byte(index) == UInt8(ascii: ">") else { return nil }
    return HTMLTag(
      kind: isClosing ? .closing : .opening,
      name: String(decoding: bytes[name].map(\.lowered), as: UTF8.self), attributes: attributes,
      end: index + 1)
  }

  /// Returns the attribute that begins with the space at `start`; `nil` if there is none.
  private func attribute(
    from start: Int
  ) -> (name: Range<Int>, value: Range<Int>, end: Int)? {
    let first = spaceEnd(from: start)
    guard first > start, Self.canBeginName(byte(first)) else { return nil }
    var index = first + 1
    while Self.isNamePart(byte(index)) { index += 1 }
    let name = first..<index
    var place = spaceEnd(from: index)
    guard byte(place) == UInt8(ascii: "=") else { return (name, index..<index, index) }
    place = spaceEnd(from: place + 1)
    let sign = byte(place)
    if sign == UInt8(ascii: "\"") || sign == UInt8(ascii: "'") {
      guard let close = bytes[(place + 1)...].firstIndex(of: sign) else { return nil }
      return (name, (place + 1)..<close, close + 1)
    }
    var end = place
    while Self.isPlainValuePart(byte(end)) { end += 1 }
    return end > place ? (name, place..<end, end) : nil
  }

  private func spaceEnd(from start: Int) -> Int {
    var index = start
    while byte(index).isSpaceOrTab || byte(index) == 0x0A || byte(index) == 0x0D { index += 1 }
    return index
  }

  private static func canBeginName(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    canBeginName(byte) || byte.isDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }

  private static func isPlainValuePart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00...0x20, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "="),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "`"):
      false
    default: true
    }
  }

  /// Returns the text of some bytes with entities decoded.
  private func decoded(_ range: Range<Int>) -> String {
    var kept: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] == UInt8(ascii: "&"),
        let (character, end) = MarkdownEntity.read(bytes, from: index), end <= range.upperBound
      {
        kept.append(contentsOf: character.utf8)
        index = end
      } else {
        kept.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }
}
