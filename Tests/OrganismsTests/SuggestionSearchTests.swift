// SPDX-License-Identifier: MIT
// Testing: searches by the app run once for each query.

import Curium
import CuriumTerminal
import CuriumTesting
import Observation
import Testing

@testable import CuriumOrganisms

@MainActor struct SuggestionSearchTests {
  @Observable final class Model {
    var query = "a"
    @ObservationIgnored var asked: [String] = []
  }

  private struct Remote: View {
    let model: Model
    @State private var name = ""

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextField("Name", text: $name)
          .textInputSuggestions(for: $name) { query in
            model.asked.append(query)
            await Task.yield()
            return ["\(query) one"]
          }
        Button("Next") {}
        Spacer()
      }
    }
  }

  @Test func `keys that need the answer before the search begins don't repeat it`() async {
    let model = Model()
    let harness = Harness(width: 20, height: 6) { Remote(model: model) }
    harness.press("⇥")
    harness.send([
      .key(KeyPress("m", characters: "m")), .key(KeyPress(.tab)), .key(KeyPress(.tab)),
    ])
    await harness.wait { harness.rows == ["m one"] }
    #expect(model.asked == ["m"] && harness.focused?.label == "Name")
    harness.press("⇥")
    #expect(harness.focused?.value == "m one")
    #expect(harness.repaint() == 0)
  }

  @Test func `text typed after a key that needs the answer is searched for too`() async {
    let model = Model()
    let harness = Harness(width: 20, height: 6) { Remote(model: model) }
    harness.press("⇥")
    harness.send([
      .key(KeyPress("m", characters: "m")), .key(KeyPress(.tab)),
      .key(KeyPress("o", characters: "o")),
    ])
    await harness.wait { harness.rows == ["mo one"] }
    #expect(model.asked == ["m", "mo"])
  }

  private struct Searching: View {
    let model: Model

    var body: some View {
      Text(verbatim: model.query)
        .searchTask({ SuggestionSearch(query: model.query) }) { search in
          model.asked.append(search.query)
        } receive: { _, _ in
        }
    }
  }

  @Test func `a query that changes before its search begins is searched for once`() async {
    let model = Model()
    let harness = Harness(width: 10, height: 1) { Searching(model: model) }
    model.query = "b"
    await Task.yield()
    await harness.settle()
    #expect(model.asked == ["b"] && harness.screen[0] == "b")
  }
}
