// SPDX-License-Identifier: MIT
// Tool: facts about declarations from the symbol graphs, in addition to their documentation.

import Foundation

/// Facts about the declarations of all products, by identifier, and the reference's figures.
struct Declarations {
  /// A declaration without a comment, and its location.
  struct Gap {
    let name: String
    let source: String
  }

  /// The file of each declaration, relative to Sources.
  private(set) var sources: [String: String] = [:]
  /// All handwritten declarations.
  private(set) var count = 0
  /// The declarations without documentation.
  private(set) var gaps: [Gap] = []

  init(_ graphs: ProductGraphs) {
    for product in Product.names {
      for symbol in graphs.symbols(of: product) {
        guard let usr = (symbol["identifier"] as? [String: Any])?["precise"] as? String,
          (symbol["kind"] as? [String: Any])?["identifier"] as? String != "swift.extension"
        else { continue }
        let source = Self.source(of: symbol)
        sources[usr] = source
        // Declarations added by the compiler, such as `init(rawValue:)`, have no location.
        if source.isEmpty { continue }
        count += 1
        if symbol["docComment"] == nil {
          let path = symbol["pathComponents"] as? [String] ?? []
          gaps.append(Gap(name: path.joined(separator: "."), source: source))
        }
      }
    }
  }

  /// The file of a symbol, relative to Sources; empty if there is none.
  static func source(of symbol: [String: Any]) -> String {
    let uri = (symbol["location"] as? [String: Any])?["uri"] as? String ?? ""
    return uri.components(separatedBy: "/Sources/").dropFirst().last ?? ""
  }
}
