// SPDX-License-Identifier: MIT
// Organism: the values at the cursor of a chart.

import CuriumTerminal
import CuriumControls
import CuriumTokens

/// The values at a place, in a box beside the cursor, or in the row of the labels if there is no
/// room for a box.
struct ChartReadout {
  /// The row that takes the place of the labels; `nil` for a box.
  private(set) var row: Int?
  private var box = CellRect(x: 0, y: 0, width: 0, height: 0)
  private let data: ChartData
  private let lines: [Line]
  private let isShown: Bool

  private struct Line {
    /// The series; `nil` for the label of the place or of a reference line.
    let index: Int?
    let text: String
    let value: String
    /// The kind of the value, which determines its colour.
    var number = 0.0

    func width(in data: ChartData) -> Int {
      let columns = data.columns(of: text) + (index == nil ? 0 : 2)
      return value.isEmpty ? columns : columns + 1 + data.columns(of: value)
    }
  }

  /// Finds room for the values at a place, in a chart other than a heat map.
  init(_ data: ChartData, at place: Int, in frame: ChartFrame) {
    var lines = data.location(of: place).map { [Line(index: nil, text: $0, value: "")] } ?? []
    for index in data.series.indices {
      if let candle = frame.drawnCandle(index, at: place) {
        lines += data.parts(of: candle).map {
          Line(index: nil, text: $0.name, value: data.format($0.value))
        }
        continue
      }
      guard let value = frame.drawnValue(index, at: place) else { continue }
      // The name of a single series says nothing new.
      let name = data.series.count > 1 ? data.series[index].name : ""
      let text = data.format(value)
      lines.append(
        name.isEmpty
          ? Line(index: index, text: text, value: "", number: value)
          : Line(index: index, text: name, value: text, number: value))
    }
    let columns = frame.readColumns(at: place)
    let left = columns.lowerBound - frame.plot.minX - 1
    let right = frame.plot.maxX - columns.upperBound - 1
    let rules = frame.rules(at: place).map { Line(index: nil, text: $0.label, value: "") }
    // Without room for them, the values come first.
    if lines.count + rules.count <= frame.plot.height,
      rules.allSatisfy({ $0.width(in: data) + 2 <= max(left, right) })
    {
      lines += rules
    }
    self.data = data
    self.lines = lines
    let width = (lines.map { $0.width(in: data) }.max() ?? 0) + 2
    if lines.count <= frame.plot.height, max(left, right) >= width {
      // On the right, unless there is no room or the box covers less of the data on the left.
      let beside = [columns.upperBound + 1, columns.lowerBound - 1 - width].map {
        CellRect(x: $0, y: 0, width: width, height: lines.count)
      }
      let isOnRight =
        left < width
        || right >= width
          && Self.covered(beside[0], frame) <= Self.covered(beside[1], frame)
      box = isOnRight ? beside[0] : beside[1]
      isShown = true
    } else {
      row = frame.labelRow ?? frame.axisRow
      box = CellRect(x: 0, y: row ?? 0, width: frame.plot.maxX, height: 1)
      isShown = row != nil && !lines.isEmpty
    }
  }

  /// Returns the cells that a box covers at and below the values of its columns.
  private static func covered(_ box: CellRect, _ frame: ChartFrame) -> Double {
    let data = frame.data
    return (box.minX..<box.maxX).reduce(0) { sum, column in
      guard let place = frame.place(at: column) else { return sum }
      let values = data.series.indices.compactMap { frame.drawnValue($0, at: place) }
      let peak =
        data.style.isStacked
        ? values.reduce(0) { $0 + max(0, $1) } : values.max() ?? -.infinity
      return sum + max(0, Double(box.height) - frame.y(of: peak))
    }
  }

  /// Draws the values.
  @MainActor func draw(_ context: GraphicsContext) {
    guard isShown else { return }
    context.fill(Path(box), with: .color(ComponentTokens.Chart.readoutBackgroundColor))
    var x = box.minX + 1
    for (index, line) in lines.enumerated() {
      guard let row else {
        draw(line, context, x, box.minY + index, width: box.width - 2)
        continue
      }
      let width = line.width(in: data)
      // A number with missing digits would be wrong.
      if x + width > box.maxX { continue }
      draw(line, context, x, row, width: width)
      x += width + 2
    }
  }

  @MainActor private func draw(
    _ line: Line, _ context: GraphicsContext, _ x: Int, _ y: Int, width: Int
  ) {
    var context = context
    context.clip(to: CellRect(x: box.minX, y: y, width: box.width, height: 1))
    var x = x
    if let index = line.index {
      let mark = SeriesMarks(series: data.series.count, context).sign(index, data.style)
      context.draw(
        Text(verbatim: mark).foregroundStyle(data.color(index, at: line.number, in: context)),
        at: PathPoint(x: x, y: y))
      x += 2
    }
    let isName = line.index == nil || !line.value.isEmpty
    let ink = isName ? ComponentTokens.Chart.labelColor : ComponentTokens.Chart.readoutColor
    context.draw(
      Text(line.text).font(ComponentTokens.Chart.labelFont).foregroundStyle(ink),
      at: PathPoint(x: x, y: y))
    if !line.value.isEmpty {
      let end = x + width - (line.index == nil ? 0 : 2)
      context.draw(
        Text(line.value).foregroundStyle(ComponentTokens.Chart.readoutColor),
        at: PathPoint(x: end, y: y), anchor: .topTrailing)
    }
  }
}
