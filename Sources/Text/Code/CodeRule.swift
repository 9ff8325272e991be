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
    /// The start of the line, or after a space or a bracket.
    case afterSpace
    /// The first character of the line that isn't a space.
    case indented
    /// The first character of the line.
    case lineStart
  }

  enum Content: Sendable {
    case words(String, ignoresCase: Bool)
    case region(CodeRegion)
    case character(String)
    case prefix(String)
    case keys(String, beforeSpace: Bool)
    case numbers
    case calls
    case capitalized
    case wordCharacters(String)
  }

  let kind: CodeToken.Kind
  let content: Content
  var position = Position.anywhere

  /// Returns a rule for the `words` in a string, which spaces separate.
  public static func words(
    _ kind: CodeToken.Kind, _ words: String, ignoringCase: Bool = false
  ) -> CodeRule {
    CodeRule(kind: kind, content: .words(words, ignoresCase: ignoringCase))
  }

  /// Returns a rule for the text from `start` to `end`, with both.
  ///
  /// The character after an `escape` doesn't end the text. If `spansLines` is `false`, the text
  /// ends with its line. If `nests` is `true`, each further `start` needs an `end` of its own.
  public static func between(
    _ kind: CodeToken.Kind, _ start: String, _ end: String, escape: Character? = nil,
    spansLines: Bool = false, nests: Bool = false, at position: Position = .anywhere
  ) -> CodeRule {
    let region = CodeRegion(
      kind: kind, start: Array(start.utf8), end: Array(end.utf8), escape: escape?.asciiValue,
      spansLines: spansLines, nests: nests)
    return CodeRule(kind: kind, content: .region(region), position: position)
  }

  /// Returns a rule for the text from `start` to the end of the line.
  public static func toLineEnd(
    _ kind: CodeToken.Kind, _ start: String, at position: Position = .anywhere
  ) -> CodeRule {
    let region = CodeRegion(kind: kind, start: Array(start.utf8))
    return CodeRule(kind: kind, content: .region(region), position: position)
  }

  /// Returns a rule for a single character, or a backslash and what it escapes, between two `quote`
  /// characters.
  public static func character(_ kind: CodeToken.Kind, _ quote: String = "'") -> CodeRule {
    CodeRule(kind: kind, content: .character(quote))
  }

  /// Returns a rule for a word after `prefix`, with the prefix.
  public static func prefix(
    _ kind: CodeToken.Kind, _ prefix: String, at position: Position = .anywhere
  ) -> CodeRule {
    CodeRule(kind: kind, content: .prefix(prefix), position: position)
  }

  /// Returns a rule for words and strings before `mark`. Spaces can be between them. If
  /// `beforeSpace` is `true`, the mark counts only before a space or the end of the line.
  public static func keys(
    _ kind: CodeToken.Kind, before mark: String, beforeSpace: Bool = false,
    at position: Position = .anywhere
  ) -> CodeRule {
    CodeRule(kind: kind, content: .keys(mark, beforeSpace: beforeSpace), position: position)
  }

  /// Returns a rule that makes `characters` part of words, in addition to letters, digits and
  /// underscores.
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
  var spansLines = false
  var nests = false
}
