// SPDX-License-Identifier: MIT
// Token: an error in a theme file, with its place and advice.

import CuriumTerminal

/// An error in a theme file.
///
///     ocean.tokens.json:12:18: color.brand.primary: expected a reference to an existing token …
public struct ThemeFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of errors.
  public enum Problem: Hashable, Sendable {
    /// The file can't be read.
    case unreadable
    /// The file can't be written.
    case unwritable
    /// The file isn't valid JSON.
    case syntax
    /// A value doesn't have the form that its type requires.
    case invalidValue
    /// A token has no type, or a type that doesn't fit its place or its reference.
    case wrongType
    /// The kit has no token with this name.
    case unknownToken
    /// The target of a reference doesn't exist.
    case unknownReference
    /// References form a cycle. The value lists its tokens in order.
    case cycle([String])
    /// The file has no base and omits the listed tokens.
    case incomplete([String])
    /// The base isn't a built-in theme.
    case unknownBase
    /// A part of the format isn't supported.
    case unsupported
    /// A resolver document doesn't have the selected context.
    case wrongChoice
    /// The file exceeds a limit. It is rejected before it can use much time and memory.
    case tooLarge
    /// A warning: a value has a form older than DTCG 2025.10, which is still accepted.
    case olderForm
    /// A warning: the file uses a token that is marked as deprecated.
    case deprecated
    /// A warning: a member has no meaning in its place.
    case unknownMember
  }

  /// The kind of error.
  public let problem: Problem
  /// The name of the file.
  public let file: String
  /// The line, starting at 1; 0 for an error of the whole file.
  public let line: Int
  /// The byte in the line, starting at 1; 0 if unknown.
  public let column: Int
  /// The path in the file, as in `color.brand.primary`; empty if the error isn't in a token.
  public let path: String
  /// The expected content.
  public let expected: String
  /// Advice for correcting the error.
  public let advice: String

  /// The error in one line: the place, the expected content and the advice.
  ///
  /// It is safe to print: text quoted from a file can't control the terminal, start a new line or
  /// reorder the text.
  public var description: String {
    let file = Self.shown(file)
    var place = line > 0 ? "\(file):\(line)" : file
    if line > 0, column > 0 { place += ":\(column)" }
    let subject = path.isEmpty ? place : "\(place): \(Self.shown(path))"
    return "\(subject): expected \(expected). \(advice)"
  }

  /// Creates an error. `expected` and `advice` are stored in printable form: truncated if too long,
  /// and without control characters.
  init(_ problem: Problem, at place: Place, expected: String, advice: String) {
    self.problem = problem
    self.file = place.file
    self.line = place.line
    self.column = Int(place.column)
    self.path = place.path
    self.expected = Self.shown(expected)
    self.advice = Self.shown(advice)
  }

  /// The maximum number of bytes in each part of a message. The kit's longest message has half as
  /// many.
  private static let longest = 1_000

  private static func shown(_ text: String) -> String {
    let shown = TextSanitizer.sanitized(line: text.truncated(toBytes: longest))
    return text.utf8.count > longest ? shown + "…" : shown
  }
}

/// A place in a theme file, for errors.
struct Place: Hashable, Sendable {
  var file: String
  /// The line, starting at 1; 0 for the whole file.
  var line = 0
  var column: Int32 = 0
  var path = ""

  func error(_ problem: ThemeFileError.Problem, _ expected: String, _ advice: String)
    -> ThemeFileError
  {
    ThemeFileError(problem, at: self, expected: expected, advice: advice)
  }
}
