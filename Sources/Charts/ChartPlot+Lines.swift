// SPDX-License-Identifier: MIT
// Organism: the lines of a chart, and the line that reads its values.

import CuriumTerminal
import CuriumControls
import CuriumTokens

extension ChartPlot {
  @MainActor func drawLines(_ context: inout GraphicsContext, _ frame: ChartFrame) {
    let marks = marks(context)
    context.resolution = resolution
    if resolution == .automatic {
      // Thin lines from the least to the greatest value of every column would look like a fence.
      let isDense = data.count > frame.plot.width
      context.resolution =
        context.environment.hasBraille ? .braille : isDense ? .half : .automatic
    }
    // Box drawing of several lines differs only in colour.
    let isPlain =
      resolution == .automatic && (context.environment.iconSet == .ascii || marks.areNeeded)
    // Without colours, a heavy line differs from the grid.
    var boxes = StrokeStyle(border: context.environment.colorDepth == .none ? .heavy : .rounded)
    boxes.replacesLines = true
    for index in data.lines {
      let shading =
        data.gradient.map {
          GraphicsContext.Shading.style(
            LinearGradient(gradient: $0, startPoint: .bottom, endPoint: .top))
        } ?? .color(data.color(index))
      if isPlain {
        drawPlainLine(context, frame, index, marks.point(index))
      } else if context.resolution == .automatic {
        context.stroke(route(of: index, frame), with: shading, style: boxes)
        drawLoneValues(context, index, frame)
      } else {
        context.stroke(path(of: index, frame), with: shading)
      }
    }
    drawReadPoints(context, frame)
  }

  /// Draws the points at the cursor.
  @MainActor func drawReadPoints(_ context: GraphicsContext, _ frame: ChartFrame) {
    guard let place else { return }
    for index in data.lines {
      guard let value = frame.drawnValue(index, at: place) else { continue }
      drawPoint(context, Int(frame.column(of: place)), value, index, frame)
    }
  }

  /// Draws the newest value of each series: a point where the line ends, and the value beside it.
  @MainActor func drawEnds(_ context: GraphicsContext, _ frame: ChartFrame) {
    var free: Set<Int> = Set(0..<frame.plot.height)
    let ends = data.newest.map { row(of: $0.value, frame) }
    var shown: [(value: Double, text: Text)] = []
    var rows: [Int] = []
    for (index, value, text) in data.newest {
      let color = data.color(index, at: value, in: context)
      let last = data.series[index].values.lastIndex(where: \.isFinite) ?? 0
      // A point would cover another line that ends in the same cell.
      let isAlone = ends.filter { $0 == self.row(of: value, frame) }.count == 1
      if data.style == .lines, data.count <= frame.plot.width, isAlone {
        drawPoint(context, Int(frame.column(of: last)), value, index, frame)
      }
      // Lines that end at about the same height: the next free row.
      let row = min(frame.plot.height - 1, row(of: value, frame))
      guard let nearest = free.min(by: { (abs($0 - row), $0) < (abs($1 - row), $1) }),
        abs(nearest - row) <= 2
      else { continue }
      free.remove(nearest)
      rows.append(nearest)
      shown.append(
        (
          value,
          Text(text).font(ComponentTokens.Chart.labelFont).foregroundStyle(color.legible())
        ))
    }
    // A label that had to move stays below those of greater values.
    for (row, end) in zip(rows.sorted(), shown.sorted(by: { $0.value > $1.value })) {
      context.draw(end.text, at: PathPoint(x: frame.plot.maxX + 1, y: row))
    }
  }

  /// Draws a point for each value, or for the extremes of each column if there are more values than
  /// columns.
  @MainActor func drawPoints(_ context: GraphicsContext, _ frame: ChartFrame) {
    if hasDots(context, frame) { return drawDots(context, frame) }
    for (index, series) in data.series.enumerated() {
      if frame.sharesColumns {
        let samples = frame.samples(of: index)
        for (column, sample) in samples.enumerated() {
          guard let sample else { continue }
          drawPoint(context, frame.plot.minX + column, sample.low, index, frame)
          drawPoint(context, frame.plot.minX + column, sample.high, index, frame)
        }
      } else {
        for place in series.values.indices {
          guard let value = data.value(index, at: place) else { continue }
          drawPoint(context, Int(frame.column(of: place)), value, index, frame)
        }
      }
    }
  }

  @MainActor func drawPoint(
    _ context: GraphicsContext, _ column: Int, _ value: Double, _ index: Int, _ frame: ChartFrame
  ) {
    let dot = marks(context).point(index)
    let color = data.color(index, at: value, in: context)
    context.draw(
      Text(verbatim: dot).foregroundStyle(color),
      at: PathPoint(x: column, y: row(of: value, frame)))
  }

