// SPDX-License-Identifier: MIT
// Views: coordinates of a view or of the screen.

package import CuriumTerminal

/// The coordinate space of a position or a frame: that of a view, or that of the screen.
public enum CoordinateSpace: Hashable, Sendable {
  /// Cells from the top left corner of the view.
  case local
  /// Cells from the top left corner of the screen.
  case global
}

extension CoordinateSpace {
  /// Returns a position on the screen in the coordinates of a view whose corner is at `origin`.
  package func convert(_ point: CellPoint, _ origin: CellPoint) -> CellPoint {
    self == .global ? point : CellPoint(x: point.x - origin.x, y: point.y - origin.y)
  }
}
