// SPDX-License-Identifier: MIT
// Organism: the areas and bars of a chart.

import CuriumTerminal
import CuriumControls
import CuriumTokens

extension ChartPlot {
  /// The colours of a filled shape from its height to the baseline.
  @MainActor private func shading(_ index: Int) -> GraphicsContext.Shading {
    if let gradient = data.drawnGradient {
      return .style(LinearGradient(gradient: gradient, startPoint: .bottom, endPoint: .top))
    }
    let color = data.color(index)
    guard data.style == .area || data.style == .stackedArea else { return .color(color) }
    let fade = ComponentTokens.Chart.fade
    return .style(
      LinearGradient(
        colors: [color, color.opacity(fade)], startPoint: .top, endPoint: .bottom))
  }

  /// Fills columns of a series, the first at `x`, in its colours or with its texture. In the column
  /// of the cursor, whose line is drawn over the shapes, they end at the edges of cells.
  @MainActor private func fill(
    _ context: GraphicsContext, _ spans: [ColumnSpan?], at x: Int, _ index: Int,
    _ shading: GraphicsContext.Shading, across area: CellRect, _ frame: ChartFrame
  ) {
    let marks = marks(context)
    var spans = marks.snapped(spans, from: frame.ground)
    if let column = place.map({ Int(frame.column(of: $0)) }), spans.indices.contains(column - x) {
      // The line ends at the axis.
      func edge(_ height: Double) -> Double {
        height > Double(frame.plot.height) ? height : height.rounded()
      }
      spans[column - x] = spans[column - x].map {
        ColumnSpan(top: edge($0.top), bottom: edge($0.bottom))
      }
    }
    context.fillColumns(
      spans, at: x, with: shading, across: area, texture: marks.texture(index))
  }

  /// Returns the part of a column between a value and the baseline. A value that isn't zero takes
  /// at least an eighth of a row.
  private func span(_ value: Double, _ frame: ChartFrame) -> ColumnSpan? {
    let (y, ground) = (frame.y(of: value), frame.ground)
    if value == 0 || !value.isFinite { return nil }
    return value > 0
      ? ColumnSpan(top: min(y, ground - 0.125), bottom: ground)
      : ColumnSpan(top: ground, bottom: max(y, ground + 0.125))
  }

  /// The rows over which a gradient extends: between the greatest and the smallest value. In a few
  /// rows, the hues of `gradient.data` would look like several areas, so only its end is shown.
  private func shadedArea(_ frame: ChartFrame) -> CellRect {
    let top = Int(frame.y(of: data.range.upperBound))
    let bottom = Int(frame.y(of: data.range.lowerBound).rounded(.up))
    let least = data.hasDefaultGradient ? 8 : 1
    return CellRect(
      x: frame.plot.minX, y: top, width: frame.plot.width, height: max(least, bottom - top))
  }

  /// The rows of one of several areas, so that a low area fades over its own height.
  private func ownArea(_ spans: [ColumnSpan?], _ frame: ChartFrame) -> CellRect {
    let top = Int(spans.lazy.compactMap { $0?.top }.min() ?? 0)
    let bottom = Int((spans.lazy.compactMap { $0?.bottom }.max() ?? 0).rounded(.up))
    return CellRect(
      x: frame.plot.minX, y: top, width: frame.plot.width, height: max(1, bottom - top))
  }

  // MARK: Areas

  @MainActor func drawAreas(_ context: GraphicsContext, _ frame: ChartFrame) {
    let samples = data.series.indices.map { frame.samples(of: $0) }
    // High areas are behind low ones, so that each is seen.
    let means = samples.map { series in
      series.reduce(0) { $0 + abs($1?.peak ?? 0) }
    }
    for index in samples.indices.sorted(by: { means[$0] > means[$1] }) {
      let spans = samples[index].map { $0.flatMap { span($0.peak, frame) } }
      let area = samples.count > 1 ? ownArea(spans, frame) : shadedArea(frame)
      fill(context, spans, at: frame.plot.minX, index, shading(index), across: area, frame)
    }
  }

  @MainActor func drawStackedAreas(_ context: GraphicsContext, _ frame: ChartFrame) {
    let stacks = frame.columnValues
    var spans = data.series.map { _ in [ColumnSpan?](repeating: nil, count: stacks.count) }
    let isWhole = marks(context).areNeeded
    for (column, values) in stacks.enumerated() {
      stack(values, inWholeRows: isWhole, frame) { spans[$0][column] = $1 }
    }
    for index in spans.indices {
      fill(
        context, spans[index], at: frame.plot.minX, index, shading(index),
        across: ownArea(spans[index], frame), frame)
    }
  }

