// SPDX-License-Identifier: MIT
// Views: the scan of one line of HTML or XML.

/// Finds the tokens of a line of HTML or XML, where strings and attributes exist only in tags.
struct MarkupScan {
  /// Where a line begins or ends.
  enum Context: Int {
    case text
    case tag
    case comment
    case doubleQuotes
    case singleQuotes

    init(_ state: Int) { self = Context(rawValue: state) ?? .text }
  }

  let line: Substring
  var place: Substring.Index
  var context: Context
  private(set) var tokens: [CodeToken] = []

  init(line: Substring, place: Substring.Index, context: Context) {
    self.line = line
    self.place = place
    self.context = context
  }

  mutating func run() {
    while place < line.endIndex {
      switch context {
      case .text: readText()
      case .tag: readTag()
      case .comment: read(.comment, to: "-->", then: .text)
      case .doubleQuotes: read(.string, to: "\"", then: .tag)
      case .singleQuotes: read(.string, to: "'", then: .tag)
      }
    }
  }

  private mutating func add(_ kind: CodeToken.Kind, from start: Substring.Index) {
    if start < place { tokens.append(CodeToken(kind, start..<place)) }
  }

  /// Reads up to the end of `mark`, or to the end of the line.
  private mutating func read(
    _ kind: CodeToken.Kind, from start: Substring.Index? = nil, to mark: String,
    then next: Context
  ) {
    let begin = start ?? place
    var rest = line[place...]
    while !rest.isEmpty, !rest.hasPrefix(mark) { rest.removeFirst() }
    if !rest.isEmpty { context = next }
    place = rest.isEmpty ? line.endIndex : line.index(rest.startIndex, offsetBy: mark.count)
    add(kind, from: begin)
  }

  private mutating func skip(while matches: (Character) -> Bool) {
    while place < line.endIndex, matches(line[place]) { place = line.index(after: place) }
  }

  private static func isName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "-_:.".contains(character)
  }

  private mutating func readText() {
    skip { $0 != "<" && $0 != "&" }
    guard place < line.endIndex else { return }
    let start = place
    let rest = line[place...]
    if rest.hasPrefix("<!--") {
      place = line.index(place, offsetBy: 4)
      context = .comment
      return read(.comment, from: start, to: "-->", then: .text)
    }
    let isTag = line[place] == "<"
    place = line.index(after: place)
    if isTag {
      skip { "/!?".contains($0) }
      let name = place
      skip(while: Self.isName)
      guard name < place else { return }
      add(.function, from: name)
      context = .tag
    } else {
      skip { $0.isLetter || $0.isNumber || $0 == "#" }
      guard place < line.endIndex, line[place] == ";" else { return }
      place = line.index(after: place)
      add(.attribute, from: start)
    }
  }

  private mutating func readTag() {
    let start = place
    let character = line[place]
    if character == ">" {
      place = line.index(after: place)
      context = .text
    } else if character == "\"" || character == "'" {
      place = line.index(after: place)
      context = character == "\"" ? .doubleQuotes : .singleQuotes
      read(.string, from: start, to: String(character), then: .tag)
    } else if Self.isName(character) {
      skip(while: Self.isName)
      add(.property, from: start)
    } else {
      place = line.index(after: place)
    }
  }
}
