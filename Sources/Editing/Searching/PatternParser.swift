// SPDX-License-Identifier: MIT
// Views: parses regular expressions.

import CuriumText

/// A part of a regular expression.
indirect enum PatternTree {
  case character(Character)
  case any
  case set(PatternSet)
  case assert(TextPattern.Assertion)
  case sequence([PatternTree])
  case choice([PatternTree])
  /// A group that captures its match.
  case group(PatternTree, Int)
  case repetition(PatternTree, least: Int, most: Int?, isGreedy: Bool)
}

/// Parses a regular expression by recursive descent, with at most `depthLimit` nested groups.
struct PatternParser {
  private let characters: [Character]
  private var place = 0
  private var depth = 0
  private let ignoresCase: Bool
  /// The number of groups so far.
  private(set) var groupCount = 0

  private static let depthLimit = 64
  private static let lengthLimit = 2_000
  private static let repeatLimit = 1_000

  init(_ expression: String, ignoresCase: Bool) {
    characters = Array(expression)
    self.ignoresCase = ignoresCase
  }

  private var next: Character? { place < characters.count ? characters[place] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    place += 1
    return true
  }

  mutating func parse() throws(TextPatternError) -> PatternTree {
    if characters.count > Self.lengthLimit { throw .tooLarge }
    let tree = try choice()
    if next != nil { throw .unbalanced }
    return tree
  }

  private mutating func choice() throws(TextPatternError) -> PatternTree {
    var options = [try sequence()]
    while take("|") { options.append(try sequence()) }
    return options.count == 1 ? options[0] : .choice(options)
  }

  private mutating func sequence() throws(TextPatternError) -> PatternTree {
    var parts: [PatternTree] = []
    while let character = next, character != "|", character != ")" {
      if try counts() != nil { throw .nothingToRepeat }
      parts.append(try repeated(try atom()))
    }
    return .sequence(parts)
  }

  private mutating func atom() throws(TextPatternError) -> PatternTree {
    let character = characters[place]
    place += 1
    switch character {
    case ".": return .any
    case "^": return .assert(.lineStart)
    case "$": return .assert(.lineEnd)
    case "(": return try group()
    case "[": return .set(try set())
    case "\\": return try escape()
    case "*", "+", "?": throw .nothingToRepeat
    default: return .character(character)
    }
  }

  private mutating func group() throws(TextPatternError) -> PatternTree {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.depthLimit { throw .tooLarge }
    var number: Int?
    if take("?") {
      guard take(":") else { throw .unsupported }
    } else {
      groupCount += 1
      number = groupCount
    }
    let tree = try choice()
    guard take(")") else { throw .unbalanced }
    return number.map { .group(tree, $0) } ?? tree
  }

  // MARK: Repetitions

  private mutating func repeated(_ tree: PatternTree) throws(TextPatternError) -> PatternTree {
    var limits: (least: Int, most: Int?)
    if take("*") {
      limits = (0, nil)
    } else if take("+") {
      limits = (1, nil)
    } else if take("?") {
      limits = (0, 1)
    } else if let counted = try counts() {
      limits = counted
    } else {
      return tree
    }
    let isGreedy = !take("?")
    if next == "*" || next == "+" || next == "?" { throw .nothingToRepeat }
    if let most = limits.most, most < limits.least { throw .order }
    if max(limits.least, limits.most ?? 0) > Self.repeatLimit { throw .tooLarge }
    return .repetition(tree, least: limits.least, most: limits.most, isGreedy: isGreedy)
  }

  /// Reads `{2}`, `{2,}` or `{2,5}`. Other braces are ordinary characters.
  private mutating func counts() throws(TextPatternError) -> (Int, Int?)? {
    let start = place
    guard take("{"), let least = number() else {
      place = start
      return nil
    }
    var most: Int? = least
    if take(",") { most = number() }
    guard take("}") else {
      place = start
      return nil
    }
    return (least, most)
  }

  private mutating func number() -> Int? {
    var value: Int?
    while let digit = next, digit.isASCII, let figure = digit.wholeNumberValue {
      value = min((value ?? 0) * 10 + figure, 1_000_000)
      place += 1
    }
    return value
  }

  // MARK: Escapes and sets

  private mutating func escape() throws(TextPatternError) -> PatternTree {
    guard let character = next else { throw .escape }
    if character == "b" || character == "B" {
      place += 1
      return .assert(character == "b" ? .wordBoundary : .noWordBoundary)
    }
    if let (kind, isNegated) = namedClass(character) {
      place += 1
      var set = PatternSet(ignoresCase: ignoresCase)
      set.insert(kind, isNegated: isNegated)
      set.finish()
      return .set(set)
    }
    return .character(try escapedCharacter())
  }

  private func namedClass(_ character: Character) -> (PatternSet.Class, Bool)? {
    switch character {
    case "d": (.digit, false)
    case "D": (.digit, true)
    case "w": (.word, false)
    case "W": (.word, true)
    case "s": (.space, false)
    case "S": (.space, true)
    default: nil
    }
  }

  private mutating func escapedCharacter() throws(TextPatternError) -> Character {
    guard let character = next else { throw .escape }
    place += 1
    switch character {
    case "t": return "\t"
    case "r": return "\r"
    case "0": return "\0"
    case "x": return try scalar(digits: 2)
    case "u":
      if take("{") {
        let result = try scalar(digits: 8)
        guard take("}") else { throw .unbalanced }
        return result
      }
      return try scalar(digits: 4)
    default: break
    }
    if character.isASCII, character.isNumber || character == "p" || character == "k" {
      throw .unsupported
    }
    if character.isASCII, character.isLetter { throw .escape }
    return character
  }

  private mutating func scalar(digits: Int) throws(TextPatternError) -> Character {
    var value: UInt32 = 0
    var count = 0
    while count < digits, let digit = next?.hexDigitValue {
      value = value << 4 | UInt32(digit)
      place += 1
      count += 1
    }
    guard count > 0, let scalar = Unicode.Scalar(value) else { throw .escape }
    return Character(scalar)
  }

  private mutating func set() throws(TextPatternError) -> PatternSet {
    var set = PatternSet(ignoresCase: ignoresCase)
    if take("^") { set.negate() }
    var isFirst = true
    while let character = next {
      if character == "]", !isFirst {
        place += 1
        set.finish()
        return set
      }
      isFirst = false
      place += 1
      if character == "\\", let next, let (kind, isNegated) = namedClass(next) {
        place += 1
        set.insert(kind, isNegated: isNegated)
        continue
      }
      let low = character == "\\" ? try escapedCharacter() : character
      guard next == "-", place + 1 < characters.count, characters[place + 1] != "]" else {
        set.insert(low)
        continue
      }
      place += 1
      let end = characters[place]
      place += 1
      let high = end == "\\" ? try escapedCharacter() : end
      guard low.unicodeScalars.count == 1, high.unicodeScalars.count == 1,
        let first = low.unicodeScalars.first, let last = high.unicodeScalars.first, first <= last
      else { throw .order }
      set.insert(first...last)
    }
    throw .unbalanced
  }
}
