// SPDX-License-Identifier: MIT
// Testing: single previews, without the gallery around them, for several suites of tests.

import Curium
import CuriumPreviews
import CuriumTerminal
import CuriumTesting
import Testing

@testable import CuriumGallery
@testable import gallery

/// Tests that open single previews and use the pointer.
@MainActor protocol PreviewSuite {}

extension PreviewSuite {
  func open(_ exhibit: String, _ preview: String, width: Int = 60, height: Int = 16) throws
    -> Harness
  {
    let provider = try #require(Exhibit.named(exhibit)).provider
    let found = provider.previews.first { $0.name == preview }
    let content = try #require(found).content
    return Harness(width: width, height: height) { content() }
  }

  /// Presses a button of the pointer at one cell and releases it at another.
  func drag(
    _ harness: Harness, _ button: PointerEvent.Button, from start: CellPoint, to end: CellPoint
  ) {
    harness.pointer(PointerEvent(.down, button: button, at: start))
    harness.pointer(PointerEvent(.dragged, button: button, at: end))
    harness.pointer(PointerEvent(.up, button: button, at: end))
  }

  func click(_ harness: Harness, _ button: PointerEvent.Button, at place: CellPoint) {
    drag(harness, button, from: place, to: place)
  }
}
