// SPDX-License-Identifier: MIT
// Views: scrolls while a drag is held beyond an edge.

@_spi(Nodes) package import CuriumEngine
import CuriumTerminal

/// The scrolling of a view while the pointer is held beyond its upper or lower edge, to select text
/// or move rows to a place that isn't visible. It scrolls faster the farther away the pointer is.
///
/// The pointer can't leave the screen. If the view reaches an edge of it, the row at that edge
/// counts as beyond the view, unless the drag began there.
package struct DragScroll {
  /// The last position of the pointer.
  package private(set) var point: CellPoint
  /// The time of the next step; `nil` while the pointer isn't beyond an edge.
  package private(set) var due: Duration?
  private let start: CellPoint
  /// The rows of each step; negative above the view.
  private var rows = 0

  /// The time between steps, and the maximum number of rows in each.
  private static let interval = Duration.milliseconds(60)
  private static let most = 8

  /// Creates the scrolling of a drag that begins at `point`.
  package init(from point: CellPoint) {
    start = point
    self.point = point
  }

  /// Follows the pointer in a view at `frame`. Returns the number of rows to scroll at once,
  /// negative for up.
  package mutating func follow(_ point: CellPoint, over frame: CellRect, in graph: Graph) -> Int {
    self.point = point
    rows = distance(from: frame, on: graph.root.size.cellSize)
    if rows == 0 {
      due = nil
      return 0
    }
    due = due ?? graph.now() + Self.interval
    return point.y < frame.minY || point.y >= frame.maxY ? rows.signum() : 0
  }

  /// Returns the number of rows to scroll at `now`; 0 if no step is due.
  package mutating func step(at now: Duration) -> Int {
    guard let due, due <= now else { return 0 }
    self.due = now + Self.interval
    return max(-Self.most, min(rows, Self.most))
  }

  /// Ends the steps, because the view is at its end.
  package mutating func stop() { due = nil }

  /// Returns the number of rows from a frame to the pointer, negative above it and 0 in it.
  func distance(from frame: CellRect, on screen: CellSize) -> Int {
    if point.y < frame.minY { return point.y - frame.minY }
    if point.y >= frame.maxY { return point.y - frame.maxY + 1 }
    if frame.minY <= 0, point.y == 0, start.y > 0 { return -1 }
    let last = screen.height - 1
    return frame.maxY > last && point.y == last && start.y < last ? 1 : 0
  }
}
