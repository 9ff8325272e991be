// SPDX-License-Identifier: MIT
// Page: commands of the palette, in addition to those with keys.

import Curium
import CuriumThemeFiles

/// Commands that open every exhibit, apply every theme, and compare with every theme.
@MainActor enum GalleryCommands {
  static func all(navigator: GalleryNavigator, studio: ThemeStudio) -> [PaletteCommand] {
    let themes = studio.library.entries.filter { $0.theme != nil }
    return places(navigator) + themes.map { choice(of: $0, studio) }
      + themes.map { comparison(with: $0, navigator.options) }
  }

  private static func places(_ navigator: GalleryNavigator) -> [PaletteCommand] {
    navigator.catalog.sections.flatMap { section in
      section.exhibits.map { exhibit in
        // The themes are a place of their own, without the heading of a section.
        PaletteCommand(
          exhibit.name, section: exhibit.id == Exhibit.themes.id ? "" : section.title,
          id: "exhibit.\(exhibit.id)"
        ) {
          navigator.open(exhibit.id)
        }
      }
    }
  }

  /// Highlighting the command previews the theme; moving on reverts it.
  private static func choice(of entry: ThemeLibrary.Entry, _ studio: ThemeStudio)
    -> PaletteCommand
  {
    PaletteCommand(
      "Theme: \(entry.displayName)", section: "Themes", id: "theme.\(entry.id)",
      preview: { studio.look(at: entry.id) }, revert: { studio.goBack() }
    ) {
      studio.look(at: entry.id)
      studio.keep()
    }
  }

  private static func comparison(with entry: ThemeLibrary.Entry, _ options: ViewOptions)
    -> PaletteCommand
  {
    PaletteCommand(
      "Compare with \(entry.displayName)", section: "Two themes", id: "compare.\(entry.id)"
    ) {
      options.secondTheme = entry.id
      options.isSplit = true
    }
  }
}
