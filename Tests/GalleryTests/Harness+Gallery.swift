// SPDX-License-Identifier: MIT
// Testing: the gallery on a screen in memory, and clicks on what it shows.

import CuriumTesting
import CuriumThemeFiles
import CuriumControls
import Testing

@testable import gallery

extension Harness {
  /// The gallery with the themes of the kit.
  static func gallery(_ width: Int = 110, _ height: Int = 34) async -> Harness {
    let harness = Harness(width: width, height: height) { GalleryApp(themes: .kit) }
    await harness.settle()
    return harness
  }

  /// Every frame was right, and nothing moves any more.
  func expectRest(_ comment: Comment? = nil) {
    #expect(repaint() == 0, comment)
    #expect(warnings == [], comment)
    #expect(!isAnimating, comment)
  }

  /// Clicks in the middle of the element with a role and a label.
  func click(_ role: AccessibilityRole, _ label: String) throws {
    click(try #require(find(role, label), "\(label)"))
  }
}
