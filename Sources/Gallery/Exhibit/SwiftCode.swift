// SPDX-License-Identifier: MIT
// Page: Swift code with syntax highlighting.

import Curium

/// Swift code on a background, with keywords, types, strings, numbers and comments in colour.
struct SwiftCode: View {
  let code: String

  var body: some View {
    SwiftRun.runs(of: code)
      .reduce(Text("")) { $0 + $1.text }
      .font(ComponentTokens.Markdown.codeFont)
      .padding(.horizontal, ComponentTokens.Markdown.padding)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(ComponentTokens.Markdown.codeBackgroundColor)
  }
}

/// A piece of code of one kind.
struct SwiftRun: Equatable {
  enum Kind { case plain, word, type, text, number, comment, place }

  let string: String
  let kind: Kind

  @MainActor fileprivate var text: Text {
    let text = Text(verbatim: string)
    switch kind {
    case .plain: return text.foregroundStyle(ComponentTokens.Markdown.codeColor)
    case .word: return text.bold().foregroundStyle(Color.accentColor.legible())
    case .type: return text.foregroundStyle(Color.info.legible())
    case .text: return text.foregroundStyle(Color.success.legible())
    case .number: return text.foregroundStyle(Color.warning.legible())
    case .place: return text.foregroundStyle(Color.brandAccent.legible())
    case .comment: return text.italic().foregroundStyle(Color.textMuted.legible())
    }
  }

  private static let words: Set<String> = [
    "case", "do", "else", "false", "for", "func", "guard", "if", "import", "in", "let", "nil",
    "private", "return", "self", "some", "static", "struct", "switch", "true", "try", "var", "enum",
  ]

  /// Splits code into pieces. Joined, they are the code again.
  static func runs(of code: String) -> [SwiftRun] {
    var runs: [SwiftRun] = []
    var rest = code[...]
    func take(_ count: Int, _ kind: Kind) {
      let string = String(rest.prefix(count))
      rest = rest.dropFirst(count)
      if let last = runs.last, last.kind == kind {
        runs[runs.count - 1] = SwiftRun(string: last.string + string, kind: kind)
      } else {
        runs.append(SwiftRun(string: string, kind: kind))
      }
    }
    while let first = rest.first {
      if rest.hasPrefix("//") {
        take(rest.prefix { !$0.isNewline }.count, .comment)
      } else if first == "\"" {
        take(textLength(rest), .text)
      } else if first.isLetter || first == "_" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let isWord = words.contains(String(word)) && runs.last?.string.hasSuffix(".") != true
        take(word.count, isWord ? .word : first.isUppercase ? .type : .plain)
      } else if first.isNumber {
        take(rest.prefix { $0.isNumber || $0 == "." || $0 == "_" }.count, .number)
      } else if first == "$" {
        take(1 + rest.dropFirst().prefix { $0.isLetter || $0.isNumber }.count, .place)
      } else {
        take(1, .plain)
      }
    }
    return runs
  }

  /// The length of a string literal in characters; the length of the remaining code if the literal
  /// isn't closed.
  private static func textLength(_ code: Substring) -> Int {
    let mark = code.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    var count = mark.count
    var rest = code.dropFirst(count)
    while let first = rest.first {
      if rest.hasPrefix(mark) { return count + mark.count }
      let step = first == "\\" ? min(2, rest.count) : 1
      count += step
      rest = rest.dropFirst(step)
    }
    return count
  }
}
