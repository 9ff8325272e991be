// SPDX-License-Identifier: MIT
// Views: classifies the letters, spaces and punctuation of Markdown.

extension InlineMarkdown {
  /// The kind of character next to a delimiter.
  enum Side {
    case space
    case punctuation
    case letter

    var isLetter: Bool { self == .letter }

    init(ascii byte: UInt8) {
      self =
        byte == 0x20 || byte &- 0x09 < 5
        ? .space : InlineMarkdown.isPunctuation(ascii: byte) ? .punctuation : .letter
    }

    /// Creates the kind of a scalar; a space if there is none.
    init(of scalar: Unicode.Scalar?) {
      guard let scalar, !scalar.properties.isWhitespace else {
        self = .space
        return
      }
      switch scalar.properties.generalCategory {
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
        .modifierSymbol, .otherSymbol:
        self = .punctuation
      default: self = .letter
      }
    }
  }

  /// Returns the kind of character before `index`.
  func side(before index: Int) -> Side {
    guard index > 0 else { return .space }
    var start = index - 1
    if bytes[start] < 0x80 { return Side(ascii: bytes[start]) }
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return side(at: start)
  }

  /// Returns the kind of character at `index`.
  func side(at index: Int) -> Side {
    guard index < bytes.count else { return .space }
    if bytes[index] < 0x80 { return Side(ascii: bytes[index]) }
    var end = index + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return Side(of: String(decoding: bytes[index..<end], as: UTF8.self).unicodeScalars.first)
  }

  static func isPunctuation(ascii byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  /// Returns whether bytes are an email address (CommonMark 0.31 §6.5).
  static func isMailAddress(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let at = bytes.firstIndex(of: UInt8(ascii: "@")), at > bytes.startIndex,
      bytes[..<at].allSatisfy({ isMailPart($0) })
    else { return false }
    let domain = bytes[(at + 1)...]
    return domain.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy {
      (1...63).contains($0.count) && $0.first != UInt8(ascii: "-") && $0.last != UInt8(ascii: "-")
        && $0.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") }
    }
  }

  private static func isMailPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","),
      UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "@"), UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "]"):
      false
    default: byte.isLetterOrDigit || isPunctuation(ascii: byte)
    }
  }

  static func isSchemePart(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || byte == UInt8(ascii: "+")
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }
}

extension InlineMarkdown.Emphasis {
  mutating func add(_ other: Self) {
    strong += other.strong
    slanted += other.slanted
    struck += other.struck
  }

  mutating func subtract(_ other: Self) {
    strong -= other.strong
    slanted -= other.slanted
    struck -= other.struck
  }
}
