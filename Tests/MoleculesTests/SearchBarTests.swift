// SPDX-License-Identifier: MIT
// Testing: search bars.

import Curium
import CuriumTesting
import Testing

@MainActor struct SearchBarTests {
  private struct Search: View {
    @State private var query = ""
    let onSearch: (String) -> Void

    var body: some View {
      SearchBar(query: $query, placeholder: "Search packages…") { onSearch(query) }
    }
  }

  @Test func `shows its placeholder until the user types`() {
    let harness = Harness(width: 24, height: 1) { Search { _ in } }
    #expect(harness.screen == [" / Search packages…"])
    harness.press("⇥")
    harness.type("nio")
    #expect(harness.screen == ["▌/ nio                ×"])
    #expect(harness.cursor == CellPoint(x: 6, y: 0))
  }

  @Test func `its default placeholder ends with an ellipsis`() {
    let harness = Harness(width: 24, height: 1) { SearchBar(query: .constant("")) }
    #expect(harness.screen == [" / Search…"])
  }

  @Test func `searches on Return`() {
    var searched: [String] = []
    let harness = Harness(width: 24, height: 1) { Search { searched.append($0) } }
    harness.press("⇥")
    harness.type("swift")
    harness.press("⏎")
    #expect(searched == ["swift"])
  }

  @Test(arguments: ["esc", "click"]) func `Escape and its button clear it`(way: String) {
    let harness = Harness(width: 24, height: 1) { Search { _ in } }
    harness.press("⇥")
    harness.type("swift")
    if way == "esc" {
      harness.press("esc")
    } else if let clear = harness.find(.button, "Clear") {
      harness.click(clear)
    }
    #expect(harness.find(.textField)?.value == "")
    #expect(harness.find(.button, "Clear") == nil)
  }

  @Test func `Escape doesn't clear it while nothing has the focus`() {
    struct Page: View {
      @State private var query = "nio"
      @State private var exits = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          SearchBar(text: $query)
          Text("exits \(exits)")
        }
        .onKeyPress(.escape) {
          exits += 1
          return .handled
        }
      }
    }
    let harness = Harness(width: 24, height: 2) { Page() }
    harness.press("esc")
    #expect(harness.find(.textField)?.value == "nio" && harness.screen[1] == "exits 1")
    harness.press("⇥ esc")
    #expect(harness.find(.textField)?.value == "" && harness.screen[1] == "exits 1")
    #expect(harness.repaint() == 0)
  }

  @Test func `turns a paste into one line`() {
    let harness = Harness(width: 24, height: 1) { Search { _ in } }
    harness.press("⇥")
    harness.paste("one\ntwo")
    #expect(harness.find(.textField)?.value == "one two")
  }

  @Test func `runs no body when the theme changes`() {
    let harness = Harness(width: 24, height: 1) { Search { _ in } }
    _ = harness.takeStatistics()
    harness.setTheme(.light)
    let statistics = harness.takeStatistics()
    #expect(statistics.bodies == 0)
    #expect(statistics.measured == 0)
    #expect(statistics.bytes > 0)
  }

  @Test func `the field keeps the focus after its button clears it`() throws {
    let harness = Harness(width: 24, height: 2) {
      VStack(spacing: 0) {
        Search { _ in }
        Button("Other") {}
      }
    }
    harness.press("⇥")
    harness.type("nio")
    harness.click(try #require(harness.find(.button, "Clear")))
    harness.type("log")
    #expect(harness.find(.textField)?.value == "log")
    harness.press("⇥ ⏎")
    harness.type("x")
    #expect(harness.find(.textField)?.value == "x")
    #expect(harness.repaint() == 0)
  }

  @Test func `without an action of its own, Return calls the one around it`() {
    struct Page: View {
      let isSearching: Bool
      @State private var query = ""
      @State private var found = ""
      var body: some View {
        VStack(spacing: 0) {
          if isSearching {
            SearchBar(text: $query) { found = "own \(query)" }
          } else {
            SearchBar(text: $query)
          }
          Text(found)
        }
        .onSubmit { found = "around \(query)" }
      }
    }
    for (isSearching, found) in [(false, "around a"), (true, "own a")] {
      let harness = Harness(width: 24, height: 2) { Page(isSearching: isSearching) }
      harness.press("⇥ a ⏎")
      #expect(harness.position(of: found) != nil)
    }
  }

  @Test func `its button keeps its name if the field gets another one`() {
    let harness = Harness(width: 24, height: 1) {
      SearchBar(text: .constant("nio")).accessibilityLabel("Songs")
    }
    #expect(harness.find(.textField, "Songs") != nil)
    #expect(harness.find(.button, "Clear") != nil)
    #expect(harness.find(.button, "Songs") == nil)
  }
}
