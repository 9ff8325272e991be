// SPDX-License-Identifier: MIT
// Views: the glyphs of bars that are one row tall.

import CuriumEngine
import CuriumTerminal
import CuriumTokens

/// The glyphs of a progress bar or a slider, from the icons of the theme.
struct BarGlyphs {
  /// A full cell.
  let done: Unicode.Scalar
  /// A cell whose first half is full.
  let head: Unicode.Scalar
  /// An empty cell after a full one, whose first half is a gap.
  let tail: Unicode.Scalar
  /// An empty cell.
  let rest: Unicode.Scalar

  init(_ scope: EnvironmentScope) {
    func scalar(_ name: String, _ fallback: Unicode.Scalar) -> Unicode.Scalar {
      scope.values.inherited.glyph(name)?.unicodeScalars.first ?? fallback
    }
    done = scalar("curium.progress.done", "=")
    head = scalar("curium.progress.head", "-")
    // Without colours, only a lighter line tells the track from the completed part. On the
    // selection of a terminal with 16 colours, both have the colour of its text.
    let hasShades = scope.values.inherited.colorDepth >= .ansi256
    rest = scalar(hasShades ? "curium.progress.rest" : "curium.progress.rest.uncolored", "-")
    tail = scalar(hasShades ? "curium.progress.tail" : "curium.progress.tail.uncolored", "-")
  }
}
