// SPDX-License-Identifier: MIT
// Organism: draws horizontal bars.

import CuriumTerminal
import CuriumControls
import CuriumTokens

extension ChartPlot {
  /// Draws a name, bars and their values for each place.
  @MainActor func drawRows(_ context: GraphicsContext, _ size: CellSize) {
    let rows = BarRows(data, size, keeping: keptPlace)
    if rows.hasLine, !rows.places.isEmpty { drawZero(context, rows) }
    for place in rows.places {
      let y = rows.row(of: place)
      let isMarked = place == self.place
      let ink = isMarked ? ComponentTokens.Chart.readoutColor : ComponentTokens.Chart.labelColor
      if rows.nameWidth > 1, let name = data.label(at: place) {
        let shown = shortened(name, to: rows.nameWidth - 1, context)
        draw(shown, context, 0, y, ink, isBold: isMarked)
      }
      for index in data.series.indices {
        drawBar(context, size, rows, index, place, row: y + index, ink, isMarked)
      }
    }
    if let row = rows.moreRow {
      draw("+\(data.count - rows.places.count)", context, 0, row, ComponentTokens.Chart.labelColor)
    }
  }

  /// Returns a text, with an ellipsis at its end if it is wider than `width` columns.
  @MainActor func shortened(
    _ text: String, to width: Int, _ context: GraphicsContext
  ) -> String {
    if data.columns(of: text) <= width { return text }
    let environment = context.environment
    let ellipsis = Icon("ellipsis").glyph(in: environment.iconSet, theme: environment.appTheme)
    let isWide = data.ambiguousIsWide
    let mark = GraphemeWidth.prefix(of: ellipsis, columns: width, ambiguousIsWide: isWide)
    let room = width - data.columns(of: mark)
    return String(GraphemeWidth.prefix(of: text, columns: room, ambiguousIsWide: isWide) + mark)
  }

  @MainActor private func drawZero(_ context: GraphicsContext, _ rows: BarRows) {
    var line = Path()
    let last = rows.row(of: rows.places.upperBound - 1) + data.series.count - 1
    line.move(to: PathPoint(x: rows.ground, y: 0))
    line.addLine(to: PathPoint(x: rows.ground, y: last))
    context.stroke(line, with: .color(ComponentTokens.Chart.axisColor))
  }

  /// Draws the bar of a value, and the value at its end.
  @MainActor private func drawBar(
    _ context: GraphicsContext, _ size: CellSize, _ rows: BarRows, _ index: Int, _ place: Int,
    row: Int, _ ink: Color, _ isMarked: Bool
  ) {
    let values = data.series[index].values
    guard values.indices.contains(place) else { return }
    let value = values[place]
    let (left, right) = rows.span(of: value)
    let isBelowPlace = index == 0 && rows.placesTouch
    let texture = marks(context).texture(index) ?? (isBelowPlace ? lowBlock(context) : nil)
    let isWhole = texture != nil && left.rounded() < right.rounded()
    context.fillRow(
      from: isWhole ? left.rounded() : left, to: isWhole ? right.rounded() : right, at: row,
      with: shading(index),
      across: CellRect(x: rows.bars.lowerBound, y: row, width: rows.bars.count, height: 1),
      texture: texture)
    let isLeft = left < Double(rows.ground)
    let edge = isLeft ? Int(left.rounded(.down)) - 1 : Int(right.rounded(.up)) + 1
    let text = data.text(of: value)
    let width = data.columns(of: text)
    // A number with missing digits would be a wrong number.
    let fits =
      isLeft ? edge - width >= rows.nameWidth : edge > rows.nameWidth && edge + width <= size.width
    if !fits { return }
    draw(text, context, edge, row, ink, isTrailing: isLeft, isBold: isMarked)
  }

  /// Returns the glyph of a cell that is free at its top, as a line between bars that touch; `nil`
  /// without block glyphs.
  @MainActor private func lowBlock(_ context: GraphicsContext) -> Glyph? {
    let set = context.environment.iconSet
    if set == .ascii { return nil }
    return Icon("ramp.vertical").frames(in: set).dropLast().last?.unicodeScalars.first.map {
      Glyph($0)
    }
  }

  /// The colours of the bars of a series, from the smallest to the greatest value.
  @MainActor private func shading(_ index: Int) -> GraphicsContext.Shading {
    guard let gradient = data.gradient else { return .color(data.color(index)) }
    return .style(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
  }

  @MainActor private func draw(
    _ text: String, _ context: GraphicsContext, _ x: Int, _ y: Int, _ ink: Color,
    isTrailing: Bool = false, isBold: Bool = false
  ) {
    let label = Text(text).font(ComponentTokens.Chart.labelFont).foregroundStyle(ink)
    context.draw(
      // Bold text marks the row that is read, even without colours.
      isBold ? label.bold() : label,
      at: PathPoint(x: x, y: y), anchor: isTrailing ? .topTrailing : .topLeading)
  }
}
