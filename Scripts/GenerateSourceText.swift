// SPDX-License-Identifier: MIT
// Tool: finds brackets, names and declarations in Swift code, outside of strings and comments.

import Foundation

/// Swift code whose strings and comments are known.
struct SourceText {
  private(set) var letters: [Character]
  /// `true` for letters that aren't in a string or a comment.
  private var isCode: [Bool]

  init(_ text: String) {
    letters = Array(text)
    isCode = Self.scan(letters)
  }

  var string: String { String(letters) }
  var count: Int { letters.count }

  func string(_ range: Range<Int>) -> String { String(letters[range]) }

  /// Finds the strings and comments. The code in interpolations is code.
  private static func scan(_ letters: [Character]) -> [Bool] {
    var isCode: [Bool] = []
    /// The delimiter of each open string, and the depth of brackets outside of it.
    var strings: [(end: String, depth: Int)] = []
    var depth = 0
    var index = 0
    func has(_ text: String) -> Bool { letters[index...].starts(with: text) }
    func pass(_ count: Int, _ code: Bool) {
      let count = min(count, letters.count - index)
      isCode += Array(repeating: code, count: count)
      index += count
    }
    while index < letters.count {
      if let string = strings.last, string.depth == depth {
        if has(string.end) {
          pass(string.end.count, false)
          strings.removeLast()
        } else if has("\\("), !string.end.hasSuffix("#") {
          pass(1, false)
          pass(1, true)
          depth += 1
        } else {
          pass(has("\\") && !string.end.hasSuffix("#") ? 2 : 1, false)
        }
      } else if has("//") {
        pass(letters[index...].firstIndex(of: "\n").map { $0 - index } ?? letters.count, false)
      } else if let start = ["#\"\"\"", "#\"", "\"\"\"", "\""].first(where: has) {
        strings.append((String(start.reversed()), depth))
        pass(start.count, false)
      } else {
        if "([{".contains(letters[index]) { depth += 1 }
        if ")]}".contains(letters[index]) { depth -= 1 }
        pass(1, true)
      }
    }
    return isCode
  }

  // MARK: Places

  /// Returns whether `text` is at an index, in code or not.
  func has(_ text: String, at index: Int) -> Bool {
    index <= count && letters[index...].starts(with: text)
  }

  /// Returns the first index of `text` in code.
  func place(of text: String) -> Int? {
    letters.indices.first { isCode[$0] && has(text, at: $0) }
  }

  /// Returns the index of `text` if there is only space before it.
  func next(_ text: String, from start: Int) -> Int? {
    guard let index = letters[min(start, count)...].firstIndex(where: { !$0.isWhitespace }) else {
      return nil
    }
    return has(text, at: index) ? index : nil
  }

