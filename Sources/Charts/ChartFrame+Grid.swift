// SPDX-License-Identifier: MIT
// Organism: the parts of a chart's grid that its shapes leave free.

import CuriumControls
import CuriumTerminal

extension ChartFrame {
  /// The minimum width of a part of a line. Shorter parts, such as those between bars, would look
  /// like leftovers.
  private static let leastPart = 4

  /// Returns the parts of grid lines in some rows that no filled shape covers. In charts without
  /// filled shapes, the lines are whole. `inWholeRows`: whether shapes end at the edges of cells.
  func gridParts(in rows: [Int], inWholeRows isWhole: Bool) -> [(row: Int, columns: Range<Int>)] {
    let whole = plot.minX..<plot.maxX
    if rows.isEmpty || !data.style.isFilled || data.count == 0 {
      return rows.map { (row: $0, columns: whole) }
    }
    let shapes = shapes(inWholeRows: isWhole)
    return rows.flatMap { row in
      whole.split { shapes[$0 - plot.minX].map { Self.covers($0, row) } ?? false }
        .filter { $0.count >= Self.leastPart }
        .map { (row: row, columns: $0) }
    }
  }

  private static func covers(_ shape: ColumnSpan, _ row: Int) -> Bool {
    shape.top < Double(row + 1) && shape.bottom > Double(row)
  }

  /// Returns the rows that shapes cover in each column of the plot; `nil` between bars. All bars at
  /// the same place count as one shape.
  private func shapes(inWholeRows isWhole: Bool) -> [ColumnSpan?] {
    if !data.style.hasBands || data.count > plot.width {
      return columnValues.map { shape(of: $0, inWholeRows: isWhole) }
    }
    var shapes = [ColumnSpan?](repeating: nil, count: plot.width)
    for place in 0..<data.count {
      let shape = shape(of: values(at: place), inWholeRows: isWhole)
      for column in columns(of: place).clamped(to: plot.minX..<plot.maxX) {
        shapes[column - plot.minX] = shape
      }
    }
    return shapes
  }

  /// Returns the rows between the ends of the shapes of some values, on both sides of the baseline.
  private func shape(of values: [Double], inWholeRows isWhole: Bool) -> ColumnSpan {
    let (above, below) = (values.filter { $0 > 0 }, values.filter { $0 < 0 })
    let isStacked = data.style.isStacked
    let most = isStacked ? above.reduce(0, +) : above.max() ?? 0
    let least = isStacked ? below.reduce(0, +) : below.min() ?? 0
    func end(_ value: Double, isAbove: Bool) -> Double {
      if value == 0 { return ground }
      let height = y(of: value)
      return isWhole
        ? SeriesMarks.row(at: height, isAbove: isAbove) : (height * 8).rounded() / 8
    }
    return ColumnSpan(top: end(most, isAbove: true), bottom: end(least, isAbove: false))
  }
}
