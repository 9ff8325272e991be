// SPDX-License-Identifier: MIT
// Organism: the columns of points, and the labels of the horizontal axis.

import CuriumControls
import CuriumTerminal

extension ChartFrame {
  /// The minimum columns from one label of a horizontal axis to the next.
  private static let leastStep = 8.0

  /// Returns the column of a position on the horizontal axis, which can be between two cells.
  func column(of x: Double, in points: ChartPoints) -> Double {
    Double(plot.minX) + points.domain.fraction(of: x) * Double(plot.width - 1)
  }

  /// Returns the column of a place, which can be between two cells.
  func exactColumn(of place: Int) -> Double {
    data.points.map { column(of: $0.positions[place], in: $0) } ?? column(of: place)
  }

  /// Returns the corners of a line as columns, which can be between two cells, and values.
  func corners(of index: Int) -> [(column: Double, value: Double)] {
    guard let points = data.points else {
      return data.series[index].values.enumerated().map {
        (column: column(of: $0.offset), value: $0.element)
      }
    }
    return points.lines[index].map { (column: column(of: $0.x, in: points), value: $0.y) }
  }

  /// Returns the samples of a line: the extremes of its corners in each column, and the values of
  /// the straight line between them.
  func samples(along corners: [(column: Double, value: Double)]) -> [ChartSample?] {
    var samples = [ChartSample?](repeating: nil, count: plot.width)
    var before: (column: Double, value: Double)?
    for corner in corners {
      guard corner.value.isFinite else {
        before = nil
        continue
      }
      let exact = corner.column - Double(plot.minX)
      let column = Int(exact.rounded())
      if let before {
        for between in stride(from: Int(before.column.rounded()) + 1, to: column, by: 1) {
          let share = (Double(between) - before.column) / (exact - before.column)
          let value = data.scaleType.value(between: before.value, and: corner.value, at: share)
          samples[between] = ChartSample(low: value, high: value)
        }
      }
      let value = corner.value
      let sample = samples[column] ?? ChartSample(low: value, high: value)
      samples[column] = ChartSample(low: min(sample.low, value), high: max(sample.high, value))
      before = (exact, value)
    }
    return samples
  }

  // MARK: The nearest point

  /// Returns the places in the column with points that is nearest to a column.
  func places(nearest column: Int) -> Range<Int> {
    guard data.count > 0 else { return 0..<0 }
    let wanted = Double(column)
    let next = firstPlace(from: wanted)
    var nearest = self.column(of: min(next, data.count - 1))
    if next > 0 {
      let previous = self.column(of: next - 1)
      if abs(previous - wanted) < abs(nearest - wanted) { nearest = previous }
    }
    return firstPlace(from: nearest)..<firstPlace(from: nearest + 1)
  }

  /// Returns the first place at a column or to the right of it.
  private func firstPlace(from column: Double) -> Int {
    (0..<data.count).partitioningIndex { self.column(of: $0) >= column }
  }

  /// Returns the place at a cell. For points, it is that of the nearest one, and for lines, that of
  /// the nearest one in the nearest column.
  func place(at cell: CellPoint) -> Int? {
    guard data.points != nil, data.count > 0, plot.width > 0 else { return place(at: cell.x) }
    let places = data.style == .points ? 0..<data.count : places(nearest: cell.x)
    var nearest: (place: Int, distance: Double)?
    for place in places {
      for index in data.series.indices {
        guard let value = data.value(index, at: place) else { continue }
        let across = column(of: place) - Double(cell.x)
        // A row is twice as tall as a column is wide.
        let down = 2 * (y(of: value) - Double(cell.y) - 0.5)
        let distance = across * across + down * down
        if distance < nearest?.distance ?? .infinity { nearest = (place, distance) }
      }
    }
    return nearest?.place
  }

  // MARK: Labels

  /// The labels below the axis. The axis of points can have labels at various steps, from small to
  /// large.
  var labelChoices: [[(column: Double, text: String)]] {
    guard let points = data.points else {
      let names = data.labels.prefix(data.style == .histogram ? data.total + 1 : data.total)
      return [
        names.enumerated().compactMap { index, name -> (column: Double, text: String)? in
          let place = data.place(ofLabel: index)
          return data.shows(place) ? (column: column(of: place), text: name) : nil
        }
      ]
    }
    let (least, most) = (points.domain.lowerBound, points.domain.upperBound)
    return points.steps.compactMap { step -> [(column: Double, text: String)]? in
      guard step.isFinite, (most - least) / step <= Double(plot.width) / Self.leastStep
      else { return nil }
      let first = (least / step - 1e-9).rounded(.up) * step
      let last = max(0, Int((most - first) / step + 1e-9))
      let labels = (0...last).map { index -> (column: Double, text: String) in
        let x = first + Double(index) * step
        // Sums of fractions can miss zero.
        return (column: column(of: x, in: points), text: points.format(abs(x) < step / 2 ? 0 : x))
      }
      // Different positions whose texts are rounded to the same number need larger steps.
      let isRounded = zip(labels, labels.dropFirst()).contains { $0.text == $1.text }
      return isRounded || first > most ? nil : labels
    }
  }
}