  /// Returns the index of the bracket that closes the one at `open`.
  func closing(_ open: Int) -> Int? {
    var depth = 0
    for index in open..<count where isCode[index] {
      if "([{".contains(letters[index]) { depth += 1 }
      if ")]}".contains(letters[index]) {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  /// Returns the arguments or elements in a range.
  func arguments(_ range: Range<Int>) -> [String] {
    var result = [""]
    var depth = 0
    for index in range {
      if isCode[index] {
        if "([{".contains(letters[index]) { depth += 1 }
        if ")]}".contains(letters[index]) { depth -= 1 }
        if letters[index] == ",", depth == 0 {
          result.append("")
          continue
        }
      }
      result[result.count - 1].append(letters[index])
    }
    return result.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
  }

  // MARK: Names

  private static func isWord(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || letter == "_" || letter == "$"
  }

  /// The names in the code, with their places.
  private var names: [(name: String, place: Range<Int>)] {
    var result: [(name: String, place: Range<Int>)] = []
    var start: Int?
    for index in 0...count {
      let isInWord = index < count && isCode[index] && Self.isWord(letters[index])
      if isInWord, start == nil { start = index }
      if !isInWord, let first = start {
        result.append((string(first..<index), first..<index))
        start = nil
      }
    }
    return result
  }

  /// The names in the code, without labels.
  var words: Set<String> {
    Set(names.filter { !has(":", at: $0.place.upperBound) }.map(\.name))
  }

  /// Returns whether the code declares a constant, a variable or a parameter of a closure.
  func declares(_ name: String) -> Bool {
    let names = names
    return names.indices.contains { index in
      guard names[index].name == name else { return false }
      let previous = index > 0 ? names[index - 1].name : ""
      let next = index + 1 < names.count ? names[index + 1].name : ""
      return ["let", "var"].contains(previous) || next == "in"
    }
  }

  /// Returns the label of the argument `text`.
  func label(before text: String) -> String? {
    guard let place = place(of: text), place > 2, string(place - 2..<place) == ": " else {
      return nil
    }
    return names.last { $0.place.upperBound == place - 2 }?.name
  }

  /// The parameter of the closure whose content this is, and the index after it.
  var parameter: (name: String, end: Int)? {
    let names = names
    guard names.count > 1, names[1].name == "in",
      letters[..<names[1].place.lowerBound].allSatisfy({ $0.isWhitespace || Self.isWord($0) })
    else { return nil }
    return (names[0].name, names[1].place.upperBound)
  }

  /// Returns whether a closure around a place has a parameter called `name`.
  private func isParameter(_ name: String, at place: Int) -> Bool {
    letters[..<place].indices.contains { open in
      guard isCode[open], letters[open] == "{", let end = closing(open), end > place else {
        return false
      }
      let content = SourceText(string(open + 1..<end))
      return content.parameter?.name == name
    }
  }

  // MARK: Changes

  mutating func replace(_ range: Range<Int>, by text: String) {
    letters.replaceSubrange(range, with: text)
    isCode = Self.scan(letters)
  }

  /// Replaces a name except in declarations, labels, members and closures with such a parameter.
  ///
  /// - Parameter change: Returns the range to replace and the new text; `nil` to keep the name.
  mutating func replace(
    _ name: String, _ change: (SourceText, Range<Int>) -> (Range<Int>, String)?
  ) {
    let names = names
    for index in names.indices.reversed() where names[index].name == name {
      let place = names[index].place
      let previous = index > 0 ? names[index - 1].name : ""
      if ["let", "var", "func"].contains(previous) || has(":", at: place.upperBound)
        || place.lowerBound > 0 && letters[place.lowerBound - 1] == "."
        || isParameter(name, at: place.lowerBound)
      {
        continue
      }
      if let (range, text) = change(self, place) { replace(range, by: text) }
    }
  }

  /// Replaces a name outside of closures.
  mutating func replaceOuter(_ name: String, by text: String) {
    var depth = 0
    for index in letters.indices.reversed() where isCode[index] {
      if letters[index] == "}" { depth += 1 }
      if letters[index] == "{" { depth -= 1 }
      if depth == 0, has(name, at: index) { replace(index..<index + name.count, by: text) }
    }
  }

  // MARK: Lines

  /// Returns the number of spaces at the start of the line with an index.
  func margin(at index: Int) -> Int {
    let start = letters[..<index].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    return letters[start...].prefix { $0 == " " }.count
  }

  /// Indents the chained calls in the lines after an index, which begin at `margin`.
  mutating func indentCalls(after index: Int, margin: Int) {
    let start = "\n" + String(repeating: " ", count: margin) + "."
    var place = index
    while let line = letters[place...].firstIndex(of: "\n"), has(start, at: line) {
      replace(line + 1..<line + 1, by: "  ")
      place = line + 1
    }
  }

  /// Returns lines that begin further in, except empty ones.
  static func indented(_ text: String, by margin: Int) -> String {
    text.components(separatedBy: "\n").map { line in
      line.isEmpty ? line : String(repeating: " ", count: margin) + line
    }
    .joined(separator: "\n")
  }

  /// Returns lines without their common indentation. The first one may begin after other code.
  static func outdented(_ text: String) -> String {
    var lines = text.components(separatedBy: "\n")
    while lines.first?.allSatisfy(\.isWhitespace) == true { lines.removeFirst() }
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    let margins = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    let margin = margins.min() ?? 0
    return lines.map { String($0.dropFirst(margin)) }.joined(separator: "\n")
      .trimmingCharacters(in: .whitespaces)
  }
}

/// A declaration in a file.
struct SourceDeclaration {
  /// The name; of an extension, that of the type.
  let name: String
  /// The keyword, such as `struct`.
  let keyword: String
  /// The code without comments for documentation and without `private` and `static`.
  let code: String
  /// The names in the code.
  let words: Set<String>
  /// The names of an extension's members.
  let inner: Set<String>
  /// `true` for previews.
  let isProvider: Bool
  /// `true` if only its file can use it.
  let isPrivate: Bool

  var isExtension: Bool { keyword == "extension" }
  var isFunction: Bool { keyword == "func" }
  var isType: Bool { ["struct", "enum", "class", "protocol", "typealias"].contains(keyword) }

  /// Returns the declarations that begin after `margin` spaces.
  static func all(in lines: [String], margin: Int) -> [SourceDeclaration] {
    let start = String(repeating: " ", count: margin)
    let modifiers = "(?:(?:@\\w+|public|private|static|final) )*"
    let keywords = "let|var|func|struct|enum|class|protocol|typealias|extension"
    let pattern = "^\(start)\(modifiers)(\(keywords)) "
    var result: [SourceDeclaration] = []
    var index = 0
    while index < lines.count {
      let line = lines[index]
      guard let head = line.range(of: pattern, options: .regularExpression) else {
        index += 1
        continue
      }
      // The rest is further in, or begins with a closing bracket.
      var end = index + 1
      for place in lines.indices.dropFirst(end) where !lines[place].isEmpty {
        let rest = lines[place].dropFirst(margin)
        guard lines[place].hasPrefix(start), rest.first.map({ " )]}".contains($0) }) == true else {
          break
        }
        end = place + 1
      }
      let keyword = line[head].split(separator: " ").last.map(String.init) ?? ""
      let words = line[head].dropFirst(margin).split(separator: " ")
      let attributes = words.filter { $0.hasPrefix("@") && $0 != "@MainActor" }
      let first =
        (attributes.map(String.init) + [keyword + " " + line[head.upperBound...]])
        .joined(separator: " ")
      let rest = lines[index + 1..<end].map { String($0.dropFirst(margin)) }
        .filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("///") }
      let name = line[head.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let code = ([first] + rest).joined(separator: "\n")
      result.append(
        SourceDeclaration(
          name: String(name), keyword: keyword, code: code, words: SourceText(code).words,
          inner: keyword == "extension"
            ? Set(all(in: Array(lines[index + 1..<end]), margin: margin + 2).map(\.name)) : [],
          isProvider: line.contains(": PreviewProvider"), isPrivate: words.contains("private")))
      index = end
    }
    return result
  }
}
