// SPDX-License-Identifier: MIT
// Organism: the heights of stacked bars, in rows of cells.

/// The heights between which stacked bars are drawn, in rows from the top.
///
/// The edges are those of the sums, each rounded once, so bars touch, and a stack is as long as a
/// single bar of its sum. There are two exceptions: without colours, each bar takes a row at least,
/// and a cell that contains the baseline is filled to its edge. Where a cell would have too many
/// colours, edges inside the stack move, but not its end.
enum StackedEdges {
  /// Returns the edges of bars that end at `heights`, in eighths of a row. The first is `ground`,
  /// the baseline. A stack takes an eighth at least.
  ///
  /// A cell has only two colours. If it would have more, the longest parts of bars in it extend to
  /// the others. A cell that contains the baseline has one bar, which extends to its edge.
  static func edges(at heights: [Double], from ground: Double, isAbove: Bool) -> [Double] {
    let sign = isAbove ? -1.0 : 1
    func place(_ height: Double) -> Double { (height * 8).rounded() / 8 * sign }
    // Edges in ascending order.
    var edges = [place(ground)]
    for (index, height) in heights.enumerated() {
      let least = index == heights.count - 1 ? edges[0] + 0.125 : edges[0]
      edges.append(max(edges[index], place(height), least))
    }
    var first = 1
    while first < edges.count {
      let cell = edges[first].rounded(.down)
      if edges[first] == cell {
        first += 1
        continue
      }
      let end = edges[first...].firstIndex { $0 >= cell + 1 } ?? edges.count
      share(cell, among: first..<end, &edges)
      first = end
    }
    return edges.map { $0 * sign }
  }

  /// Moves edges inside a cell so that it has two colours at most.
  private static func share(_ cell: Double, among inside: Range<Int>, _ edges: inout [Double]) {
    let isAtGround = edges[0] > cell
    let isAtEnd = inside.upperBound == edges.count
    let start = isAtGround ? edges[0] : cell
    let end = isAtEnd && !isAtGround ? edges[inside.upperBound - 1] : cell + 1
    // The other colour is that of the background.
    let shown = isAtGround || isAtEnd ? 1 : 2
    let ends = [start] + edges[inside] + (isAtEnd ? [] : [cell + 1])
    /// The length of the bars that are drawn if `part` is the first of them.
    func length(_ part: Int) -> Double { ends[part + shown] - ends[part] }
    let parts = 0..<ends.count - shown
    let longest = parts.reduce(0) { length($1) > length($0) ? $1 : $0 }
    for (part, index) in inside.enumerated() where shown == 1 || part != longest {
      edges[index] = part < longest ? start : end
    }
  }

  /// Returns the edges of bars in whole rows, of which each takes a row at least. A stack is longer
  /// than its sum only if it has more bars than rows.
  static func rows(at heights: [Double], from ground: Double, isAbove: Bool) -> [Double] {
    let sign = isAbove ? -1.0 : 1
    func place(_ height: Double) -> Double {
      SeriesMarks.row(at: height, isAbove: isAbove) * sign
    }
    // Edges in ascending order.
    var rows = [place(ground)]
    let end = max(rows[0] + Double(heights.count), heights.last.map(place) ?? rows[0])
    for (index, height) in heights.enumerated() {
      let most = end - Double(heights.count - 1 - index)
      rows.append(min(most, max(rows[index] + 1, place(height))))
    }
    return rows.map { $0 * sign }
  }
}
