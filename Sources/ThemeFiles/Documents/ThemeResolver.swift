// SPDX-License-Identifier: MIT
// Token: creates a theme from the tokens of a document.

import CuriumTokens

/// Creates a theme. Checks names first, then references, then values.
struct ThemeResolver {
  private let document: TokenDocument
  private let values: TokenValueReader
  private let name: String?
  private var findings: Findings { document.findings }

  /// Groups of a file that aren't tokens of a theme: values for other tokens, and animation frames.
  private static let others: Set<String> = ["palette", "frames"]

  /// - Parameter name: The name of a theme that doesn't have one. By default, its name is that of
  ///   its file.
  init(_ document: TokenDocument, name: String? = nil) {
    self.document = document
    self.name = name
    self.values = TokenValueReader(document)
  }

  /// A token of the file that belongs to the theme.
  private struct Stated {
    let index: Int
    let entry: TokenCatalog.Entry
    let kind: TokenKind
  }

  /// Returns the theme, or `nil` with all errors.
  func reading() -> ThemeReading {
    var builder: ThemeBuilder?
    var missing: [String] = []
    var base: AppTheme?
    findings.gather { () throws(ThemeFileError) in
      base = try baseTheme()
      builder = ThemeBuilder(base ?? .light)
    }
    let stated = statedTokens()
    var isStated = [Bool](repeating: false, count: TokenLayout.count)
    for token in stated {
      let range = TokenLayout.range(token.kind)
      if token.entry.index < range.count { isStated[range.lowerBound + token.entry.index] = true }
    }
    for (place, entry) in TokenCatalog.indexed.enumerated()
    where !isStated[place] && entry.kind?.isOptional == false {
      missing.append(entry.path)
    }
    if base == nil, !missing.isEmpty, document.header?["base"] == nil { addIncomplete(missing) }
    if var theme = builder {
      // Set values first, so that the base's references don't count as the file's.
      for token in stated {
        findings.gather { () throws(ThemeFileError) in
          let value = try values.value(token.index, token.kind)
          theme.set(
            token.kind, token.entry.index, value ?? theme.value(token.kind, token.entry.index))
        }
      }
      for token in stated {
        guard let other = values.target(token.index), other.kind == token.kind else { continue }
        guard !theme.alias(token.kind, token.entry.index, to: other.index) else { continue }
        let source = document.tokens[token.index]
        findings.add(
          source.place.error(
            .cycle([source.path, other.path]), "references that don't form a cycle",
            "In the base theme, \(other.path) refers to \(source.path). "
              + "Give \(other.path) a value here."))
      }
      findings.gather { () throws(ThemeFileError) in theme.header = try header(base, theme) }
      builder = theme
    }
    let theme = findings.errors.isEmpty ? builder?.build() : nil
    return ThemeReading(
      theme: theme, errors: findings.errors, warnings: findings.warnings, missing: missing)
  }

  /// Checks every token of the document. Returns those that belong to the theme.
  private func statedTokens() -> [Stated] {
    var stated: [Stated] = []
    for (index, token) in document.tokens.enumerated() {
      if findings.isFull { break }
      findings.gather { () throws(ThemeFileError) in
        warnOfUse(index, token)
        let type = try values.type(index)
        let family = token.path.prefix { $0 != "." }
        guard !ThemeResolver.others.contains(String(family)) else {
          try check(index, type)
          return
        }
        guard let entry = TokenCatalog.entry(token.path), let kind = entry.kind else {
          try addUnknown(token)
          try check(index, type)
          return
        }
        guard let type else { return }
        guard type == kind.typeName else {
          throw token.place.error(
            .wrongType, "a token of type `\(kind.typeName)`, not `\(type)`",
            "Set \"$type\": \"\(kind.typeName)\" for it or its group.")
        }
        if let other = values.target(index), other.kind != kind {
          throw token.place.error(
            .wrongType,
            "a reference to a token of kind \(kind), but {\(other.path)} is of another kind",
            "Correct the reference.")
        }
        stated.append(Stated(index: index, entry: entry, kind: kind))
      }
    }
    return stated
  }

