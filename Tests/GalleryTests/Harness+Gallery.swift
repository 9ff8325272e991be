// SPDX-License-Identifier: MIT
// Testing: the gallery on an in-memory screen, and clicks on its elements.

import CuriumTesting
import CuriumThemeFiles
import CuriumControls
import Testing

@testable import CuriumGallery
@testable import gallery

extension GalleryCatalog {
  /// The contents of the kit's gallery.
  @MainActor static var kit: GalleryCatalog { Gallery.catalog }
}

/// The places of the kit's gallery, with their titles and their exhibits.
@MainActor extension GalleryPlace {
  static var home: GalleryPlace { .start }
  static var views: GalleryPlace { .section("Views") }
  static var allCases: [GalleryPlace] { Gallery.catalog.places }

  /// The place of an exhibit.
  init(of name: String) { self = Gallery.catalog.place(of: name) }

  var title: String { Gallery.catalog.title(of: self) }
  var sections: [GalleryCatalog.Section] { Gallery.catalog.sections(of: self) }
}

extension Harness {
  /// The gallery with the kit's themes, at its components unless `place` is another place.
  ///
  /// A gallery watches a folder, and Linux has few file watches: suites with many galleries are
  /// serialized.
  static func gallery(
    _ width: Int = 110, _ height: Int = 34, at place: GalleryPlace = .components
  ) async -> Harness {
    let harness = Harness(width: width, height: height) {
      GalleryContent(.kit, themes: .kit, place: place)
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
