// SPDX-License-Identifier: MIT
// Token: checks the structure of a resolver document.

/// Checks the sets, the modifiers and the order of a resolver document, and reports errors.
struct ResolverStructure {
  private let root: JSONNode
  private let findings: Findings

  /// The maximum number of steps. A document with more is rejected.
  private static let most = 1_000

  init(_ root: JSONNode, _ findings: Findings) {
    self.root = root
    self.findings = findings
  }

  /// Returns the steps of the resolution order.
  mutating func steps() -> [ResolverDocument.Step] {
    guard root.isObject else {
      add(
        root, .invalidValue, "an object at the top level", "Put the document between `{` and `}`.")
      return []
    }
    checkVersion()
    for (kind, check) in [("sets", checkSet), ("modifiers", checkModifier)] {
      guard let group = root[kind] else { continue }
      guard group.isObject else {
        add(group, .invalidValue, "an object for `\(kind)`", "Write { \"name\": { … } }.")
        continue
      }
      for member in group.members {
        _ = check(member.node, member.key, "\(kind).\(member.key)")
      }
    }
    guard let order = root["resolutionOrder"] else {
      add(
        root, .invalidValue, "`resolutionOrder`",
        "List the sets and modifiers in order: [{ \"$ref\": \"#/sets/base\" }, …].")
      return []
    }
    guard let items = order.elements else {
      add(
        order, .invalidValue, "a list for `resolutionOrder`",
        "Write [{ \"$ref\": \"#/sets/base\" }, …].")
      return []
    }
    guard items.count <= ResolverStructure.most else {
      add(
        order, .tooLarge, "at most \(ResolverStructure.most) steps in `resolutionOrder`",
        "Combine sets that always go together.")
      return []
    }
    var names: Set<String> = []
    return items.enumerated().compactMap { place, item in
      step(item, "resolutionOrder.\(place)", &names)
    }
  }

  private func add(
    _ node: JSONNode, _ problem: ThemeFileError.Problem, _ expected: String, _ advice: String,
    _ path: String = ""
  ) {
    findings.add(findings.place(node, path).error(problem, expected, advice))
  }

  private func checkVersion() {
    guard let version = root["version"] else {
      add(root, .invalidValue, "`version`", "Add \"version\": \"2025.10\".")
      return
    }
    if version.string != "2025.10" {
      add(
        version, .unsupported, "the version \"2025.10\"",
        "Other versions aren't supported.")
    }
  }

  private func step(_ item: JSONNode, _ path: String, _ names: inout Set<String>)
    -> ResolverDocument.Step?
  {
    guard item.isObject else {
      add(
        item, .invalidValue, "a set or a modifier", "For example: { \"$ref\": \"#/sets/base\" }.",
        path)
      return nil
    }
    if let reference = item.pointer {
      guard let segments = reference.string.flatMap({ JSONPointer($0)?.segments }),
        segments.count == 2, ["sets", "modifiers"].contains(segments[0])
      else {
        add(
          reference, .unknownReference, "a pointer to a set or a modifier",
          "For example: \"#/sets/base\" or \"#/modifiers/theme\".", path)
        return nil
      }
      guard var target = root[segments[0]]?[segments[1]] else {
        add(
          reference, .unknownReference,
          "an existing set or modifier, but `\(segments[0])` has no `\(segments[1])`",
          "Correct the pointer.", path)
        return nil
      }
      let size = item.members.count + (target["contexts"]?.members.count ?? 0)
      guard findings.takeSteps(1 + size + (target["sources"]?.elements?.count ?? 0)) else {
        findings.add(findings.outOfSteps(findings.place(item, path)))
        return nil
      }
      // Members next to `$ref` override those of its target.
      for member in item.members where member.key != "$ref" { target[member.key] = member.node }
      return make(segments[0] == "modifiers", target, segments[1], path)
    }
    guard let name = item["name"]?.string else {
      add(item, .invalidValue, "`name` or `$ref`", "Add a name or a reference.", path)
      return nil
    }
    guard names.insert(name).inserted else {
      add(item, .invalidValue, "a unique name, but `\(name)` is used twice", "Rename one.", path)
      return nil
    }
    switch item["type"]?.string {
    case "set": return make(false, item, name, path)
    case "modifier": return make(true, item, name, path)
    default:
      add(item, .invalidValue, "\"set\" or \"modifier\" for `type`", "Choose one.", path)
      return nil
    }
  }

