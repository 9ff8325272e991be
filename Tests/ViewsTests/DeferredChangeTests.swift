// SPDX-License-Identifier: MIT
// Testing: work that is done once for a burst of keys.

import CuriumTerminal
import CuriumTesting
import CuriumControls
import Testing

@MainActor struct DeferredChangeTests {
  private struct Field: View {
    let search: @MainActor (String) -> Void
    @State private var query = ""
    @State private var shown = "nothing"

    var body: some View {
      VStack {
        TextField("Search", text: $query)
          .onSubmit { search("return \(query)") }
          .onDeferredChange(of: $query) {
            shown = $0
            search($0)
          }
        Text("found \(shown)")
      }
    }
  }

  @Test func `deferred work runs once for a burst of keys, before the next frame`() {
    var searches: [String] = []
    let harness = Harness(width: 30, height: 2) { Field { searches.append($0) } }
    harness.press("⇥")
    harness.send("burst".map { .key(KeyPress(KeyEquivalent($0), characters: String($0))) })
    #expect(searches == ["burst"])
    #expect(harness.position(of: "found burst") != nil)
    harness.type("s")
    #expect(searches == ["burst", "bursts"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a key in the same burst sees the new text, before the deferred work runs`() {
    var searches: [String] = []
    let harness = Harness(width: 30, height: 2) { Field { searches.append($0) } }
    harness.press("⇥")
    harness.send(
      "ab".map { .key(KeyPress(KeyEquivalent($0), characters: String($0))) }
        + [.key(KeyPress(.return, characters: "\r"))])
    #expect(searches == ["return ab", "ab"])
  }

  /// A view whose work keeps changing the value that it follows.
  private struct Restless: View {
    @State private var count = 0
    var body: some View {
      Button("Count \(count)") { count += 1 }.onDeferredChange(of: $count) { count = $0 + 1 }
    }
  }

  @Test func `work that keeps changing its own value stops with a warning`() {
    let harness = Harness(width: 30, height: 1) { Restless() }
    harness.press("⇥ ⏎")
    #expect(harness.warnings.contains { $0.contains("never settles") })
    #expect(!harness.isAnimating)
  }

  @Test func `a removed view runs no deferred work`() {
    var searches: [String] = []
    struct Screen: View {
      let search: @MainActor (String) -> Void
      @State private var query = ""
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown {
            TextField("Search", text: $query).onDeferredChange(of: $query, perform: search)
          }
          Button("Close") { isShown = false }.keyboardShortcut("x", modifiers: .control)
        }
      }
    }
    let harness = Harness(width: 30, height: 3) { Screen { searches.append($0) } }
    harness.press("⇥")
    harness.send([
      .key(KeyPress("a", characters: "a")),
      .key(KeyPress("x", modifiers: .control)),
    ])
    #expect(harness.position(of: "Search") == nil && searches == [])
  }
}
