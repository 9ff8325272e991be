// SPDX-License-Identifier: MIT
// Organism: the drawing of a chart.

import CuriumTokens
import CuriumControls

/// Draws the axes and the series of a chart.
struct ChartPlot {
  let series: [ChartSeries]
  let style: ChartStyle
  let labels: [String]

  /// Returns the colour of a series.
  static func color(_ index: Int) -> Color {
    let colors: [Color] = [
      .chart1, .chart2, .chart3, .chart4, .chart5, .chart6, .chart7, .chart8,
    ]
    return colors[index % colors.count]
  }

  private var count: Int { series.map(\.values.count).max() ?? 0 }

  private var scale: ChartScale {
    ChartScale(series.flatMap(\.values), includesZero: style == .bars)
  }

  /// A description of the range.
  var summary: String { "\(ChartScale.text(scale.lower)) – \(ChartScale.text(scale.upper))" }

  /// Draws the chart in `size` cells.
  @MainActor func draw(_ context: inout GraphicsContext, _ size: CellSize) {
    let scale = scale
    let marks = [scale.upper, (scale.upper + scale.lower) / 2, scale.lower].map(ChartScale.text)
    let gutter = marks.map(\.count).max() ?? 0
    let footer = labels.isEmpty ? 1 : 2
    let room = CellRect(
      x: gutter + 1, y: 0, width: size.width - gutter - 1, height: size.height - footer)
    guard room.size.width > 1, room.size.height > 0 else { return }
    drawAxes(&context, room, marks, gutter)
    drawZero(context, room, scale, gutter)
    context.clip(to: CellRect(x: room.minX, y: 0, width: room.size.width, height: size.height))
    drawLabels(context, room)
    context.clip(to: room)
    switch style {
    case .lines: drawLines(&context, room, scale)
    case .bars: drawBars(&context, room, scale)
    }
  }

  @MainActor private func drawAxes(
    _ context: inout GraphicsContext, _ room: CellRect, _ marks: [String], _ gutter: Int
  ) {
    var axes = Path()
    axes.move(to: PathPoint(x: gutter, y: 0))
    axes.addLine(to: PathPoint(x: gutter, y: room.size.height))
    axes.addLine(to: PathPoint(x: gutter + room.size.width, y: room.size.height))
    context.stroke(axes, with: .color(ComponentTokens.Chart.axisColor))
    let height = room.size.height - 1
    // With few rows, the middle value would overlap the others.
    let rows = height >= 2 ? [0, height / 2, height] : height == 1 ? [0, 1] : [0]
    for (row, mark) in zip(rows, height >= 2 ? marks : [marks[0], marks[2]]) {
      context.draw(label(mark), at: PathPoint(x: gutter, y: row), anchor: .topTrailing)
    }
  }

  /// Draws a line at zero if there are values on both sides of it, on the lower edge of its row,
  /// where bars begin.
  @MainActor private func drawZero(
    _ context: GraphicsContext, _ room: CellRect, _ scale: ChartScale, _ gutter: Int
  ) {
    let row = groundRow(room, scale) - 1
    guard scale.lower < 0, scale.upper > 0, row >= 0, row < room.size.height - 1 else { return }
    let steps = Icon("ramp.vertical").frames(in: context.environment.iconSet)
    let line = String(repeating: steps.first ?? "_", count: room.size.width)
    context.draw(
      Text(verbatim: line).foregroundStyle(ComponentTokens.Chart.axisColor),
      at: PathPoint(x: room.minX, y: row))
    // The labels of the axis keep their rows.
    let height = room.size.height - 1
    if row > 0, row != height / 2, row < height {
      context.draw(label("0"), at: PathPoint(x: gutter, y: row), anchor: .topTrailing)
    }
  }

  /// Returns the row whose upper edge is zero.
  private func groundRow(_ room: CellRect, _ scale: ChartScale) -> Int {
    Int(((1 - scale.share(of: 0)) * Double(room.size.height)).rounded())
  }

