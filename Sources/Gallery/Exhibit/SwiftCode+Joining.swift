// SPDX-License-Identifier: MIT
// Page: joins lines of Swift code that no longer need to be separate.

extension SwiftCode {
  /// The maximum length of a joined line.
  private static let longest = 64

  /// Returns the code with parameters on separate lines joined where they fit on one line: the
  /// values are often shorter than the knob calls they replace. Keeps lines with closures.
  static func joined(_ code: String) -> String {
    if code.contains("\"\"\"") { return code }
    var lines = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for index in lines.indices.reversed() where lines[index].last.map("([".contains) == true {
      join(&lines, at: index)
    }
    return lines.joined(separator: "\n")
  }

  private static func join(_ lines: inout [String], at start: Int) {
    guard let end = closing(lines, start) else { return }
    var line = lines[start]
    for part in lines[(start + 1)...end] {
      let words = part.drop { $0 == " " }
      let closes = words.first.map(")]".contains) == true
      if closes, line.hasSuffix(",") { line.removeLast() }
      let isTight = closes || line.last.map("([".contains) == true
      line += (isTight ? "" : " ") + words
    }
    let isSimple = lines[start...end].dropLast().allSatisfy {
      !$0.contains("{") && !$0.contains("//")
    }
    guard line.count <= longest, isSimple else { return }
    lines.replaceSubrange(start...end, with: [line])
    // Indents chained calls, which now follow the start of the value instead of its end.
    let margin = line.prefix { $0 == " " }
    if line.hasSuffix("{") || line.dropFirst(margin.count).hasPrefix(".") { return }
    for index in (start + 1)..<max(start + 1, lines.count) {
      guard lines[index].hasPrefix("\(margin)."), !lines[index].hasSuffix("{") else { return }
      lines[index] = "  " + lines[index]
    }
  }

  /// Returns the line that closes the last bracket opened on line `start`.
  private static func closing(_ lines: [String], _ start: Int) -> Int? {
    var depth = 1
    for index in lines.indices.dropFirst(start + 1) {
      var isText = false
      var isEscaped = false
      for sign in lines[index] {
        defer { isEscaped = sign == "\\" && !isEscaped }
        switch sign {
        case "\"" where !isEscaped: isText.toggle()
        case "(" where !isText, "[" where !isText, "{" where !isText: depth += 1
        case ")" where !isText, "]" where !isText, "}" where !isText: depth -= 1
        default: break
        }
        if depth == 0 { return index }
      }
    }
    return nil
  }
}
