// SPDX-License-Identifier: MIT
// Testing: the bar of a navigation stack at any width.

import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Testing

@MainActor struct NavigationBarTests {
  @Test func `a navigation bar reports a finite maximum size`() {
    let harness = Harness(width: 30, height: 4) {
      HStack(spacing: 0) {
        Text("side")
        NavigationStack { Text("root").navigationTitle("Title") }
      }
    }
    #expect(harness.warnings == [])
    #expect(harness.position(of: "Title")?.x == 14)
    #expect(harness.repaint() == 0)
  }

  @Test func `every screen but the first has a hint for the key that goes back`() {
    struct Page: View {
      @State private var path: [Int] = []

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          NavigationStack(path: $path) {
            NavigationLink("Chapter 1", value: 1)
              .navigationDestination(for: Int.self) { Button("Page \($0)") {} }
          }
          KeyHints()
        }
      }
    }
    let harness = Harness(width: 30, height: 5) { Page() }
    harness.press("⇥")
    #expect(harness.screen[4] == "")
    harness.press("⏎")
    #expect(harness.position(of: "Page 1") != nil && harness.screen[4] == "  esc back")
    harness.press("esc")
    #expect(harness.position(of: "Chapter 1") != nil && harness.screen[4] == "")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }
}