  @MainActor private func drawLabels(_ context: GraphicsContext, _ room: CellRect) {
    let names = labels.prefix(count).map { $0 }
    let spans = names.enumerated().map { index, name in
      let middle = Double(room.minX) + center(index, room.size.width)
      let start = max(room.minX, Int(middle + 0.5) - name.count / 2)
      return start..<(start + name.count)
    }
    // If labels would overlap, only every second or third one is drawn, so that the steps stay
    // even.
    var step = 1
    while step < spans.count, !fit(spans, every: step, room) { step += 1 }
    for index in stride(from: 0, to: spans.count, by: step)
    where spans[index].upperBound <= room.maxX {
      let place = PathPoint(x: spans[index].lowerBound, y: room.size.height + 1)
      context.draw(label(names[index]), at: place)
    }
  }

  /// Whether the labels fit without overlapping if only every `step`-th is drawn. Labels past the
  /// end don't count.
  private func fit(_ spans: [Range<Int>], every step: Int, _ room: CellRect) -> Bool {
    var free = room.minX
    for index in stride(from: 0, to: spans.count, by: step) {
      let span = spans[index]
      if span.isEmpty || span.upperBound > room.maxX { continue }
      if span.lowerBound < free { return false }
      free = span.upperBound + 1
    }
    return true
  }

  private func label(_ text: String) -> Text {
    Text(text).font(ComponentTokens.Chart.labelFont)
      .foregroundStyle(ComponentTokens.Chart.labelColor)
  }

  /// Returns the column at the centre of a place.
  private func center(_ index: Int, _ width: Int) -> Double {
    switch style {
    case .lines: Double(index) / Double(max(1, count - 1)) * Double(width - 1)
    case .bars: (Double(index) + 0.5) * Double(pitch(width))
    }
  }

  /// Returns the number of columns for a place in a bar chart.
  private func pitch(_ width: Int) -> Int { max(1, width / max(1, count)) }

  @MainActor private func drawLines(
    _ context: inout GraphicsContext, _ room: CellRect, _ scale: ChartScale
  ) {
    context.resolution = .braille
    for (index, line) in series.enumerated() {
      // More points than dots aren't distinguishable.
      let stride = max(1, line.values.count / max(1, room.size.width * 4))
      var path = Path()
      var isFirst = true
      for place in Swift.stride(from: 0, to: line.values.count, by: stride) {
        let value = line.values[place]
        guard value.isFinite else {
          isFirst = true
          continue
        }
        let point = PathPoint(
          x: Double(room.minX) + center(place, room.size.width) + 0.5,
          y: (1 - scale.share(of: value)) * (Double(room.size.height) - 0.3))
        if isFirst { path.move(to: point) } else { path.addLine(to: point) }
        isFirst = false
      }
      context.stroke(path, with: .color(Self.color(index)))
    }
  }

  @MainActor private func drawBars(
    _ context: inout GraphicsContext, _ room: CellRect, _ scale: ChartScale
  ) {
    let steps = Icon("ramp.vertical").frames(in: context.environment.iconSet)
    let pitch = pitch(room.size.width)
    let gap = pitch > series.count ? 1 : 0
    let width = max(1, (pitch - gap) / max(1, series.count))
    let height = Double(room.size.height)
    let ground = groundRow(room, scale)
    for place in 0..<min(count, room.size.width) {
      for (index, bars) in series.enumerated() where place < bars.values.count {
        let left = room.minX + place * pitch + index * width + gap
        let top = (1 - scale.share(of: bars.values[place])) * height
        for row in min(Int(top), ground)..<max(Int(top.rounded(.up)), ground) {
          // Block glyphs fill a cell from below, so bars below zero end with a whole cell.
          let share = row < ground ? min(1, Double(row + 1) - top) : 1
          let step = Int((share * Double(steps.count)).rounded()) - 1
          guard step >= 0 else { continue }
          let text = String(repeating: steps[min(step, steps.count - 1)], count: width)
          context.draw(
            Text(verbatim: text).foregroundStyle(Self.color(index)),
            at: PathPoint(x: left, y: row))
        }
      }
    }
  }
}
