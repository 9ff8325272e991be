// SPDX-License-Identifier: MIT
// Tool: the completeness of the documentation.

import Foundation

/// The documented declarations, and the missing parts.
struct Coverage {
  /// Views and modifiers without an example.
  private(set) var withoutExample: [String] = []
  /// Views and modifiers.
  private(set) var uses = 0
  /// Parameters without documentation, after their declaration.
  private(set) var unnamed: [String] = []
  /// The parameters of all declarations.
  private(set) var parameters = 0

  init(_ site: Site) {
    for entry in site.entries.values { countParameters(of: entry) }
    for (file, entries) in site.pages {
      guard let first = entries.first, site.isModifier(first) || first.isView else { continue }
      uses += 1
      let members = entries + entries.flatMap(\.members)
      if !members.contains(where: \.hasExample) { withoutExample.append(site.name(of: file)) }
    }
    unnamed.sort()
    withoutExample.sort()
  }

  /// The figures, one per line.
  var text: String {
    """
    views and modifiers with an example   \(share(uses - withoutExample.count, of: uses))
    parameters with documentation         \(share(parameters - unnamed.count, of: parameters))
    """
  }

  /// Writes the missing parts to the folder.
  func write(to folder: String) throws {
    for (name, lines) in [("without-example", withoutExample), ("unnamed-parameters", unnamed)] {
      let text = lines.map { $0 + "\n" }.joined()
      try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    }
  }

  private mutating func countParameters(of entry: Entry) {
    guard ["func", "method", "init", "subscript"].contains(entry.kind) else { return }
    let words = Self.words(in: entry.abstract + entry.discussion)
    let listed = entry.parameters.map(\.name)
    for name in entry.parameterNames {
      parameters += 1
      let isNamed = words.contains { $0.contains(name) } || listed.contains(name)
      if !isNamed { unnamed.append("\(entry.fullName): \(name) (\(entry.source))") }
    }
  }

  /// The texts in code spans.
  private static func words(in nodes: [RenderNode]) -> [String] {
    nodes.flatMap { node -> [String] in
      let inner = node.spans + node.blocks + node.items.flatMap { $0.content ?? [] }
      return (node.type == "codeVoice" ? node.code : []) + words(in: inner)
    }
  }

  private func share(_ part: Int, of whole: Int) -> String {
    "\(part) of \(whole), \(Double(part * 1000 / max(whole, 1)) / 10) %"
  }
}

extension Entry {
  /// Returns whether it is a type that conforms to `View`.
  var isView: Bool {
    kind == "struct"
      && page.relationshipsSections?.contains {
        $0.title == "Conforms To" && $0.identifiers.contains { $0.hasSuffix("/Curium/View") }
      } == true
  }

  /// The names of the parameters inside the function.
  var parameterNames: [String] {
    var names: [String] = []
    for token in declaration {
      if token.kind == "externalParam" { names.append(token.text) }
      if token.kind == "internalParam", !names.isEmpty { names[names.count - 1] = token.text }
    }
    return names.filter { $0 != "_" }
  }
}
