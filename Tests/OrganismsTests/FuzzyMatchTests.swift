// SPDX-License-Identifier: MIT
// Testing: the elements of an app that match a query.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct FuzzyMatchTests {
  private struct Package: Identifiable, Equatable {
    let name: String
    var id: String { name }
  }

  private let packages = ["Stabbed", "DataTable", "TabView", "Grid"].map { Package(name: $0) }

  @Test(arguments: [
    ("tab", ["TabView", "DataTable", "Stabbed"]), ("TV", ["TabView"]), ("x", []),
    (" t a ", ["TabView", "DataTable", "Stabbed"]),
    ("", ["Stabbed", "DataTable", "TabView", "Grid"]),
  ])
  func `finds the elements with the letters, the best first`(query: String, expected: [String]) {
    let found = packages.fuzzyMatches(for: query, by: \.name)
    #expect(found.map(\.id) == expected)
    #expect(found.map(\.element.name) == found.map(\.text))
  }

  @Test func `equal matches keep their order`() {
    let names = ["b1", "b0", "a", "b2"]
    #expect(names.fuzzyMatches(for: "b", by: \.self).map(\.element) == ["b1", "b0", "b2"])
  }

  @Test(arguments: [
    ("fif", "Find in files", ["Fi", "f"]), ("files", "Find in files", ["files"]),
    ("eg", "naïve 👩‍👩‍👧 lEg", ["Eg"]), ("", "Leaf", []),
  ])
  func `the ranges are those of the matching letters`(
    query: String, text: String, expected: [String]
  ) throws {
    let match = try #require([text].fuzzyMatches(for: query, by: \.self).first)
    #expect(match.ranges.map { String(match.text[$0]) } == expected)
  }

  /// A list with a search field.
  private struct Finder: View {
    let packages: [Package]
    @State private var query = ""
    @State private var selection: String?

    var body: some View {
      let found = packages.fuzzyMatches(for: query, by: \.name)
      List(found, selection: $selection) { match in match.markedText }
        .searchable(text: $query)
    }
  }

  @Test func `a list shows the matches while the user types, with their letters marked`() throws {
    let harness = Harness(width: 20, height: 8) { Finder(packages: packages) }
    #expect(harness.rows == ["Stabbed", "DataTable", "TabView", "Grid"])
    harness.press("/")
    harness.type("tab")
    #expect(harness.rows == ["TabView", "DataTable", "Stabbed"])
    let start = try #require(harness.position(of: "DataTable"))
    let colors = (0..<9).map { harness.cell(x: start.x + $0, y: start.y).foreground }
    #expect(Set(colors[4...6]).count == 1 && colors[4] != colors[0])
    #expect(colors[7] == colors[0])
    harness.press("⏎")
    #expect(harness.focused?.role == .list)
    #expect(harness.repaint() == 0)
  }

  @Test func `finds one of fifty thousand texts, and reads each once`() {
    let texts = (0..<50_000).map { "package-\($0)/Sources/Module\($0 % 97).swift" }
    var reads = 0
    let found = texts.fuzzyMatches(for: "p49999mod") { text in
      reads += 1
      return text
    }
    #expect(found.map(\.element) == ["package-49999/Sources/Module44.swift"])
    #expect(reads == 50_000)
  }
}
