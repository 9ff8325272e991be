// SPDX-License-Identifier: MIT
// Page: breaks long lines of Swift code for a narrow column.

import CuriumTerminal

extension SwiftCode {
  /// Returns the code with lines of at most `width` columns, where possible, as the formatter of
  /// Swift would break them: the body of a closure gets its own lines, and so do the arguments of a
  /// call. Chained calls and operators begin a line, and the members of a long name may. A long
  /// string becomes several, but the lines of a string in triple quotes stay as they are.
  static func broken(_ code: String, width: Int) -> String {
    let breaker = CodeBreaker(width: width)
    var result: [String] = []
    /// The margin of calls that are chained to a broken line, and now begin where it does.
    var chained: Int?
    var isInText = false
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let isDelimiter = line.contains("\"\"\"")
      if isDelimiter || isInText {
        result.append(String(line))
        if isDelimiter { isInText.toggle() }
        continue
      }
      let margin = CodeBreaker.margin(of: line)
      if let start = chained,
        margin < start || margin == start && !".}])".contains(line.dropFirst(margin).prefix(1))
      {
        chained = nil
      }
      let isFollowed = index + 1 < lines.count && hasCall(lines[index + 1], at: margin + 2)
      let broken = breaker.lines(
        of: line.dropFirst(margin), at: margin - (chained == nil ? 0 : 2), apart: isFollowed)
      if isFollowed, chained == nil, broken.count > 1, broken.last.map(CodeBreaker.margin) == margin
      {
        chained = margin + 2
      }
      result += broken
    }
    return result.joined(separator: "\n")
  }

  /// Returns whether a line begins with a chained call after `margin` spaces.
  private static func hasCall(_ line: Substring, at margin: Int) -> Bool {
    CodeBreaker.margin(of: line) == margin && line.dropFirst(margin).first == "."
  }
}

/// Breaks single lines of code.
private struct CodeBreaker {
  let width: Int

  /// Returns code as lines that begin at `margin` or further in. `apart`: whether a closing bracket
  /// at the end gets its own line, because calls follow.
  func lines(of code: Substring, at margin: Int, apart: Bool = false) -> [String] {
    let whole = [indented(code, margin)]
    if margin + code.count <= width { return whole }
    if code.hasPrefix("//") { return whole }
    let scan = CodeScan(code)
    return block(scan, margin) ?? siblings(scan, margin) ?? operands(scan, margin)
      ?? chain(scan, margin, apart) ?? call(scan, margin, apart) ?? text(scan, margin)
      ?? members(scan, margin) ?? whole
  }

  /// Returns the number of spaces at the start of a line.
  static func margin(of line: some StringProtocol) -> Int { line.prefix { $0 == " " }.count }

  private func indented(_ code: some StringProtocol, _ margin: Int) -> String {
    String(repeating: " ", count: margin) + code
  }

  /// A closure at the end: its body gets its own lines.
  private func block(_ scan: CodeScan, _ margin: Int) -> [String]? {
    guard let group = scan.groups.last, scan.letters[group.lowerBound] == "{" else { return nil }
    let end = scan.text(group.upperBound..<scan.letters.count)
    guard end.allSatisfy({ "}),".contains($0) }) else { return nil }
    var start = group.lowerBound + 1
    let body = scan.text(start..<group.upperBound)
    // The parameters stay after the brace.
    if let end = body.firstRange(of: " in "),
      !body[..<end.lowerBound].contains(where: "({".contains)
    {
      start += body.distance(from: body.startIndex, to: end.lowerBound) + 3
    }
    let inner = scan.text(start..<group.upperBound).trimming { $0 == " " }
    if inner.isEmpty { return nil }
    let head = lines(of: scan.text(0..<start), at: margin)
    let edge = head.last.map(Self.margin) ?? margin
    return head + lines(of: inner, at: edge + 2) + [indented(end, edge)]
  }

