// SPDX-License-Identifier: MIT
// Views: scrolls while a drag is held at the edge of a scroll view.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumTokens

/// The scrolling of the scroll view under the pointer while a drag is held on its first or last
/// row. A drag that begins on such a row has to leave it first.
final class EdgeScroll {
  private let start: CellPoint
  private var last: CellPoint
  /// `true` after the pointer has left the row of the press.
  private var hasLeftRow = false
  private var scroll: DragScroll

  /// Creates the scrolling of a drag that begins at `point`.
  init(from point: CellPoint) {
    start = point
    last = point
    scroll = DragScroll(from: point)
  }

  /// The time of the next step; `nil` while the pointer isn't at an edge.
  var due: Duration? { scroll.due }

  /// Follows the pointer.
  @MainActor func follow(_ point: CellPoint, in graph: Graph) {
    last = point
    if point.y != start.y { hasLeftRow = true }
    guard hasLeftRow, let frame = areas(in: graph).first?.absoluteFrame else {
      return scroll.stop()
    }
    let inner = CellRect(
      x: frame.minX, y: frame.minY + 1, width: frame.width, height: frame.height - 2)
    _ = scroll.follow(point, over: inner, in: graph)
  }

  /// Scrolls if a step is due at `now`. Returns whether a view has scrolled.
  @MainActor func step(at now: Duration, in graph: Graph) -> Bool {
    let rows = scroll.step(at: now)
    if rows == 0 { return false }
    if areas(in: graph).contains(where: { $0.scroll(y: rows) }) { return true }
    scroll.stop()
    return false
  }

  /// The scroll views whose first or last row is under the pointer, innermost first.
  @MainActor private func areas(in graph: Graph) -> [ScrollNode] {
    graph.pointer.node(at: last).selfAndAncestorsInLayer.compactMap(\.scrollArea).filter {
      let frame = $0.absoluteFrame
      return $0.scrolls(along: .vertical) && frame.height > 2
        && (last.y == frame.minY || last.y == frame.maxY - 1)
    }
  }
}
