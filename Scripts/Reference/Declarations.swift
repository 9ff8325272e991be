// SPDX-License-Identifier: MIT
// Tool: what the symbol graphs tell about declarations beside their documentation.

import Foundation

/// Facts about the declarations of all products, by identifier, and the figures of the reference.
struct Declarations {
  /// A declaration without a comment, and where it is.
  struct Gap {
    let name: String
    let source: String
  }

  /// The file of each declaration, relative to Sources.
  private(set) var sources: [String: String] = [:]
  /// All declarations that people wrote, not the compiler.
  private(set) var count = 0
  /// Those without documentation.
  private(set) var gaps: [Gap] = []

  init(_ graphs: ProductGraphs) {
    for product in Product.names {
      for symbol in graphs.symbols(of: product) {
        guard let usr = (symbol["identifier"] as? [String: Any])?["precise"] as? String,
          (symbol["kind"] as? [String: Any])?["identifier"] as? String != "swift.extension"
        else { continue }
        let source = Self.source(of: symbol)
        sources[usr] = source
        // What the compiler adds, such as `init(rawValue:)`, has no place.
        if source.isEmpty { continue }
        count += 1
        if symbol["docComment"] == nil {
          let path = symbol["pathComponents"] as? [String] ?? []
          gaps.append(Gap(name: path.joined(separator: "."), source: source))
        }
      }
    }
  }

  /// The file of a symbol, relative to Sources; empty if it has none.
  static func source(of symbol: [String: Any]) -> String {
    let uri = (symbol["location"] as? [String: Any])?["uri"] as? String ?? ""
    return uri.components(separatedBy: "/Sources/").dropFirst().last ?? ""
  }
}
