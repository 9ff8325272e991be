// SPDX-License-Identifier: MIT
// Organism: the palette commands that choose the theme of an app.

import CuriumControls
import CuriumTokens

extension AppThemeAction {
  /// A command for each built-in theme, which previews it. The current theme comes first.
  @MainActor var commands: [PaletteCommand] {
    guard let current = theme else { return [] }
    return ([current] + AppTheme.builtIn.filter { $0 != current }).map { theme in
      PaletteCommand(
        theme.displayName, id: "theme.\(theme.name)", preview: { set(theme) },
        revert: { set(current) }
      ) {
        set(theme)
      }
    }
  }
}
