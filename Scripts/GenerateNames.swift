// SPDX-License-Identifier: MIT
// Tool: lists the types and members that the exhibits of the gallery use, for its search.

import Foundation

/// The names that a search of the gallery finds besides those of exhibits.
enum NameList {
  /// Returns the names in the code of each exhibit as Swift source.
  static func contents(root: String) throws -> String {
    var lines = [
      "// SPDX-License-Identifier: MIT",
      "// Page: the types and members that exhibits use; made by Scripts/generate.",
      "// swift-format-ignore-file",
      "",
      "extension ExhibitText {",
      "  /// The names of the types and members in the code of an exhibit, separated by spaces.",
      "  static func names(in exhibit: String) -> String {",
      "    switch exhibit {",
    ]
    let components = try ExhibitList.all(root: root).map { (name: $0.name, file: $0.previews) }
    for exhibit in try components + views(root: root) {
      let names = try names(in: SourceList.lines(of: exhibit.file, root: root))
      lines.append("    case \"\(exhibit.name)\": \"\(names.joined(separator: " "))\"")
    }
    lines += ["    default: \"\"", "    }", "  }", "}", ""]
    return lines.joined(separator: "\n")
  }

  /// Returns the pages about views, with their files.
  private static func views(root: String) throws -> [(name: String, file: String)] {
    let folder = "Demo/Gallery/Views"
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")
    return try files.filter { $0.hasSuffix("Page.swift") }.sorted().compactMap { file in
      let path = "\(folder)/\(file)"
      let start = "  static let name = \""
      let lines = try SourceList.lines(of: path, root: root)
      guard let line = lines.first(where: { $0.hasPrefix(start) }) else { return nil }
      return (String(line.dropFirst(start.count).prefix { $0 != "\"" }), path)
    }
  }

  /// Returns the types and implicit members in code that it doesn't declare itself, in order.
  private static func names(in lines: [String]) throws -> [String] {
    // Each exhibit has a level, which isn't part of its examples.
    let code = lines.filter { !$0.hasPrefix("import ") && !$0.contains(" var level: Level ") }
      .joined(separator: "\n")
      .replacingOccurrences(
        of: #""{3}[\s\S]*?"{3}|"(\\.|[^"\\\n])*"|//.*"#, with: "", options: .regularExpression)
    let keywords = "struct|enum|class|protocol|typealias|func|var|let|case"
    let own = try Set(
      matches(of: "\\b(\(keywords)) \\w+", in: code).compactMap { $0.split(separator: " ").last })
    // A path such as `service.name` is one match, of which only the type at its start counts.
    let found = try matches(of: #"[\w$\]?!]+(\.\w+)*|\.[a-z]\w*"#, in: code).compactMap { path in
      path.first == "." || path.first?.isUppercase == true
        ? path.split { ".]?!".contains($0) }.first : nil
    }
    return Set(found).subtracting(own)
      .filter { $0.count >= 3 && !$0.hasPrefix("Preview") && !$0.hasPrefix("StatefulPreview") }
      .sorted().map(String.init)
  }

  private static func matches(of pattern: String, in text: String) throws -> [Substring] {
    try NSRegularExpression(pattern: pattern)
      .matches(in: text, range: NSRange(text.startIndex..., in: text))
      .compactMap { match in Range(match.range, in: text).map { text[$0] } }
  }
}
