// SPDX-License-Identifier: MIT
// Testing: values of the focused view.

import CuriumControls
import CuriumLists
import CuriumTesting
import Testing

@MainActor struct FocusedValueTests {
  private struct Reader: View {
    @FocusedValue(\.word) private var word
    var body: some View { Text(word ?? "none") }
  }

  @Test func `a focused value comes from the innermost focused view`() {
    struct Page: View {
      @State private var word = "one"
      var body: some View {
        VStack(alignment: .leading) {
          Reader()
          Button("a") {}.focusedValue(\.word, word)
          VStack {
            Button("b") {}
            Button("c") {}.focusedValue(\.word, "inner")
          }
          .focusedValue(\.word, "outer")
          Button("d") {}
        }
        .keyBinding("change", "x") { word = "two" }
      }
    }
    let harness = Harness(width: 8, height: 5) { Page() }
    for (keys, shown) in [
      ("", "none"), ("⇥", "one"), ("x", "two"), ("⇥", "outer"), ("⇥", "inner"), ("⇥", "none"),
    ] {
      harness.press(keys)
      #expect(harness.screen[0] == shown)
    }
    #expect(harness.repaint() == 0)
  }

  @Test func `a search in a list whose rows provide values doesn't stop focused values`() {
    struct Page: View {
      @State private var row: Int?
      @FocusedValue(\.word) private var word
      var body: some View {
        Text(word ?? "none")
        List(0..<60, id: \.self, selection: $row) { number in
          HStack { Text("row \(number)") }.focusedValue(\.word, "row")
        }
        Button("a") {}.focusedValue(\.word, "button")
      }
    }
    let harness = Harness(width: 12, height: 8) { Page() }
    harness.press("⇥ r o w space 5 9 ⇥")
    #expect(harness.screen[0].contains("button"))
  }

  @Test func `a focused value that changes on every update ends with a warning, not a loop`() {
    struct Page: View {
      @FocusedValue(\.action) private var action
      var body: some View {
        Button(action == nil ? "none" : "some") {}
          .focusedValue(\.action) { [action] in action?() }
      }
    }
    let harness = Harness(width: 8, height: 1) { Page() }
    harness.press("⇥")
    #expect(harness.screen[0] == "some")
    #expect(harness.warnings.contains { $0.contains("focused value") })
    #expect(!harness.isAnimating)
  }
}

struct WordKey: FocusedValueKey { typealias Value = String }
struct ActionKey: FocusedValueKey { typealias Value = @MainActor () -> Void }

extension FocusedValues {
  var word: String? {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
  var action: (@MainActor () -> Void)? {
    get { self[ActionKey.self] }
    set { self[ActionKey.self] = newValue }
  }
}
