// SPDX-License-Identifier: MIT
// Tool: writes the lists of components and views, with their signatures.

import Foundation

/// Documentation/Components.md and Documentation/Views.md, the lists of components and views.
enum ComponentDocument {
  /// The description of each level.
  private static let descriptions = [
    "Atoms": "One element each.",
    "Molecules": """
    A few atoms combined for one purpose. They have no state, and report actions through \
    closures.
    """,
    "Organisms": "Parts of a screen that have their own structure and state.",
    "Templates": "Whole screens with slots for views.",
  ]

  /// Returns the text of each page, by the name of its file.
  static func pages(root: String) throws -> [String: String] {
    let texts = [
      "Components.md": try componentsPage(root: root), "Views.md": try viewsPage(root: root),
    ]
    let exhibits = try ExhibitList.names(root: root)
    let titles = texts.values.flatMap { $0.components(separatedBy: "\n").compactMap(title(of:)) }
    return texts.mapValues { illustrated($0, exhibits: exhibits, titles: Set(titles)) }
  }

  /// Returns a page with a picture below the title of each component in the gallery.
  /// `Scripts/pictures` draws the pictures.
  ///
  /// A modifier has a picture if no component has its name. Of several sections with the same
  /// title, only the first one has a picture.
  private static func illustrated(
    _ text: String, exhibits: Set<String>, titles: Set<String>
  ) -> String {
    var exhibits = exhibits
    return text.components(separatedBy: "\n").map { line in
      guard let title = title(of: line) else { return line }
      let isModifier = title.hasPrefix("`.")
      let name = isModifier ? capitalized(title.trimmingCharacters(in: ["`", "."])) : title
      if isModifier, titles.contains(name) { return line }
      guard exhibits.remove(name) != nil else { return line }
      let path = "Pictures/Components/\(name)"
      return """
        \(line)

        <picture>
          <source media="(prefers-color-scheme: light)" srcset="\(path)-light.svg">
          <img src="\(path).svg" alt="Preview of \(name)">
        </picture>
        """
    }.joined(separator: "\n")
  }

  /// Returns the title of a section, if the line is one.
  private static func title(of line: String) -> String? {
    line.hasPrefix("### ") ? String(line.dropFirst("### ".count)) : nil
  }

  /// Returns the text of Documentation/Components.md, without pictures.
  private static func componentsPage(root: String) throws -> String {
    var text = """
      # Components

      This page is for developers who are looking for a component. It lists each one with a picture
      of its first preview, its purpose, its initializers and an example. `swift run gallery` shows
      the components live, and `swift run gallery show NAME` prints one. [Views](Views.md) lists the
      views, modifiers and environment values that components are made of.

      Actions of components are `@MainActor () -> Void`. If your own view passes one on, declare it
      in the same way: `let onClose: @MainActor () -> Void`.

      A closure that is `@Sendable` can't read the properties of a view. Copy the values that it
      needs into constants in `body`, and use these.

      `make generate` creates this page from the sources, and `make pictures` draws the pictures.

      """
    for folders in SourceList.levels {
      let level = folders[0]
      text += "\n## \(level)\n\n\(descriptions[level, default: ""])\n"
      let sources = try SourceList.swiftFiles(in: folders, root: root)
      let all = sources.flatMap { views(in: $0, among: sources) + modifiers(in: $0) }
      text += all.sorted { $0.name < $1.name }.map(\.text).joined()
    }
    text += "\n## Types\n\nThe values that components take.\n"
    let sources = try SourceList.swiftFiles(in: SourceList.levels.flatMap { $0 }, root: root)
    let all = sources.flatMap { types(in: $0, among: sources) }
    return text + all.sorted { $0.name < $1.name }.map(\.text).joined()
  }

  /// Returns the text of Documentation/Views.md, without pictures: the views that components are
  /// made of.
  private static func viewsPage(root: String) throws -> String {
    let sources = try SourceList.swiftFiles(in: SourceList.viewFolders, root: root)
    let enumerations = enumerations(in: sources)
    let parts: [(String, String, ([String]) -> [Section])] = [
      (
        "Views", "Layout, text, controls, lists and drawing.",
        { views(in: $0, among: sources).filter { $0.text.contains("\n    \($0.name)") } }
      ),
      (
        "Modifiers", "Each returns a changed view.",
        { modifiers(in: $0, enumerations: enumerations) }
      ),
      (
        "Environment values", "Read them with `@Environment(\\.name)`.",
        { environmentValues(in: $0, among: sources) }
      ),
    ]
    var text = """
      # Views

      This page is for developers who are looking for a view, a modifier or an environment value. It
      lists each one with its signatures and an example; if the gallery has a page for it, also with
      a picture. [Components](Components.md) are made of these views. Most names and meanings are
      those of SwiftUI; [Coming from SwiftUI](ComingFromSwiftUI.md) lists the differences.

      `make generate` creates this page from the sources, and `make pictures` draws the pictures.

      """
    for (title, words, find) in parts {
      text += "\n## \(title)\n\n\(words)\n"
      let sections = sources.flatMap(find).filter {
        !$0.name.hasPrefix("_") && !$0.name.hasPrefix("._")
      }
      text += merged(sections).joined()
    }
    return text
  }