  // MARK: Bars

  @MainActor func drawBars(_ context: GraphicsContext, _ frame: ChartFrame) {
    if data.count > frame.plot.width { return drawDenseBars(context, frame) }
    for place in 0..<data.count {
      // Short bars cover the long ones that they share columns with, so that each is visible.
      let isShared = frame.columns(of: place).count < data.series.count
      for index in isShared ? longestFirst(at: place) : Array(data.series.indices) {
        guard let value = data.value(index, at: place), let span = span(value, frame) else {
          continue
        }
        let columns = barColumns(of: index, at: place, frame)
        let spans = [ColumnSpan?](repeating: span, count: columns.count)
        fill(
          context, spans, at: columns.lowerBound, index, shading(index),
          across: shadedArea(frame), frame)
      }
    }
  }

  /// Returns the series, in descending order of their distances from zero at a place.
  private func longestFirst(at place: Int) -> [Int] {
    let lengths = data.series.indices.map { abs(data.value($0, at: place) ?? 0) }
    return lengths.indices.sorted { lengths[$0] > lengths[$1] }
  }

  /// Returns the columns of a bar. If there are too few, several bars share one.
  func barColumns(of index: Int, at place: Int, _ frame: ChartFrame) -> Range<Int> {
    let columns = frame.columns(of: place)
    let count = data.series.count
    let width = columns.count / count
    let x = columns.lowerBound + (width > 0 ? index * width : index * columns.count / count)
    return x..<x + max(1, width)
  }

  /// Draws bars whose places share columns. In a column, short bars are drawn over longer ones.
  @MainActor private func drawDenseBars(_ context: GraphicsContext, _ frame: ChartFrame) {
    let samples = data.series.indices.map { frame.samples(of: $0) }
    let orders = (0..<frame.plot.width).map { column -> [Int] in
      let lengths = samples.map { abs($0[column]?.peak ?? 0) }
      return lengths.indices.sorted { lengths[$0] > lengths[$1] }
    }
    for layer in samples.indices {
      for index in samples.indices {
        let spans = orders.indices.map { column -> ColumnSpan? in
          orders[column][layer] == index
            ? samples[index][column].flatMap { span($0.peak, frame) } : nil
        }
        fill(
          context, spans, at: frame.plot.minX, index, shading(index),
          across: shadedArea(frame), frame)
      }
    }
  }

  @MainActor func drawStacks(_ context: GraphicsContext, _ frame: ChartFrame) {
    let isWhole = marks(context).areNeeded
    for (place, columns) in stackedPlaces(frame) {
      stack(frame.values(at: place), inWholeRows: isWhole, frame) { index, span in
        let spans = [ColumnSpan?](repeating: span, count: columns.count)
        fill(
          context, spans, at: columns.lowerBound, index, shading(index),
          across: frame.plot, frame)
      }
    }
  }

  /// The stacks that are drawn, and their columns. If several places share a column, it shows the
  /// longest stack.
  private func stackedPlaces(_ frame: ChartFrame) -> [(place: Int, columns: Range<Int>)] {
    if data.count <= frame.plot.width {
      return (0..<data.count).map { ($0, frame.columns(of: $0)) }
    }
    return (frame.plot.minX..<frame.plot.maxX).compactMap { column in
      frame.drawnPlace(at: column).map { ($0, column..<column + 1) }
    }
  }

  /// Calls `draw` with each value that is visible and its place in a stack: positive values are
  /// above the baseline, and negative ones below it.
  @MainActor private func stack(
    _ values: [Double], inWholeRows isWhole: Bool, _ frame: ChartFrame,
    draw: (Int, ColumnSpan) -> Void
  ) {
    for isAbove in [true, false] {
      let parts = values.indices.filter { isAbove ? values[$0] > 0 : values[$0] < 0 }
      var sum = 0.0
      let heights = parts.map { index in
        sum += values[index]
        return frame.y(of: sum)
      }
      let edges =
        isWhole
        ? StackedEdges.rows(at: heights, from: frame.ground, isAbove: isAbove)
        : StackedEdges.edges(at: heights, from: frame.ground, isAbove: isAbove)
      for (part, index) in parts.enumerated() where edges[part] != edges[part + 1] {
        let ends = [edges[part], edges[part + 1]]
        draw(index, ColumnSpan(top: min(ends[0], ends[1]), bottom: max(ends[0], ends[1])))
      }
    }
  }
}
