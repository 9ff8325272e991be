// SPDX-License-Identifier: MIT
// Testing: placeholders for text that is still loading.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct SkeletonTests {
  @Test func `draws a bar for each line, the last one shorter`() {
    let harness = Harness(width: 10, height: 3) { Skeleton(lines: 3) }
    #expect(harness.screen == ["▄▄▄▄▄▄▄▄▄▄", "▄▄▄▄▄▄▄▄▄▄", "▄▄▄▄▄▄"])
    #expect(harness.elements.first?.semantics.isBusy == true)
    #expect(screen(Skeleton(lines: .min), 10) == [])
  }

  /// Returns the column with the brightest bar in a row.
  private func brightest(_ harness: Harness, row: Int) -> Int? {
    let inks = (0..<20).map { harness.cell(x: $0, y: row).foreground.green }
    guard let most = inks.max(), inks.contains(where: { $0 < most }) else { return nil }
    return inks.firstIndex(of: most)
  }

  @Test func `a light moves over all bars in step, from left to right`() async throws {
    let harness = Harness(width: 20, height: 2) { Skeleton(lines: 2) }
    #expect(brightest(harness, row: 0) == nil)
    await harness.advance(by: .milliseconds(600))
    let early = try #require(brightest(harness, row: 0))
    #expect(brightest(harness, row: 1) == early)
    await harness.advance(by: .milliseconds(400))
    #expect(try #require(brightest(harness, row: 0)) > early)
  }

  @Test func `doesn't move with reduced motion or few colours`() {
    let still = Harness(width: 10, height: 1) {
      Skeleton().environment(\.accessibilityReduceMotion, true)
    }
    #expect(!still.isAnimating)
    var capabilities = TerminalCapabilities()
    capabilities.colorDepth = .ansi16
    let plain = Harness(width: 10, height: 1, capabilities: capabilities) { Skeleton() }
    #expect(!plain.isAnimating)
  }
}
