// SPDX-License-Identifier: MIT
// Views: parses inline Markdown into pieces.

import CuriumTerminal

/// Parses inline Markdown (CommonMark 0.31 §6: code spans, emphasis, links, autolinks, escapes) and
/// GitHub's `~~strikethrough~~`. HTML is treated as text, and titles of links are ignored.
///
/// A single pass finds the pieces. Brackets and delimiters wait on stacks, without recursion, so
/// time and memory are proportional to the number of bytes, however deep the nesting.
package struct InlineMarkdown {
  /// A part of the text, with the styles that end before it and begin after it.
  struct Piece {
    enum Kind: Equatable {
      case text
      case code
      /// The value with this number, which has its own styles.
      case embedded(Int)
      /// The replacement with this number, in place of the bytes.
      case replaced(Int)
    }

    var range: Range<Int>
    var kind = Kind.text
    var closes = Emphasis()
    var opens = Emphasis()
    /// The link that begins or ends after the piece.
    var link = LinkMark.none
  }

  /// The number of times that each kind of emphasis begins, ends or is open.
  struct Emphasis {
    var strong: Int32 = 0
    var slanted: Int32 = 0
    var struck: Int32 = 0
  }

  enum LinkMark: Equatable {
    case none
    /// The link with this number begins.
    case begins(Int)
    case ends
  }

  private struct Bracket {
    let piece: Int
    let isImage: Bool
    /// The last delimiter before the bracket.
    let delimiter: Int
  }

  /// An interpolated value in a literal, which is shown verbatim.
  package struct Value {
    var range: Range<Int>
    /// `true` if the value has its own styles.
    var isStyled = false

    package init(range: Range<Int>, isStyled: Bool = false) {
      self.range = range
      self.isStyled = isStyled
    }
  }

  /// The origin of a text.
  package enum Source {
    /// A standalone text. Keeps line breaks, and `&` is an ordinary character.
    case text
    /// A block of a document. Lines are joined unless a backslash or two spaces break them, and
    /// entities are decoded.
    case block
  }

  private let verbatim: [Value]
  private let source: Source
  var joinsLines: Bool { source == .block }
  let bytes: [UInt8]
  /// The pieces. They hold no references, because a text can have one piece per byte.
  private(set) var pieces: [Piece] = []
  private(set) var replacements: [String] = []
  /// The destinations of the links.
  private(set) var links: [String] = []
  private var delimiters = MarkdownDelimiters()
  private var brackets: [Bracket] = []
  /// Brackets below this index contain a link, and so can't be links themselves.
  private var closedBrackets = 0
  private var backticks: BacktickIndex?
  private var place = 0
  private var textStart = 0
  /// The index of the next value in `verbatim`.
  private var nextPart = 0
  /// The number of steps, for tests. It must not grow faster than the text.
  private var steps = 0

  package init(_ text: String, verbatim: [Value] = [], from source: Source = .text) {
    bytes = Array(text.utf8)
    self.verbatim = verbatim
    self.source = source
    read()
  }

  /// Returns whether a text contains a character that can begin markup: `*`, `_`, `~`, `` ` ``,
  /// `[`, `<` or `\`. (`!` only counts with the bracket after it, and closing characters never
  /// occur alone.)
  package static func mayBeFound(in text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      // Every literal is searched, so the loop has no branch per byte.
      var found: UInt64 = 0
      for byte in bytes {
        let half = byte & 0x40 == 0 ? signs.low : signs.high
        found |= (half &>> UInt64(byte & 0x3F)) & UInt64(~byte &>> 7)
      }
      return found & 1 != 0
    } ?? true
  }

  /// The characters that can begin markup, as bits for the first and second 64 ASCII characters.
  private static var signs: (low: UInt64, high: UInt64) {
    (1 << 0x2A | 1 << 0x3C, 1 << 0x1B | 1 << 0x1C | 1 << 0x1F | 1 << 0x20 | 1 << 0x3E)
  }

  /// Returns the number of steps for a text, for tests.
  package static func steps(for text: String) -> Int {
    let read = InlineMarkdown(text, from: .block)
    return read.steps + read.delimiters.steps + (read.backticks?.steps ?? 0)
  }

  // MARK: Pieces

  private mutating func flush(to end: Int) {
    if textStart < end { pieces.append(Piece(range: textStart..<end)) }
  }

  /// Ends the current text, adds a piece for the bytes up to `end`, and continues there.
  private mutating func add(_ piece: Piece, to end: Int) {
    flush(to: place)
    pieces.append(piece)
    place = end
    textStart = end
  }

  private mutating func read() {
    while place < bytes.count {
      steps += 1
      if nextPart < verbatim.count, verbatim[nextPart].range.lowerBound == place {
        let part = verbatim[nextPart]
        if part.isStyled {
          add(Piece(range: part.range, kind: .embedded(nextPart)), to: part.range.upperBound)
        } else {
          place = part.range.upperBound
        }
        nextPart += 1
        // After an empty value, the next one may begin at the same place.
        continue
      }
      switch bytes[place] {
      case UInt8(ascii: "\\"): readEscape()
      case UInt8(ascii: "`"): readCode()
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): readDelimiters()
      case UInt8(ascii: "!") where byte(place + 1) == UInt8(ascii: "["): readBracket(isImage: true)
      case UInt8(ascii: "["): readBracket(isImage: false)
      case UInt8(ascii: "]"): readEnd()
      case UInt8(ascii: "<"): readAutolink()
      case 0x0A where source == .block: readLineBreak()
      case UInt8(ascii: "&") where source == .block: readEntity()
      default: place += 1
      }
    }
    flush(to: place)
    delimiters.match(above: -1, &pieces)
  }

  /// Returns the byte at an index; 0 at the end and inside a value.
  private func byte(_ index: Int) -> UInt8 {
    index < bytes.count && (verbatim.isEmpty || !isVerbatim(index)) ? bytes[index] : 0
  }

  /// Returns the end of the value that contains the byte at `index`; `index` itself if there is
  /// none.
  ///
  /// Advances `part` with the index.
  private func verbatimEnd(_ index: Int, _ part: inout Int) -> Int {
    while part < verbatim.count, verbatim[part].range.upperBound <= index { part += 1 }
    guard part < verbatim.count, verbatim[part].range.contains(index) else { return index }
    return verbatim[part].range.upperBound
  }

  private func isVerbatim(_ index: Int) -> Bool {
    var part = nextPart
    return verbatimEnd(index, &part) != index
  }

  /// Skips the values that begin before `place`.
  private mutating func passParts() {
    while nextPart < verbatim.count, verbatim[nextPart].range.lowerBound < place { nextPart += 1 }
  }

  private mutating func readEscape() {
    let next = byte(place + 1)
    guard next == 0x0A || Self.isPunctuation(ascii: next) else {
      place += 1
      return
    }
    flush(to: place)
    textStart = place + 1
    place += 2
  }

  private mutating func readCode() {
    var end = place
    while byte(end) == UInt8(ascii: "`") { end += 1 }
    let length = end - place
    if backticks == nil { backticks = BacktickIndex(bytes, except: verbatim) }
    guard let close = backticks?.next(length, from: end) else {
      place = end
      return
    }
    var content = end..<close
    if content.count > 2, isSpace(content.lowerBound), isSpace(content.upperBound - 1),
      bytes[content].contains(where: { $0 != 0x20 && $0 != 0x0A })
    {
      content = (content.lowerBound + 1)..<(content.upperBound - 1)
    }
    add(Piece(range: content, kind: .code), to: close + length)
    passParts()
  }

  private func isSpace(_ index: Int) -> Bool {
    bytes[index] == 0x20 || bytes[index] == 0x0A && source == .block
  }

  private mutating func readLineBreak() {
    var end = place
    while end > textStart, bytes[end - 1] == 0x20 { end -= 1 }
    let isHard = place - end >= 2
    let next = place + 1
    flush(to: end)
    pieces.append(Piece(range: place..<next, kind: .replaced(replacements.count)))
    replacements.append(isHard ? "\n" : " ")
    place = next
    textStart = next
  }

  private mutating func readEntity() {
    guard let (character, end) = MarkdownEntity.read(bytes, from: place) else {
      place += 1
      return
    }
    add(Piece(range: place..<end, kind: .replaced(replacements.count)), to: end)
    // As in HTML, only markup breaks lines.
    replacements.append(character == "\n" || character == "\r" ? " " : character)
  }

  private mutating func readDelimiters() {
    let sign = bytes[place]
    var end = place
    while byte(end) == sign { end += 1 }
    let count = end - place
    if sign == UInt8(ascii: "~"), count != 2 {
      place = end
      return
    }
    let before = side(before: place)
    let after = side(at: end)
    let isLeft = after.isLetter || after == .punctuation && before != .letter
    let isRight = before.isLetter || before == .punctuation && after != .letter
    let isUnderscore = sign == UInt8(ascii: "_")
    let start = place
    add(Piece(range: start..<end), to: end)
    delimiters.append(
      piece: pieces.count - 1, sign: sign, count: count,
      canOpen: isLeft && (!isUnderscore || !isRight || before == .punctuation),
      canClose: isRight && (!isUnderscore || !isLeft || after == .punctuation))
  }

  // MARK: Links

  private mutating func readBracket(isImage: Bool) {
    let end = place + (isImage ? 2 : 1)
    let start = place
    add(Piece(range: start..<end), to: end)
    brackets.append(
      Bracket(piece: pieces.count - 1, isImage: isImage, delimiter: delimiters.last))
  }

  private mutating func readEnd() {
    guard let bracket = brackets.popLast() else {
      place += 1
      return
    }
    let isClosed = brackets.count < closedBrackets
    closedBrackets = min(closedBrackets, brackets.count)
    guard bracket.isImage || !isClosed, byte(place + 1) == UInt8(ascii: "(") else {
      place += 1
      return
    }
    var end = place + 2
    let target = MarkdownTarget(
      bytes: bytes, values: verbatim[nextPart...], readsEntities: source == .block)
    let address = target.address(&end)
    steps += end - place
    guard let address else {
      place += 1
      return
    }
    add(Piece(range: place..<place), to: end)
    passParts()
    delimiters.match(above: bracket.delimiter, &pieces)
    // Show the alternative text of an image.
    let start = pieces[bracket.piece].range.lowerBound
    pieces[bracket.piece].range = start..<start
    if bracket.isImage || address.isEmpty { return }
    pieces[bracket.piece].link = .begins(links.count)
    links.append(address)
    pieces[pieces.count - 1].link = .ends
    closedBrackets = brackets.count
  }

  /// Reads an address in angle brackets: a scheme, a colon, and neither spaces nor brackets; or an
  /// email address.
  private mutating func readAutolink() {
    var index = place + 1
    var colon = 0
    while index < bytes.count, index - place <= LinkTable.longestAddress,
      verbatim.isEmpty || !isVerbatim(index),
      bytes[index] > 0x20, bytes[index] != UInt8(ascii: "<"), bytes[index] != UInt8(ascii: ">")
    {
      if colon == 0, bytes[index] == UInt8(ascii: ":") { colon = index }
      index += 1
    }
    steps += index - place
    let scheme = bytes[(place + 1)..<max(place + 1, colon)]
    let content = (place + 1)..<max(place + 1, index)
    let isAddress =
      (2...32).contains(scheme.count) && scheme.allSatisfy(Self.isSchemePart)
      && scheme[scheme.startIndex].isASCIILetter
    guard byte(index) == UInt8(ascii: ">"), isAddress || Self.isMailAddress(bytes[content]) else {
      place += 1
      return
    }
    let address = String(decoding: bytes[content], as: UTF8.self)
    add(Piece(range: place..<place, link: .begins(links.count)), to: index + 1)
    links.append(isAddress ? address : "mailto:" + address)
    pieces.append(Piece(range: content))
    pieces.append(Piece(range: index..<index, link: .ends))
  }
}
