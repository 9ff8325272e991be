// SPDX-License-Identifier: MIT
// Testing: a searchable list and its states.

import Curium
import CuriumPreviews
import CuriumTesting
import Testing

@MainActor struct ListPageTemplateTests {
  private func page(
    _ state: PageState, query: String = "", retry: @escaping @MainActor () -> Void = {}
  ) -> Harness {
    Harness(width: 40, height: 12) {
      StatefulPreview(query) {
        ListPageTemplate(title: "Packages", query: $0, state: state, onRetry: retry) {
          Text("swift-nio")
        }
      }
    }
  }

  @Test(
    arguments: [
      (.loaded, "", "swift-nio"), (.loading, "", "Loading"), (.empty, "", "Nothing here yet"),
      (.empty, "nio", "No results for “nio”"), (.failed("No network."), "", "No network."),
    ] as [(PageState, String, String)])
  func `each state has a message`(state: PageState, query: String, words: String) {
    let harness = page(state, query: query)
    #expect(harness.position(of: words) != nil)
    #expect((harness.position(of: "swift-nio") != nil) == (state == .loaded))
    #expect(harness.isAnimating == (state == .loading))
    #expect(harness.repaint() == 0)
  }

  @Test func `a failed load can be retried`() throws {
    var tries = 0
    let harness = page(.failed("No network.")) { tries += 1 }
    harness.click(try #require(harness.find(.button, "Retry")))
    harness.press("⏎")
    #expect(tries == 2)
  }

  @Test func `keys move between the list and the search field`() {
    var searches = 0
    let harness = Harness(width: 40, height: 12) {
      StatefulPreview("") { query in
        ListPageTemplate(title: "Packages", query: query, onSearch: { searches += 1 }) {
          Button("swift-nio") {}
        }
      }
    }
    harness.press("⇥ ⇥ /")
    #expect(harness.focused?.label == "Search")
    harness.press("n ⏎")
    #expect(searches == 1 && harness.focused?.label == "swift-nio")
    harness.press("/ esc")
    #expect(harness.focused?.label == "Search" && harness.find(.textField)?.value == "")
    harness.press("esc")
    #expect(harness.focused?.label == "swift-nio")
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }

  @Test func `its strings come from the environment`() {
    var words = Strings()
    words.retry = "Noch einmal"
    words.search = "Suchen"
    words.clear = "Leeren"
    let harness = Harness(width: 40, height: 12, environment: { $0.strings = words }) {
      ListPageTemplate(
        title: "Pakete", query: .constant("x"), state: .failed("Kein Netz."), onRetry: {}
      ) {}
    }
    #expect(harness.find(.button, "Noch einmal") != nil)
    #expect(harness.find(.button, "Leeren") != nil)
    #expect(harness.find(.textField, "Suchen") != nil)
  }
}
