// SPDX-License-Identifier: MIT
// Organism: the heights of stacked bars, in rows of cells.

/// The edges of the bars in a stack, in rows from the top of the chart.
///
/// A stack of three bars has four edges: the baseline, two edges between bars, and the end of the
/// stack. Each edge is the sum of the values up to it, rounded once. So the bars touch, and a stack
/// is as long as a single bar with the same sum, except that a cell with the baseline in it is
/// filled completely. Without colours, stacks consist of whole rows.
///
/// A cell can show only two colours. Where three would meet, edges between bars move to another
/// place in the cell. The end of the stack doesn't move.
enum StackedEdges {
  /// Returns the edges of the bars in a stack, in multiples of an eighth of a row: first the
  /// baseline, then the end of each bar. The stack is at least an eighth of a row long.
  ///
  /// In a cell with too many edges for two colours, only the bars with the longest parts are drawn,
  /// and they fill the parts of the others: two neighbouring bars, or one bar in the cell at the
  /// end of the stack, where the second colour is that of the background. In a cell with the
  /// baseline in it, one bar is drawn, up to the edge of the cell.
  ///
  /// - Parameters:
  ///   - heights: The ends of the bars, beginning with the bar at the baseline.
  ///   - ground: The baseline.
  ///   - isAbove: Whether the stack extends upwards from the baseline.
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

  /// Moves the edges in a cell so that the cell has at most two colours.
  private static func share(_ cell: Double, among inside: Range<Int>, _ edges: inout [Double]) {
    let isAtGround = edges[0] > cell
    let isAtEnd = inside.upperBound == edges.count
    let start = isAtGround ? edges[0] : cell
    let end = isAtEnd && !isAtGround ? edges[inside.upperBound - 1] : cell + 1
    // The number of bars that are drawn. Beside a single one, the cell shows the background.
    let shown = isAtGround || isAtEnd ? 1 : 2
    let ends = [start] + edges[inside] + (isAtEnd ? [] : [cell + 1])
    /// Returns the length of the drawn bars if `part` is the first of them.
    func length(_ part: Int) -> Double { ends[part + shown] - ends[part] }
    let parts = 0..<ends.count - shown
    let longest = parts.reduce(0) { length($1) > length($0) ? $1 : $0 }
    for (part, index) in inside.enumerated() where shown == 1 || part != longest {
      edges[index] = part < longest ? start : end
    }
  }

  /// Returns the edges of the bars in a stack in whole rows: first the baseline, then the end of
  /// each bar. The stack is at least one row long, and so is each bar. If the stack has fewer rows
  /// than bars, each of the longest bars takes a row, and the others take none.
  static func rows(at heights: [Double], from ground: Double, isAbove: Bool) -> [Double] {
    let sign = isAbove ? -1.0 : 1
    func place(_ height: Double) -> Double {
      SeriesMarks.row(at: height, isAbove: isAbove) * sign
    }
    // Edges in ascending order.
    var rows = [place(ground)]
    let end = max(rows[0] + 1, heights.last.map(place) ?? rows[0])
    let lengths = zip(heights, [ground] + heights).map { abs($0 - $1) }
    let shown = lengths.indices.sorted { (lengths[$1], $0) < (lengths[$0], $1) }
      .prefix(Int(min(end - rows[0], Double(heights.count))))
    // The number of rows that the next bars need.
    var needed = shown.count
    for (index, height) in heights.enumerated() {
      guard shown.contains(index) else {
        rows.append(rows[index])
        continue
      }
      needed -= 1
      rows.append(min(end - Double(needed), max(rows[index] + 1, place(height))))
    }
    return rows.map { $0 * sign }
  }
}
