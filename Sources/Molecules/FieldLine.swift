// SPDX-License-Identifier: MIT
// Molecule: the line below a field.

import CuriumControls
import CuriumTokens

/// A line at the upper edge of its frame, in the colour from the environment.
struct FieldLine: View {
  var body: some View {
    Canvas { context, size in
      let glyph = Icon("curium.input.line").glyph(
        in: context.environment.iconSet, theme: context.environment.appTheme)
      if size.height > 0 {
        context.draw(Text(String(repeating: glyph, count: size.width)), at: PathPoint(x: 0, y: 0))
      }
    }
  }
}