  /// Arguments or elements: as many in a line as fit.
  private func siblings(_ scan: CodeScan, _ margin: Int) -> [String]? {
    let parts = scan.parts(after: { $0 == "," })
    guard parts.count > 1, !scan.isStatement else { return nil }
    var result: [String] = []
    var row: Substring = ""
    for part in parts {
      let joined = row.isEmpty ? part : row + " " + part
      if margin + joined.count <= width {
        row = joined
        continue
      }
      if !row.isEmpty { result.append(indented(row, margin)) }
      row = part
      if margin + part.count > width {
        result += lines(of: part, at: margin)
        row = ""
      }
    }
    return row.isEmpty ? result : result + [indented(row, margin)]
  }

  /// The operands of an expression: each operator begins a line.
  private func operands(_ scan: CodeScan, _ margin: Int) -> [String]? {
    let parts = scan.parts(before: CodeScan.isOperator)
    guard parts.count > 1 else { return nil }
    let further = CodeScan.isOperator(scan.letters[...], " ") ? 0 : 2
    return lines(of: parts[0], at: margin)
      + parts.dropFirst().flatMap { lines(of: $0, at: margin + further) }
  }

  /// Chained calls: each of them begins a line, further in unless the first line is such a call
  /// itself, or the value before them ends with a bracket on its own line.
  private func chain(_ scan: CodeScan, _ margin: Int, _ apart: Bool) -> [String]? {
    let parts = scan.parts(before: CodeScan.isChainedCall)
    guard parts.count > 1 else { return nil }
    let first = lines(of: parts[0], at: margin, apart: true)
    let further = parts[0].hasPrefix(".") || first.count > 1 ? 0 : 2
    return first
      + parts.indices.dropFirst().flatMap {
        lines(of: parts[$0], at: margin + further, apart: apart || $0 + 1 < parts.count)
      }
  }

  /// The longest call or list: what is between its brackets gets its own lines. So does the closing
  /// bracket of a list, or one with code after it.
  private func call(_ scan: CodeScan, _ margin: Int, _ apart: Bool) -> [String]? {
    let groups = scan.groups.filter { $0.count > 1 && scan.letters[$0.lowerBound] != "{" }
    guard let group = groups.max(by: { $0.count < $1.count }) else { return nil }
    let head = scan.text(0..<group.lowerBound + 1)
    let inner = scan.text(group.lowerBound + 1..<group.upperBound).trimming { $0 == " " }
    let end = scan.text(group.upperBound..<scan.letters.count)
    if !apart, scan.letters[group.lowerBound] == "(", end.allSatisfy({ ")],".contains($0) }) {
      return [indented(head, margin)] + lines(of: inner + end, at: margin + 2)
    }
    return [indented(head, margin)] + lines(of: inner, at: margin + 2) + [indented(end, margin)]
  }

  /// A string, perhaps after a label: it becomes several strings.
  private func text(_ scan: CodeScan, _ margin: Int) -> [String]? {
    var result: [String] = []
    var margin = margin
    var opening = ""
    var start = 0
    while true {
      let edge = start - opening.count
      let end = edge + width - margin
      guard scan.letters.count > end, let cut = scan.cutInText(from: edge, before: end - 1)
      else { break }
      result.append(indented(opening + scan.text(start..<cut) + "\"", margin))
      if start == 0, scan.letters[0] != "+" { margin += 2 }
      start = cut
      opening = "+ \""
    }
    if result.isEmpty { return nil }
    return result + [indented(opening + scan.text(start..<scan.letters.count), margin)]
  }

  /// A long name: as many of its members in a line as fit.
  private func members(_ scan: CodeScan, _ margin: Int) -> [String]? {
    let parts = scan.parts(before: CodeScan.isMember)
    guard parts.count > 1 else { return nil }
    var result = [indented(parts[0], margin)]
    for part in parts.dropFirst() {
      let joined = result[result.count - 1] + part
      if joined.count <= width {
        result[result.count - 1] = joined
      } else {
        result.append(indented(part, margin + 2))
      }
    }
    return result
  }
}
