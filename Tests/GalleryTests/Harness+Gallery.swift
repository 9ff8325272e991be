// SPDX-License-Identifier: MIT
// Testing: the gallery on an in-memory screen, and clicks on its elements.

import CuriumTesting
import CuriumThemeFiles
import CuriumControls
import Testing

@testable import gallery

extension Harness {
  /// The gallery with the kit's themes.
  static func gallery(_ width: Int = 110, _ height: Int = 34) async -> Harness {
    let harness = Harness(width: width, height: height) { GalleryApp(themes: .kit) }
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
