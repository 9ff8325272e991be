// SPDX-License-Identifier: MIT
// Tool: the public API as text, one declaration a line.

import Foundation

/// The listing that Documentation/API.txt holds: for each product its declarations, sorted, each
/// behind the type that it belongs to. A line that changes or goes may break an app.
enum ApiListing {
  typealias Object = [String: Any]

  static func text(of graphs: ProductGraphs) -> String {
    var text = """
      The public API of the products of this package, one declaration a line, behind its owner.
      Scripts/api --update writes this file from the built package; Scripts/check api compares it.

      """
    let names = graphs.names
    for product in Product.names {
      let conformances = conformances(graphs.relationships(of: product), names)
      let lines = graphs.symbols(of: product).compactMap { line(for: $0, conformances) }
      text += "\n# \(product)\n\n"
      text += Set(lines).sorted { Array($0.utf8).lexicographicallyPrecedes($1.utf8) }
        .map { $0 + "\n" }.joined()
    }
    return text
  }

  private static func line(for symbol: Object, _ conformances: [String: [String]]) -> String? {
    let kind = (symbol["kind"] as? Object)?["identifier"] as? String
    guard kind != "swift.extension", let path = symbol["pathComponents"] as? [String] else {
      return nil
    }
    let fragments = symbol["declarationFragments"] as? [Object] ?? []
    var words = fragments.compactMap { $0["spelling"] as? String }.joined()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let usr = (symbol["identifier"] as? Object)?["precise"] as? String ?? ""
    if let inherited = conformances[usr] {
      words += " : " + inherited.joined(separator: ", ")
    }
    let owner = path.dropLast().joined(separator: ".")
    return (owner.isEmpty ? "" : owner + condition(of: symbol) + " / ") + words
  }

  /// The constraints of the extension in which a member is declared.
  private static func condition(of symbol: Object) -> String {
    let constraints = (symbol["swiftExtension"] as? Object)?["constraints"] as? [Object] ?? []
    let words = constraints.compactMap { constraint -> String? in
      guard let left = constraint["lhs"] as? String, let right = constraint["rhs"] as? String else {
        return nil
      }
      return left + (constraint["kind"] as? String == "sameType" ? " == " : ": ") + right
    }
    return words.isEmpty ? "" : " where " + words.joined(separator: ", ")
  }

  /// The protocols and base classes of each type by name.
  private static func conformances(
    _ relationships: [Object], _ names: [String: String]
  ) -> [String: [String]] {
    var found: [String: Set<String>] = [:]
    for relationship in relationships {
      guard ["conformsTo", "inheritsFrom"].contains(relationship["kind"] as? String),
        let source = relationship["source"] as? String
      else { continue }
      let target = relationship["target"] as? String ?? ""
      let name = names[target] ?? relationship["targetFallback"] as? String ?? target
      // Each copyable type has these.
      if ["Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"].contains(name) {
        continue
      }
      found[source, default: []].insert(
        name.split(separator: ".").last.map(String.init) ?? name)
    }
    return found.mapValues { $0.sorted() }
  }
}
