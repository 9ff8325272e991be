// SPDX-License-Identifier: MIT
// Organism: Markdown read into blocks.

import CuriumViews

/// A block of a Markdown text.
struct MarkdownBlock: Equatable {
  enum Kind: Equatable {
    /// A heading of a level from 1 to 6.
    case heading(Int)
    case paragraph
    /// An item behind its sign or number, so many levels deep.
    case item(mark: String?, depth: Int)
    case code
    case rule
    /// Rows of cells, the first of them the titles, in columns that stand so.
    case table([[String]], [HorizontalAlignment])
  }

  var kind: Kind
  /// The text; its lines are joined but in code.
  var text: String
  /// How deep it is quoted.
  var quotes = 0
  /// How many of its quotes began before it.
  var joined = 0

  /// The deepest list or quote that is told apart.
  private static let deepest = 6

  /// The blocks of a text: headings with `#`, paragraphs, lists with `-`, `*`, `+` or numbers, quotes,
  /// fences of backticks or tildes, rules (CommonMark 0.31 §4 and §5, without indented code, underlined
  /// headings, HTML and reference links) and tables (GitHub Flavored Markdown 0.29 §4.10).
  static func read(_ text: String) -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    var fence: Substring?
    var isOpen = false
    // The quotes that all blank lines since the last block stand in.
    var lasting = Int.max
    func add(_ kind: Kind, _ text: String, _ quotes: Int) {
      let joined = min(lasting, quotes, blocks.last?.quotes ?? 0)
      blocks.append(MarkdownBlock(kind: kind, text: text, quotes: quotes, joined: joined))
      lasting = .max
    }
    // Grapheme by grapheme a line break may be "\r\n", which is one Character.
    for full in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      var (line, quotes) = unquoted(full)
      if let mark = fence {
        let trimmed = line.drop { $0 == " " }
        if trimmed.hasPrefix(mark),
          trimmed.drop(while: { $0 == mark.first }).allSatisfy(\.isWhitespace)
        {
          fence = nil
        } else {
          let last = blocks.count - 1
          if quotes == 0 { line = full }
          blocks[last].text += blocks[last].text.isEmpty ? "\(line)" : "\n\(line)"
        }
        continue
      }
      let indent = line.prefix { $0 == " " || $0 == "\t" }.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
      line = line.drop { $0 == " " || $0 == "\t" }
      if line.isEmpty {
        isOpen = false
        lasting = min(lasting, quotes)
      } else if isOpen, blocks[blocks.count - 1].quotes == quotes,
        blocks[blocks.count - 1].takesTableLine(line)
      {
        continue
      } else if let mark = fenceMark(line) {
        fence = mark
        isOpen = false
        add(.code, "", quotes)
      } else if isRule(line) {
        isOpen = false
        add(.rule, "", quotes)
      } else if let (level, title) = heading(line) {
        isOpen = false
        add(.heading(level), title, quotes)
      } else if let (mark, rest) = item(line) {
        isOpen = true
        add(.item(mark: mark, depth: min(indent / 2, deepest)), String(rest), quotes)
      } else if isOpen, blocks[blocks.count - 1].quotes == quotes {
        blocks[blocks.count - 1].text += " \(line)"
      } else {
        isOpen = true
        add(.paragraph, String(line), quotes)
      }
    }
    return blocks
  }

  private static func unquoted(_ line: Substring) -> (Substring, Int) {
    var rest = line
    var quotes = 0
    while true {
      let inner = rest.drop { $0 == " " }
      guard inner.first == ">" else { return (rest, min(quotes, deepest)) }
      quotes += 1
      rest = inner.dropFirst()
      if rest.first == " " { rest = rest.dropFirst() }
    }
  }

  private static func fenceMark(_ line: Substring) -> Substring? {
    guard let sign = line.first, sign == "`" || sign == "~" else { return nil }
    let mark = line.prefix { $0 == sign }
    return mark.count >= 3 && !(sign == "`" && line.dropFirst(mark.count).contains("`"))
      ? mark : nil
  }

  private static func isRule(_ line: Substring) -> Bool {
    guard let sign = line.first, "-*_".contains(sign) else { return false }
    return line.allSatisfy { $0 == sign || $0.isWhitespace }
      && line.filter { $0 == sign }.count >= 3
  }

  private static func heading(_ line: Substring) -> (Int, String)? {
    let level = line.prefix { $0 == "#" }.count
    let rest = line.dropFirst(level)
    guard (1...6).contains(level), rest.isEmpty || rest.first == " " else { return nil }
    var words = rest.drop { $0 == " " }
    while words.last == " " || words.last == "#" { words = words.dropLast() }
    return (level, String(words))
  }

  private static func item(_ line: Substring) -> (String?, Substring)? {
    if let sign = line.first, "-*+".contains(sign), line.dropFirst().first == " " {
      return (nil, line.dropFirst(2).drop { $0 == " " })
    }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    let rest = line.dropFirst(digits.count)
    guard (1...9).contains(digits.count), rest.first == "." || rest.first == ")",
      rest.dropFirst().first == " "
    else { return nil }
    return ("\(digits).", rest.dropFirst(2).drop { $0 == " " })
  }
}
