// SPDX-License-Identifier: MIT
// Tool: the products of the package, and the modules that each one exports.

import Foundation

/// A library product as its clients see it: the modules that it exports with one import.
struct Product {
  /// The name that clients import.
  let name: String
  /// The modules that are exported completely.
  let modules: Set<String>
  /// The individual declarations that are exported, by module.
  let picks: [String: Set<String>]

  /// The products with a reference. The first product that exports a symbol owns it.
  static let names = [
    "Curium", "CuriumPrompts", "CuriumDiff", "CuriumServe", "CuriumThemeFiles", "CuriumTesting",
    "CuriumPreviews", "CuriumTerminal", "CuriumGallery", "CuriumEssentials",
  ]

  /// All products of the package in `root`.
  static func all(root: String) throws -> [Product] {
    try names.map { try Product(named: $0, root: root) }
  }

  /// Follows the exports of the module `name`.
  init(named name: String, root: String) throws {
    var modules: Set<String> = []
    var picks: [String: Set<String>] = [:]
    var open = [name]
    while let module = open.popLast() {
      guard modules.insert(module).inserted else { continue }
      let folder = module == "Curium" ? module : String(module.dropFirst("Curium".count))
      let file = "\(root)/Sources/\(folder)/Exports.swift"
      guard FileManager.default.fileExists(atPath: file) else { continue }
      let text = try String(contentsOfFile: file, encoding: .utf8)
      for line in text.split(separator: "\n") where line.hasPrefix("@_exported") {
        let words = line.split(separator: " ")
        guard let last = words.last, last.hasPrefix("Curium") else { continue }
        let parts = last.split(separator: ".").map(String.init)
        if parts.count == 2 {
          picks[parts[0], default: []].insert(parts[1])
        } else {
          open.append(parts[0])
        }
      }
    }
    self.name = name
    self.modules = modules
    self.picks = picks
  }

  /// Returns whether clients can see the declaration at `path` in `module`.
  func shows(_ path: [String], of module: String) -> Bool {
    modules.contains(module) || path.first.map { picks[module]?.contains($0) == true } == true
  }
}
