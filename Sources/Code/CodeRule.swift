// SPDX-License-Identifier: MIT
// Views: the rules that find the tokens of a language.

/// A rule for the tokens of a language.
///
///     CodeLanguage(
///       "ini", "cfg",
///       rules: [
///         .toLineEnd(.comment, ";"),
///         .between(.heading, "[", "]"),
///         .keys(.property, before: "="),
///         .numbers,
///       ])
public struct CodeRule: Sendable {
  /// The positions in a line at which a token can begin.
  public enum Position: Sendable {
    /// Any position.
    case anywhere
    /// The start of the line, or after a space.
    case afterSpace
    /// The start of the line, or after a space, an opening bracket or one of `, ; = : | & < >`.
    case wordStart
    /// A position where a value can begin: not after a name, a number, a string or a closing
    /// bracket, even if there are spaces between them, and not directly after `<`, as in `</p>`.
    case operand
    /// The first character of the line that isn't a space.
    case firstInLine
    /// The first character of the line.
    case lineStart
  }

  enum Content: Sendable {
    case words(String, ignoresCase: Bool)
    case region(CodeRegion)
    case character(String)
    case wordAfter(String)
    case escape(String)
    case keys(String, beforeSpace: Bool)
    case numbers
    case calls
    case capitalized
    case wordCharacters(String)
  }

  let kind: CodeToken.Kind
  let content: Content
  var position = Position.anywhere

  /// The mark before text that ends with its line; `nil` if the rule is of another kind, or if the
  /// mark can't follow the indentation of a line.
  var lineMark: String? {
    guard case .region(let region) = content, region.end.isEmpty, position != .lineStart else {
      return nil
    }
    return String(decoding: region.start, as: UTF8.self)
  }

  /// Returns a rule for the `words` in a string, separated by spaces.
  public static func words(
    _ kind: CodeToken.Kind, _ words: String, ignoringCase: Bool = false
  ) -> CodeRule {
    CodeRule(kind: kind, content: .words(words, ignoresCase: ignoringCase))
  }

  /// Returns a rule for the text from `start` to `end`, with both.
  ///
  /// The character after an `escape`, which must be ASCII, doesn't end the text. `interpolation`
  /// begins code in a string, as `\(` does in Swift; the code ends with the closing bracket, and
  /// quotes in it don't end the string. If `spansLines` is `false`, the text ends with its line. If
  /// `nests` is `true`, each further `start` needs an `end` of its own.
  ///
  /// A language can have 255 rules of this kind and of `toLineEnd`. Further ones are ignored.
  public static func between(
    _ kind: CodeToken.Kind, _ start: String, _ end: String, escape: Character? = nil,
    interpolation: String? = nil, spansLines: Bool = false, nests: Bool = false,
    at position: Position = .anywhere
  ) -> CodeRule {
    let region = CodeRegion(
      kind: kind, start: Array(start.utf8), end: Array(end.utf8), escape: escape?.asciiValue,
      interpolation: Array((interpolation ?? "").utf8), spansLines: spansLines, nests: nests)
    return CodeRule(kind: kind, content: .region(region), position: position)
  }

  /// Returns a rule for the text from `start` to the end of the line.
  public static func toLineEnd(
    _ kind: CodeToken.Kind, _ start: String, at position: Position = .anywhere
  ) -> CodeRule {
    let region = CodeRegion(kind: kind, start: Array(start.utf8))
    return CodeRule(kind: kind, content: .region(region), position: position)
  }

  /// Returns a rule for a single character, or a backslash and the character that it escapes,
  /// between two `quote` characters.
  public static func character(_ kind: CodeToken.Kind, _ quote: String = "'") -> CodeRule {
    CodeRule(kind: kind, content: .character(quote))
  }

  /// Returns a rule for a word directly after `mark`, with the mark.
  public static func word(
    _ kind: CodeToken.Kind, after mark: String, at position: Position = .anywhere
  ) -> CodeRule {
    CodeRule(kind: kind, content: .wordAfter(mark), position: position)
  }

  /// Returns a rule that makes `mark` escape the next character outside of strings and comments, as
  /// a backslash does in shells. The escaped character begins no token.
  public static func escape(_ mark: String) -> CodeRule {
    CodeRule(kind: .string, content: .escape(mark))
  }

  /// Returns a rule for words and strings before `mark`. Spaces and tabs can be between them. If
  /// `beforeSpace` is `true`, the mark counts only before a space or the end of the line.
  public static func keys(
    _ kind: CodeToken.Kind, before mark: String, beforeSpace: Bool = false,
    at position: Position = .anywhere
  ) -> CodeRule {
    CodeRule(kind: kind, content: .keys(mark, beforeSpace: beforeSpace), position: position)
  }

  /// Returns a rule that makes ASCII `characters` part of words, in addition to letters, digits,
  /// underscores and all characters that aren't ASCII.
  public static func wordCharacters(_ characters: String) -> CodeRule {
    CodeRule(kind: .keyword, content: .wordCharacters(characters))
  }

  /// A rule for numbers.
  public static let numbers = CodeRule(kind: .number, content: .numbers)
  /// A rule for words directly before an opening parenthesis.
  public static let calls = CodeRule(kind: .function, content: .calls)
  /// A rule for words that begin with a capital letter, which are types in many languages.
  public static let capitalizedTypes = CodeRule(kind: .type, content: .capitalized)
}

/// Text between two marks, such as a comment. Without an end mark, it ends with its line.
struct CodeRegion: Sendable {
  let kind: CodeToken.Kind
  let start: [UInt8]
  var end: [UInt8] = []
  var escape: UInt8?
  /// The start of code in a string; empty if there is none. It ends with the closing bracket.
  var interpolation: [UInt8] = []
  var spansLines = false
  var nests = false
}
