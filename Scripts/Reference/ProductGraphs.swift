// SPDX-License-Identifier: MIT
// Tool: merges the symbol graphs of modules into one graph per product.

import Foundation

/// The symbol graphs of the products. A client imports `Curium` and sees one library, although the
/// declarations are in a dozen modules. Here they all have the product as their module.
struct ProductGraphs {
  typealias Object = [String: Any]

  /// A graph by file name: `Curium`, or `Curium@Swift` for extensions of another module.
  private(set) var graphs: [String: (symbols: [Object], relationships: [Object])] = [:]

  private let products: [Product]
  /// The product of each symbol.
  private var owners: [String: String] = [:]
  /// The type extended by each extension block.
  private var extended: [String: String] = [:]

  /// Merges the graphs in `folder`, for the package in `root`.
  init(folder: String, root: String) throws {
    products = try Product.all(root: root)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".symbols.json") }.sorted()
    let sources = try files.map { file in
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)"))
      let stem = file.dropLast(".symbols.json".count).split(separator: "@").map(String.init)
      return (
        module: stem[0], object: try JSONSerialization.jsonObject(with: data) as? Object ?? [:]
      )
    }
    for source in sources { claim(source.object, of: source.module) }
    for source in sources { add(source.object, of: source.module) }
  }

  /// The symbols of a product, with its extensions of other modules.
  func symbols(of product: String) -> [Object] {
    graphs.keys.sorted().filter { $0 == product || $0.hasPrefix(product + "@") }
      .flatMap { graphs[$0]?.symbols ?? [] }
  }

  /// The relationships of a product, with its extensions of other modules.
  func relationships(of product: String) -> [Object] {
    graphs.keys.sorted().filter { $0 == product || $0.hasPrefix(product + "@") }
      .flatMap { graphs[$0]?.relationships ?? [] }
  }

  /// The declaration's name for each symbol, by identifier.
  var names: [String: String] {
    var names: [String: String] = [:]
    for symbol in graphs.values.flatMap(\.symbols) {
      guard let usr = Self.usr(symbol), let path = symbol["pathComponents"] as? [String] else {
        continue
      }
      names[usr] = path.joined(separator: ".")
    }
    return names
  }

  /// Writes the graphs to a folder.
  func write(to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // A product that only extends types of others has no symbols of its own, but a page.
    var graphs = graphs
    for name in Product.names where graphs[name] == nil { graphs[name] = ([], []) }
    for (name, graph) in graphs {
      let product = name.split(separator: "@").first.map(String.init) ?? name
      let object: Object = [
        "metadata": [
          "formatVersion": ["major": 0, "minor": 6, "patch": 0], "generator": "Scripts/docs",
        ],
        "module": ["name": product, "platform": Object()],
        "symbols": graph.symbols, "relationships": graph.relationships,
      ]
      let data = try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
      try data.write(to: URL(fileURLWithPath: "\(folder)/\(name).symbols.json"))
    }
  }

  /// Records each symbol's product, and the types extended by extension blocks.
  private mutating func claim(_ graph: Object, of module: String) {
    for symbol in graph["symbols"] as? [Object] ?? [] {
      guard let usr = Self.usr(symbol), let product = product(of: symbol, in: module) else {
        continue
      }
      owners[usr] = product
    }
    for relationship in graph["relationships"] as? [Object] ?? []
    where relationship["kind"] as? String == "extensionTo" {
      guard let source = relationship["source"] as? String else { continue }
      extended[source] = relationship["target"] as? String
    }
  }

  /// The first product that exports a symbol. Extensions belong to the product of their module.
  private func product(of symbol: Object, in module: String) -> String? {
    let path = symbol["pathComponents"] as? [String] ?? []
    if path.contains(where: { $0.hasPrefix("_") }) || symbol["spi"] as? Bool == true { return nil }
    // Members that types get from protocols with an underscore, such as the body of a stack.
    if Self.usr(symbol)?.contains("::SYNTHESIZED::") == true { return nil }
    return products.first { $0.shows(path, of: module) }?.name
  }

  private mutating func add(_ graph: Object, of module: String) {
    // For clients, an extension of a type in the same product isn't an extension.
    func isWithin(_ usr: String) -> Bool {
      guard let target = extended[usr], let owner = owners[usr] else { return false }
      return owners[target] == owner
    }
    for case var symbol in graph["symbols"] as? [Object] ?? [] {
      guard let usr = Self.usr(symbol), let product = owners[usr], !isWithin(usr) else { continue }
      var name = product
      if let other = (symbol["swiftExtension"] as? Object)?["extendedModule"] as? String {
        let kind = (symbol["kind"] as? Object)?["identifier"] as? String
        let block = kind == "swift.extension" ? usr : Self.block(of: usr, in: graph)
        if let block, extended[block] != nil, !isWithin(block) { name = "\(product)@\(other)" }
      }
      if var comment = symbol["docComment"] as? Object {
        comment["module"] = product
        symbol["docComment"] = comment
      }
      graphs[name, default: ([], [])].symbols.append(symbol)
    }
    for case var relationship in graph["relationships"] as? [Object] ?? [] {
      guard let source = relationship["source"] as? String,
        let target = relationship["target"] as? String
      else { continue }
      if isWithin(source) {
        if relationship["kind"] as? String == "extensionTo" { continue }
        relationship["source"] = extended[source]
      }
      if isWithin(target) { relationship["target"] = extended[target] }
      guard let product = owners[source] else { continue }
      let outer = [source, target].first { extended[$0] != nil && !isWithin($0) }
      let name =
        outer.map { _ in "\(product)@\(Self.module(named: relationship) ?? "Swift")" } ?? product
      graphs[name, default: ([], [])].relationships.append(relationship)
    }
  }

  private static func usr(_ symbol: Object) -> String? {
    (symbol["identifier"] as? Object)?["precise"] as? String
  }

  /// The extension block that contains a member.
  private static func block(of usr: String, in graph: Object) -> String? {
    (graph["relationships"] as? [Object] ?? []).first {
      $0["kind"] as? String == "memberOf" && $0["source"] as? String == usr
    }?["target"] as? String
  }

  /// The module that declares a relationship's target, as in `Swift.String`.
  private static func module(named relationship: Object) -> String? {
    (relationship["targetFallback"] as? String)?.split(separator: ".").first.map(String.init)
  }
}
