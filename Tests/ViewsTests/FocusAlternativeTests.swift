// SPDX-License-Identifier: MIT
// Testing: the focus, when another view is shown in place of the focused one.

import CuriumControls
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct FocusAlternativeTests {
  /// Buttons side by side, or stacked in the opposite order.
  private struct Actions: View {
    @State private var presses = ""
    @FocusState private var focus: String?

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ViewThatFits(in: .horizontal) {
          HStack { buttons(["Cancel", "Save"]) }
          VStack(spacing: 0) { buttons(["Save", "Cancel"]) }
        }
        Text("did \(presses)")
      }
    }

    private func buttons(_ names: [String]) -> some View {
      ForEach(names, id: \.self) { name in
        Button(name) { presses += name }.focused($focus, equals: name)
      }
    }
  }

  @Test(arguments: [("⇥", "Cancel"), ("⇥ ⇥", "Save")])
  func `a view with the same value gets the focus of the one that is hidden`(
    keys: String, name: String
  ) {
    let harness = Harness(width: 40, height: 4) { Actions() }
    harness.press(keys)
    #expect(harness.focused?.label == name)
    for width in [12, 40, 12] {
      harness.resize(width: width, height: 4)
      #expect(harness.focused?.label == name, "\(width) \(harness.screen)")
    }
    harness.press("⏎")
    #expect(harness.position(of: "did \(name)") != nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }
}
