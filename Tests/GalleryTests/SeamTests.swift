// SPDX-License-Identifier: MIT
// Testing: whole cells of colour are backgrounds, between which fonts leave no seams.

import CuriumTesting
import Testing

@testable import gallery

@MainActor @Suite struct SeamTests {
  @Test func `no exhibit is sent with full blocks where backgrounds do`() {
    for subject in Subject.all {
      let harness = subject.harness(width: 80, height: 24)
      #expect(!harness.ansi.contains("█"), "\(subject)")
    }
  }
}
