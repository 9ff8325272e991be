// SPDX-License-Identifier: MIT
// Views: a string or a regular expression to search for.

import CuriumText

/// A string or a regular expression to search for, compiled for `PatternRun`.
///
/// The program is a nondeterministic automaton (Thompson 1968, with the priorities of Pike's VM),
/// so the time to find a match is at most proportional to the sizes of the line and the pattern.
/// That is why backreferences and lookaround aren't supported. The standard library's `Regex` isn't
/// used because its backtracking can't be interrupted.
///
/// Patterns match whole graphemes, and never a line break.
package struct TextPattern: Sendable {
  enum Instruction: Equatable, Sendable {
    /// An ASCII character; lowercase if case is ignored.
    case ascii(UInt8)
    /// Any other character; lowercase if case is ignored.
    case character(String)
    case any
    case set(Int)
    /// Continues at both instructions. The first has priority.
    case split(Int, Int)
    case jump(Int)
    /// Stores the position.
    case save(Int)
    case assert(Assertion)
    case match
  }

  enum Assertion: Equatable, Sendable {
    case lineStart, lineEnd, wordBoundary, noWordBoundary
  }

  let program: [Instruction]
  let sets: [PatternSet]
  /// The number of groups in parentheses.
  let groupCount: Int
  let ignoresCase: Bool
  /// `true` if a match can begin with an ASCII character, by character; `nil` if it can with any.
  let firstBytes: [Bool]?
  /// `true` if a match can begin with a character beyond ASCII.
  let startsBeyondASCII: Bool
  /// `true` if an empty match is a place that the pattern asks for, such as the start of a line
  /// with `^`. Otherwise the pattern would match nothing everywhere, as `x*` does.
  let matchesPlaces: Bool
  /// `true` if a match depends on the characters around it, for example because of `^` or `\b`.
  let hasConditions: Bool

  /// Creates a pattern from literal text.
  package init(literal text: String, ignoresCase: Bool) {
    var compiler = PatternCompiler(ignoresCase: ignoresCase)
    for character in text { compiler.emit(literal: character) }
    compiler.emit(.match)
    self.init(compiler, groupCount: 0)
  }

  /// Creates a pattern from a regular expression: characters, `.`, sets such as `[a-z]`, `\d \w \s
  /// \b` and their opposites, `^ $`, groups, `|`, and `* + ? {2,5}`, which a following `?` makes
  /// lazy. `^` and `$` also match alone.
  ///
  /// - Throws: `TextPatternError` if the expression is invalid.
  package init(expression: String, ignoresCase: Bool) throws(TextPatternError) {
    var parser = PatternParser(expression, ignoresCase: ignoresCase)
    let tree = try parser.parse()
    var compiler = PatternCompiler(ignoresCase: ignoresCase)
    try compiler.compile(tree)
    compiler.emit(.match)
    self.init(compiler, groupCount: parser.groupCount)
  }

  /// Returns a regular expression that matches exactly `text`.
  package static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if #"\.^$()[]{}|*+?"#.contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  private init(_ compiler: PatternCompiler, groupCount: Int) {
    program = compiler.program
    sets = compiler.sets
    ignoresCase = compiler.ignoresCase
    self.groupCount = groupCount
    (firstBytes, startsBeyondASCII) = Self.starts(of: compiler)
    matchesPlaces = !Self.beginnings(of: compiler.program, isAtPlace: false).contains(.match)
    hasConditions = compiler.program.contains {
      if case .assert = $0 { true } else { false }
    }
  }

  /// Returns the characters with which a match can begin.
  private static func starts(of compiler: PatternCompiler) -> ([Bool]?, Bool) {
    var bytes = [Bool](repeating: false, count: 128)
    var isBeyond = false
    for instruction in beginnings(of: compiler.program, isAtPlace: true) {
      switch instruction {
      case .ascii(let byte):
        bytes[Int(byte)] = true
        if compiler.ignoresCase, byte &- 0x61 < 26 {
          bytes[Int(byte) - 0x20] = true
          // The long s (ſ) and the Kelvin sign are ASCII letters in another case.
          isBeyond = true
        }
      case .character: isBeyond = true
      case .set(let number):
        isBeyond = true
        for byte in UInt8(0)..<128 where compiler.sets[number].contains(ascii: byte) {
          bytes[Int(byte)] = true
        }
      case .any, .match: return (nil, true)
      case .split, .jump, .save, .assert: break
      }
    }
    return (bytes, isBeyond)
  }

  /// Returns the instructions for a first character, and `.match` if a match can be empty.
  /// `isAtPlace` is the result of all conditions, such as `^`.
  private static func beginnings(of program: [Instruction], isAtPlace: Bool) -> [Instruction] {
    var found: [Instruction] = []
    var seen = Set<Int>()
    var waiting = [0]
    while let place = waiting.popLast() {
      guard seen.insert(place).inserted else { continue }
      switch program[place] {
      case .split(let one, let other): waiting += [one, other]
      case .jump(let next): waiting.append(next)
      case .assert where !isAtPlace: break
      case .save, .assert: waiting.append(place + 1)
      case .ascii, .character, .any, .set, .match: found.append(program[place])
      }
    }
    return found
  }
}

/// The reason why a regular expression is invalid.
package enum TextPatternError: Error, Equatable {
  /// A bracket or parenthesis has no partner.
  case unbalanced
  /// A `*`, `+`, `?` or `{2}` has nothing before it that can be repeated.
  case nothingToRepeat
  /// An unknown escape, or a backslash at the end.
  case escape
  /// A range or the limits of a repetition are in the wrong order.
  case order
  /// The pattern is too long, too deep or repeats too often.
  case tooLarge
  /// Backreferences, lookaround and other syntax that isn't supported.
  case unsupported
}
