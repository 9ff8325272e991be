// SPDX-License-Identifier: MIT
// Views: a language whose code is shown in colours.

/// A language whose code is shown in colours.
///
/// The languages of the kit are static properties, such as `.swift`. Another language is a list of
/// rules:
///
///     let lisp = CodeLanguage(
///       "lisp", "el", "scm",
///       rules: [
///         .toLineEnd(.comment, ";"),
///         .between(.string, "\"", "\"", escape: "\\", spansLines: true),
///         .words(.keyword, "defun define if cond lambda let"),
///         .wordCharacters("-?!*"),
///         .numbers,
///       ])
///
/// At each position, the rule with the longest matching mark applies; if none matches, the rules
/// for words and numbers apply. Rules don't parse the language, so they can't tell a type from a
/// variable that looks the same.
///
/// Two values are equal if they were created by the same call.
public struct CodeLanguage: Equatable, Sendable {
  /// The names of the language in lower case. The first is its own name; the others are aliases and
  /// file extensions.
  public let names: [String]
  private let reader: Reader

  private enum Reader: Sendable {
    case grammar(CodeGrammar)
    case markup
    case closure(CodeClosure)
  }

  /// Creates a language with `names` whose tokens are found by `rules`.
  ///
  /// If the first rule for comments is `toLineEnd`, and not at `.lineStart`, users of a text editor
  /// can comment lines out with its mark.
  public init(_ names: String..., rules: [CodeRule]) {
    self.names = names.map { $0.lowercased() }
    reader = .grammar(CodeGrammar(rules))
  }

  /// Creates a language with `names` whose tokens are found by a closure.
  ///
  /// `tokens` returns the tokens of a line in order, without overlaps. It is called for each line
  /// from the first, often again for the same one. `state` is 0 in the first line; each further
  /// line gets the value that the previous line has set. In an editor that shows the end of a long
  /// text, `state` can also be 0 until the previous lines have been read, and lines of more than
  /// 4,096 bytes come in parts. A diff begins up to 2,000 lines before the shown one, also with 0.
  ///
  ///     let log = CodeLanguage("log") { line, _ in
  ///       guard let end = line.firstIndex(of: "]") else { return [] }
  ///       return [CodeToken(.comment, line.startIndex..<end)]
  ///     }
  public init(
    _ names: String...,
    tokens: @escaping @Sendable (_ line: Substring, _ state: inout Int) -> [CodeToken]
  ) {
    self.names = names.map { $0.lowercased() }
    reader = .closure(CodeClosure(tokens: tokens))
  }

  /// Creates the language of the kit with `name`, which can also be an alias or a file extension;
  /// `nil` if there is none. Case doesn't matter.
  ///
  ///     CodeLanguage(named: "js")
  public init?(named name: some StringProtocol) {
    guard let language = CodeLanguage.find(name, in: CodeLanguage.all) else { return nil }
    self = language
  }

  /// Creates the language of HTML and XML.
  init(markup names: [String]) {
    self.names = names
    reader = .markup
  }

  /// Returns the first language in a list with a name; `nil` if there is none.
  package static func find(_ name: some StringProtocol, in languages: [CodeLanguage])
    -> CodeLanguage?
  {
    // Longer names are hostile text.
    guard name.utf8.count <= 64 else { return nil }
    let name = name.lowercased()
    return languages.first { $0.names.contains(name) }
  }

  /// Returns the tokens of a line that begins in `state`, and sets `state` to the next line's. A
  /// part of a long line can lack its start or its end.
  package func spans(
    ofLine line: Substring, state: inout Int, hasStart: Bool = true, hasEnd: Bool = true
  ) -> [CodeSpan] {
    if case .closure(let closure) = reader {
      return Self.checked(closure.tokens(line, &state), in: line)
    }
    var line = line
    return line.withUTF8 { bytes in
      if case .grammar(let grammar) = reader {
        var scan = CodeScan(
          grammar: grammar, line: bytes, state: state, hasStart: hasStart, hasEnd: hasEnd)
        scan.run()
        state = scan.state
        return scan.spans
      }
      var scan = MarkupScan(bytes, state: state)
      scan.run()
      state = scan.state
      return scan.spans
    }
  }

  /// The mark with which lines are commented out; `nil` if the language has none.
  package var lineComment: String? {
    if case .grammar(let grammar) = reader { grammar.lineComment } else { nil }
  }

  private var identity: ObjectIdentifier {
    switch reader {
    case .grammar(let grammar): ObjectIdentifier(grammar)
    case .markup: ObjectIdentifier(MarkupScan.self)
    case .closure(let closure): ObjectIdentifier(closure)
    }
  }

  /// Returns whether both values were created by the same call.
  public static func == (left: CodeLanguage, right: CodeLanguage) -> Bool {
    left.identity == right.identity
  }

  /// Returns the tokens of a whole text.
  package func spans(of text: String) -> [CodeSpan] {
    var spans: [CodeSpan] = []
    var state = 0
    var start = 0
    for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let content = line.last == 0x0D ? line.dropLast() : line
      for span in self.spans(ofLine: Substring(content), state: &state) {
        spans.append(
          CodeSpan(span.kind, (start + span.range.lowerBound)..<(start + span.range.upperBound)))
      }
      start += line.count + 1
    }
    return spans
  }

  /// Returns the tokens of an app as bytes of their line. Drops those that overlap, aren't in it or
  /// divide a character.
  private static func checked(_ tokens: [CodeToken], in line: Substring) -> [CodeSpan] {
    var spans: [CodeSpan] = []
    var end = line.startIndex
    for token in tokens
    where token.range.lowerBound >= end && token.range.upperBound <= line.endIndex
      && !token.range.isEmpty && String.Index(token.range.lowerBound, within: line) != nil
      && String.Index(token.range.upperBound, within: line) != nil
    {
      end = token.range.upperBound
      let start = line.utf8.distance(from: line.startIndex, to: token.range.lowerBound)
      spans.append(CodeSpan(token.kind, start..<line.utf8.distance(from: line.startIndex, to: end)))
    }
    return spans
  }
}

/// A closure that finds the tokens of a line.
private final class CodeClosure: Sendable {
  let tokens: @Sendable (_ line: Substring, _ state: inout Int) -> [CodeToken]

  init(tokens: @escaping @Sendable (_ line: Substring, _ state: inout Int) -> [CodeToken]) {
    self.tokens = tokens
  }
}
