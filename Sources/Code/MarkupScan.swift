// SPDX-License-Identifier: MIT
// Views: the scan of one line of HTML or XML.

import CuriumText

/// Finds the tokens of a line of HTML or XML, where strings and attributes exist only in tags, and
/// the content of a script or a style is plain text.
struct MarkupScan {
  private enum Context: Int {
    case text
    case tag
    case comment
    case doubleQuotes
    case singleQuotes
  }

  /// The elements whose content isn't markup, after an element of any other name.
  private static let rawElements = [nil, Array("script".utf8), Array("style".utf8)]

  private static let commentStart = Array("<!--".utf8)
  private static let commentEnd = Array("-->".utf8)
  private static let endTag = Array("</".utf8)

  private let line: UnsafeBufferPointer<UInt8>
  private var place = 0
  private var context: Context
  /// The index of the element that the last tag begins in `rawElements`.
  private var element: Int
  private(set) var spans: [CodeSpan] = []

  /// Creates the scan of a line that begins in `state`.
  init(_ line: UnsafeBufferPointer<UInt8>, state: Int) {
    self.line = line
    context = Context(rawValue: state & 0xFF) ?? .text
    let number = state >> 8
    element = Self.rawElements.indices.contains(number) ? number : 0
  }

  /// The state at the end of the line after `run`.
  var state: Int { context.rawValue | (element << 8) }

  mutating func run() {
    while place < line.count {
      switch context {
      case .text: if element > 0 { readRawText() } else { readText() }
      case .tag: readTag()
      case .comment: read(.comment, from: place, to: Self.commentEnd, then: .text)
      case .doubleQuotes: read(.string, from: place, to: [UInt8(ascii: "\"")], then: .tag)
      case .singleQuotes: read(.string, from: place, to: [UInt8(ascii: "'")], then: .tag)
      }
    }
  }

  private mutating func add(_ kind: CodeToken.Kind, from start: Int) {
    place = line.endOfMarks(from: place)
    if start < place { spans.append(CodeSpan(kind, start..<place)) }
  }

  /// Reads up to the end of `mark`, or to the end of the line.
  private mutating func read(
    _ kind: CodeToken.Kind, from start: Int, to mark: [UInt8], then next: Context
  ) {
    while place < line.count, !line.matches(mark, at: place) { place += 1 }
    if place < line.count {
      context = next
      place += mark.count
    }
    add(kind, from: start)
  }

  private mutating func skip(while matches: (UInt8) -> Bool) {
    while place < line.count, matches(line[place]) { place += 1 }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte.isWord || byte >= 0x80 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
      || byte == UInt8(ascii: ".")
  }

  private mutating func readText() {
    skip { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") }
    guard place < line.count else { return }
    let start = place
    if line.matches(Self.commentStart, at: place) {
      place += Self.commentStart.count
      context = .comment
      return read(.comment, from: start, to: Self.commentEnd, then: .text)
    }
    place += 1
    if line[start] == UInt8(ascii: "<") {
      readName()
    } else {
      skip { $0.isLetterOrDigit || $0 >= 0x80 || $0 == UInt8(ascii: "#") }
      guard place < line.count, line[place] == UInt8(ascii: ";") else { return }
      place += 1
      add(.attribute, from: start)
    }
  }

  /// Reads the name at the start of a tag, if there is one.
  private mutating func readName() {
    let isEnd = place < line.count && line[place] == UInt8(ascii: "/")
    skip { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "!") || $0 == UInt8(ascii: "?") }
    let name = place
    skip(while: Self.isName)
    if name == place { return }
    let word = line[name..<place].map(\.lowered)
    element = isEnd ? 0 : Self.rawElements.firstIndex(of: word) ?? 0
    add(.function, from: name)
    context = .tag
  }

  /// Skips the content of a script or a style, up to its end tag.
  private mutating func readRawText() {
    guard let name = Self.rawElements[element] else { return }
    while place < line.count {
      let word = line[min(line.count, place + 2)...].prefix(name.count)
      if line.matches(Self.endTag, at: place), word.map(\.lowered) == name {
        element = 0
        return
      }
      place += 1
    }
  }

  private mutating func readTag() {
    let start = place
    let byte = line[place]
    if Self.isName(byte) {
      skip(while: Self.isName)
      return add(.property, from: start)
    }
    place += 1
    switch byte {
    case UInt8(ascii: ">"): context = .text
    case UInt8(ascii: "/") where place < line.count && line[place] == UInt8(ascii: ">"):
      element = 0
    case UInt8(ascii: "\""):
      context = .doubleQuotes
      read(.string, from: start, to: [UInt8(ascii: "\"")], then: .tag)
    case UInt8(ascii: "'"):
      context = .singleQuotes
      read(.string, from: start, to: [UInt8(ascii: "'")], then: .tag)
    default: break
    }
  }
}
