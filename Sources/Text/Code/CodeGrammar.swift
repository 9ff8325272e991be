// SPDX-License-Identifier: MIT
// Views: the rules of a language, prepared for scanning.

/// The rules of a language, prepared for scanning. Lines are scanned as bytes: every mark is ASCII,
/// and all other bytes are parts of words.
final class CodeGrammar: Sendable {
  /// The kinds of tokens that begin with a mark.
  enum Action: Sendable {
    /// The region with this number.
    case region(Int)
    case character
    case prefix
  }

  struct Start: Sendable {
    let mark: [UInt8]
    let kind: CodeToken.Kind
    let position: CodeRule.Position
    let action: Action
  }

  struct Key: Sendable {
    let kind: CodeToken.Kind
    let mark: UInt8
    let isBeforeSpace: Bool
    let position: CodeRule.Position
  }

  struct Word: Sendable {
    let bytes: [UInt8]
    let kind: CodeToken.Kind
  }

  /// The regions, in the order of the rules. A state holds the number of a region, counted from 1,
  /// in its low byte and the depth of nesting above.
  let regions: [CodeRegion]
  /// For each byte, the marks that begin with it, the longest first.
  let starts: [[Start]]
  /// `true` for each byte with marks.
  let beginsMark: [Bool]
  let isWordByte: [Bool]
  let keys: [Key]
  let hasNumbers: Bool
  let callKind: CodeToken.Kind?
  let capitalizedKind: CodeToken.Kind?
  private let words: [UInt64: Word]
  private let ignoresCase: Bool

  init(_ rules: [CodeRule]) {
    var regions: [CodeRegion] = []
    var starts = [[Start]](repeating: [], count: 256)
    var wordBytes = (0...255).map { byte -> Bool in
      switch UInt8(byte) {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
      default: false
      }
    }
    var keys: [Key] = []
    var words: [UInt64: Word] = [:]
    var (hasNumbers, ignoresCase) = (false, false)
    var (callKind, capitalizedKind): (CodeToken.Kind?, CodeToken.Kind?)
    for rule in rules {
      func add(_ mark: some Sequence<UInt8>, _ action: Action) {
        let mark = Array(mark)
        guard let first = mark.first else { return }
        starts[Int(first)].append(
          Start(mark: mark, kind: rule.kind, position: rule.position, action: action))
      }
      switch rule.content {
      case .region(let region):
        // A state holds the number in a byte.
        guard regions.count < 255 else { continue }
        regions.append(region)
        add(region.start, .region(regions.count - 1))
      case .character(let quote): add(quote.utf8, .character)
      case .prefix(let prefix): add(prefix.utf8, .prefix)
      case .keys(let mark, let isBeforeSpace):
        guard let byte = mark.utf8.first else { continue }
        keys.append(
          Key(
            kind: rule.kind, mark: byte, isBeforeSpace: isBeforeSpace, position: rule.position))
      case .words(let list, let ignores):
        ignoresCase = ignoresCase || ignores
        for word in list.split(separator: " ") {
          let bytes = Array((ignores ? word.lowercased() : String(word)).utf8)
          words[Self.hash(bytes[...], ignoresCase: false)] = Word(bytes: bytes, kind: rule.kind)
        }
      case .numbers: hasNumbers = true
      case .calls: callKind = rule.kind
      case .capitalized: capitalizedKind = rule.kind
      case .wordCharacters(let characters):
        for byte in characters.utf8 { wordBytes[Int(byte)] = true }
      }
    }
    for byte in starts.indices { starts[byte].sort { $0.mark.count > $1.mark.count } }
    self.regions = regions
    self.starts = starts
    beginsMark = starts.map { !$0.isEmpty }
    isWordByte = wordBytes
    self.keys = keys
    self.words = words
    self.hasNumbers = hasNumbers
    self.ignoresCase = ignoresCase
    self.callKind = callKind
    self.capitalizedKind = capitalizedKind
  }

  /// Returns the kind of a word of the language; `nil` for any other word.
  func kind(ofWord word: Slice<UnsafeBufferPointer<UInt8>>) -> CodeToken.Kind? {
    guard let found = words[Self.hash(word, ignoresCase: ignoresCase)],
      found.bytes.count == word.count
    else { return nil }
    for (own, other) in zip(found.bytes, word) where own != (ignoresCase ? other.lowered : other) {
      return nil
    }
    return found.kind
  }

  /// FNV-1a, 64 bits.
  private static func hash(_ bytes: some Sequence<UInt8>, ignoresCase: Bool) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes {
      hash = (hash ^ UInt64(ignoresCase ? byte.lowered : byte)) &* 0x0100_0000_01B3
    }
    return hash
  }

  /// Returns the tokens of a line that begins in `state`, and sets `state` to the next line's.
  func spans(_ line: UnsafeBufferPointer<UInt8>, state: inout Int) -> [CodeSpan] {
    var scan = CodeScan(grammar: self, line: line, state: state)
    scan.run()
    state = scan.state
    return scan.spans
  }

  func spans(_ line: [UInt8], state: inout Int) -> [CodeSpan] {
    line.withUnsafeBufferPointer { spans($0, state: &state) }
  }
}

extension UInt8 {
  /// The byte, in lower case if it is an ASCII letter.
  fileprivate var lowered: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }
}
