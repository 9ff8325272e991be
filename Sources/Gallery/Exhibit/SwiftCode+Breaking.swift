// SPDX-License-Identifier: MIT
// Page: breaks long lines of Swift code for a narrow column.

extension SwiftCode {
  /// Returns the code with lines of at most `width` columns, if they can be broken: inside the braces
  /// of a closure at the end, at a space, before a chained call, or after a bracket, otherwise at a
  /// space of a string, which becomes two strings. The rest of a line is indented by four more
  /// columns, and the body of a closure by two.
  static func broken(_ code: String, width: Int) -> String {
    if code.contains("\"\"\"") { return code }
    return code.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { broken($0, width) }.joined(separator: "\n")
  }

  private static func broken(_ line: Substring, _ width: Int) -> [Substring] {
    if line.count > width, let lines = opened(line, width) { return lines }
    var lines: [Substring] = []
    var rest = line
    let margin = String(line.prefix { $0 == " " })
    let further = Substring(margin + "    ")
    while rest.count > width {
      let cut = placeToBreak(rest, before: width)
      let isLate = cut.map { rest[..<$0.lowerBound].count > width } ?? true
      if isLate, let space = spaceInText(rest, before: width, after: further.count) {
        lines.append(rest[..<space] + " \"")
        rest = further + "+ \"" + rest[rest.index(after: space)...]
      } else if let cut {
        lines.append(rest[..<cut.lowerBound])
        rest = further + rest[cut.upperBound...]
      } else {
        break
      }
    }
    return lines + [rest]
  }

  /// Returns a line that ends with a closure as several lines, with the body of the closure on its
  /// own. Returns `nil` if there is no such closure, or if the part before its body is too long.
  private static func opened(_ line: Substring, _ width: Int) -> [Substring]? {
    guard line.hasSuffix(" }") else { return nil }
    var open: [Substring.Index] = []
    var isText = false
    for index in line.indices.dropLast() {
      switch line[index] {
      case "\"": isText.toggle()
      case "{" where !isText: open.append(index)
      case "}" where !isText: _ = open.popLast()
      default: break
      }
    }
    guard open.count == 1, let brace = open.first else { return nil }
    var start = line.index(after: brace)
    let body = line[start...].dropLast(2)
    // The parameters stay after the brace.
    if let end = body.firstRange(of: " in "),
      !body[..<end.lowerBound].contains(where: "({".contains)
    {
      start = line.index(end.lowerBound, offsetBy: 3)
    }
    let head = line[..<start]
    let margin = line.prefix { $0 == " " }
    let inner = line[start...].dropLast(2).drop { $0 == " " }
    if head.count > width || inner.isEmpty { return nil }
    return [head] + broken(margin + "  " + inner, width) + [margin + "}"]
  }

  /// The last space in a string, outside of interpolations, that leaves room for a quotation mark
  /// before a column. It has to be well past the margin, so that no row gets a single word.
  private static func spaceInText(_ line: Substring, before width: Int, after margin: Int)
    -> Substring.Index?
  {
    var isText = false
    var depth = 0
    var found: Substring.Index?
    var previous: Character = " "
    for (column, index) in line.indices.enumerated() {
      if column >= width - 1 { break }
      let letter = line[index]
      if letter == "\"", depth == 0 { isText.toggle() }
      if letter == "(", depth > 0 || isText && previous == "\\" { depth += 1 }
      if letter == ")", depth > 0 { depth -= 1 }
      if letter == " ", isText, depth == 0, column > margin + 8 { found = index }
      previous = letter
    }
    return found
  }

  /// The best place outside a string to break a line: the last space, which is omitted, or chained
  /// call before a column; otherwise the first opening bracket; otherwise the first space or chained
  /// call after the column. A place in fewer brackets is better, if it is in the second half of the
  /// line, and a space between a label and its argument is only used if there is no other place.
  private static func placeToBreak(_ line: Substring, before width: Int)
    -> Range<Substring.Index>?
  {
    var isText = false
    var depth = 0
    var found: (place: Range<Substring.Index>, depth: Int, isEarly: Bool)?
    var (label, bracket): (Range<Substring.Index>?, Range<Substring.Index>?)
    let start = line.firstIndex { $0 != " " } ?? line.endIndex
    for (column, index) in line.indices.enumerated() where index >= start {
      if column > width, let place = found?.place ?? label ?? bracket { return place }
      let letter = line[index]
      if letter == "\"" { isText.toggle() }
      if isText { continue }
      if "([{".contains(letter) { depth += 1 }
      if ")]}".contains(letter) { depth -= 1 }
      if index == start { continue }
      let next = line.index(after: index)
      let previous = line[line.index(before: index)]
      let isCall = letter == "." && ")}".contains(previous)
      if letter == " ", previous == ":" {
        label = index..<next
      } else if letter == " " || isCall, found.map({ depth <= $0.depth || $0.isEarly }) ?? true {
        found = (index..<(isCall ? index : next), depth, column * 2 < width)
      }
      if letter == "(", bracket == nil, next < line.endIndex, line[next] != ")" {
        bracket = next..<next
      }
    }
    return found?.place ?? label ?? bracket
  }
}
