// SPDX-License-Identifier: MIT
// Tool: joins the symbol graphs of modules into one graph a product.

import Foundation

/// The symbol graphs of the products. A client imports `Curium` and sees one library, while the
/// declarations are in a dozen modules; here they have the product as their module.
struct ProductGraphs {
  typealias Object = [String: Any]

  /// A graph by the name of its file: `Curium`, or `Curium@Swift` for extensions of another module.
  private(set) var graphs: [String: (symbols: [Object], relationships: [Object])] = [:]

  private let products: [Product]
  /// The product of each symbol.
  private var owners: [String: String] = [:]
  /// The type that each extension block extends.
  private var extended: [String: String] = [:]

  /// Joins the graphs in `folder`, of the package in `root`.
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

  /// The name of each symbol's declaration by identifier.
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

  /// Writes the graphs into a folder.
  func write(to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
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

  /// Notes whose product each symbol is, and what the extension blocks extend.
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

  /// The first product that shows a symbol; extensions belong to the product with their module.
  private func product(of symbol: Object, in module: String) -> String? {
    let path = symbol["pathComponents"] as? [String] ?? []
    if path.contains(where: { $0.hasPrefix("_") }) || symbol["spi"] as? Bool == true { return nil }
    // Members that types have from protocols with an underscore, such as the body of a stack.
    if Self.usr(symbol)?.contains("::SYNTHESIZED::") == true { return nil }
    return products.first { $0.shows(path, of: module) }?.name
  }

  private mutating func add(_ graph: Object, of module: String) {
    // An extension of a type of the same product is no extension to its clients.
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

  /// The extension block that a member is in.
  private static func block(of usr: String, in graph: Object) -> String? {
    (graph["relationships"] as? [Object] ?? []).first {
      $0["kind"] as? String == "memberOf" && $0["source"] as? String == usr
    }?["target"] as? String
  }

  /// The module in which a relationship's target is declared, as in `Swift.String`.
  private static func module(named relationship: Object) -> String? {
    (relationship["targetFallback"] as? String)?.split(separator: ".").first.map(String.init)
  }
}
