// SPDX-License-Identifier: MIT
// Token: rectangles not aligned with cells.

package import CuriumTerminal

/// A rectangle that doesn't have to align with cells.
package struct PathRect: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package init(_ rect: CellRect) {
    let origin = PathPoint(x: rect.minX, y: rect.minY).clamped
    let size = PathPoint(x: max(0, rect.width), y: max(0, rect.height)).clamped
    self.init(x: origin.x, y: origin.y, width: size.x, height: size.y)
  }

  package var maxX: Double { x + width }
  package var maxY: Double { y + height }

  package func inset(x columns: Double, y rows: Double) -> PathRect {
    PathRect(
      x: x + min(columns, width / 2), y: y + min(rows, height / 2),
      width: max(0, width - 2 * columns), height: max(0, height - 2 * rows))
  }
}
