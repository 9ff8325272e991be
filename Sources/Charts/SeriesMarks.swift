// SPDX-License-Identifier: MIT
// Organism: glyphs that distinguish the series of a chart without colours.

import CuriumControls
import CuriumTerminal
import CuriumTokens

/// The glyphs that distinguish the series of a chart where there are no colours.
struct SeriesMarks {
  private let set: IconSet
  /// `true` if colours can't distinguish the series.
  let areNeeded: Bool

  init(series: Int, _ set: IconSet, _ depth: ColorDepth) {
    self.set = set
    areNeeded = series > 1 && depth == .none
  }

  init(series: Int, _ context: GraphicsContext) {
    self.init(series: series, context.environment.iconSet, context.environment.colorDepth)
  }

  /// The glyph that fills the shapes of a series; `nil` if its colour does.
  func texture(_ index: Int) -> Glyph? {
    areNeeded ? shade(index).unicodeScalars.first.map { Glyph($0) } : nil
  }

  /// The glyph of a texture. Eight series have different ones.
  func shade(_ index: Int) -> String {
    let shades = Icon("ramp.shade").frames(in: set)
    // Neighbours differ by more than one step: full, half, light, dark.
    let textures = [shades[3], shades[1], shades[0], shades[2], "/", "x", "o", "="]
    return textures[index % textures.count]
  }

  /// The glyph beside the name of a series.
  func sign(_ index: Int, _ style: ChartStyle) -> String {
    if !areNeeded { return Icon("square.fill").glyph(in: set) }
    return style.isFilled ? shade(index) : point(index)
  }

  /// The glyph of a point or of a part of a line.
  func point(_ index: Int) -> String {
    let icons = [
      "circle.fill", "circle", "square.fill", "xmark", "plus", "exclamationmark.triangle.fill",
      "arrow.up", "minus",
    ]
    return Icon(icons[areNeeded ? index % icons.count : 0]).glyph(in: set)
  }

  /// Returns the edge of a cell nearest to a height. Above the baseline, the middle of a cell
  /// counts as its upper edge, and below as its lower one, so that the line at the baseline stays
  /// visible.
  static func row(at height: Double, isAbove: Bool) -> Double {
    (height + (isAbove ? 0.499 : 0.5)).rounded(.down)
  }

  /// Returns parts of columns, moved to the edges of cells if they are filled with a texture. Each
  /// takes a cell at least.
  func snapped(_ spans: [ColumnSpan?], from ground: Double) -> [ColumnSpan?] {
    guard areNeeded else { return spans }
    return spans.map { span in
      guard let span else { return nil }
      let isAbove = span.top < ground
      var whole = ColumnSpan(
        top: Self.row(at: span.top, isAbove: isAbove),
        bottom: Self.row(at: span.bottom, isAbove: isAbove))
      if whole.top < whole.bottom { return whole }
      if isAbove { whole.top -= 1 } else { whole.bottom += 1 }
      return whole
    }
  }
}
