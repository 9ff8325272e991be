// SPDX-License-Identifier: MIT
// Views: the rules of a language, prepared for scanning.

import CuriumText

/// The rules of a language, prepared for scanning. Lines are scanned as bytes. Bytes that aren't
/// ASCII are parts of words, so a mark that begins with one is found only at the start of a word.
final class CodeGrammar: Sendable {
  /// The kinds of tokens that begin with a mark.
  enum Action: Sendable {
    /// The region with this number.
    case region(Int)
    case character
    case wordAfter
    case escape
  }

  struct Start: Sendable {
    let mark: [UInt8]
    let kind: CodeToken.Kind
    let position: CodeRule.Position
    let action: Action
  }

  struct Key: Sendable {
    let kind: CodeToken.Kind
    let mark: [UInt8]
    let isBeforeSpace: Bool
    let position: CodeRule.Position
  }

  /// Words with their kinds, by hash.
  private struct Words: Sendable {
    let ignoresCase: Bool
    private var kinds: [UInt64: (bytes: [UInt8], kind: CodeToken.Kind)] = [:]

    init(ignoresCase: Bool) { self.ignoresCase = ignoresCase }

    var isEmpty: Bool { kinds.isEmpty }

    mutating func insert(_ word: some StringProtocol, _ kind: CodeToken.Kind) {
      let bytes = word.utf8.map { ignoresCase ? $0.lowered : $0 }
      kinds[hash(bytes)] = (bytes, kind)
    }

    /// FNV-1a, 64 bits.
    private func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in bytes {
        hash = (hash ^ UInt64(ignoresCase ? byte.lowered : byte)) &* 0x0100_0000_01B3
      }
      return hash
    }

    func kind(of word: Slice<UnsafeBufferPointer<UInt8>>) -> CodeToken.Kind? {
      guard let found = kinds[hash(word)], found.bytes.count == word.count else { return nil }
      for (own, other) in zip(found.bytes, word)
      where own != (ignoresCase ? other.lowered : other) {
        return nil
      }
      return found.kind
    }
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
  /// The mark with which lines are commented out; `nil` if there is none.
  let lineComment: String?
  private let words: Words
  private let foldedWords: Words

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
    var words = Words(ignoresCase: false)
    var foldedWords = Words(ignoresCase: true)
    var hasNumbers = false
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
      case .wordAfter(let mark): add(mark.utf8, .wordAfter)
      case .escape(let mark): add(mark.utf8, .escape)
      case .keys(let mark, let isBeforeSpace):
        if mark.isEmpty { continue }
        keys.append(
          Key(
            kind: rule.kind, mark: Array(mark.utf8), isBeforeSpace: isBeforeSpace,
            position: rule.position))
      case .words(let list, let ignoresCase):
        for word in list.split(whereSeparator: \.isWhitespace) {
          if ignoresCase {
            foldedWords.insert(word, rule.kind)
          } else {
            words.insert(word, rule.kind)
          }
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
    self.foldedWords = foldedWords
    self.hasNumbers = hasNumbers
    self.callKind = callKind
    self.capitalizedKind = capitalizedKind
    lineComment = rules.first { $0.kind == .comment }?.lineMark
  }

  /// Returns the kind of a word of the language; `nil` for any other word.
  func kind(ofWord word: Slice<UnsafeBufferPointer<UInt8>>) -> CodeToken.Kind? {
    words.kind(of: word) ?? (foldedWords.isEmpty ? nil : foldedWords.kind(of: word))
  }
}
