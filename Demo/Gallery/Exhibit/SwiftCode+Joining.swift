// SPDX-License-Identifier: MIT
// Page: Swift without line breaks that are no longer needed.

extension SwiftCode {
  /// How long a line may be that is made of several.
  private static let longest = 64

  /// Code in which parameters that stand on lines of their own are joined where one line holds them:
  /// what stood for them before may have been longer. Lines with closures stay.
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
    // What is called on the value stood beneath its end, which is now its beginning.
    let margin = line.prefix { $0 == " " }
    if line.hasSuffix("{") { return }
    for index in (start + 1)..<max(start + 1, lines.count) {
      guard lines[index].hasPrefix("\(margin)."), !lines[index].hasSuffix("{") else { return }
      lines[index] = "  " + lines[index]
    }
  }

  /// The line in which what the line at `start` opens last is closed.
  private static func closing(_ lines: [String], _ start: Int) -> Int? {
    var depth = 1
    for index in lines.indices.dropFirst(start + 1) {
      var isText = false
      for sign in lines[index] {
        switch sign {
        case "\"": isText.toggle()
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