  /// A heading with its text.
  private typealias Section = (name: String, text: String)

  /// Returns the texts of the sections by name, with one heading for each name.
  private static func merged(_ sections: [Section]) -> [String] {
    let sorted = sections.enumerated().sorted {
      ($0.element.name, $0.offset) < ($1.element.name, $1.offset)
    }
    var last = ""
    return sorted.map { _, section in
      defer { last = section.name }
      guard section.name == last else { return section.text }
      let body = section.text.components(separatedBy: "\n\n").dropFirst()
      return "\n" + body.joined(separator: "\n\n")
    }
  }

  /// Returns the views that a file declares.
  private static func views(in lines: [String], among sources: [[String]]) -> [Section] {
    lines.indices.compactMap { index in
      guard let name = declared(lines[index], ["public struct "]),
        lines[index].contains(/[:,] (_Primitive|Leaf)?View\b|: InsettableShape/)
      else { return nil }
      let others = sources.filter { $0 != lines && $0.contains("extension \(name) {") }
      return (name, section(name, at: index, in: lines, extended: others))
    }
  }

  /// Returns the types of values that a file declares, with their members, except styles and texts.
  /// The section of a view already lists the cases of the enumerations beside it.
  private static func types(in lines: [String], among sources: [[String]]) -> [Section] {
    let views = views(in: lines, among: sources)
    return lines.indices.compactMap { index in
      guard let name = declared(lines[index], ["public struct ", "public enum "]),
        !views.contains(where: { $0.name == name }),
        views.isEmpty || !lines[index].hasPrefix("public enum "),
        lines[index].contains(" enum ")
          || !["Style", "Strings", "Configuration", "Label"].contains(where: name.hasSuffix)
      else { return nil }
      let members = ["struct", "enum"].map { "public \($0) \(name)" } + ["extension \(name)"]
      let signatures = ([lines] + sources.filter { $0 != lines }).flatMap { source in
        members.flatMap { owner in
          ["  public ", "  @concurrent public "].flatMap { Self.members(of: owner, $0, in: source) }
        }
        .sorted().compactMap {
          member(at: $0, of: name, in: source)
        }
      }
      let cases = lines[index].contains(" enum ") ? [cases(at: index, in: lines)] : []
      return (name, text(name, cases + signatures, documentation(before: index, in: lines)))
    }
  }

  /// Returns the signature of an initializer, a method or a static member; `nil` for other members.
  private static func member(
    at index: Int, of name: String, in lines: [String]
  ) -> String? {
    let call = call(at: index, in: lines)
    if let start = call.firstMatch(of: /^public (nonisolated )?init/) {
      return name + call[start.range.upperBound...]
    }
    for (keyword, prefix) in [
      ("public static func ", name + "."), ("public static let ", name + "."),
      ("public static var ", name + "."), ("public func ", "."),
    ] where call.hasPrefix(keyword) {
      let rest = call.dropFirst(keyword.count)
      return rest.first.map { $0.isLetter } == true ? prefix + rest : nil
    }
    return nil
  }

  /// Returns the name that a line declares after one of `keywords`.
  private static func declared(_ line: String, _ keywords: [String]) -> String? {
    guard let keyword = keywords.first(where: { line.hasPrefix($0) }) else { return nil }
    return String(line.dropFirst(keyword.count).prefix { $0.isLetter || $0.isNumber })
  }

  private static func section(
    _ name: String, at index: Int, in lines: [String], extended others: [[String]]
  ) -> String {
    let words = documentation(before: index, in: lines)
    var signatures: [String] = []
    for source in [lines] + others {
      var owner = ""
      for (place, line) in source.enumerated() {
        if let type = declared(
          line, ["public struct ", "extension ", "struct ", "private struct "])
        {
          owner = type
        }
        if owner == name, line.contains(/^  public (nonisolated )?init/) {
          let call = call(at: place, in: source)
          signatures.append(
            name + (call.components(separatedBy: "init").dropFirst().joined(separator: "init")))
        }
        let isOwn = owner == name && line.hasPrefix("  public enum ")
        if isOwn || source == lines && line.hasPrefix("public enum ") {
          let cases = cases(at: place, in: source)
          // Without cases, it is only a namespace.
          if !cases.hasSuffix(": ") { signatures.append(cases) }
        }
      }
    }
    return text(name, signatures, words)
  }

  /// Returns the view modifiers that a file declares, by name with a leading period. After the
  /// signature are the cases of the types in it that are among `enumerations`.
  private static func modifiers(
    in lines: [String], enumerations: [String: String] = [:]
  ) -> [Section] {
    members(of: "extension View {", "  public func ", in: lines).map { index in
      let words = documentation(before: index, in: lines)
      let signature = "." + call(at: index, in: lines).dropFirst("public func ".count)
      let name = String(signature.prefix { $0 != "(" && $0 != "<" })
      let types = signature.matches(of: /[^.\w]([A-Z]\w*)/).map { String($0.output.1) }
      let cases = Set(types).sorted().compactMap { enumerations[$0] }
      return (name, text(name, [signature] + cases, words))
    }
  }

