// SPDX-License-Identifier: MIT
// Testing: the harness's information about frames, positions and elements.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct StatisticsTests {
  private struct Page: View {
    @State private var count = 0
    var body: some View {
      VStack(alignment: .leading) {
        Text("日本 title").accessibilityRole(.heading)
        Button("count \(count)") { count += 1 }
      }
    }
  }

  @Test func `finds elements and texts at their positions`() {
    let harness = Harness(width: 12, height: 3) { Page() }
    #expect(harness.find(.heading)?.label == "日本 title")
    #expect(harness.find(.button, "count 0")?.frame == CellRect(x: 0, y: 1, width: 7, height: 1))
    #expect(harness.find(.button, "other") == nil)
    #expect(harness.position(of: "title") == CellPoint(x: 5, y: 0))
    #expect(harness.position(of: "absent") == nil)
    #expect(harness.screen == ["日本 title", "count 0", ""])
    #expect(harness.content == ["日本 title", "count 0"])
    #expect(harness.size == CellSize(width: 12, height: 3))
  }

  @Test func `clicks in the middle of an element and measures the cost`() throws {
    let harness = Harness(width: 12, height: 3) { Page() }
    #expect(harness.takeStatistics().bytes > 0)
    #expect(harness.takeStatistics().bytes == 0)
    let button = try #require(harness.find(.button))
    harness.recording.reset()
    harness.click(button)
    let statistics = harness.takeStatistics()
    #expect(harness.screen[1] == "count 1")
    #expect(harness.focused?.label == "count 1")
    #expect(statistics.bytes > 0)
    #expect(statistics.nodes > 3)
    #expect(statistics.bodies == harness.recording.bodies.count)
    #expect(harness.recording.bodies.contains("Page"))
    #expect(harness.recording.colorTokens.contains("color.selection.background"))
    #expect(harness.recording.literalColors == 0)
  }

  @Test func `resizes, types and sends several events together`() {
    let harness = Harness(width: 12, height: 3) { Page() }
    harness.press("⇥")
    _ = harness.takeStatistics()
    harness.send([.key(KeyPress(.return)), .key(KeyPress(.return)), .key(KeyPress(.return))])
    #expect(harness.screen[1] == "count 3")
    harness.resize(width: 4, height: 2)
    #expect(harness.screen.count == 2)
    #expect(harness.screen.allSatisfy { GraphemeWidth.columns(of: $0) <= 4 })
    #expect(harness.repaint() == 0)
  }

  @Test func `a function shows one view at one size`() {
    #expect(screen(Text("a b"), 1) == ["a", "b"])
    #expect(screen(Text("a"), 3, 2) == ["a", ""])
  }

  @Test func `time passes only for animations and sleeping tasks`() async {
    let still = Harness(width: 12, height: 1) { Text("still") }
    #expect(!still.isAnimating)
    let harness = Harness(width: 12, height: 1) { ProgressView("load") }
    #expect(harness.isAnimating)
    let first = harness.screen
    await harness.advance(by: .milliseconds(250))
    #expect(harness.screen != first)
    harness.setEnvironment { $0.accessibilityReduceMotion = true }
    await harness.advance(by: .seconds(1))
    #expect(!harness.isAnimating)
  }
}
