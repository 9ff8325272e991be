// SPDX-License-Identifier: MIT
// Views: parses inline Markdown into pieces.

import CuriumTerminal

/// Parses inline Markdown (CommonMark 0.31 §6: code spans, emphasis, links, autolinks, escapes) and
/// GitHub's `~~strikethrough~~`, and in a document also HTML. Titles of links are ignored.
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
      /// The beginning of an HTML element with a style.
      case begins(HTMLStyle)
      /// The end of an HTML element with a style.
      case ends(HTMLStyle)
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
    /// `true` if another bracket begins after it, which can't be part of a label.
    var hasInner = false
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
    /// HTML and entities are markup too.
    case block
    /// HTML in a document, without Markdown.
    case html
    /// HTML that keeps line breaks and spaces.
    case preformatted
  }

  private let verbatim: [Value]
  let source: Source
  let references: MarkdownReferences
  var joinsLines: Bool { source == .block || source == .html }
  let bytes: [UInt8]
  /// The pieces. They hold no references, because a text can have one piece per byte.
  var pieces: [Piece] = []
  var replacements: [String] = []
  /// The destinations of the links.
  package internal(set) var links: [String] = []
  /// Finds HTML tags; `nil` before the first `<`.
  var html: HTMLScanner?
  /// The number of open HTML elements of each style.
  var openElements: [HTMLStyle: Int] = [:]
  /// `true` inside an HTML link.
  var isInElementLink = false
  private var delimiters = MarkdownDelimiters()
  private var brackets: [Bracket] = []
  /// Brackets below this index contain a link, and so can't be links themselves.
  private var closedBrackets = 0
  private var backticks: BacktickIndex?
  var place = 0
  var textStart = 0
  /// The index of the next value in `verbatim`.
  private var nextPart = 0
  /// The number of steps, for tests. It must not grow faster than the text.
  private var steps = 0

  package init(
    _ text: String, verbatim: [Value] = [], from source: Source = .text,
    references: MarkdownReferences = MarkdownReferences()
  ) {
    bytes = Array(text.utf8)
    self.verbatim = verbatim
    self.source = source
    self.references = references
    if source == .html || source == .preformatted { readHTML() } else { read() }
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
  package static func steps(
    for text: String, references: MarkdownReferences = MarkdownReferences()
  ) -> Int {
    let read = InlineMarkdown(text, from: .block, references: references)
    return read.steps + read.delimiters.steps + (read.backticks?.steps ?? 0)
      + (read.html?.steps ?? 0)
  }

  // MARK: Pieces

  mutating func flush(to end: Int) {
    if textStart < end { pieces.append(Piece(range: textStart..<end)) }
  }

  /// Ends the current text, adds a piece for the bytes up to `end`, and continues there.
  mutating func add(_ piece: Piece, to end: Int) {
    flush(to: place)
    pieces.append(piece)
    place = end
    textStart = end
  }

  /// Adds a text in place of the bytes up to `end`, and continues there.
  mutating func replace(with text: String, to end: Int) {
    add(Piece(range: place..<end, kind: .replaced(replacements.count)), to: end)
    replacements.append(text)
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
  func byte(_ index: Int) -> UInt8 {
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

  mutating func readLineBreak() {
    var end = place
    while end > textStart, bytes[end - 1] == 0x20 { end -= 1 }
    let isHard = source == .block && place - end >= 2
    breakLine(with: isHard ? "\n" : " ", after: end, to: place + 1)
  }

  /// Adds a line break or a space in place of the bytes from `end` to `next`, and continues there.
  mutating func breakLine(with text: String, after end: Int, to next: Int) {
    flush(to: end)
    pieces.append(Piece(range: end..<next, kind: .replaced(replacements.count)))
    replacements.append(text)
    place = next
    textStart = next
  }

  mutating func readEntity() {
    guard let (character, end) = MarkdownEntity.read(bytes, from: place) else {
      place += 1
      return
    }
    // As in HTML, only markup breaks lines.
    replace(with: character == "\n" || character == "\r" ? " " : character, to: end)
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
    if !isImage, readFootnote() { return }
    let end = place + (isImage ? 2 : 1)
    let start = place
    add(Piece(range: start..<end), to: end)
    if !brackets.isEmpty { brackets[brackets.count - 1].hasInner = true }
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
    var target: (address: String, end: Int)?
    if bracket.isImage || !isClosed { target = readTarget() ?? readReference(bracket) }
    guard let (address, end) = target else {
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

  /// Returns the address in parentheses after a closing bracket, and its end.
  private mutating func readTarget() -> (address: String, end: Int)? {
    guard byte(place + 1) == UInt8(ascii: "(") else { return nil }
    var end = place + 2
    let target = MarkdownTarget(
      bytes: bytes, values: verbatim[nextPart...], readsEntities: source == .block)
    let address = target.address(&end)
    steps += end - place
    return address.map { ($0, end) }
  }

  /// Returns the address that is defined elsewhere in the document for the label after a closing
  /// bracket, or for the text in the brackets if no label follows; and the end of the reference.
  private mutating func readReference(_ bracket: Bracket) -> (address: String, end: Int)? {
    if references.isEmpty { return nil }
    let start = pieces[bracket.piece].range.upperBound
    var label = bracket.hasInner ? nil : start..<place
    var end = place + 1
    if byte(end) == UInt8(ascii: "["),
      let close = MarkdownReferences.labelEnd(bytes, from: end + 1)
    {
      if close > end + 1 { label = (end + 1)..<close }
      end = close + 1
    }
    steps += end - place
    guard let label, let key = MarkdownReferences.label(bytes[label]),
      case .link(let address) = references[key]
    else { return nil }
    steps += label.count
    return (address, end)
  }

  /// Reads a reference to a footnote, such as `[^1]`. Returns `false` if none begins here.
  private mutating func readFootnote() -> Bool {
    guard !references.isEmpty, byte(place + 1) == UInt8(ascii: "^"),
      let close = MarkdownReferences.labelEnd(bytes, from: place + 1),
      let key = MarkdownReferences.label(bytes[(place + 1)..<close]),
      case .footnote(let number) = references[key]
    else { return false }
    steps += close - place
    add(Piece(range: place..<place, link: .begins(links.count)), to: place)
    links.append(MarkdownReferences.address(ofFootnote: number))
    replace(with: "[\(number)]", to: close + 1)
    pieces.append(Piece(range: place..<place, link: .ends))
    // A link can't contain another one.
    closedBrackets = brackets.count
    return true
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
      if source == .block { readTag() } else { place += 1 }
      return
    }
    let address = String(decoding: bytes[content], as: UTF8.self)
    add(Piece(range: place..<place, link: .begins(links.count)), to: index + 1)
    links.append(isAddress ? address : "mailto:" + address)
    pieces.append(Piece(range: content))
    pieces.append(Piece(range: index..<index, link: .ends))
  }
}
