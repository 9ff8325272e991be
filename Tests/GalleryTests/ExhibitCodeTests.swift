// SPDX-License-Identifier: MIT
// Testing: the code, the documentation and the states of exhibits.

import Curium
import CuriumControls
import CuriumPreviews
import CuriumTerminal
import CuriumTesting
import Testing

@testable import CuriumGallery
@testable import gallery

@MainActor @Suite(.serialized) struct ExhibitCodeTests {
  private static let names: [String] = Exhibit.all.filter { $0.level != .page }.map(\.name)

  private func snippets(_ exhibit: Exhibit) -> [Exhibit.Snippet] {
    exhibit.snippets(exhibit.provider.playground.map { Knobs(of: $0) })
  }

  @Test(arguments: await names)
  func `the code of a preview needs nothing from the gallery`(name: String) throws {
    let exhibit = try #require(Exhibit.named(name))
    for snippet in snippets(exhibit) {
      let code = snippet.code
      for part in ["StatefulPreview", "knobs", "wrappedValue", "true ?", "false ?"] {
        #expect(!code.contains(part), "\(code)")
      }
      for type in code.matches(of: /\bPreview[A-Z]\w*/).map(\.output) {
        #expect(code.contains("struct \(type)") || code.contains("enum \(type)"), "\(code)")
      }
      for state in code.matches(of: /[^\w"]\$([a-z]\w*)/).map(\.output.1) {
        #expect(code.contains(" var \(state)"), "\(code)")
      }
    }
  }

  @Test func `bindings become states, and what the code uses follows it`() throws {
    let control = try #require(Exhibit.named("SegmentedControl"))
    #expect(
      snippets(control)[1].code == """
        struct Example: View {
          @State private var selection = "Week"

          var body: some View {
            SegmentedControl(title: "Show", selection: $selection, options: ["Day", "Week", "Month"])
          }
        }
        """)
    let searchable = try #require(Exhibit.named("Searchable"))
    let code = snippets(searchable)[1].code
    #expect(code.contains("Self.services(matching: query)\n      .searchable(text: $query"))
    #expect(code.contains("private static func services(matching query: String)"))
    #expect(code.contains("\n\nstruct PreviewService: Identifiable {"))
    let card = try #require(Exhibit.named("StatCard"))
    #expect(snippets(card)[1].code.hasPrefix("StatCard(title: \"Downloads\""))
  }

  @Test(arguments: ["DataTable", "TabView"])
  func `each line of code fits on its background`(name: String) async throws {
    let exhibit = try #require(Exhibit.named(name))
    let harness = Harness(width: 72, height: 200) { ExhibitView(exhibit: exhibit) }
    await harness.settle()
    try harness.click(.tab, "Code")
    await harness.settle()
    let width = 72 - CodeListing.pageMargin - SwiftCode.margin
    let code = try #require(snippets(exhibit).first).code
    for line in SwiftCode.broken(code, width: width).split(separator: "\n") {
      #expect(line.count > width || harness.position(of: String(line)) != nil, "\(line)")
    }
  }

  @Test(arguments: ["Chip", "Slider"])
  func `the states include a control under the pointer`(name: String) throws {
    let exhibit = try #require(Exhibit.named(name))
    let variants = exhibit.provider.variants
    let look = ExhibitLook(
      theme: .dark, iconSet: .unicode, density: .comfortable, colorDepth: .trueColor)
    let states = ExhibitPicture.states(of: variants[0], in: look, room: 50, rows: 5)
    #expect(states.map(\.name) == ["Rest", "Hover", "Focus", "Disabled"])
  }

  @Test func `the documentation doesn't repeat the summary above it`() async throws {
    for exhibit in Exhibit.all where exhibit.source?.hasPrefix("Sources/") == true {
      #expect(exhibit.details != exhibit.documentation, "\(exhibit.name)")
    }
    let badge = try #require(Exhibit.named("Badge"))
    // With fewer rows, the summary is only in the documentation.
    for height in [30, 16] {
      let harness = Harness(width: 80, height: height) { ExhibitView(exhibit: badge) }
      await harness.settle()
      try harness.click(.tab, "Documentation")
      await harness.settle()
      #expect(harness.screen.filter { $0.contains(badge.summary) }.count == 1, "\(height)")
    }
  }

  @Test func `documentation shows code without the name of its language`() async {
    let documentation = """
      A short status word.

      ```swift
      Badge(text: "New")
      ```

      Run the tests:

      ```sh
      swift test
      ```
      """
    let exhibit = Exhibit(BadgePreviews.self, documentation: documentation)
    let harness = Harness(width: 60, height: 24) {
      DocumentationPart(exhibit: exhibit, hasSummary: false)
    }
    await harness.settle()
    #expect(harness.position(of: "Badge(text: \"New\")") != nil)
    #expect(harness.position(of: "swift test") != nil)
    let words = harness.screen.map { $0.filter { $0.isASCII && !$0.isWhitespace } }
    #expect(!words.contains("swift"))
    #expect(harness.repaint() == 0)
  }

  @Test func `the summary of a page has a second row if it needs one`() throws {
    for exhibit in Exhibit.all where exhibit.level == .page {
      let page = Harness(width: 72, height: 27) { ExhibitView(exhibit: exhibit) }
      let tabs = try #require(page.find(.tab, "Preview"), "\(exhibit.name)").frame.minY
      #expect(!page.screen.prefix(tabs).contains { $0.contains("…") }, "\(exhibit.name)")
    }
  }
}
