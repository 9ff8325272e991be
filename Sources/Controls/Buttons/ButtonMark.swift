// SPDX-License-Identifier: MIT
// Views: the focus mark of buttons, tabs and options.

import CuriumEngine
import CuriumViews
package import CuriumTokens

/// The mark of a focused button in the column at one of its edges: a bar at the leading edge, or
/// arrows at both edges. Otherwise the column is empty.
///
/// On a filled background, where a bar would look like a part of the fill or of the page, the mark
/// is arrows in the colour of the label. Arrows also replace the bar in terminals without colours,
/// and in a theme of the terminal's own colours, where no bar is visible on both a light and a dark
/// screen.
package struct ButtonMark: View {
  private let isLeading: Bool
  private let isShown: Bool
  private let bar: Color
  private let ground: Color
  private let ink: Color
  private let hasBar: Bool
  @Environment(\.colorDepth) private var colorDepth
  @Environment(\.usesTerminalColors) private var usesTerminalColors
  @Environment(\.appTheme) private var theme

  /// Creates the mark at one edge of a label in the colour `ink` on `ground`. The background is
  /// filled if it has the colour of the bar. Without `hasBar`, only arrows are drawn, except those
  /// for the terminal's own colours.
  package init(
    isLeading: Bool, isShown: Bool, bar: Color, on ground: Color, ink: Color, hasBar: Bool = true
  ) {
    self.isLeading = isLeading
    self.isShown = isShown
    self.bar = bar
    self.ground = ground
    self.ink = ink
    self.hasBar = hasBar
  }

  /// Returns whether `ground` is filled, so that arrows replace a bar in the colour `bar`.
  static func isFilled(_ ground: Color, bar: Color, in theme: AppTheme) -> Bool {
    ground.resolve(in: theme) == bar.resolve(in: theme)
  }

  package var body: some View {
    let isFilled = isShown && Self.isFilled(ground, bar: bar, in: theme)
    let hasArrows = isFilled || colorDepth == .none || hasBar && usesTerminalColors
    let arrow = isLeading ? "curium.button.focus.left" : "curium.button.focus.right"
    return Image(systemName: hasArrows ? arrow : "curium.row.marker")
      .foregroundStyle(isFilled ? ink : bar.legible(3))
      .hidden(!isShown || !hasArrows && !(isLeading && hasBar))
  }
}
