// SPDX-License-Identifier: MIT
// Token: a strict JSON reader (RFC 8259) that reports errors by line.

import CuriumTerminal

/// A strict reader of JSON text: it rejects comments, trailing commas and duplicate member names.
struct JSONReader {
  private let bytes: [UInt8]
  private let file: String
  private var place = 0
  private var line = 1
  private var lineStart = 0
  private var depth = 0
  private let fileNumber: Int32

  /// The maximum depth. Deeper documents are rejected before they can exhaust the stack.
  private static let deepest = 64

  private init(_ bytes: [UInt8], _ file: String, _ number: Int) {
    self.bytes = bytes
    self.file = file
    self.fileNumber = Int32(clamping: number)
    // RFC 8259 §8.1 allows readers to skip a byte order mark.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      place = 3
      lineStart = 3
    }
  }

  /// Returns the value in `bytes`, with positions in file `number`.
  ///
  /// - Throws: `ThemeFileError` with `.syntax`, at the first byte that isn't JSON.
  static func read(_ bytes: [UInt8], file: String, number: Int = 0) throws(ThemeFileError)
    -> JSONNode
  {
    var reader = JSONReader(bytes, file, number)
    let node = try reader.node()
    reader.skipSpace()
    guard reader.place == bytes.count else {
      throw reader.error("the end of the file after the last `}`")
    }
    return node
  }

  /// Returns the object in `bytes`, with positions in file `number`.
  ///
  /// - Throws: `ThemeFileError` with `.syntax`, or with `.invalidValue` if the top level isn't an
  ///   object.
  static func object(_ bytes: [UInt8], file: String, number: Int = 0) throws(ThemeFileError)
    -> JSONNode
  {
    let root = try read(bytes, file: file, number: number)
    guard root.isObject else {
      let position = root.position
      throw Place(file: file, line: Int(position.line), column: position.column, path: "").error(
        .invalidValue, "an object at the top level",
        "Put the groups of tokens between `{` and `}`.")
    }
    return root
  }

  private func error(_ expected: String, _ advice: String = "Correct the JSON here.")
    -> ThemeFileError
  {
    Place(file: file, line: line, column: position.column, path: "")
      .error(.syntax, expected, advice)
  }

  private var position: JSONNode.Position {
    JSONNode.Position(
      file: fileNumber, line: Int32(clamping: line), column: Int32(clamping: place - lineStart + 1))
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      place += 1
      if byte == 0x0A {
        line += 1
        lineStart = place
      }
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard let byte = next, UInt32(byte) == character.value else { return false }
    place += 1
    return true
  }

  private mutating func node() throws(ThemeFileError) -> JSONNode {
    skipSpace()
    let start = position
    guard let byte = next else { throw error("a value, not the end of the file") }
    switch byte {
    case UInt8(ascii: "{"): return JSONNode(.object(try members()), at: start)
    case UInt8(ascii: "["): return JSONNode(.array(try elements()), at: start)
    case UInt8(ascii: "\""): return JSONNode(.string(try string()), at: start)
    case UInt8(ascii: "t"): return JSONNode(try word("true", .bool(true)), at: start)
    case UInt8(ascii: "f"): return JSONNode(try word("false", .bool(false)), at: start)
    case UInt8(ascii: "n"): return JSONNode(try word("null", .null), at: start)
    default: return JSONNode(try number(), at: start)
    }
  }

  private mutating func word(_ word: String, _ value: JSONNode.Value) throws(ThemeFileError)
    -> JSONNode.Value
  {
    guard bytes[place...].starts(with: word.utf8) else { throw error("a value") }
    place += word.utf8.count
    return value
  }

  private mutating func enter() throws(ThemeFileError) {
    place += 1
    depth += 1
    guard depth <= JSONReader.deepest else {
      throw error("at most \(JSONReader.deepest) levels of nesting", "Nest groups less deeply.")
    }
  }

  private mutating func members() throws(ThemeFileError) -> JSONMembers {
    try enter()
    defer { depth -= 1 }
    var members = JSONMembers()
    if take("}") { return members }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw error("a name in quotes") }
      let start = place
      let key = try string()
      guard members.append(key) else {
        place = start
        throw error("only one member named `\(key)`", "Remove or rename one of them.")
      }
      guard take(":") else { throw error("`:` after the name `\(key)`") }
      let node = try node()
      members.update(members.count - 1) { $0 = node }
      if take(",") { continue }
      guard take("}") else { throw error("`,` or `}` after the value of `\(key)`") }
      return members
    }
  }

  private mutating func elements() throws(ThemeFileError) -> [JSONNode] {
    try enter()
    defer { depth -= 1 }
    var elements: [JSONNode] = []
    if take("]") { return elements }
    while true {
      elements.append(try node())
      if take(",") { continue }
      guard take("]") else { throw error("`,` or `]` after the value") }
      return elements
    }
  }

  private mutating func number() throws(ThemeFileError) -> JSONNode.Value {
    let start = place
    var endsWithPoint = false
    while let byte = next, isNumberPart(byte), !endsWithPoint || isDigit(byte) {
      endsWithPoint = byte == UInt8(ascii: ".")
      place += 1
    }
    let digits = bytes[start..<place].drop { $0 == UInt8(ascii: "-") }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    let leadsWithZero =
      digits.count > 1 && digits.first == UInt8(ascii: "0")
      && isDigit(digits[digits.startIndex + 1])
    guard let first = digits.first, isDigit(first), !leadsWithZero, !endsWithPoint,
      let number = Double(text), number.isFinite
    else {
      place = start
      throw error("a value")
    }
    return .number(number, spelling: text)
  }

  private func isNumberPart(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == 0x2D || byte == 0x2B || byte == 0x2E || byte == 0x65 || byte == 0x45
  }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private mutating func string() throws(ThemeFileError) -> String {
    place += 1
    let start = place
    var all: UInt8 = 0
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      all |= byte
      place += 1
    }
    // Most strings are ASCII without escapes, and are copied as they are.
    if next == UInt8(ascii: "\""), all < 0x80 {
      place += 1
      return String(unsafeUninitializedCapacity: place - 1 - start) { buffer in
        bytes.withUnsafeBufferPointer { bytes in
          _ = buffer.update(fromContentsOf: bytes[start..<place - 1])
        }
        return place - 1 - start
      }
    }
    return try escapedString(from: start)
  }

  private mutating func escapedString(from start: Int) throws(ThemeFileError) -> String {
    let quote = start - 1
    var text: [UInt8] = []
    var start = start
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw error("no control characters in a string") }
      guard byte == UInt8(ascii: "\\") else {
        place += 1
        continue
      }
      text.append(contentsOf: bytes[start..<place])
      place += 1
      let scalar = try escaped()
      if scalar.isASCII {
        text.append(UInt8(scalar.value))
      } else {
        text.append(contentsOf: String(scalar).utf8)
      }
      start = place
    }
    guard next != nil else { throw error("the closing quote of a string") }
    text.append(contentsOf: bytes[start..<place])
    place += 1
    guard let string = String(validating: text, as: UTF8.self) else {
      place = quote
      throw error("UTF-8 text", "Save the file as UTF-8.")
    }
    guard StreamSafeText.isSafe(string) else {
      place = quote
      throw error(
        "at most \(StreamSafeText.mostMarks) combining marks in a row", "Remove the rest.")
    }
    return string
  }

  private mutating func escaped() throws(ThemeFileError) -> Unicode.Scalar {
    guard let byte = next else { throw error("a character after `\\`") }
    place += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default:
      // Report this character, which may be the end of the line.
      place -= 1
      throw error("one of \" \\ / b f n r t u after `\\`")
    }
  }

  private mutating func unicodeEscape() throws(ThemeFileError) -> Unicode.Scalar {
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, bytes[place...].starts(with: "\\u".utf8) else {
      throw error("the second half of a surrogate pair")
    }
    let start = place
    place += 2
    let second = try hexadecimal()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else {
      place = start
      throw error("the second half of a surrogate pair")
    }
    return scalar
  }

  private mutating func hexadecimal() throws(ThemeFileError) -> UInt32 {
    guard place + 4 <= bytes.count, let value = UInt32(hexDigits: bytes[place..<place + 4]) else {
      throw error("four hexadecimal digits")
    }
    place += 4
    return value
  }
}
