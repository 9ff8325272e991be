// SPDX-License-Identifier: MIT
// Token: what is wrong with a theme file, where, and what to do about it.

import CuriumTerminal

/// A fault of a theme file.
///
///     ocean.tokens.json:12:18: color.brand.primary: expected a reference to a token that exists …
public struct ThemeFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of fault.
  public enum Problem: Hashable, Sendable {
    /// The file cannot be read.
    case unreadable
    /// The file cannot be written.
    case unwritable
    /// It is not JSON.
    case syntax
    /// A value has not the shape that its type asks for.
    case invalidValue
    /// A token has no type, or another than its place or its reference asks for.
    case wrongType
    /// The kit has no token of this name.
    case unknownToken
    /// A reference leads to nothing.
    case unknownReference
    /// References lead back to where they began; all tokens of the circle in order.
    case cycle([String])
    /// The file names no base and leaves tokens out; the first of them.
    case incomplete([String])
    /// The base is no theme of the kit.
    case unknownBase
    /// Part of the format that is not read.
    case unsupported
    /// A resolver document is asked for a context that it does not have.
    case wrongChoice
    /// More than a theme needs, refused before it takes time and memory.
    case tooLarge
    /// A warning: a value written as it was before DTCG 2025.10; it is read all the same.
    case olderForm
    /// A warning: a token is used that is marked as deprecated.
    case deprecated
    /// A warning: a member that means nothing where it stands.
    case unknownMember
  }

  /// What kind of fault it is.
  public let problem: Problem
  /// The name of the file.
  public let file: String
  /// The line, counted from 1; 0 where the fault is of the whole file.
  public let line: Int
  /// The byte of the line, counted from 1; 0 where it is not known.
  public let column: Int
  /// The place inside, as in `color.brand.primary`; empty where it is not in a token.
  public let path: String
  /// What was expected there.
  public let expected: String
  /// What to do.
  public let advice: String

  /// The fault in one line: where, what was expected, what to do.
  ///
  /// Safe to print: what it quotes from a file can't steer a terminal, begin a line or reorder the text.
  public var description: String {
    let file = Self.shown(file)
    var place = line > 0 ? "\(file):\(line)" : file
    if line > 0, column > 0 { place += ":\(column)" }
    let subject = path.isEmpty ? place : "\(place): \(Self.shown(path))"
    return "\(subject): expected \(expected). \(advice)"
  }

  /// `expected` and `advice` are kept as they can be shown: cut when too long, without controls.
  init(
    _ problem: Problem, file: String, line: Int, column: Int, path: String, expected: String,
    advice: String
  ) {
    self.problem = problem
    self.file = file
    self.line = line
    self.column = column
    self.path = path
    self.expected = Self.shown(expected)
    self.advice = Self.shown(advice)
  }

  /// The most bytes of each part of a message; the longest of the kit's own has half as many.
  private static let longest = 1_000

  private static func shown(_ text: String) -> String {
    guard text.utf8.count > longest else { return TextSanitizer.sanitized(line: text) }
    let bytes = Array(text.utf8.prefix(longest))
    var cut = String(decoding: bytes, as: UTF8.self)
    // The last letter may have been cut in two.
    if cut.unicodeScalars.last == "\u{FFFD}" { cut.unicodeScalars.removeLast() }
    return TextSanitizer.sanitized(line: cut) + "…"
  }
}

/// A place in a theme file, from which errors are made.
struct Place: Hashable, Sendable {
  var file: String
  var line: Int
  var column: Int32 = 0
  var path: String

  func error(_ problem: ThemeFileError.Problem, _ expected: String, _ advice: String)
    -> ThemeFileError
  {
    ThemeFileError(
      problem, file: file, line: line, column: Int(column), path: path,
      expected: expected, advice: advice)
  }
}
