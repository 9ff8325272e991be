// SPDX-License-Identifier: MIT
// Organism: draws the reference lines of a chart.

import CuriumControls
import CuriumTerminal
import CuriumTokens

extension ChartPlot {
  /// The minimum width of a label that is truncated.
  private static let leastLabel = 4

  /// Draws the reference lines, legible on the shapes under them. The line of the cursor replaces a
  /// reference line in its column.
  @MainActor func drawRules(_ context: GraphicsContext, _ frame: ChartFrame) {
    let isPlain = context.environment.iconSet == .ascii
    let read = place.map { Int(frame.column(of: $0)) }
    for rule in data.rules {
      let ink = color(of: rule).legible(3)
      if let row = frame.row(of: rule) {
        for part in columns(ofRuleIn: row, context, frame) {
          let line = String(repeating: isPlain ? "=" : "┈", count: part.count)
          context.draw(
            Text(verbatim: line).foregroundStyle(ink), at: PathPoint(x: part.lowerBound, y: row))
        }
      }
      if let column = frame.column(of: rule), column != read {
        let part = Text(verbatim: isPlain ? ":" : "┊").foregroundStyle(ink)
        for row in 0..<frame.plot.height {
          context.draw(part, at: PathPoint(x: column, y: row))
        }
      }
    }
  }

  /// Returns the columns of a line across the chart. Shapes end in the row of the axis, where the
  /// line would change their ends, so it is drawn only beside them.
  @MainActor private func columns(
    ofRuleIn row: Int, _ context: GraphicsContext, _ frame: ChartFrame
  ) -> [Range<Int>] {
    guard row == frame.axisRow else { return [frame.plot.minX..<frame.plot.maxX] }
    return frame.gridParts(in: [row], inWholeRows: marks(context).areNeeded).map(\.columns)
  }

  /// Draws the labels of the reference lines where there is room: beside each other, and if
  /// possible beside lines and points.
  @MainActor func drawRuleLabels(_ context: GraphicsContext, _ frame: ChartFrame) {
    let rules = data.rules.filter { !$0.label.isEmpty }
    if rules.isEmpty { return }
    let samples =
      data.style.isFilled ? [] : data.series.indices.map { frame.samples(of: $0) }
    var taken: [CellRect] = []
    for rule in rules {
      // An empty column on each side.
      let room = frame.labelWidth(of: rule) - 2
      guard room >= min(Self.leastLabel, data.columns(of: rule.label)) else { continue }
      let text = label(of: rule, in: room, context)
      let places = frame.labelPlaces(of: rule, width: data.columns(of: text) + 2)
        .filter { place in !taken.contains { $0.intersects(place) } }
      let free = places.first { place in
        !samples.contains { frame.isDrawn($0, in: place) }
      }
      guard let place = free ?? places.first else { continue }
      taken.append(place)
      context.fill(Path(place), with: .color(ComponentTokens.Chart.readoutBackgroundColor))
      context.draw(
        Text(text).font(ComponentTokens.Chart.labelFont)
          .foregroundStyle(color(of: rule).legible()),
        at: PathPoint(x: place.minX + 1, y: place.minY))
    }
  }

  /// Returns the label of a line in `room` columns, with its value if it is across the chart: the
  /// line is in the middle of a row, and not exactly at its value. A truncated number would be
  /// wrong, so the value is omitted if it doesn't fit.
  @MainActor private func label(
    of rule: ChartRule, in room: Int, _ context: GraphicsContext
  ) -> String {
    if let value = rule.y.map(data.format), !rule.label.contains(value) {
      let text = "\(rule.label) \(value)"
      if data.columns(of: text) <= room { return text }
    }
    return shortened(rule.label, to: room, context)
  }

  private func color(of rule: ChartRule) -> Color {
    rule.color ?? ComponentTokens.Chart.ruleColor
  }
}
