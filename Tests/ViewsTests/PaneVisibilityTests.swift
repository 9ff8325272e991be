// SPDX-License-Identifier: MIT
// Testing: an app learns which panes of a split view are hidden.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct PaneVisibilityTests {
  /// A pane with a chart, which a key hides, and a line that says whether the chart is visible.
  private struct Page: View {
    @State private var isChartVisible: Bool?
    @State private var isCollapsed = false
    var log: @MainActor (Bool) -> Void = { _ in }

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        SplitView {
          Text("values").paneSize(min: 20)
          Text("chart")
            .paneSize(min: 10)
            .paneCollapsed($isCollapsed)
            .onPaneVisibilityChange { isVisible in
              isChartVisible = isVisible
              log(isVisible)
            }
        }
        Text(isChartVisible == true ? "shown" : isChartVisible == false ? "hidden" : "unknown")
      }
      .keyBinding("Chart", "c") { isCollapsed.toggle() }
    }
  }

  @Test func `a pane reports that it is hidden for lack of room or on request`() {
    var log: [Bool] = []
    let harness = Harness(width: 40, height: 3) { Page { log.append($0) } }
    #expect(harness.screen[2] == "shown")
    harness.resize(width: 24, height: 3)
    #expect(harness.screen[2] == "hidden" && harness.position(of: "chart") == nil)
    harness.resize(width: 40, height: 3)
    #expect(harness.screen[2] == "shown" && harness.position(of: "chart") != nil)
    harness.press("c")
    #expect(harness.screen[2] == "hidden")
    harness.press("c")
    #expect(harness.screen[2] == "shown")
    harness.resize(width: 60, height: 3)
    #expect(log == [true, false, true, false, true])
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }

  @Test func `a pane that doesn't fit at first is hidden`() {
    let harness = Harness(width: 24, height: 3) { Page() }
    #expect(harness.screen[2] == "hidden" && harness.repaint() == 0)
  }
}
