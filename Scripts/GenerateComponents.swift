// SPDX-License-Identifier: MIT
// Tool: writes the list of components with their initialisers and examples.

import Foundation

/// Documentation/Components.md: what somebody who writes an app looks up.
enum ComponentDocument {
  private static let levels = [
    ("Atoms", "One element each."),
    ("Molecules", "Two or three atoms for one purpose; they hold no state, and tell by closures."),
    ("Organisms", "Parts of a screen with a structure, and with state of their own."),
    ("Templates", "Whole screens with room for views, without data."),
  ]

  /// The document.
  static func contents(root: String) throws -> String {
    var text = """
      # Components

      Every component of the kit: what it is for, how it is made, and a use of it. `swift run gallery`
      shows them live, `swift run gallery show NAME` prints one. What they have in common with SwiftUI, and
      the views beneath them, are in [Coming from SwiftUI](ComingFromSwiftUI.md).

      This page is made of the sources by `make generate`.

      """
    for (level, words) in levels {
      text += "\n## \(level)\n\n\(words)\n"
      for component in try components(in: "\(root)/Sources/\(level)") {
        text += component
      }
    }
    return text
  }

  /// The sections of the components in a folder, in alphabetical order.
  private static func components(in folder: String) throws -> [String] {
    guard let files = FileManager.default.enumerator(atPath: folder) else { return [] }
    var sections: [(name: String, text: String)] = []
    for case let file as String in files where file.hasSuffix(".swift") {
      let source = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      let lines = source.components(separatedBy: "\n")
      for (index, line) in lines.enumerated() {
        guard let name = declared(line, ["public struct "]), line.contains(": View") else {
          continue
        }
        sections.append((name, section(name, at: index, in: lines)))
      }
      if lines.contains("extension View {") { sections += modifiers(in: lines) }
    }
    return sections.sorted { $0.name < $1.name }.map(\.text)
  }

  /// The name that a line declares behind one of `keywords`.
  private static func declared(_ line: String, _ keywords: [String]) -> String? {
    guard let keyword = keywords.first(where: { line.hasPrefix($0) }) else { return nil }
    return String(line.dropFirst(keyword.count).prefix { $0.isLetter || $0.isNumber })
  }

  private static func section(_ name: String, at index: Int, in lines: [String]) -> String {
    let (words, example) = documentation(before: index, in: lines)
    var signatures: [String] = []
    var owner = ""
    for (place, line) in lines.enumerated() {
      if let type = declared(line, ["public struct ", "extension ", "struct ", "private struct "]) {
        owner = type
      }
      if owner == name, line.hasPrefix("  public init") {
        signatures.append(name + call(at: place, in: lines).dropFirst("public init".count))
      }
      if line.hasPrefix("public enum ") || (owner == name && line.hasPrefix("  public enum ")) {
        signatures.append(cases(at: place, in: lines))
      }
    }
    return text(name, words, signatures, example)
  }

  /// The modifiers of views that a file declares, each under its name with a period.
  private static func modifiers(in lines: [String]) -> [(name: String, text: String)] {
    lines.indices.filter { lines[$0].hasPrefix("  public func ") }.map { index in
      let (words, example) = documentation(before: index, in: lines)
      let signature = "." + call(at: index, in: lines).dropFirst("public func ".count)
      let name = String(signature.prefix { $0 != "(" && $0 != "<" })
      return (name, text(name, words, [signature], example))
    }
  }

  private static func text(
    _ name: String, _ words: String, _ signatures: [String], _ example: [String]
  ) -> String {
    let title = name.hasPrefix(".") ? "`\(name)`" : name
    var text = "\n### \(title)\n\n\(words)\n"
    if !signatures.isEmpty { text += "\n" + signatures.map { "    \($0)\n" }.joined() }
    if !example.isEmpty { text += "\nFor example\n\n" + example.map { "    \($0)\n" }.joined() }
    // Blank lines of code have no spaces.
    return text.replacingOccurrences(of: "    \n", with: "\n")
  }

  /// The paragraphs of a doc comment, and the code in it.
  private static func documentation(
    before index: Int, in lines: [String]
  ) -> (words: String, example: [String]) {
    var start = index
    while start > 0, lines[start - 1].contains("///") || lines[start - 1].hasPrefix("@") {
      start -= 1
    }
    var words = ""
    var example: [String] = []
    for line in lines[start..<index] where line.contains("///") {
      let content = line.components(separatedBy: "///").dropFirst().joined(separator: "///")
      if content.hasPrefix("     ") {
        example.append(String(content.dropFirst(5)))
      } else if !example.isEmpty, content.isEmpty {
        example.append("")
      } else if content.isEmpty {
        words += "\n\n"
      } else {
        // A parameter is told by its name in the signature.
        if content.hasPrefix(" - ") { break }
        let isNew = words.hasSuffix("\n") || words.isEmpty || content.hasPrefix(" *")
        words += isNew ? "\(words.hasSuffix("\n") || words.isEmpty ? "" : "\n")" : "\n"
        words += content.trimmingCharacters(in: .whitespaces)
      }
    }
    while example.last == "" { example.removeLast() }
    return (words.trimmingCharacters(in: .whitespacesAndNewlines), example)
  }

  /// A declaration up to the end of its parameters, without what only the compiler needs.
  private static func call(at index: Int, in lines: [String]) -> String {
    var text = ""
    var depth = 0
    for line in lines[index...] {
      let part = line.trimmingCharacters(in: .whitespaces)
      text += text.isEmpty || text.hasSuffix("(") || part.hasPrefix(")") ? part : " " + part
      depth += line.count { $0 == "(" } - line.count { $0 == ")" }
      if depth == 0 { break }
    }
    if let end = text.lastIndex(of: ")") { text = String(text[...end]) }
    for noise in ["@ViewBuilder ", "@escaping ", "@MainActor ", "@Sendable ", " -> some View"] {
      text = text.replacingOccurrences(of: noise, with: "")
    }
    return text
  }

  /// The cases of an enumeration, in one line.
  private static func cases(at index: Int, in lines: [String]) -> String {
    let indent = lines[index].prefix { $0 == " " }
    let name = lines[index].components(separatedBy: "enum ").last ?? ""
    var cases: [String] = []
    for line in lines[(index + 1)...] {
      if line.hasPrefix("\(indent)}") { break }
      if line.hasPrefix("\(indent)  case ") {
        cases.append(
          line.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "case ", with: "."))
      }
    }
    return "enum \(name.prefix { $0.isLetter || $0.isNumber }): \(cases.joined(separator: ", "))"
  }
}
