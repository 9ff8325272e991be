// SPDX-License-Identifier: MIT
// Views: the pass that draws the damaged parts into the next grid.

import CuriumTerminal
import CuriumTokens

extension Graph {
  /// Paints the background and every node that intersects the damage, rectangle by rectangle.
  func paintPass(into grid: CellGrid) {
    painting.applyShifts(to: grid)
    if painting.damage.isEmpty { return }
    painting.takeDamage(for: grid) { rectangle in
      counts.damagedCells += rectangle.area
      var painter = Painter(graph: self, grid: grid, clip: rectangle)
      // A view that covers the screen paints its own background.
      if !root.isCovered(rectangle) { painter.fill(rectangle, painting.ground, root.scope) }
      root.paint(&painter)
    }
    motion.timeline.followVisibility()
  }
}
