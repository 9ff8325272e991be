// SPDX-License-Identifier: MIT
// Page: breaks long lines of Swift code for a narrow column.

extension SwiftCode {
  /// Returns the code with lines of at most `width` columns, if they can be broken: at a space,
  /// before a chained call, or after a bracket. The rest of a line is indented by four more columns.
  static func broken(_ code: String, width: Int) -> String {
    if code.contains("\"\"\"") { return code }
    return code.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { broken($0, width) }.joined(separator: "\n")
  }

  private static func broken(_ line: Substring, _ width: Int) -> [Substring] {
    var lines: [Substring] = []
    var rest = line
    let margin = String(line.prefix { $0 == " " })
    let further = Substring(margin + "    ")
    while rest.count > width, let cut = placeToBreak(rest, before: width) {
      lines.append(rest[..<cut.lowerBound])
      rest = further + rest[cut.upperBound...]
    }
    return lines + [rest]
  }

  /// The best place outside a string to break a line: the last space, which is omitted, or chained
  /// call before a column; otherwise the first opening bracket; otherwise the first space or chained
  /// call after the column.
  private static func placeToBreak(_ line: Substring, before width: Int)
    -> Range<Substring.Index>?
  {
    var isText = false
    var (found, bracket): (Range<Substring.Index>?, Range<Substring.Index>?)
    let start = line.firstIndex { $0 != " " } ?? line.endIndex
    for (column, index) in line.indices.enumerated() where index >= start {
      if column > width, let place = found ?? bracket { return place }
      let letter = line[index]
      if letter == "\"" { isText.toggle() }
      if isText || index == start { continue }
      let next = line.index(after: index)
      if letter == " " { found = index..<next }
      if letter == ".", ")}".contains(line[line.index(before: index)]) { found = index..<index }
      if letter == "(", bracket == nil, next < line.endIndex, line[next] != ")" {
        bracket = next..<next
      }
    }
    return found
  }
}
