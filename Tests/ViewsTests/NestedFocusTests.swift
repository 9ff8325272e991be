// SPDX-License-Identifier: MIT
// Testing: a focus state with values for a container and for a view in it.

import CuriumControls
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct NestedFocusTests {
  private struct Page: View {
    @FocusState private var place: String?

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(place ?? "none")
        Button("before") {}
        HStack {
          Button("field") {}.focused($place, equals: "field")
          Button("other") {}
        }
        .focused($place, equals: "pane")
      }
    }
  }

  @Test func `the value is that of the innermost view that has the focus`() {
    let harness = Harness(width: 24, height: 3) { Page() }
    for (keys, shown) in [
      ("⇥", "none"), ("⇥", "field"), ("⇥", "pane"), ("shift+⇥", "field"), ("shift+⇥", "none"),
      ("shift+⇥", "pane"),
    ] {
      harness.press(keys)
      #expect(harness.screen[0] == shown)
    }
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }
}
