// SPDX-License-Identifier: MIT
// Views: the pass that draws the damaged parts into the next grid.

package import CuriumTerminal
import CuriumTokens

extension CellGrid {
  /// Returns the rectangle, widened so that it cuts no wide grapheme. Otherwise half of one would
  /// be lost.
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
  /// Paints the background and every node that intersects the damage, rectangle by rectangle.
  package func paintPass(into grid: CellGrid) {
    painting.applyShifts(to: grid)
    if painting.damage.isEmpty { return }
    painting.takeDamage(for: grid) { rectangle in
      counts.damagedCells += rectangle.area
      var painter = Painter(graph: self, grid: grid, clip: rectangle)
      painter.fill(rectangle, painting.ground, root.scope)
      root.paint(&painter)
    }
    motion.timeline.followSight()
  }
}
