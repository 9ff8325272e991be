// SPDX-License-Identifier: MIT
// Token: the committed themes match the token files.

import Testing

@testable import CuriumThemeFiles
@testable import CuriumTokens

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct BuiltInThemeFileTests {
  static let folder =
    #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" } + "/themes"

  static func documents(_ names: [String]) throws -> [(bytes: [UInt8], name: String)] {
    try names.map { name in
      let path = "\(folder)/\(name).tokens.json"
      let data = try #require(FileManager.default.contents(atPath: path), "\(path)")
      return ([UInt8](data), "\(name).tokens.json")
    }
  }

  /// The theme of several files together. Later tokens override earlier ones.
  static func theme(of documents: [(bytes: [UInt8], name: String)]) throws -> AppTheme {
    let findings = Findings()
    let roots = documents.compactMap { TokenDocument.root($0.bytes, file: $0.name, findings) }
    return try ThemeResolver(TokenDocument(roots, findings)).reading().get()
  }

  /// The files of a theme, as listed in the resolver document.
  static func files(of name: String) throws -> [String] {
    let path = "\(folder)/curium.resolver.json"
    let bytes = [UInt8](try #require(FileManager.default.contents(atPath: path)))
    let resolver = try JSONReader.read(bytes, file: "curium.resolver.json")
    let context = resolver["modifiers"]?["theme"]?["contexts"]?[name]?.elements
    let sources = try #require(context, "\(name) is no context").compactMap { $0["$ref"]?.string }
    return ["palette", "foundation"] + sources.map { String($0.prefix { $0 != "." }) }
      + ["components"]
  }

  @Test(arguments: AppTheme.builtIn)
  func `a built-in theme equals its token files, token by token`(theme: AppTheme) throws {
    let names = try Self.files(of: theme.name)
    let read = try Self.theme(of: try Self.documents(names))
    for (place, entry) in TokenCatalog.indexed.enumerated() {
      let (token, other) = (read.tables.tokens[place], theme.tables.tokens[place])
      #expect(token.payload == other.payload, "\(entry.path)")
      #expect(token.alias == other.alias, "\(entry.path)")
    }
    #expect(read.name == theme.name && read.displayName == theme.displayName)
    #expect(read.colorScheme == theme.colorScheme)
    #expect(read.colorSchemeContrast == theme.colorSchemeContrast)
  }

  @Test func `a file without all tokens must name a base`() throws {
    let documents = try Self.documents(["palette", "dark"])
    let error = #expect(throws: ThemeFileError.self) {
      _ = try Self.theme(of: documents)
    }
    guard case .incomplete(let missing)? = error?.problem else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(missing.contains("button.primary.background") && !missing.contains("color.background"))
  }
}
