// SPDX-License-Identifier: MIT
// Testing: the gallery on an in-memory screen, and clicks on its elements.

import CuriumTesting
import CuriumThemeFiles
import CuriumControls
import Testing

@testable import gallery

extension Harness {
  /// The gallery with the kit's themes, at its components unless `place` is another place.
  static func gallery(
    _ width: Int = 110, _ height: Int = 34, at place: GalleryPlace = .components
  ) async -> Harness {
    let harness = Harness(width: width, height: height) {
      GalleryApp(themes: .kit, place: place)
    }
    await harness.settle()
    return harness
  }

  /// Checks that every frame was correct and nothing is moving any more.
  func expectRest(_ comment: Comment? = nil) {
    #expect(repaint() == 0, comment)
    #expect(warnings == [], comment)
    #expect(!isAnimating, comment)
  }

  /// Clicks the middle of the element with a role and a label.
  func click(_ role: AccessibilityRole, _ label: String) throws {
    click(try #require(find(role, label), "\(label)"))
  }
}
