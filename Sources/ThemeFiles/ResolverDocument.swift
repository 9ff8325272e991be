// SPDX-License-Identifier: MIT
// Token: one document from which several themes are made by choosing contexts.

import CuriumTokens

/// A resolver document (`*.resolver.json`, DTCG 2025.10 Resolver): sets of tokens, and modifiers that
/// choose between contexts, as light, dark and high contrast.
///
///     let document = ResolverDocument(contentsOf: "acme.resolver.json")
///     for modifier in document.modifiers { print(modifier.name, modifier.contexts) }
///     let dark = document.theme(["theme": "dark"]).theme
///
/// What is chosen is checked first; then all sets and contexts are laid over each other in the order
/// of `resolutionOrder`, and only then references are followed. A source is a group of tokens, a
/// pointer to a set, or a file beside the document.
public struct ResolverDocument: Sendable {
  /// A choice that the document offers.
  public struct Modifier: Hashable, Sendable {
    /// Its name, by which a context is chosen.
    public let name: String
    /// What it is for; empty where the document does not say.
    public let summary: String
    /// The names of its contexts.
    public let contexts: [String]
    /// The context that is taken where none is chosen; nil where one must be.
    public let defaultContext: String?
  }

  /// A step of the resolution order.
  struct Step: Sendable {
    /// Nil for a set.
    var modifier: Modifier?
    /// The sources by context; those of a set have no name.
    var sources: [String: [JSONNode]]
  }

  /// What the document is called.
  public let name: String
  /// What it is for; empty where it does not say.
  public let summary: String
  /// The choices, in the order in which they take effect.
  public var modifiers: [Modifier] { steps.compactMap(\.modifier) }
  /// What is wrong with the document itself, whatever is chosen.
  public let errors: [ThemeFileError]
  /// What is odd about the document itself.
  public let warnings: [ThemeFileError]

  private let file: String
  private let folder: String?
  private let root: JSONNode
  private let steps: [Step]

  /// The document in the file at `path`, and the files beside it.
  public init(contentsOf path: String) {
    do throws(ThemeFileError) {
      self.init(
        parsing: try FileBytes.read(path), name: FileBytes.name(of: path),
        folder: FileBytes.folder(of: path))
    } catch {
      self.init(error, name: FileBytes.name(of: path))
    }
  }

  /// The document in `bytes` (UTF-8); `name` stands for its file in errors.
  ///
  /// - Parameter folder: Where files that it names lie; nil refuses them.
  public init(parsing bytes: some Sequence<UInt8>, name: String, folder: String? = nil) {
    do throws(ThemeFileError) {
      self.init(
        try JSONReader.read(Array(bytes), file: name), name: name,
        folder: folder.map { $0.isEmpty || $0.hasSuffix("/") ? $0 : $0 + "/" })
    } catch {
      self.init(error, name: name)
    }
  }

  init(_ root: JSONNode, name: String, folder: String?) {
    let findings = Findings()
    _ = findings.add(file: name)
    var structure = ResolverStructure(root, findings)
    self.steps = structure.steps()
    self.root = root
    self.file = name
    self.folder = folder
    self.name =
      root["name"]?.string ?? name.split(separator: ".").first.map(String.init) ?? name
    self.summary = root["description"]?.string ?? ""
    self.errors = findings.errors
    self.warnings = findings.warnings
  }

  private init(_ error: ThemeFileError, name: String) {
    self.name = name
    self.summary = ""
    self.errors = [error]
    self.warnings = []
    self.file = name
    self.folder = nil
    self.root = JSONNode(members: [])
    self.steps = []
  }

  /// Every combination of contexts, the first modifier changing slowest; at most 256 of them.
  public var choices: [[String: String]] {
    let modifiers = modifiers.filter { !$0.contexts.isEmpty }
    let most = 256
    let count = modifiers.reduce(1) { min(most, $0 * min(most, $1.contexts.count)) }
    return (0..<count).map { number in
      // The number's digits, the last modifier being the lowest.
      var rest = number
      var choice: [String: String] = [:]
      for modifier in modifiers.reversed() {
        let (next, digit) = rest.quotientAndRemainder(dividingBy: modifier.contexts.count)
        if choice[modifier.name] == nil { choice[modifier.name] = modifier.contexts[digit] }
        rest = next
      }
      return choice
    }
  }

  /// The theme of a choice of contexts by the names of modifiers; defaults are taken for the others.
  ///
  /// Errors are those of the document, of the choice (`.wrongChoice`), and of the tokens.
  public func theme(_ choice: [String: String] = [:]) -> ThemeReading {
    let findings = Findings()
    for error in errors { findings.add(error) }
    _ = findings.add(file: file)
    guard errors.isEmpty, let contexts = contexts(choice, findings) else {
      return ThemeReading(theme: nil, errors: findings.errors, warnings: warnings, missing: [])
    }
    let document = document(contexts, findings)
    let name = ([self.name] + contexts.compactMap(\.self)).joined(separator: "-")
    let reading = ThemeResolver(document, name: name).reading()
    return ThemeReading(
      theme: reading.theme, errors: reading.errors, warnings: warnings + reading.warnings,
      missing: reading.missing)
  }

  /// The tokens of a choice, before references are followed.
  func document(_ contexts: [String?], _ findings: Findings) -> TokenDocument {
    var sources = ResolverSources(root, folder, findings)
    var roots: [JSONNode] = []
    for (step, context) in zip(steps, contexts) {
      for source in step.sources[context ?? ""] ?? [] {
        findings.gather { () throws(ThemeFileError) in roots += try sources.roots(source) }
      }
    }
    return TokenDocument(roots, findings)
  }

  /// The context of each step, nil for sets; nil where the choice is not one.
  func contexts(_ choice: [String: String], _ findings: Findings) -> [String?]? {
    let place = findings.whole
    let names = modifiers.map(\.name)
    let knownNames = Set(names)
    for name in choice.keys.sorted() where !knownNames.contains(name) {
      findings.add(
        place.error(
          .wrongChoice, "the name of a modifier, not `\(name)`",
          names.isEmpty
            ? "The document has none." : "Its modifiers are \(names.joined(separator: ", "))."))
    }
    var contexts: [String?] = []
    for step in steps {
      guard let modifier = step.modifier else {
        contexts.append(nil)
        continue
      }
      let context = choice[modifier.name] ?? modifier.defaultContext
      contexts.append(context)
      if let context, modifier.contexts.contains(context) { continue }
      let known = modifier.contexts.joined(separator: ", ")
      findings.add(
        place.error(
          .wrongChoice,
          context.map { "a context of `\(modifier.name)`, not `\($0)`" }
            ?? "a context for `\(modifier.name)`, which has no default",
          "Choose one of \(known)."))
    }
    return findings.errors.isEmpty ? contexts : nil
  }
}
