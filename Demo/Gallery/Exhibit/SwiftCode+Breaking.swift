// SPDX-License-Identifier: MIT
// Page: breaks long lines of Swift code for a narrow column.

extension SwiftCode {
  /// Returns the code with lines of at most `width` columns where they can be broken at a space.
  /// The rest of a line is indented by four columns more.
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
    while rest.count > width, let place = lastSpace(in: rest, before: width) {
      lines.append(rest[..<place])
      rest = further + rest[rest.index(after: place)...]
    }
    return lines + [rest]
  }

  /// The last space outside a string before a column, after the indentation.
  private static func lastSpace(in line: Substring, before width: Int) -> Substring.Index? {
    var isText = false
    var found: Substring.Index?
    let start = line.firstIndex { $0 != " " } ?? line.endIndex
    for (column, index) in line.indices.enumerated() where index >= start {
      if column > width { break }
      if line[index] == "\"" { isText.toggle() }
      if line[index] == " ", !isText { found = index }
    }
    return found
  }
}
