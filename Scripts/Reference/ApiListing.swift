// SPDX-License-Identifier: MIT
// Tool: the public API as text, one declaration per line.

import Foundation

/// The listing in Documentation/API.txt: the declarations of each product, sorted. A line contains
/// the declaration's path, the declaration, and for a type its protocols and base class. A line
/// that changes or disappears can break an app.
struct ApiListing {
  typealias Object = [String: Any]

  private let graphs: ProductGraphs
  private let names: [String: String]

  init(_ graphs: ProductGraphs) {
    self.graphs = graphs
    names = graphs.names
  }

  /// The whole listing.
  var text: String {
    var text = """
      The public API of the products, one declaration a line: path | declaration | protocols.
      Scripts/api --update writes this file from the built package; Scripts/check api compares it.

      """
    for product in Product.names {
      let inherited = inherited(graphs.relationships(of: product))
      let lines = graphs.symbols(of: product).compactMap { line(for: $0, inherited) }
      text += "\n# \(product)\n\n"
      text += Set(lines).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        .map { $0 + "\n" }.joined()
    }
    return text
  }

  private func line(for symbol: Object, _ inherited: [String: [String]]) -> String? {
    let usr = (symbol["identifier"] as? Object)?["precise"] as? String ?? ""
    let parents = inherited[usr] ?? []
    let kind = (symbol["kind"] as? Object)?["identifier"] as? String
    // Extensions of Swift's types only list their conformances. Their members have their own lines.
    if kind == "swift.extension", parents.isEmpty { return nil }
    guard let path = symbol["pathComponents"] as? [String] else { return nil }
    let fragments = symbol["declarationFragments"] as? [Object] ?? []
    var words = fragments.compactMap { $0["spelling"] as? String }.joined()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if !words.contains(" where ") { words += condition(of: symbol) }
    return
      ([path.joined(separator: "."), words]
      + (parents.isEmpty ? [] : [parents.joined(separator: ", ")]))
      .joined(separator: " | ")
  }

  /// The constraints of the extension that declares a member.
  private func condition(of symbol: Object) -> String {
    let constraints = (symbol["swiftExtension"] as? Object)?["constraints"] as? [Object] ?? []
    let words = constraints.compactMap { constraint -> String? in
      guard let left = constraint["lhs"] as? String, let right = constraint["rhs"] as? String else {
        return nil
      }
      return left + (constraint["kind"] as? String == "sameType" ? " == " : " : ") + right
    }
    return words.isEmpty ? "" : " where " + words.joined(separator: ", ")
  }

  /// The protocols and base classes of each type by name, without those that all types have.
  private func inherited(_ relationships: [Object]) -> [String: [String]] {
    var found: [String: Set<String>] = [:]
    for relationship in relationships {
      guard ["conformsTo", "inheritsFrom"].contains(relationship["kind"] as? String),
        let source = relationship["source"] as? String,
        let target = relationship["target"] as? String
      else { continue }
      let name = names[target] ?? relationship["targetFallback"] as? String ?? target
      if ["Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"].contains(name) {
        continue
      }
      found[source, default: []].insert(name.split(separator: ".").last.map(String.init) ?? name)
    }
    return found.mapValues { $0.sorted() }
  }
}
