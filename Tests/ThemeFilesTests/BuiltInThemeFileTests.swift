// SPDX-License-Identifier: MIT
// Token: the committed themes are those of the token files.

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

  @Test(arguments: [
    (AppTheme.light, ["light"]), (.dark, ["dark"]),
    (.highContrastLight, ["light", "high-contrast-light"]),
    (.highContrastDark, ["dark", "high-contrast-dark"]),
  ])
  func `a built-in theme equals its token files, token by token`(theme: AppTheme, files: [String])
    throws
  {
    let names = ["palette"] + files + ["foundation", "components"]
    let read = try ThemeFile.parse(documents: try Self.documents(names))
    for (place, entry) in TokenCatalog.indexed.enumerated() {
      let (token, other) = (read.tables.tokens[place], theme.tables.tokens[place])
      #expect(token.payload == other.payload, "\(entry.path)")
      #expect(token.alias == other.alias, "\(entry.path)")
    }
    #expect(read.name == theme.name && read.displayName == theme.displayName)
    #expect(read.colorScheme == theme.colorScheme)
    #expect(read.colorSchemeContrast == theme.colorSchemeContrast)
  }

  @Test func `a file that leaves tokens out must name a base`() throws {
    let documents = try Self.documents(["palette", "dark"])
    let error = #expect(throws: ThemeFileError.self) {
      _ = try ThemeFile.parse(documents: documents)
    }
    guard case .incomplete(let missing)? = error?.problem else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(missing.contains("button.primary.background") && !missing.contains("color.background"))
  }
}
