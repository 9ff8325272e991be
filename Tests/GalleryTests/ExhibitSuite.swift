// SPDX-License-Identifier: MIT
// Testing: the page of an exhibit and its parts, for several suites of tests.

import Curium
import CuriumTesting
import Testing

/// Tests that open the pages of exhibits.
@MainActor protocol ExhibitSuite {}

extension ExhibitSuite {
  func open(_ name: String, width: Int = 120, height: Int = 40) async throws -> Harness {
    let harness = await Harness.gallery(width, height)
    harness.resize(width: width, height: 200)
    harness.click(try #require(harness.find(.row, name)))
    harness.resize(width: width, height: height)
    await harness.settle()
    return harness
  }

  func shownPart(_ harness: Harness) -> String? {
    harness.elements.first { $0.role == .tab && $0.semantics.isSelected }?.label
  }

  func show(_ part: String, _ harness: Harness) async throws {
    harness.click(try #require(harness.find(.tab, part), "\(part)"))
    await harness.settle()
  }
}
