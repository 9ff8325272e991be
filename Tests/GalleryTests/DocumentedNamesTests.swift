// SPDX-License-Identifier: MIT
// Testing: the lists of names in the documentation are complete.

import Curium
import CuriumTokens
import Foundation
import Testing

struct DocumentedNamesTests {
  /// The words in code style in a section of a page.
  private static func names(in page: String, from start: String, to end: String) throws -> [String]
  {
    let text = try String(
      contentsOf: ComponentSource.root.appending(path: "Documentation/\(page)"), encoding: .utf8)
    let first = try #require(text.range(of: start)).upperBound
    let last = try #require(text.range(of: end, range: first..<text.endIndex)).lowerBound
    return text[first..<last].matches(of: /`([A-Za-z0-9.]+)`/).map { String($0.1) }
  }

  @Test func `the page about tests lists every role`() throws {
    let listed = try Self.names(
      in: "TestingYourApp.md", from: "The roles of elements are", to: "An element has")
    #expect(listed == AccessibilityRole.allCases.map(\.rawValue))
  }

  @Test func `the page about themes lists every icon`() throws {
    let listed = try Self.names(
      in: "Themes.md", from: "whose names begin with `curium.`:", to: "`theme.drawingIcons")
    let icons = TokenCatalog.all.filter { $0.kind == .icon && !$0.path.contains("curium") }
      .map { String($0.path.dropFirst("icon.".count)).replacing("-", with: ".") }
    #expect(listed.sorted() == icons.sorted())
    #expect(listed.allSatisfy { Icon($0).isKnown })
  }

  @Test func `the page about themes lists every short name of a colour`() throws {
    let listed = try Self.names(in: "Themes.md", from: "| for | names |", to: "The page TokensPage")
    let source = ComponentSource.read("Sources/Tokens/Color/Color+Names.swift")
    let declared = source.compactMap { line in
      line.firstMatch(of: /public static var (\w+): Color/).map { String($0.1) }
    }
    #expect(listed.sorted() == declared.sorted())
  }
}