  private func row(of value: Double, _ frame: ChartFrame) -> Int {
    min(frame.canvas.height - 1, Int(frame.y(of: value)))
  }

  /// Returns a line through values, or through the extremes of each column if there are more values
  /// than columns.
  private func path(of index: Int, _ frame: ChartFrame) -> Path {
    var path = Path()
    var isFirst = true
    func add(_ column: Double, _ value: Double) {
      let point = point(column, value, frame)
      if isFirst { path.move(to: point) } else { path.addLine(to: point) }
      isFirst = false
    }
    if data.count > frame.plot.width {
      for (column, sample) in frame.samples(of: index).enumerated() {
        guard let sample else {
          isFirst = true
          continue
        }
        add(Double(frame.plot.minX + column), sample.low)
        if sample.high != sample.low { add(Double(frame.plot.minX + column), sample.high) }
      }
    } else {
      for (column, value) in frame.corners(of: index) {
        if value.isFinite { add(column, value) } else { isFirst = true }
      }
    }
    return path
  }

  /// Returns the place of a value in a column, or between two columns. At the axis, it is the upper
  /// half of it.
  func point(_ column: Double, _ value: Double, _ frame: ChartFrame) -> PathPoint {
    let lowest = Double(frame.plot.height) + (frame.axisRow == nil ? -0.2 : 0.3)
    return PathPoint(x: column + 0.5, y: min(frame.y(of: value), lowest))
  }

  /// Returns a line through values along rows and columns of cells. In each column, it goes up or
  /// down to the value, or to the extremes if there are more values than columns.
  private func route(of index: Int, _ frame: ChartFrame) -> Path {
    var path = Path()
    var row: Int?
    func add(_ next: Int, at column: Int) {
      let point = PathPoint(x: Double(column) + 0.5, y: Double(next) + 0.5)
      if row == nil { path.move(to: point) } else { path.addLine(to: point) }
      row = next
    }
    for (offset, sample) in frame.samples(of: index).enumerated() {
      guard let sample else {
        row = nil
        continue
      }
      let column = frame.plot.minX + offset
      let (low, high) = (self.row(of: sample.low, frame), self.row(of: sample.high, frame))
      let isHighNearer = row.map { abs($0 - high) < abs($0 - low) } ?? false
      if let row { add(row, at: column) }
      if row != low || low != high { add(isHighNearer ? high : low, at: column) }
      if low != high { add(isHighNearer ? low : high, at: column) }
    }
    // The last value ends as a horizontal line.
    if let row { add(row, at: frame.plot.maxX) }
    return path
  }

  /// Draws points for values without a neighbour, which no line reaches.
  @MainActor private func drawLoneValues(
    _ context: GraphicsContext, _ index: Int, _ frame: ChartFrame
  ) {
    if data.points != nil { return drawLonePoints(context, index, frame) }
    guard data.count <= frame.plot.width else { return }
    for place in 0..<data.count {
      guard let value = data.value(index, at: place), data.value(index, at: place - 1) == nil,
        data.value(index, at: place + 1) == nil
      else { continue }
      drawPoint(context, Int(frame.column(of: place)), value, index, frame)
    }
  }

  /// Draws a line with a character for each cell.
  @MainActor private func drawPlainLine(
    _ context: GraphicsContext, _ frame: ChartFrame, _ index: Int, _ dot: String
  ) {
    let color = data.color(index)
    var before: Int?
    for (column, sample) in frame.samples(of: index).enumerated() {
      guard let sample else {
        before = nil
        continue
      }
      // Joins the row next to that of the previous column.
      let high = row(of: sample.high, frame)
      let low = row(of: sample.low, frame)
      let top = before.map { $0 < high ? $0 + 1 : high } ?? high
      let bottom = before.map { $0 > low ? $0 - 1 : low } ?? low
      before = row(of: sample.peak, frame)
      for row in min(top, bottom)...bottom {
        context.draw(
          Text(verbatim: dot).foregroundStyle(color),
          at: PathPoint(x: frame.plot.minX + column, y: row))
      }
    }
  }

  /// Draws the line of the cursor down to the axis. A stroke would join the lines of the grid.
  @MainActor func drawCursor(_ context: GraphicsContext, _ frame: ChartFrame) {
    guard let column = place.map({ Int(frame.column(of: $0)) }) else { return }
    let line = Text(verbatim: context.environment.iconSet == .ascii ? "|" : "│")
      .foregroundStyle(ComponentTokens.Chart.cursorColor.legible(3))
    for row in 0..<frame.plot.height {
      context.draw(line, at: PathPoint(x: column, y: row))
    }
  }
}
