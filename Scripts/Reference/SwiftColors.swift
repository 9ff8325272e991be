// SPDX-License-Identifier: MIT
// Tool: syntax highlighting for Swift code.

/// Swift code as HTML: comments, strings, numbers, keywords and types.
enum SwiftColors {
  private static let keywords: Set<Substring> = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
    "continue", "default", "defer", "do", "else", "enum", "extension", "false", "final", "for",
    "func", "get", "guard", "if", "import", "in", "init", "inout", "is", "let", "mutating", "nil",
    "nonisolated", "operator", "override", "private", "protocol", "public", "return", "self",
    "Self", "set", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while",
  ]

  /// Highlights a listing. `link` returns the page of a type.
  static func html(_ code: String, link: (String) -> String?) -> String {
    var result = ""
    var rest = Substring(code)
    func mark(_ kind: String, _ text: Substring) {
      result += "<span class=\"\(kind)\">\(HTML.escape(String(text)))</span>"
    }
    while let first = rest.first {
      let piece: Substring
      if rest.hasPrefix("//") {
        piece = rest.prefix { $0 != "\n" }
        mark("c", piece)
      } else if first == "\"" {
        piece = string(rest)
        mark("s", piece)
      } else if first.isNumber {
        piece = rest.prefix { $0.isNumber || "_xabcdefABCDEF".contains($0) }
        mark("n", piece)
      } else if first.isLetter || first == "@" || first == "#" || first == "_" {
        piece =
          first.description + rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        if keywords.contains(piece) || "@#".contains(first) {
          mark("k", piece)
        } else if first.isUppercase, let target = link(String(piece)) {
          result += "<a class=\"t\" href=\"\(HTML.escape(target))\">\(piece)</a>"
        } else if first.isUppercase {
          mark("t", piece)
        } else {
          result += HTML.escape(String(piece))
        }
      } else {
        piece = rest.prefix(1)
        result += HTML.escape(String(piece))
      }
      rest = rest.dropFirst(piece.count)
    }
    return result
  }

  /// The string literal at the start of some code, with its quotation marks.
  private static func string(_ code: Substring) -> Substring {
    if code.hasPrefix("\"\"\""), let end = code.dropFirst(3).firstRange(of: "\"\"\"") {
      return code[..<end.upperBound]
    }
    var index = code.index(after: code.startIndex)
    while index < code.endIndex, code[index] != "\"", code[index] != "\n" {
      if code[index] == "\\" {
        index = code.index(index, offsetBy: 1, limitedBy: code.endIndex) ?? index
      }
      if index < code.endIndex { index = code.index(after: index) }
    }
    return code[..<(index < code.endIndex ? code.index(after: index) : index)]
  }
}
