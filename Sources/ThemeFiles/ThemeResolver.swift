// SPDX-License-Identifier: MIT
// Token: follows references and makes a theme of the tokens of a file.

import CuriumTokens

/// Makes a theme: names are checked first, then references, then values.
struct ThemeResolver {
  private let document: TokenDocument
  private let values: TokenValueReader

  init(_ document: TokenDocument) {
    self.document = document
    self.values = TokenValueReader(document: document)
  }

  func theme() throws(ThemeFileError) -> AppTheme {
    let base = try baseTheme()
    var builder = ThemeBuilder(base ?? .light)
    builder.header = try header(base)
    var stated: [(token: SourceToken, entry: TokenCatalog.Entry, kind: TokenKind)] = []
    for token in document.tokens {
      _ = try values.chain(token)
      if token.path.hasPrefix("palette.") { continue }
      guard let entry = TokenCatalog.entry(token.path), let kind = entry.kind else {
        throw unknown(token)
      }
      let type = try values.type(token)
      guard type == kind.typeName else {
        throw token.place.error(
          .wrongType, "a token of type `\(kind.typeName)`, not `\(type)`",
          "Set \"$type\": \"\(kind.typeName)\" for it or its group.")
      }
      stated.append((token, entry, kind))
    }
    if base == nil { try checkComplete(Set(stated.map(\.token.path))) }
    // Values first: a reference of the base must not be taken for one of the file.
    for (token, entry, kind) in stated {
      builder.set(kind, entry.index, try values.value(token, kind))
    }
    for (token, entry, kind) in stated {
      guard let other = try values.target(token) else { continue }
      guard builder.alias(kind, entry.index, to: other.index) else {
        throw token.place.error(
          .cycle([token.path, other.path]), "references that come to an end",
          "\(other.path) follows \(token.path) in the base theme; give it a value here.")
      }
    }
    return builder.build()
  }

  private func baseTheme() throws(ThemeFileError) -> AppTheme? {
    guard let node = document.header?["base"] else { return nil }
    let name = node.string ?? ""
    if let theme = AppTheme.builtIn.first(where: { $0.name == name }) { return theme }
    let names = AppTheme.builtIn.map(\.name).joined(separator: ", ")
    throw Place(file: document.file, line: Int(node.position.line), path: "").error(
      .unknownBase, "the name of a theme of the kit as base", "Choose one of \(names).")
  }

  private func header(_ base: AppTheme?) throws(ThemeFileError) -> ThemeHeader {
    let facts = document.header
    let fileName = document.file.split(separator: ".").first.map(String.init) ?? document.file
    let name = facts?["name"]?.string ?? fileName
    var header = ThemeHeader(
      name: name, displayName: facts?["displayName"]?.string ?? name,
      colorScheme: base?.colorScheme ?? .light,
      contrast: base?.colorSchemeContrast ?? .standard)
    func fault(_ node: JSONNode, _ choices: String) -> ThemeFileError {
      Place(file: document.file, line: Int(node.position.line), path: "").error(
        .invalidValue, choices, "Correct the theme's facts under `dev.curium`.")
    }
    if let node = facts?["movesInk"] {
      guard let movesInk = node.bool else { throw fault(node, "true or false as movesInk") }
      header.movesInk = movesInk
    }
    if let node = facts?["colorScheme"] {
      switch node.string {
      case "light": header.colorScheme = .light
      case "dark": header.colorScheme = .dark
      default: throw fault(node, "\"light\" or \"dark\" as colorScheme")
      }
    }
    if let node = facts?["contrast"] {
      switch node.string {
      case "standard": header.contrast = .standard
      case "increased": header.contrast = .increased
      default: throw fault(node, "\"standard\" or \"increased\" as contrast")
      }
    }
    return header
  }

  private func checkComplete(_ stated: Set<String>) throws(ThemeFileError) {
    let missing = (TokenCatalog.semantic + TokenCatalog.component).map(\.path)
      .filter { !stated.contains($0) }
    guard !missing.isEmpty else { return }
    let few = missing.prefix(5).joined(separator: ", ")
    throw Place(file: document.file, line: 0, path: "").error(
      .incomplete(missing), "a value for every token; \(missing.count) have none: \(few)",
      "Add them, or name a base: \"$extensions\": { \"dev.curium\": { \"base\": \"dark\" } }.")
  }

  private func unknown(_ token: SourceToken) -> ThemeFileError {
    let near = TokenCatalog.nearest(to: token.path).map { " Did you mean \($0)?" } ?? ""
    return token.place.error(
      .unknownToken, "the name of a token of the kit",
      "Values of your own go under `palette`.\(near)")
  }
}
