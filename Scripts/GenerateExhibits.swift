// SPDX-License-Identifier: MIT
// Tool: lists the components with previews, for the gallery.

import Foundation

/// Finds the preview providers in the sources of the four levels and in the gallery's pages, and
/// writes the list that the gallery shows.
enum ExhibitList {
  private struct Found {
    let name: String
    let summary: String
    let source: String
  }

  /// The folders in the order of the levels.
  private static let folders = [
    "Sources/Atoms", "Sources/Molecules", "Sources/Organisms", "Sources/Templates",
    "Demo/Gallery/Pages",
  ]

  /// The list as Swift source.
  static func contents(root: String) throws -> String {
    var lines = [
      "// SPDX-License-Identifier: MIT",
      "// Page: the list of exhibits; made by Scripts/generate.",
      "// swift-format-ignore-file",
      "",
      "import CuriumAtoms",
      "import CuriumMolecules",
      "import CuriumOrganisms",
      "import CuriumTemplates",
      "",
      "extension Exhibit {",
      "  /// Every component with previews, level by level, each level in alphabetical order.",
      "  @MainActor static let all: [Exhibit] = [",
    ]
    for folder in folders {
      for found in try find(in: folder, root: root) {
        lines.append("    Exhibit(")
        lines.append("      name: \"\(found.name)\",")
        lines.append("      summary: \"\(found.summary)\",")
        lines.append("      source: \"\(found.source)\",")
        lines.append("      provider: \(found.name)Previews.self),")
      }
    }
    lines += ["  ]", "}", ""]
    return lines.joined(separator: "\n")
  }

  /// The names of all exhibits, and where their sources stand.
  static func names(root: String) throws -> [(name: String, source: String)] {
    try folders.flatMap { try find(in: $0, root: root) }.map { ($0.name, $0.source) }
  }

  private static func find(in folder: String, root: String) throws -> [Found] {
    let base = "\(root)/\(folder)"
    guard let files = FileManager.default.enumerator(atPath: base) else { return [] }
    var result: [Found] = []
    for case let file as String in files where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: "\(base)/\(file)", encoding: .utf8)
      let source = "\(folder)/\(file)"
      let lines = text.components(separatedBy: "\n")
      for line in lines where line.contains("Previews: PreviewProvider {") {
        guard
          let word = line.components(separatedBy: "enum ").last?.components(separatedBy: ":")
            .first
        else { continue }
        let name = String(word.dropLast("Previews".count))
        result.append(Found(name: name, summary: summary(of: name, in: lines), source: source))
      }
    }
    return result.sorted { $0.name < $1.name }
  }

  /// The first paragraph of the documentation of the type called `name`, or of its previews where the
  /// type stands elsewhere.
  private static func summary(of name: String, in lines: [String]) -> String {
    let type = summary(before: "struct \(name)", in: lines)
    return type.isEmpty ? summary(before: "enum \(name)Previews", in: lines) : type
  }

  private static func summary(before declaration: String, in lines: [String]) -> String {
    var words: [String] = []
    for line in SourceList.comment(before: declaration, in: lines) {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.isEmpty { break }
      words.append(text)
    }
    return words.joined(separator: " ")
      .replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
      .replacingOccurrences(of: "`", with: "")
  }
}