  private func make(_ isModifier: Bool, _ node: JSONNode, _ name: String, _ path: String)
    -> ResolverDocument.Step?
  {
    isModifier ? checkModifier(node, name, path) : checkSet(node, name, path)
  }

  private func checkSet(_ node: JSONNode, _ name: String, _ path: String)
    -> ResolverDocument.Step?
  {
    guard let sources = node["sources"]?.elements else {
      add(
        node, .invalidValue, "a list of `sources`",
        "Write { \"sources\": [{ \"$ref\": \"base.tokens.json\" }] }.", path)
      return nil
    }
    for source in sources { checkSource(source, path) }
    return ResolverDocument.Step(modifier: nil, sources: ["": sources])
  }

  private func checkModifier(_ node: JSONNode, _ name: String, _ path: String)
    -> ResolverDocument.Step?
  {
    guard let contexts = node["contexts"], contexts.isObject else {
      add(
        node, .invalidValue, "`contexts`",
        "For example: { \"contexts\": { \"light\": [], \"dark\": [] } }.", path)
      return nil
    }
    if contexts.members.isEmpty {
      add(
        contexts, .invalidValue, "at least one context", "Add contexts, or remove the modifier.",
        path)
      return nil
    }
    if contexts.members.count == 1, path.hasPrefix("resolutionOrder") || node["default"] == nil {
      findings.warn(
        .unknownMember, findings.place(contexts, path), "at least two contexts",
        "A modifier with one context is a set. Move it to `sets`.")
    }
    var sources: [String: [JSONNode]] = [:]
    for context in contexts.members {
      guard let list = context.node.elements else {
        add(
          context.node, .invalidValue, "a list of sources for context `\(context.key)`",
          "For example: [{ \"$ref\": \"dark.tokens.json\" }].", path)
        continue
      }
      for source in list { checkSource(source, path) }
      sources[context.key] = list
    }
    let names = contexts.members.map(\.key)
    if let stated = node["default"], !names.contains(stated.string ?? "") {
      add(
        stated, .invalidValue, "the name of a context for `default`",
        "Choose one of \(names.joined(separator: ", ")).", path)
    }
    return ResolverDocument.Step(
      modifier: ResolverDocument.Modifier(
        name: name, summary: node["description"]?.string ?? "", contexts: names,
        defaultContext: node["default"]?.string),
      sources: sources)
  }

  /// Checks a source: a group, a file, or a pointer to a set or another part of the document, but
  /// not to the modifiers or the order.
  private func checkSource(_ source: JSONNode, _ path: String) {
    guard source.isObject else {
      add(
        source, .invalidValue, "a group of tokens, or `$ref`",
        "For example: { \"$ref\": \"dark.tokens.json\" }.", path)
      return
    }
    guard let reference = source.pointer else { return }
    guard let text = reference.string else {
      add(
        reference, .invalidValue, "a string for `$ref`", "For example: \"dark.tokens.json\".", path)
      return
    }
    guard let segments = JSONPointer(text)?.segments else { return }
    if segments.first == "resolutionOrder" {
      add(
        reference, .unknownReference, "a pointer to a set, not to `resolutionOrder`",
        "Move the item to `sets`.", path)
    } else if segments.first == "modifiers" {
      add(
        reference, .unknownReference, "a pointer to a set, not to a modifier",
        "Add the modifier to `resolutionOrder`.", path)
    }
  }
}
