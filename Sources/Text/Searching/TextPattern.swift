// SPDX-License-Identifier: MIT
// Views: what a search looks for: a text or a regular expression.

/// A text or a regular expression to look for, as a program for `PatternRun`.
///
/// The program is a nondeterministic automaton (Thompson 1968, with the priorities of Pike's VM), so
/// that the time of a search grows with the text and the pattern and never explodes, whatever both
/// contain. That is why backreferences and lookaround aren't supported, and why this isn't `Regex`
/// of the standard library, whose backtracking can't be interrupted.
///
/// Patterns match whole graphemes, and never a line break.
package struct TextPattern: Sendable {
  enum Instruction: Equatable, Sendable {
    /// An ASCII character; in lower case if case is ignored.
    case ascii(UInt8)
    /// Another character; in lower case if case is ignored.
    case character(String)
    case any
    case set(Int)
    /// Continues at both places, the first of them with priority.
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
  /// Whether a match can begin with an ASCII character, by character; `nil` if it can with any.
  let firstBytes: [Bool]?
  /// Whether a match can begin with a character beyond ASCII.
  let startsBeyondASCII: Bool

  /// Creates a pattern of literal text.
  package init(literal text: String, ignoresCase: Bool) {
    var compiler = PatternCompiler(ignoresCase: ignoresCase)
    for character in text { compiler.emit(literal: character) }
    compiler.emit(.match)
    self.init(compiler, groupCount: 0)
  }

  /// Creates a pattern of a regular expression: characters, `.`, sets such as `[a-z]`, `\d \w \s \b`
  /// and their opposites, `^ $`, groups, `|`, and `* + ? {2,5}`, each also with `?` for as little as
  /// possible.
  ///
  /// - Throws: `TextPatternError` if the expression isn't one.
  package init(expression: String, ignoresCase: Bool) throws(TextPatternError) {
    var parser = PatternParser(expression, ignoresCase: ignoresCase)
    let tree = try parser.parse()
    var compiler = PatternCompiler(ignoresCase: ignoresCase)
    try compiler.compile(tree)
    compiler.emit(.match)
    self.init(compiler, groupCount: parser.groupCount)
  }

  private init(_ compiler: PatternCompiler, groupCount: Int) {
    program = compiler.program
    sets = compiler.sets
    ignoresCase = compiler.ignoresCase
    self.groupCount = groupCount
    (firstBytes, startsBeyondASCII) = Self.starts(of: compiler)
  }

  /// Returns the characters with which a match can begin.
  private static func starts(of compiler: PatternCompiler) -> ([Bool]?, Bool) {
    var bytes = [Bool](repeating: false, count: 128)
    var isBeyond = false
    var seen = Set<Int>()
    var waiting = [0]
    while let place = waiting.popLast() {
      guard seen.insert(place).inserted else { continue }
      switch compiler.program[place] {
      case .ascii(let byte):
        bytes[Int(byte)] = true
        if compiler.ignoresCase, byte &- 0x61 < 26 {
          bytes[Int(byte) - 0x20] = true
          // The long s and the Kelvin sign are the same letters in another case.
          isBeyond = true
        }
      case .character: isBeyond = true
      case .set(let number):
        isBeyond = true
        for byte in UInt8(0)..<128 where compiler.sets[number].contains(ascii: byte) {
          bytes[Int(byte)] = true
        }
      case .any, .match: return (nil, true)
      case .split(let one, let other): waiting += [one, other]
      case .jump(let next): waiting.append(next)
      case .save, .assert: waiting.append(place + 1)
      }
    }
    return (bytes, isBeyond)
  }
}

/// The reason why a regular expression isn't one.
package enum TextPatternError: Error, Equatable {
  /// A bracket or parenthesis has no partner.
  case unbalanced
  /// A `*`, `+`, `?` or `{` has nothing before it.
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