  /// Returns the cases of the enumerations that files declare, by name.
  private static func enumerations(in sources: [[String]]) -> [String: String] {
    var found: [String: String] = [:]
    for lines in sources {
      for index in lines.indices {
        guard let name = declared(lines[index], ["public enum "]) else { continue }
        let cases = cases(at: index, in: lines)
        // Without cases, it is only a namespace.
        if !cases.hasSuffix(": ") { found[name] = cases }
      }
    }
    return found
  }

  /// Returns the environment values that a file declares, with the calls of those that are actions.
  private static func environmentValues(
    in lines: [String], among sources: [[String]]
  ) -> [Section] {
    members(of: "extension EnvironmentValues {", "  public ", in: lines).compactMap { index in
      guard let variable = lines[index].components(separatedBy: " var ").dropFirst().first else {
        return nil
      }
      let words = documentation(before: index, in: lines)
      let declaration = variable.components(separatedBy: " {")[0].components(separatedBy: " = ")[0]
      let name = String(declaration.prefix { $0 != ":" })
      let type = declaration.components(separatedBy: ": ").last ?? ""
      let plain = type.trimmingCharacters(in: ["?"])
      let calls = sources.flatMap { source in
        members(of: "public struct \(plain)", "  ", in: source).filter {
          source[$0].contains("public func callAsFunction")
        }
        .map { place in
          let call = call(at: place, in: source)
          return name + (call.components(separatedBy: "callAsFunction").last ?? "")
        }
      }
      return ("\\.\(name)", text("\\.\(name)", [declaration] + calls, words))
    }
  }

  /// Returns the lines that begin with `prefix` in the declarations that begin with `owner`.
  private static func members(of owner: String, _ prefix: String, in lines: [String]) -> [Int] {
    var isInside = false
    return lines.indices.filter { index in
      if lines[index].hasPrefix("}") { isInside = false }
      if lines[index].hasPrefix(owner) {
        let next = lines[index].dropFirst(owner.count).first
        isInside = next.map { !$0.isLetter && !$0.isNumber } ?? true
        return false
      }
      return isInside && lines[index].hasPrefix(prefix)
    }
  }

  /// Returns a heading, the signatures and the doc comment.
  private static func text(_ name: String, _ signatures: [String], _ words: String) -> String {
    let title = name.hasPrefix(".") || name.hasPrefix("\\") ? "`\(name)`" : name
    let code = signatures.isEmpty ? "" : signatures.map { "    \($0)\n" }.joined() + "\n"
    return "\n### \(title)\n\n\(code)\(words)\n"
  }

  /// Returns a doc comment without its list of parameters, which are in the signature.
  private static func documentation(before index: Int, in lines: [String]) -> String {
    var start = index
    // Attributes can stand between the comment and the declaration.
    while start > 0,
      lines[start - 1].contains("///")
        || lines[start - 1].trimmingCharacters(in: .whitespaces).hasPrefix("@")
    {
      start -= 1
    }
    let words = lines[start..<index].filter { $0.contains("///") }.map { line in
      let content = line.components(separatedBy: "///").dropFirst().joined(separator: "///")
      return String(content.dropFirst(content.hasPrefix(" ") ? 1 : 0))
    }
    return words.prefix { !$0.hasPrefix("- ") }.joined(separator: "\n")
      .trimmingCharacters(in: .newlines)
  }

  /// Returns a declaration with its parameters, effects and result, without attributes for the
  /// compiler.
  private static func call(at index: Int, in lines: [String]) -> String {
    var text = ""
    var depth = 0
    for line in lines[index...] {
      let part = line.trimmingCharacters(in: .whitespaces)
      text += text.isEmpty || text.hasSuffix("(") || part.hasPrefix(")") ? part : " " + part
      depth += line.count { $0 == "(" } - line.count { $0 == ")" }
      if depth <= 0 || line.hasSuffix("{") { break }
    }
    let body = text.range(of: " {", range: parameterEnd(of: text)..<text.endIndex)
    text = String(text[..<(body?.lowerBound ?? text.endIndex)])
    if let constraints = text.range(of: " where ") {
      text = String(text[..<constraints.lowerBound])
    }
    // A closure on the main actor can use a view, even if it is sendable.
    for noise in [
      "@concurrent ", "@discardableResult ", "@ViewBuilder ", "@escaping ", "@MainActor @Sendable ",
      "@Sendable @MainActor ", "@MainActor ", " -> some View",
    ] {
      text = text.replacingOccurrences(of: noise, with: "")
    }
    return text
  }

  /// Returns the end of the first list of parameters in a declaration.
  private static func parameterEnd(of text: String) -> String.Index {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" {
        depth -= 1
        if depth == 0 { return text.index(after: index) }
      }
    }
    return text.endIndex
  }

  /// Returns the cases of an enumeration, in one line.
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
