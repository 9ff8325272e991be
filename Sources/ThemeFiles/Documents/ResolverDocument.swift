// SPDX-License-Identifier: MIT
// Token: a document that describes several themes with sets and contexts.

import CuriumTokens

/// A resolver document (`*.resolver.json`, DTCG 2025.10 Resolver): sets of tokens, and modifiers
/// that select a context, such as light, dark or high contrast.
///
///     let document = ResolverDocument(contentsOf: "acme.resolver.json")
///     for modifier in document.modifiers { print(modifier.name, modifier.contexts) }
///     let dark = document.theme(["theme": "dark"]).theme
///
/// It checks the selection first, then merges all sets and contexts in the order of
/// `resolutionOrder`, and finally resolves references. A source is a group of tokens, a pointer to
/// a set, or a file next to the document.
public struct ResolverDocument: Sendable {
  /// A choice between the contexts of the document.
  public struct Modifier: Hashable, Sendable {
    /// The name of the modifier.
    public let name: String
    /// The purpose of the modifier; empty if the document doesn't describe it.
    public let summary: String
    /// The names of the contexts.
    public let contexts: [String]
    /// The context to use if none is selected; `nil` if one must be.
    public let defaultContext: String?
  }

  /// A step of the resolution order.
  struct Step: Sendable {
    /// The modifier; `nil` for a set.
    var modifier: Modifier?
    /// The sources by context. The sources of a set have an empty name.
    var sources: [String: [JSONNode]]
  }

  /// The name of the document.
  public let name: String
  /// The purpose of the document; empty if it has no description.
  public let summary: String
  /// The modifiers, in the order in which they are applied.
  public var modifiers: [Modifier] { steps.compactMap(\.modifier) }
  /// The errors in the document itself, regardless of the selection.
  public let errors: [ThemeFileError]
  /// The warnings about the document itself.
  public let warnings: [ThemeFileError]

  private let file: String
  private let folder: String?
  private let root: JSONNode
  private let steps: [Step]

  /// Reads the document in the file at `path`. It can refer to files in the same folder.
  public init(contentsOf path: String) {
    do throws(ThemeFileError) {
      self.init(
        parsing: try FileBytes.read(path), name: FileBytes.name(of: path),
        folder: FileBytes.folder(of: path))
    } catch {
      self.init(error, name: FileBytes.name(of: path))
    }
  }

  /// Reads the document in `bytes` (UTF-8).
  ///
  /// - Parameters:
  ///   - bytes: The text of the document.
  ///   - name: The name of the file in errors.
  ///   - folder: The folder of the files that the document refers to; `nil` rejects them.
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

  /// Every combination of contexts, at most 256. The first modifier changes slowest.
  public var choices: [[String: String]] {
    // The order can name a modifier several times. It has the same context each time.
    var names: Set<String> = []
    let modifiers = modifiers.filter { !$0.contexts.isEmpty && names.insert($0.name).inserted }
    let most = 256
    let count = modifiers.reduce(1) { min(most, $0 * min(most, $1.contexts.count)) }
    return (0..<count).map { number in
      // The digits of the number. The last modifier is the lowest digit.
      var rest = number
      var choice: [String: String] = [:]
      for modifier in modifiers.reversed() {
        let (next, digit) = rest.quotientAndRemainder(dividingBy: modifier.contexts.count)
        choice[modifier.name] = modifier.contexts[digit]
        rest = next
      }
      return choice
    }
  }

  /// Returns the theme for `choice`, the names of contexts by modifier name. Other modifiers use
  /// their defaults.
  ///
  /// The errors are those of the document, of the selection (`.wrongChoice`), and of the tokens.
  public func theme(_ choice: [String: String] = [:]) -> ThemeReading {
    theme(choice, acceptsUnknownTokens: false)
  }

  /// Returns the theme for `choice`. If `acceptsUnknownTokens` is `true`, tokens that aren't in the
  /// catalogue cause only warnings.
  package func theme(_ choice: [String: String], acceptsUnknownTokens: Bool) -> ThemeReading {
    let findings = Findings(acceptsUnknownTokens: acceptsUnknownTokens)
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
      missing: reading.missing, sources: findings.sources)
  }

  /// Returns the tokens of a selection, with references still unresolved.
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

  /// Returns the context of each step, `nil` for sets. Returns `nil` if the selection is invalid.
  func contexts(_ choice: [String: String], _ findings: Findings) -> [String?]? {
    let place = findings.whole
    let names = modifiers.map(\.name)
    let knownNames = Set(names)
    for name in choice.keys.sorted() where !knownNames.contains(name) {
      findings.add(
        place.error(
          .wrongChoice, "the name of a modifier, not `\(name)`",
          names.isEmpty
            ? "There are no modifiers." : "Its modifiers are \(names.joined(separator: ", "))."))
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
