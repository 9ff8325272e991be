// SPDX-License-Identifier: MIT
// Testing: the theme page with a folder of its own, for several suites of tests.

import Curium
import CuriumTesting
import CuriumThemeFiles
import CuriumTokens
import Foundation
import Testing

@testable import CuriumGallery

/// Tests that open the theme page.
@MainActor protocol ThemesPageSuite {
  var folder: ThemeFolder { get }
}

extension ThemesPageSuite {
  func open(_ width: Int = 120, _ height: Int = 40, theme: AppTheme = .dark) async
    -> (Harness, ThemeLibrary)
  {
    let library = ThemeLibrary(folder: folder.path)
    let harness = Harness(width: width, height: height, theme: theme) {
      GalleryContent(.kit, themes: library)
    }
    await harness.settle()
    harness.press("esc T")
    await harness.settle()
    return (harness, library)
  }

  /// The name of the theme in the header.
  func name(_ harness: Harness) -> String {
    harness.screen[0].components(separatedBy: "Theme ").last ?? ""
  }

  /// A colour of the current theme as `0xRRGGBB`.
  func rgb(_ color: Color, _ library: ThemeLibrary) -> UInt32 {
    color.resolve(in: library.theme ?? .light).color.value
  }

  func accent(_ library: ThemeLibrary) -> UInt32 { rgb(.brandPrimary, library) }

  func expectRest(_ harness: Harness, _ comment: Comment? = nil) {
    #expect(harness.repaint() == 0, comment)
    #expect(harness.warnings == [], comment)
  }
}
