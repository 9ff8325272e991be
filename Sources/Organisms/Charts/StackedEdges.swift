// SPDX-License-Identifier: MIT
// Organism: the heights of stacked bars, in rows of cells.

/// The heights between which stacked bars are drawn, in rows from the top.
///
/// A cell has only two colours. So if two edges are inside the same cell, the one nearer to an edge
/// of the cell moves to it. The baseline stays where it is.
enum StackedEdges {
  /// Adds the edge of the next bar. Above the baseline, each edge is at most as far down as the one
  /// before.
  static func append(_ height: Double, to edges: inout [Double], isAbove: Bool) {
    guard let last = edges.last else { return }
    /// The edge of the cell in the direction of the stack, or back towards the baseline.
    func cell(_ height: Double, onwards: Bool) -> Double {
      height.rounded(isAbove == onwards ? .down : .up)
    }
    let edge = isAbove ? min(height, last) : max(height, last)
    let sharesCell = cell(edge, onwards: true) == cell(last, onwards: true)
    if last == last.rounded() || !sharesCell {
      edges.append(edge)
      return
    }
    let end = cell(edge, onwards: true)
    let start = cell(last, onwards: false)
    if edges.count == 1 || abs(edge - end) <= abs(last - start) {
      edges.append(end)
    } else {
      edges[edges.count - 1] = start
      edges.append(edge)
    }
  }
}
