// SPDX-License-Identifier: MIT
// Page: the brackets and strings of a line of Swift code.

import CuriumTerminal

/// The brackets and strings of a line of code.
struct CodeScan {
  let letters: [Character]
  /// The brackets that each letter is in; `nil` in a string.
  private var depths: [Int?] = []
  /// The positions of outer brackets and of those that close them.
  private(set) var groups: [Range<Int>] = []
  /// The positions in strings, outside of interpolations, where a string can end: after a space or
  /// after the end of a line.
  private var cuts: [(place: Int, isLineEnd: Bool)] = []

  init(_ code: Substring) {
    letters = Array(code)
    var depth = letters.prefix { ")]}".contains($0) }.count
    var opens: [Int] = []
    var strings: [Int] = []
    var isEscaped = false
    for (index, letter) in letters.enumerated() {
      let isText = strings.last == opens.count
      defer { isEscaped = isText && letter == "\\" && !isEscaped }
      if letter == "\"", !isEscaped {
        if isText { strings.removeLast() } else { strings.append(opens.count) }
      } else if isText, letter == "(", isEscaped {
        opens.append(index)
      } else if isText {
        if letter == " " || letter == "n" && isEscaped, strings.count == 1 {
          cuts.append((index + 1, letter == "n"))
        }
      } else if "([{".contains(letter) {
        opens.append(index)
        if strings.isEmpty { depth += 1 }
      } else if ")]}".contains(letter) {
        let open = opens.popLast()
        if strings.isEmpty {
          depth -= 1
          if depth == 0, let open { groups.append(open..<index) }
        }
      }
      depths.append(strings.isEmpty && letter != "\"" ? depth : nil)
    }
  }

  func text(_ range: Range<Int>) -> Substring { Substring(String(letters[range])) }

  /// `true` for a statement whose commas don't separate arguments.
  var isStatement: Bool {
    ["case ", "guard ", "if ", "let ", "var ", "for ", "while "].contains {
      String(letters.prefix($0.count)) == $0
    }
  }

  /// Splits the code after letters outside of brackets, without the spaces between parts.
  func parts(after isEnd: (Character) -> Bool) -> [Substring] {
    split(letters.indices.filter { depths[$0] == 0 && isEnd(letters[$0]) }.map { $0 + 1 })
  }

  /// Splits the code at positions outside of brackets, without the spaces between parts.
  func parts(before isStart: (ArraySlice<Character>, Character) -> Bool) -> [Substring] {
    split(
      letters.indices.dropFirst().filter {
        (depths[$0] == 0) && isStart(letters[$0...], letters[$0 - 1])
      })
  }

  private func split(_ places: [Int]) -> [Substring] {
    let ends = [0] + places + [letters.count]
    return zip(ends, ends.dropFirst()).map { text($0..<$1).trimming { $0 == " " } }
      .filter { !$0.isEmpty }
  }

  static func isOperator(_ code: ArraySlice<Character>, _ previous: Character) -> Bool {
    previous == " "
      && ["+ ", "? ", ": ", "&& ", "|| ", "?? "].contains { code.starts(with: $0) }
  }

  static func isChainedCall(_ code: ArraySlice<Character>, _ previous: Character) -> Bool {
    code.first == "." && ")}]".contains(previous)
  }

  static func isMember(_ code: ArraySlice<Character>, _ previous: Character) -> Bool {
    code.first == "." && code.dropFirst().first?.isLetter == true
      && (previous.isLetter || previous.isNumber || previous == "_")
  }

  /// Returns the last position in a line where a string can end and another one begin. The line has
  /// the code from `start` to `end`.
  func cutInText(from start: Int, before end: Int) -> Int? {
    let first = cuts.indices.partitioningIndex { cuts[$0].place > start + 8 }
    let next = cuts.indices.partitioningIndex { cuts[$0].place > end }
    if first >= next { return nil }
    let inLine = cuts[first..<next]
    return (inLine.last(where: \.isLineEnd) ?? inLine.last)?.place
  }
}
