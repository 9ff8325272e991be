// SPDX-License-Identifier: MIT
// Testing: the processes screen with fake processes, for several suites of tests.

import Curium
import CuriumTesting

@testable import ProcessScreens

/// Tests that open the processes screen.
@MainActor protocol ProcessSuite {}

extension ProcessSuite {
  static var some: [ProcessReading] {
    [.fake(1, "init"), .fake(20, "sshd", memory: 5_000_000), .fake(300, "zsh", memory: 3_000_000)]
  }

  func harness(_ source: FakeSource, width: Int = 120, height: Int = 20) async -> Harness {
    let model = ProcessModel(source: source)
    let harness = Harness(width: width, height: height) { ProcessScreen().environment(model) }
    await settle(harness)
    // Loads take a second sample.
    await harness.advance(by: .milliseconds(300))
    await settle(harness)
    return harness
  }

  /// Waits for the source, which runs off the main actor.
  func settle(_ harness: Harness) async {
    for _ in 0..<5 { await harness.settle() }
  }

  func chosen(_ harness: Harness) -> String? {
    harness.elements.first { $0.role == .row && $0.semantics.isSelected }?.label
  }
}
