// SPDX-License-Identifier: MIT
// Tool: lists the components with previews and the pages about views, for the gallery.

import Foundation

/// Finds the preview providers of the gallery and writes the list that it shows.
enum ExhibitList {
  private struct Exhibit {
    let name: String
    /// The file with the component, or with the previews if the kit declares no such component.
    let source: String
    /// The file with the previews.
    let previews: String
  }

  private static let previewFolder = "Demo/Gallery/Previews"

  /// The folders with previews of each level, in the order of the levels, and the folders with the
  /// components.
  private static let folders: [[(previews: String, sources: String)]] =
    SourceList.levels.map { level in
      level.map { (previews: "\(previewFolder)/\($0)", sources: "Sources/\($0)") }
    } + [[(previews: "Demo/Gallery/Pages", sources: "Demo/Gallery/Pages")]]

  /// The pages in Demo/Gallery/Views, in the order of the sidebar.
  private static let pages = [
    "TextPage", "LayoutPage", "DrawingPage", "MotionPage", "ControlsPage", "ListsPage",
    "NavigationPage", "OverlaysPage", "KeysPage", "SystemPage",
  ]

  /// Returns the list as Swift source.
  static func contents(root: String) throws -> String {
    let views = try SourceList.swiftFiles(in: SourceList.viewFolders, root: root)
    // Statements, because the compiler would check a list of this length as one expression.
    var lines = [
      "// SPDX-License-Identifier: MIT",
      "// Page: the list of exhibits; made by Scripts/generate.",
      "// swift-format-ignore-file",
      "",
      "import CuriumGallery",
      "",
      "extension Exhibit {",
      "  /// Every component with previews, by level, each level in alphabetical order.",
      "  @MainActor static let all = components()",
      "",
      "  @MainActor private static func components() -> [Exhibit] {",
      "    var components: [Exhibit] = []",
    ]
    let shared = try SourceList.sharedDeclarations(in: previewFolder, root: root)
    for exhibit in try all(root: root) {
      let name = exhibit.name
      let component = try SourceList.lines(of: exhibit.source, root: root)
      let previews = try SourceList.lines(of: exhibit.previews, root: root)
      let names = try SourceList.names(in: previews)
      let documentation = SourceList.documentation(of: name, in: component, or: views + [previews])
      lines += [
        "    components.append(",
        "      Exhibit(",
        "        previews: \(name)Previews.self,",
        "        summary: \"\(summary(of: name, in: component, or: previews))\",",
        "        name: \"\(name)\",",
        "        source: \"\(exhibit.source)\",",
        "        names: \"\(names)\",",
        "        documentation:",
        "\(literal(documentation)),",
        "        code: [",
      ]
      let isPage = !exhibit.previews.hasPrefix(previewFolder)
      lines += SourceList.snippets(of: name, in: previews, shared: isPage ? nil : shared)
        .map { literal($0) + "," }
      lines.append("        ]))")
    }
    lines += [
      "    return components",
      "  }",
      "",
      "  /// The pages about families of views, in the order of the sidebar.",
      "  @MainActor static let views = [",
    ]
    for page in pages {
      let code = try SourceList.lines(of: "Demo/Gallery/Views/\(page).swift", root: root)
      let names = try SourceList.names(in: code)
      // Without the header and the imports.
      let text = code.drop { !$0.hasPrefix("///") }.joined(separator: "\n")
      lines += [
        "    Exhibit(",
        "      page: \(page).self,",
        "      names: \"\(names)\",",
        "      code:",
        "\(literal(text.trimmingCharacters(in: .newlines)))),",
      ]
    }
    lines += ["  ]", "}", ""]
    return lines.joined(separator: "\n")
  }

  /// Returns a text as a multiline literal.
  private static func literal(_ text: String) -> String {
    "#\"\"\"\n\(text)\n\"\"\"#"
  }

  /// Returns the names of all exhibits.
  static func names(root: String) throws -> Set<String> { Set(try all(root: root).map(\.name)) }

  /// Returns all exhibits by level, each level in alphabetical order.
  private static func all(root: String) throws -> [Exhibit] {
    try folders.flatMap { level in
      try level.flatMap { try exhibits(in: $0.previews, of: $0.sources, root: root) }
        .sorted { $0.name < $1.name }
    }
  }

  /// Returns the exhibits with previews in a folder of components in `sources`.
  private static func exhibits(in previews: String, of sources: String, root: String) throws
    -> [Exhibit]
  {
    let components = try declarations(of: "struct ", in: sources, root: root)
    let providers = try declarations(of: "enum ", in: previews, root: root)
    return providers.filter { $0.key.hasSuffix("Previews") }.map { provider, file in
      let name = String(provider.dropLast("Previews".count))
      return Exhibit(name: name, source: components[name] ?? file, previews: file)
    }
  }

  /// Returns the types declared at the start of a line in the files of a folder, with their files.
  private static func declarations(of keyword: String, in folder: String, root: String) throws
    -> [String: String]
  {
    let base = "\(root)/\(folder)"
    let names = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
    var result: [String: String] = [:]
    for file in names.sorted() where file.hasSuffix(".swift") {
      for line in try SourceList.lines(of: "\(folder)/\(file)", root: root) {
        let declaration = line.hasPrefix("public ") ? line.dropFirst("public ".count) : line[...]
        guard declaration.hasPrefix(keyword) else { continue }
        let name = declaration.dropFirst(keyword.count).prefix { $0.isLetter || $0.isNumber }
        result[String(name)] = "\(folder)/\(file)"
      }
    }
    return result
  }

  /// Returns the first sentence of the documentation of a component, or of its previews if the kit
  /// declares no such component.
  private static func summary(
    of name: String, in component: [String], or previews: [String]
  ) -> String {
    let type = summary(before: "struct \(name)", in: component)
    return type.isEmpty ? summary(before: "enum \(name)Previews", in: previews) : type
  }

  private static func summary(before declaration: String, in lines: [String]) -> String {
    var words: [String] = []
    for line in SourceList.comment(before: declaration, in: lines) {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.isEmpty { break }
      words.append(text)
    }
    let text = words.joined(separator: " ")
    let sentence = text.firstRange(of: ". ").map { String(text[..<$0.lowerBound]) + "." } ?? text
    return
      sentence
      .replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
      .replacingOccurrences(of: "`", with: "")
  }
}
