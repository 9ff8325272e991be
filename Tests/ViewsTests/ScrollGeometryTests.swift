// SPDX-License-Identifier: MIT
// Testing: values that are derived from the geometry of a scroll view.

import CuriumControls
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct ScrollGeometryTests {
  @Test func `a derived value changes with the values from which it is derived`() {
    struct Page: View {
      @State private var limit = 5
      @State private var isBeyond = false

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ScrollView(showsIndicators: false) { ForEach(0..<20, id: \.self) { Text("row \($0)") } }
            .onScrollGeometryChange(for: Bool.self) {
              $0.contentOffset.y > limit
            } action: {
              isBeyond = $1
            }
          Text("\(isBeyond ? "beyond" : "before") \(limit)")
        }
        .keyBinding("less", "l") { limit = 0 }
      }
    }
    let harness = Harness(width: 10, height: 4) { Page() }
    harness.scroll(y: 1)
    #expect(harness.screen[3] == "before 5")
    harness.press("l")
    #expect(harness.screen[3] == "beyond 0")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }
}
