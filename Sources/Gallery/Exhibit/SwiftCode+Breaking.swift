// SPDX-License-Identifier: MIT
// Page: breaks long lines of Swift code for a narrow column.

extension SwiftCode {
  /// Returns the code with lines of at most `width` columns, if they can be broken at a space. The
  /// rest of a line is indented by four more columns.
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
    while rest.count > width, let cut = lastBreak(in: rest, before: width) {
      lines.append(rest[..<cut.lowerBound])
      rest = further + rest[cut.upperBound...]
    }
    return lines + [rest]
  }

  /// The last place outside a string before a column where a line can be broken: a space, which is
  /// omitted, or the place before a chained call.
  private static func lastBreak(in line: Substring, before width: Int) -> Range<Substring.Index>? {
    var isText = false
    var found: Range<Substring.Index>?
    let start = line.firstIndex { $0 != " " } ?? line.endIndex
    for (column, index) in line.indices.enumerated() where index >= start {
      if column > width { break }
      let letter = line[index]
      if letter == "\"" { isText.toggle() }
      if isText || index == start { continue }
      if letter == " " { found = index..<line.index(after: index) }
      if letter == ".", ")}".contains(line[line.index(before: index)]) { found = index..<index }
    }
    return found
  }
}
