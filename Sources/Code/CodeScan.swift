// SPDX-License-Identifier: MIT
// Views: the scan of one line of code.

import CuriumText

/// Finds the tokens of a line.
struct CodeScan {
  private let grammar: CodeGrammar
  private let line: UnsafeBufferPointer<UInt8>
  private let hasStart: Bool
  private let hasEnd: Bool
  private var place = 0
  /// `true` before the first character of the line that isn't a space.
  private var isFirst: Bool
  /// `true` after a name, a number, a string or a closing bracket, and the spaces after it.
  private var isAfterValue = false
  /// `true` if code in a string doesn't end in the line. The line isn't searched for its end again.
  private var hasOpenInterpolation = false
  /// The state at the end of the line after `run`.
  private(set) var state: Int
  private(set) var spans: [CodeSpan] = []

  init(
    grammar: CodeGrammar, line: UnsafeBufferPointer<UInt8>, state: Int, hasStart: Bool,
    hasEnd: Bool
  ) {
    self.grammar = grammar
    self.line = line
    self.state = state
    self.hasStart = hasStart
    self.hasEnd = hasEnd
    isFirst = hasStart
  }

  mutating func run() {
    if state != 0 { continueRegion() }
    while place < line.count {
      let byte = line[place]
      let isFraction = byte == UInt8(ascii: ".") && beginsFraction
      if !isFraction, grammar.beginsMark[Int(byte)], begins(byte) {
        isFirst = false
      } else if byte.isSpaceOrTab || byte == 0x0D {
        place += 1
      } else {
        if isFraction || byte.isDigit && grammar.hasNumbers {
          number()
          isAfterValue = true
        } else if grammar.isWordByte[Int(byte)] {
          word()
        } else {
          place += 1
          isAfterValue = Self.closesBracket(byte)
        }
        isFirst = false
      }
    }
  }

  private mutating func add(_ kind: CodeToken.Kind, from start: Int) {
    if place > start { spans.append(CodeSpan(kind, start..<place)) }
  }

  private func byte(_ offset: Int) -> UInt8? {
    line.indices.contains(offset) ? line[offset] : nil
  }

  private static func closesBracket(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
  }

  // MARK: Marks

  /// Reads the token that begins with a mark at the current position. Returns `false` if there is
  /// none.
  private mutating func begins(_ byte: UInt8) -> Bool {
    for start in grammar.starts[Int(byte)]
    where line.matches(start.mark, at: place) && allows(start.position, at: place) {
      switch start.action {
      case .region(let number): region(number)
      case .character: if !character(start) { continue }
      case .wordAfter:
        let end = endOfWord(from: place + start.mark.count)
        if end == place + start.mark.count { continue }
        let from = place
        place = end
        add(start.kind, from: from)
      case .escape:
        place = min(line.count, place + start.mark.count + 1)
        while let next = self.byte(place), next & 0xC0 == 0x80 { place += 1 }
      }
      if start.kind != .comment { isAfterValue = true }
      return true
    }
    return false
  }

  /// Returns whether a token with a position can begin at `start`.
  private func allows(_ position: CodeRule.Position, at start: Int) -> Bool {
    switch position {
    case .anywhere: return true
    case .lineStart: return start == 0 && hasStart
    case .firstInLine: return isFirst
    case .operand: return !isAfterValue && byte(start - 1) != UInt8(ascii: "<")
    case .afterSpace, .wordStart:
      guard let previous = byte(start - 1) else { return hasStart }
      if previous.isSpaceOrTab { return true }
      return position == .wordStart && Self.beginsWord(after: previous)
    }
  }

