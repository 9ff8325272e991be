// SPDX-License-Identifier: MIT
// Views: the pass that draws what is damaged into the next grid.

import CuriumTerminal
import CuriumTokens

extension CellGrid {
  /// The rectangle with as many columns more as it takes to cut no wide grapheme: half of one that is
  /// not painted again would be lost.
  func widened(_ rectangle: CellRect) -> CellRect {
    var rectangle = rectangle.intersection(bounds)
    var isCut = !rectangle.isEmpty
    while isCut {
      isCut = false
      for y in rectangle.minY..<rectangle.maxY {
        if rectangle.minX > 0, self[rectangle.minX, y].glyph == .continuation {
          rectangle.origin.x -= 1
          rectangle.size.width += 1
          isCut = true
        }
        if rectangle.maxX < size.width, self[rectangle.maxX, y].glyph == .continuation {
          rectangle.size.width += 1
          isCut = true
        }
      }
    }
    return rectangle
  }
}

extension Graph {
  /// Paints the ground and every node that meets the damage, rectangle by rectangle.
  func paintPass(into grid: CellGrid) {
    applyShifts(to: grid)
    if damage.isEmpty { return }
    // What is damaged while painting belongs to the next frame. The two take turns, so that a steady
    // frame allocates nothing.
    swap(&damage, &paintedDamage)
    damage.reset(
      bounds: CellRect(x: 0, y: 0, width: grid.size.width, height: grid.size.height))
    for damaged in paintedDamage.rectangles {
      // What covered one half of a wide grapheme may be gone: the other half lies outside the damage.
      // A line that ended at what is damaged ends elsewhere; joining looks two cells far.
      let rows = joiningNodes > 0 ? 2 : 0
      let margin = max(rows, drewBeyondASCII ? 1 : 0)
      let rectangle = grid.widened(
        CellRect(
          x: damaged.minX - margin, y: damaged.minY - rows, width: damaged.width + 2 * margin,
          height: damaged.height + 2 * rows))
      counts.damagedCells += rectangle.area
      var painter = Painter(graph: self, grid: grid, clip: rectangle)
      painter.fill(rectangle, .background, root.scope)
      root.paint(&painter)
      onPaint?(rectangle, grid)
    }
    animations.followSight()
  }
}
