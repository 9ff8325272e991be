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
/// place in the cell. The end of the stack doesn't move. Short bars take an eighth of a row from
/// their neighbours if possible, so that they stay visible.
enum StackedEdges {
  /// Returns the edges of the bars in a stack, in multiples of an eighth of a row: first the
  /// baseline, then the end of each bar. The stack is at least an eighth of a row long.
  ///
  /// In a cell with too many edges for two colours, only some bars are drawn: those that aren't in
  /// another cell, then those with the longest parts. They fill the parts of the others: two
  /// neighbouring bars, or one bar in the cell at the end of the stack, where the second colour is
  /// that of the background. In a cell with the baseline in it, one bar is drawn, up to the edge of
  /// the cell.
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
    let end = max(edges[0] + 0.125, heights.last.map(place) ?? edges[0])
    for (index, height) in heights.enumerated() {
      let most = end - 0.125 * Double(heights.count - 1 - index)
      edges.append(max(edges[index], min(most, max(place(height), edges[index] + 0.125))))
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
    /// Returns whether a part is the whole of its bar.
    func isWhole(_ part: Int) -> Bool {
      let index = inside.lowerBound + part
      return edges[index - 1] >= cell && edges[index] <= cell + 1
        && edges[index - 1] < edges[index]
    }
    /// Returns the number of whole bars and the length of the drawn parts if `part` is the first.
    func gain(_ part: Int) -> (bars: Int, length: Double) {
      ((part..<part + shown).count { isWhole($0) }, ends[part + shown] - ends[part])
    }
    let parts = 0..<ends.count - shown
    let best = parts.reduce(0) { gain($1) > gain($0) ? $1 : $0 }
    for (part, index) in inside.enumerated() where shown == 1 || part != best {
      edges[index] = part < best ? start : end
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
