// SPDX-License-Identifier: MIT
// Views: the pass that draws what is damaged into the next grid.

import CuriumTerminal
import CuriumTokens

extension Graph {
  /// Paints the ground and every node that meets the damage, rectangle by rectangle.
  func paintPass(into grid: CellGrid) {
    if damage.isEmpty { return }
    let rectangles = damage.rectangles
    damage.reset(
      bounds: CellRect(x: 0, y: 0, width: grid.size.width, height: grid.size.height))
    for rectangle in rectangles {
      statistics.damagedCells += rectangle.area
      var painter = Painter(graph: self, grid: grid, clip: rectangle)
      painter.fill(rectangle, .background, root.scope)
      root.paint(&painter)
    }
  }
}