  private static func beginsWord(after byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: "|"),
      UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"):
      true
    default: false
    }
  }

  private mutating func region(_ number: Int) {
    let start = place
    let region = grammar.regions[number]
    place += region.start.count
    finish(number, depth: 0)
    let kind = keyKind(from: start) ?? region.kind
    add(kind, from: start)
  }

  /// Continues the region in which the previous line ended.
  private mutating func continueRegion() {
    let number = (state & 0xFF) - 1
    let depth = state >> 8
    state = 0
    guard grammar.regions.indices.contains(number) else { return }
    finish(number, depth: depth)
    let kind = grammar.regions[number].kind
    add(kind, from: 0)
    if kind != .comment { (isFirst, isAfterValue) = (false, true) }
  }

  /// Moves to the end of a region, or to the end of the line.
  private mutating func finish(_ number: Int, depth: Int) {
    let region = grammar.regions[number]
    var depth = depth
    if region.end.isEmpty { place = line.count }
    while place < line.count {
      let byte = line[place]
      if byte == region.end[0], line.matches(region.end, at: place) {
        place = line.endOfMarks(from: place + region.end.count)
        if depth == 0 { return }
        depth -= 1
      } else if byte == region.interpolation.first, line.matches(region.interpolation, at: place) {
        skipInterpolation(in: region)
      } else if byte == region.escape {
        place = min(line.count, place + 2)
      } else if region.nests, line.matches(region.start, at: place) {
        place += region.start.count
        depth += 1
      } else {
        place += 1
      }
    }
    if region.spansLines || !hasEnd { state = (number + 1) | (depth << 8) }
  }

  /// Skips code in a string, with the brackets and strings in it. Code that doesn't end in the line
  /// is skipped only up to its start.
  private mutating func skipInterpolation(in region: CodeRegion) {
    place += region.interpolation.count
    if hasOpenInterpolation { return }
    var end = place
    var depth = 1
    var quotes: [UInt8] = []
    while end < line.count {
      let byte = line[end]
      if byte == UInt8(ascii: "\\") {
        end += 1
      } else if byte == quotes.last {
        quotes.removeLast()
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "`"), quotes.count < 16 {
        quotes.append(byte)
      } else if quotes.isEmpty {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        default: break
        }
        if depth == 0 {
          place = end + 1
          return
        }
      }
      end += 1
    }
    hasOpenInterpolation = true
  }

  /// Reads a single character between quotes. Returns `false` if there is none, as in `'a` of Rust.
  private mutating func character(_ start: CodeGrammar.Start) -> Bool {
    let (from, quote) = (place, start.mark)
    let first = place + quote.count
    guard let content = byte(first), !line.matches(quote, at: first) else { return false }
    var end = first + 1
    if content == UInt8(ascii: "\\") {
      // The longest escape is '\u{10FFFF}'.
      end += 1
      while end < min(line.count, first + 11), !line.matches(quote, at: end) { end += 1 }
    } else {
      while let next = byte(end), next & 0xC0 == 0x80 { end += 1 }
    }
    guard line.matches(quote, at: end) else { return false }
    place = line.endOfMarks(from: end + quote.count)
    add(start.kind, from: from)
    return true
  }

  // MARK: Words and numbers

  private func endOfWord(from start: Int) -> Int {
    var end = start
    while end < line.count, grammar.isWordByte[Int(line[end])] { end += 1 }
    return end
  }

  private mutating func word() {
    let start = place
    place = endOfWord(from: start)
    // A word after a dot is the name of a member, even if it is a keyword elsewhere.
    let isMember = byte(start - 1) == UInt8(ascii: ".") && byte(start - 2) != UInt8(ascii: ".")
    let key = keyKind(from: start)
    isAfterValue = true
    if let kind = key {
      add(kind, from: start)
    } else if !isMember, let kind = grammar.kind(ofWord: line[start..<place]) {
      add(kind, from: start)
      // A value can follow a keyword such as `return`.
      isAfterValue = kind != .keyword
    } else if let kind = grammar.callKind, byte(place) == UInt8(ascii: "(") {
      let isType = grammar.capitalizedKind != nil && isCapital(start)
      add(isType ? grammar.capitalizedKind ?? kind : kind, from: start)
    } else if let kind = grammar.capitalizedKind, isCapital(start) {
      add(kind, from: start)
    }
  }

  private func isCapital(_ offset: Int) -> Bool { line[offset] &- 0x41 < 26 }

  /// Returns the kind of the key between `start` and the current position; `nil` if it isn't one.
  private func keyKind(from start: Int) -> CodeToken.Kind? {
    for key in grammar.keys {
      guard allows(key.position, at: start) else { continue }
      var next = place
      while byte(next)?.isSpaceOrTab == true { next += 1 }
      guard line.matches(key.mark, at: next) else { continue }
      guard key.isBeforeSpace else { return key.kind }
      switch byte(next + key.mark.count) {
      case nil, 0x20, 0x09, 0x0D: return key.kind
      default: continue
      }
    }
    return nil
  }

  /// `true` if the dot at the current position begins a number such as `.5`. It doesn't if it
  /// belongs to a member or a range.
  private var beginsFraction: Bool {
    guard grammar.hasNumbers, byte(place + 1)?.isDigit == true else { return false }
    guard let previous = byte(place - 1) else { return hasStart }
    return !previous.isWord && previous < 0x80 && previous != UInt8(ascii: ".")
      && !Self.closesBracket(previous)
  }

  /// Reads a number, with its unit, its exponent and the separators between its digits.
  private mutating func number() {
    let start = place
    while place < line.count {
      let byte = line[place]
      let isExponent = byte.lowered == UInt8(ascii: "e") && !isHexadecimal(start)
      place += 1
      if isExponent, let sign = self.byte(place),
        sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
      {
        place += 1
      } else if byte == UInt8(ascii: ".") {
        // Not the dots of a range, nor the dot before a member.
        guard let next = self.byte(place), next.isDigit else {
          place -= 1
          break
        }
      } else if !grammar.isWordByte[Int(byte)] {
        place -= 1
        break
      }
    }
    add(keyKind(from: start) ?? .number, from: start)
  }

  private func isHexadecimal(_ start: Int) -> Bool {
    line[start] == 0x30 && byte(start + 1)?.lowered == UInt8(ascii: "x")
  }
}
