// SPDX-License-Identifier: MIT
// Testing: whole coloured cells are backgrounds, because fonts leave no seams between them.

import CuriumTesting
import Testing

@testable import CuriumGallery
@testable import gallery

@MainActor struct SeamTests {
  @Test func `no exhibit sends full blocks where backgrounds are possible`() {
    for subject in Subject.all {
      let harness = subject.harness(width: 80, height: 24)
      #expect(!harness.ansi.contains("█"), "\(subject)")
    }
  }
}