  /// Checks the values of all tokens, even if they don't belong to a theme.
  func checkAll() {
    for (index, token) in document.tokens.enumerated() {
      if findings.isFull { break }
      findings.gather { () throws(ThemeFileError) in
        warnOfUse(index, token)
        try check(index, try values.type(index))
      }
    }
  }

  private func check(_ index: Int, _ type: String?) throws(ThemeFileError) {
    guard let type, case .value(index) = values.links[index] else { return }
    let token = document.tokens[index]
    try values.check(token.value, type, values.place(of: token))
  }

  private func warnOfUse(_ index: Int, _ token: SourceToken) {
    guard token.deprecation == nil, let target = values.links.next[index],
      let reason = document.tokens[target].deprecation
    else { return }
    let path = document.tokens[target].path
    findings.warn(
      .deprecated, values.place(of: token),
      "a token that isn't deprecated, but {\(path)} is",
      reason.isEmpty ? "Refer to another token." : reason)
  }

  private func baseTheme() throws(ThemeFileError) -> AppTheme? {
    guard let node = document.header?["base"] else { return nil }
    let name = node.string ?? ""
    if let theme = AppTheme.builtIn(named: name) { return theme }
    let names = AppTheme.builtInNames.joined(separator: ", ")
    throw findings.place(node).error(
      .unknownBase, "the name of a built-in theme for `base`", "Choose one of \(names).")
  }

  private func header(_ base: AppTheme?, _ theme: ThemeBuilder) throws(ThemeFileError)
    -> ThemeHeader
  {
    let facts = document.header
    let file = findings.files.last ?? ""
    let name =
      facts?["name"]?.string ?? name ?? file.split(separator: ".").first.map(String.init) ?? file
    var header = ThemeHeader(
      name: name, displayName: facts?["displayName"]?.string ?? name,
      colorScheme: base?.colorScheme ?? theme.groundScheme,
      contrast: base?.colorSchemeContrast ?? .standard)
    func fault(_ node: JSONNode, _ choices: String) -> ThemeFileError {
      findings.place(node).error(
        .invalidValue, choices, "Correct the theme's settings under `dev.curium`.")
    }
    if let node = facts?["movesInk"] {
      guard let movesInk = node.bool else { throw fault(node, "true or false for `movesInk`") }
      header.movesInk = movesInk
    }
    if let node = facts?["colorScheme"] {
      switch node.string {
      case "light": header.colorScheme = .light
      case "dark": header.colorScheme = .dark
      default: throw fault(node, "\"light\" or \"dark\" for `colorScheme`")
      }
    }
    if let node = facts?["contrast"] {
      switch node.string {
      case "standard": header.contrast = .standard
      case "increased": header.contrast = .increased
      default: throw fault(node, "\"standard\" or \"increased\" for `contrast`")
      }
    }
    return header
  }

  private func addIncomplete(_ missing: [String]) {
    let few = missing.prefix(5).joined(separator: ", ")
    findings.add(
      findings.whole.error(
        .incomplete(missing), "a value for every token, but \(missing.count) have none: \(few)",
        "Add them, or name a base: \"$extensions\": { \"dev.curium\": { \"base\": \"dark\" } }."))
  }

  /// Adds a warning about a token that isn't in the catalogue, or throws it as an error.
  private func addUnknown(_ token: SourceToken) throws(ThemeFileError) {
    func advice(_ text: String) -> String {
      text + (TokenCatalog.nearest(to: token.path).map { " Did you mean \($0)?" } ?? "")
    }
    let expected = "the name of a built-in token"
    guard findings.acceptsUnknownTokens else {
      throw token.place.error(
        .unknownToken, expected,
        advice(
          "Put your own values under `palette`, or declare the token before reading the file."))
    }
    findings.warn(
      .unknownToken, token.place, expected,
      advice("If your app declares this token, the file is valid."))
  }
}

extension ThemeBuilder {
  /// The scheme for a file that doesn't declare one: dark if the background is dark.
  var groundScheme: ColorScheme {
    let ground = ColorFacts(color(.background))
    return Contrast.luminance(ground.rgb) < 0.179 ? .dark : .light
  }
}
