// SPDX-License-Identifier: MIT
// Testing: the view that gets the focus when the focused one goes.

import CuriumLists
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct FocusDepartureTests {
  @Test func `the focus stays in the pane, although the list beside it is nearer`() async throws {
    struct Page: View {
      @State private var isShown = true
      @State private var selection: String? = "x"
      var body: some View {
        SplitView {
          List(["x", "y"], id: \.self, selection: $selection) { Text($0) }.paneSize(ideal: 10)
          ScrollView {
            VStack(alignment: .leading) {
              HStack {
                Text("hunk")
                Spacer()
                Button("Undo") {}
              }
              if isShown { Button("Accept all") { isShown = false } }
            }
          }
        }
      }
    }
    let harness = Harness(width: 70, height: 10) { Page() }
    harness.click(try #require(harness.find(.button, "Accept all")))
    await harness.settle()
    #expect(harness.focused?.label == "Undo")
  }

  @Test func `the focus stays in the section, although the next section is nearer`() {
    struct Page: View {
      @State private var isSynced = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Section("One") {
            Button("First") {}
            Text("1")
            Text("2")
            Button("Sync") { isSynced = true }.disabled(isSynced)
          }
          Section("Two") { Button("Other") {} }
        }
      }
    }
    let harness = Harness(width: 30, height: 12) { Page() }
    harness.press("⇥ ⇥")
    #expect(harness.focused?.label == "Sync")
    harness.press("⏎")
    #expect(harness.focused?.label == "First")
  }
}
