// SPDX-License-Identifier: MIT
// Testing: placeholders for text that is still loading.

import Curium
import CuriumTesting
import Testing

@MainActor @Suite struct SkeletonTests {
  @Test func `draws a bar for each line, the last one shorter, and doesn't move`() {
    let harness = Harness(width: 10, height: 3) { Skeleton(lines: 3) }
    #expect(harness.screen == ["▄▄▄▄▄▄▄▄▄▄", "▄▄▄▄▄▄▄▄▄▄", "▄▄▄▄▄▄"])
    #expect(!harness.isAnimating)
    #expect(harness.elements.first?.semantics.isBusy == true)
    #expect(screen(Skeleton(lines: .min), 10) == [])
  }
}
