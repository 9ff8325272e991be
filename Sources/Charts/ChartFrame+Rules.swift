// SPDX-License-Identifier: MIT
// Organism: the places of a chart's reference lines and of their labels.

import CuriumControls
import CuriumTerminal

extension ChartFrame {
  /// The cells between a label and the ends of its line.
  private static let labelInset = 1

  /// Returns the row of a line across the chart; `nil` for other lines and outside the axis. In the
  /// row of a label with another value, the line would seem to have that value, so it is beside
  /// that row, on the side of its value, if there is room.
  func row(of rule: ChartRule) -> Int? {
    guard let value = rule.y, data.scaleType.contains(value),
      value >= min(scale.lower, data.range.lowerBound),
      value <= max(scale.upper, data.range.upperBound)
    else { return nil }
    let row = min(canvas.height - 1, Int(y(of: value)))
    let labeled = labeledRows
    guard labeled.contains(row), let mark = marks.first(where: { $0.row == row }),
      mark.text != data.format(value)
    else { return row }
    let next = value > mark.value ? row - 1 : row + 1
    return (0..<plot.height).contains(next) && !labeled.contains(next) ? next : row
  }

  /// Returns the column of a line from top to bottom; `nil` for other lines and outside the axis.
  func column(of rule: ChartRule) -> Int? {
    guard case .x(let x) = rule.position, plot.width > 0 else { return nil }
    if let points = data.points {
      return points.domain.contains(x) ? Int(column(of: x, in: points).rounded()) : nil
    }
    if let bins = data.binRange {
      let column = plot.minX + Int(bins.fraction(of: x) * Double(plot.width))
      return bins.contains(x) ? min(plot.maxX - 1, column) : nil
    }
    let place = x - Double(data.offset)
    guard place >= 0, place <= Double(data.count - 1) else { return nil }
    let isWhole = data.style.hasBands || sharesColumns || place == place.rounded()
    return Int(isWhole ? column(of: Int(place.rounded())) : column(of: place))
  }

  /// Returns the columns that the cursor reads at a place.
  func readColumns(at place: Int) -> Range<Int> {
    if data.style.hasBands { return columns(of: place) }
    let column = Int(column(of: place))
    return column..<column + 1
  }

  /// Returns the labelled lines from top to bottom in the columns of a place.
  func rules(at place: Int) -> [ChartRule] {
    guard place < data.count else { return [] }
    let columns = readColumns(at: place)
    return data.rules.filter { rule in
      !rule.label.isEmpty && (column(of: rule).map { columns.contains($0) } ?? false)
    }
  }

  // MARK: Labels

  /// Returns the columns that are free for the label of a line.
  func labelWidth(of rule: ChartRule) -> Int {
    if row(of: rule) != nil { return plot.width - 2 * Self.labelInset }
    return column(of: rule).map { max($0 - plot.minX, plot.maxX - $0 - 1) } ?? 0
  }

  /// Returns the possible places for a label of `width` columns, the best one first: in a line
  /// across the chart, at its left or right end, and beside a line from top to bottom, to the right
  /// or left, from the top.
  func labelPlaces(of rule: ChartRule, width: Int) -> [CellRect] {
    if let row = row(of: rule) {
      return [plot.minX + Self.labelInset, plot.maxX - Self.labelInset - width].map {
        CellRect(x: $0, y: row, width: width, height: 1)
      }
    }
    guard let column = column(of: rule) else { return [] }
    let starts = [column + 1, column - width].filter {
      $0 >= plot.minX && $0 + width <= plot.maxX
    }
    return (0..<plot.height).flatMap { row in
      starts.map { CellRect(x: $0, y: row, width: width, height: 1) }
    }
  }

  /// Returns whether a line or a point of a series is in some cells of a row. `samples`: the values
  /// of the series in each column.
  func isDrawn(_ samples: [ChartSample?], in cells: CellRect) -> Bool {
    // A line reaches the cells from the columns beside them.
    let columns = cells.minX - plot.minX - 1..<cells.maxX - plot.minX + 1
    let values = samples[columns.clamped(to: 0..<samples.count)].compactMap { $0 }
    guard let low = values.map(\.low).min(), let high = values.map(\.high).max() else {
      return false
    }
    return Int(y(of: high)) <= cells.minY && cells.minY <= Int(y(of: low))
  }
}
