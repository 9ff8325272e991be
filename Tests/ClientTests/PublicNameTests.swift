// SPDX-License-Identifier: MIT
// Testing: the public names are each declared once and used by a client.

import Foundation
import Testing

/// A public type or protocol at the top level of a file.
private struct Declaration {
  let name: String
  let file: String
}

struct PublicNameTests {
  /// The modules that `import Curium` exports. It also exports some names of the terminal layer.
  private static let exported = [
    "Tokens", "Text", "Engine", "Views", "Controls", "Lists", "Navigation", "Inspector", "Lines",
    "Rendering", "Storage", "Charts", "Atoms", "Molecules", "Organisms", "Templates",
  ]

  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources").resolvingSymlinksInPath()

  private static func declarations() throws -> [Declaration] {
    let keywords =
      /^(?:@\w+(?:\([^)]*\))? )*public (?:final |indirect )*(?:struct|class|enum|protocol|actor|typealias) (\w+)/
    let paths = FileManager.default.enumerator(atPath: sources.path)
    var found: [Declaration] = []
    while let file = paths?.nextObject() as? String {
      guard file.hasSuffix(".swift") else { continue }
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      for line in text.split(separator: "\n") where line.hasPrefix("public") || line.hasPrefix("@")
      {
        // Skips node classes, which apps can't see.
        if line.hasPrefix("@_spi") { continue }
        if let match = line.firstMatch(of: keywords) {
          found.append(Declaration(name: String(match.1), file: file))
        }
      }
    }
    return found
  }

  @Test func `a client can use every public name`() throws {
    let declared = try Self.declarations().filter { declaration in
      let folder = declaration.file.prefix { $0 != "/" }
      return Self.exported.contains(String(folder)) && !declaration.name.hasPrefix("_")
    }
    #expect(declared.count > 100)
    let used = Set(PublicNames.used)
    let unused = declared.filter { !used.contains($0.name) }.map { "\($0.name) in \($0.file)" }
    #expect(unused == [], "Add these to Tests/ClientTests/PublicNames.swift.")
    #expect(used.count == PublicNames.used.count)
  }

  @Test func `a client can use the names of the terminal layer that views refer to`() throws {
    let exports = try String(
      contentsOf: Self.sources.appending(path: "Views/Exports.swift"), encoding: .utf8)
    let names = exports.matches(of: /import (?:struct|enum) CuriumTerminal\.(\w+)/).map {
      String($0.1)
    }
    #expect(names.count > 0)
    #expect(Set(names).isSubset(of: PublicNames.used))
  }

  @Test func `no public name is declared twice`() throws {
    let places = Dictionary(grouping: try Self.declarations(), by: \.name)
    let repeated = places.values.filter { $0.count > 1 }
      .map { "\($0[0].name): " + $0.map(\.file).sorted().joined(separator: ", ") }
    #expect(repeated == [])
  }
}
