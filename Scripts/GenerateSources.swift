// SPDX-License-Identifier: MIT
// Tool: extracts the code of previews, the names in it and the documentation of components.

import Foundation

/// Reads what the gallery shows beside a component or searches: its documentation, the code of each
/// preview, and the names in this code.
enum SourceList {
  /// The folders of the views that components are made of.
  static let viewFolders = [
    "Engine", "Drawing", "Markup", "Layouts", "Views", "Controls", "Lists", "Navigation", "Storage",
  ]

  /// The folders of each level of components, in Sources and in the previews. The first one has the
  /// name of the level.
  static let levels = [["Atoms"], ["Molecules"], ["Organisms", "Charts", "Diff"], ["Templates"]]

  /// Returns the lines of each Swift file in some folders of Sources.
  static func swiftFiles(in folders: [String], root: String) throws -> [[String]] {
    try folders.flatMap { folder in
      let path = "\(root)/Sources/\(folder)"
      let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      return try files.filter { $0.hasSuffix(".swift") }.sorted().map {
        try lines(of: "Sources/\(folder)/\($0)", root: root)
      }
    }
  }

  /// Returns the lines of a file of the package.
  static func lines(of file: String, root: String) throws -> [String] {
    try String(contentsOfFile: "\(root)/\(file)", encoding: .utf8).components(separatedBy: "\n")
  }

  // MARK: Code

  /// Returns the declarations that the previews of all components can use.
  static func sharedDeclarations(in folder: String, root: String) throws -> [SourceDeclaration] {
    let path = "\(root)/\(folder)"
    let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return try files.filter { $0.hasSuffix(".swift") }.sorted().flatMap {
      try SourceDeclaration.all(in: lines(of: "\(folder)/\($0)", root: root), margin: 0)
    }
    // A knob replaces the calls of extensions of `Knobs`.
    .filter { !$0.isPrivate && !$0.isProvider && $0.name != "Knobs" }
  }

  /// Returns the content of each preview of a component as code for an app, with the declarations
  /// that it uses from its file and from `shared`; not for a page, which is the whole file.
  static func snippets(
    of name: String, in lines: [String], shared: [SourceDeclaration]?
  ) -> [String] {
    guard
      let start = lines.firstIndex(where: { $0.contains("enum \(name)Previews: PreviewProvider") })
    else { return [] }
    let end = lines[start...].firstIndex(of: "}") ?? lines.endIndex
    let provider = Array(lines[start..<end])
    let translator = PreviewTranslator(
      provider: provider,
      file: shared == nil ? [] : Array(lines[..<start] + lines[min(end + 1, lines.count)...]),
      shared: shared ?? [])
    let text = Array(provider.joined(separator: "\n"))
    var result: [String] = []
    var place = 0
    let mark = Array("    Preview(\"")
    while let found = find(mark, in: text, from: place), text[found - 1] == "\n" {
      guard let open = find(["{"], in: text, from: found), let close = closing(open, in: text)
      else {
        break
      }
      let code = outdented(String(text[(open + 1)..<close]))
      result.append(translator.translated(code))
      place = close
    }
    return result
  }

  private static func find(_ part: [Character], in text: [Character], from start: Int) -> Int? {
    guard text.count >= part.count else { return nil }
    return (start...max(start, text.count - part.count)).first { index in
      index + part.count <= text.count && text[index..<(index + part.count)].elementsEqual(part)
    }
  }

  /// Returns the index of the brace that closes the one at `open`, ignoring braces in string
  /// literals.
  private static func closing(_ open: Int, in text: [Character]) -> Int? {
    var depth = 0
    var index = open
    var isText = false
    while index < text.count {
      switch text[index] {
      case "\\" where isText: index += 1
      case "\"": isText.toggle()
      case "{" where !isText: depth += 1
      case "}" where !isText:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Returns code without its indentation and the name of the knobs.
  private static func outdented(_ code: String) -> String {
    var lines = code.components(separatedBy: "\n")
    if let first = lines.first?.trimmingCharacters(in: .whitespaces),
      first.isEmpty || first == "knobs in"
    {
      lines.removeFirst()
    }
    while lines.last?.trimmingCharacters(in: .whitespaces).isEmpty == true { lines.removeLast() }
    let filled = lines.filter { !$0.trimmingCharacters(in: .whitespaces).isEmpty }
    let margin = filled.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(margin)) }.joined(separator: "\n")
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  // MARK: Names

  /// Returns the types and implicit members in code that it doesn't declare itself, in order,
  /// separated by spaces.
  static func names(in lines: [String]) throws -> String {
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
      .sorted().joined(separator: " ")
  }

  private static func matches(of pattern: String, in text: String) throws -> [Substring] {
    try NSRegularExpression(pattern: pattern)
      .matches(in: text, range: NSRange(text.startIndex..., in: text))
      .compactMap { match in Range(match.range, in: text).map { text[$0] } }
  }

  // MARK: Documentation

  /// Returns the documentation of a component in Markdown: of its type, of the view type with that
  /// name, or of its previews.
  static func documentation(
    of name: String, in lines: [String], or others: [[String]]
  ) -> String {
    let own = comment(before: "struct \(name)", in: lines)
    if !own.isEmpty { return markdown(own) }
    for file in others {
      for declaration in ["public struct \(name)", "enum \(name)Previews"] {
        let found = comment(before: declaration, in: file)
        if !found.isEmpty { return markdown(found) }
      }
    }
    return ""
  }

  /// Returns the lines of the comment before a declaration.
  static func comment(before declaration: String, in lines: [String]) -> [String] {
    guard
      let place = lines.firstIndex(where: { line in
        guard let range = line.range(of: declaration) else { return false }
        let next = line[range.upperBound...].first
        return next == "<" || next == ":" || next == " "
      })
    else { return [] }
    var start = place
    while start > 0, lines[start - 1].hasPrefix("///") || lines[start - 1].hasPrefix("@") {
      start -= 1
    }
    return lines[start..<place].filter { $0.hasPrefix("///") }.map { line in
      let text = line.dropFirst(3)
      return String(text.first == " " ? text.dropFirst() : text)
    }
  }

  /// Returns a comment in Markdown, with examples in fences and separate paragraphs for *Sizing*,
  /// *Keys* and *Tokens*.
  private static func markdown(_ comment: [String]) -> String {
    var result: [String] = []
    var isCode = false
    for line in comment {
      let isExample = line.hasPrefix("    ") || (isCode && line.isEmpty)
      if isExample != isCode {
        if isCode { while result.last?.isEmpty == true { result.removeLast() } }
        result.append("```")
        if isCode { result.append("") }
        isCode = isExample
      }
      if isCode {
        result.append(String(line.dropFirst(min(4, line.count))))
        continue
      }
      let parts = line.replacingOccurrences(
        of: "(^| )\\*(Sizing|Keys|Tokens):\\*", with: "\n\n**$2:**", options: .regularExpression)
      result += parts.components(separatedBy: "\n")
    }
    if isCode {
      while result.last?.isEmpty == true { result.removeLast() }
      result.append("```")
    }
    var text = result.joined(separator: "\n")
    while text.contains("\n\n\n") { text = text.replacingOccurrences(of: "\n\n\n", with: "\n\n") }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
