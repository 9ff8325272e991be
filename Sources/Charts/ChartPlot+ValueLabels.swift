// SPDX-License-Identifier: MIT
// Organism: the labels with the values of bars and points.

import CuriumControls
import CuriumTerminal
import CuriumTokens

extension ChartData {
  /// Returns the range of the axis, which leaves room for labels above and below the values.
  func range(rows: Int, columns: Int) -> ClosedRange<Double> {
    guard showsValueLabels, !hasFixedRange, rows > 2, count <= columns else { return range }
    let (least, most) = (
      scaleType.position(of: range.lowerBound), scaleType.position(of: range.upperBound)
    )
    let row = (most - least) / Double(rows - 1)
    let hasNegativeBars = style.isFilled && range.lowerBound < 0
    let lower = hasNegativeBars ? scaleType.value(at: least - row) : range.lowerBound
    let upper = scaleType.value(at: most + row)
    return Self.differ(lower, upper) ? lower...upper : range
  }
}

extension ChartPlot {
  /// Draws the values above or below bars and points, where they fit.
  @MainActor func drawValueLabels(_ context: GraphicsContext, _ frame: ChartFrame) {
    guard data.count <= frame.plot.width else { return }
    var labels = ValueLabels(frame: frame)
    switch data.style {
    case .bars, .histogram:
      for place in 0..<data.count {
        for index in data.series.indices {
          guard let value = data.value(index, at: place) else { continue }
          labels.add(data.format(value), in: barColumns(of: index, at: place, frame), at: value)
        }
      }
    case .stackedBars:
      for place in 0..<data.count {
        let values = data.series.indices.compactMap { data.value($0, at: place) }
        let columns = frame.columns(of: place)
        for part in [values.filter { $0 >= 0 }, values.filter { $0 < 0 }] where !part.isEmpty {
          let sum = part.reduce(0, +)
          labels.add(data.format(sum), in: columns, at: sum)
        }
      }
    default:
      if data.style != .points { labels.avoid(data.series.indices.map { frame.samples(of: $0) }) }
      for index in data.series.indices {
        for place in 0..<data.count {
          guard let value = data.value(index, at: place) else { continue }
          labels.add(data.format(value), around: Int(frame.column(of: place)), at: value)
        }
      }
    }
    for item in labels.items {
      context.draw(label(item.text), at: PathPoint(x: item.columns.lowerBound, y: item.row))
    }
  }
}

/// Finds places for the labels of values.
private struct ValueLabels {
  let frame: ChartFrame
  private(set) var items: [Item] = []
  /// The rows of the lines and points in each column of the plot.
  private var taken: [Int: Set<Int>] = [:]

  struct Item {
    let text: String
    let columns: Range<Int>
    let row: Int
  }

  init(frame: ChartFrame) { self.frame = frame }

  /// Keeps the cells of lines free.
  mutating func avoid(_ lines: [[ChartSample?]]) {
    for line in lines {
      var before: ClosedRange<Int>?
      for (offset, sample) in line.enumerated() {
        guard let sample else {
          before = nil
          continue
        }
        let rows = row(of: sample.high)...row(of: sample.low)
        // A line goes up or down to the next column.
        let first = min(rows.lowerBound, before?.upperBound ?? rows.lowerBound)
        let last = max(rows.upperBound, before?.lowerBound ?? rows.upperBound)
        taken[frame.plot.minX + offset, default: []].formUnion(first...last)
        before = rows
      }
    }
  }

  /// Adds a label above or below the end of a bar, if it isn't wider than the bar.
  mutating func add(_ text: String, in bar: Range<Int>, at value: Double) {
    let width = frame.data.columns(of: text)
    guard width <= bar.count else { return }
    let start = bar.lowerBound + (bar.count - width + 1) / 2
    let end = frame.y(of: value)
    let row = value < 0 ? Int(max(end, frame.ground).rounded(.up)) : Int(end.rounded(.down)) - 1
    add(Item(text: text, columns: start..<start + width, row: row))
  }

  /// Adds a label above or below a point.
  mutating func add(_ text: String, around column: Int, at value: Double) {
    let width = frame.data.columns(of: text)
    let start = max(
      frame.plot.minX, min(column - (width - 1) / 2, frame.plot.maxX - width))
    let row = row(of: value)
    for row in [row - 1, row + 1] {
      if add(Item(text: text, columns: start..<start + width, row: row)) { return }
    }
  }

  private func row(of value: Double) -> Int {
    min(frame.canvas.height - 1, Int(frame.y(of: value)))
  }

  /// Adds a label if its cells are free, with a gap to other labels.
  @discardableResult private mutating func add(_ item: Item) -> Bool {
    let isInside =
      (0..<frame.plot.height).contains(item.row) && item.columns.lowerBound >= frame.plot.minX
      && item.columns.upperBound <= frame.plot.maxX
    guard isInside, !item.columns.contains(where: { taken[$0]?.contains(item.row) == true }) else {
      return false
    }
    let isFree = items.allSatisfy {
      $0.row != item.row || $0.columns.upperBound < item.columns.lowerBound
        || item.columns.upperBound < $0.columns.lowerBound
    }
    if isFree { items.append(item) }
    return isFree
  }
}
