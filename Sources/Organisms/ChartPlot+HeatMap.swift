// SPDX-License-Identifier: MIT
// Organism: the rectangles of a heat map, and its scale.

import CuriumTerminal
import CuriumControls
import CuriumTokens

extension ChartPlot {
  /// Draws the rectangles, and the values in them if there is room for all.
  @MainActor func drawCells(_ context: GraphicsContext, _ frame: ChartFrame) {
    let grid = HeatGrid(data, frame.plot)
    let marked = cursor.map { grid.position(of: $0) }
    let ink = HeatInk(gradient: data.gradient ?? .heat, context)
    let widest = max(
      data.format(data.range.lowerBound).count, data.format(data.range.upperBound).count)
    let hasValues = ink.isSolid && grid.cell.width > widest + 1
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let rect = grid.rect(column: column, row: row)
        let value = grid.value(column: column, row: row)
        let isMarked = marked.map { $0 == (column, row) } ?? false
        if isMarked {
          ink.mark(rect, context)
        } else if let value {
          ink.fill(rect, data.share(of: value), context)
        }
        guard hasValues, let text = value.map(data.format) ?? (isMarked ? "–" : nil) else {
          continue
        }
        context.draw(
          Text(text).foregroundStyle(Color.textInverse.legible()),
          at: PathPoint(
            x: rect.minX + (rect.width - text.count) / 2, y: rect.minY + (rect.height - 1) / 2))
      }
    }
  }
}

/// The colours of a heat map, or shades and digits where there are few colours.
@MainActor struct HeatInk {
  let gradient: Gradient
  private let theme: AppTheme
  /// Whether values are backgrounds.
  let isSolid: Bool
  private let isPlain: Bool

  /// Chooses what the environment can show. Small values are faint, so that great ones glow.
  init(gradient: Gradient, _ context: GraphicsContext) {
    theme = context.environment.appTheme
    self.gradient = gradient.fading(from: ComponentTokens.Chart.fade)
    isSolid = context.environment.colorDepth >= .ansi256
    isPlain = context.environment.iconSet == .ascii
  }

  /// Fills a rectangle for a value, given as its place in the range.
  func fill(_ rect: CellRect, _ share: Double, _ context: GraphicsContext) {
    if isSolid {
      context.fill(Path(rect), with: .style(gradient.style(at: share)))
    } else {
      let color = gradient.nearestColor(to: share, in: theme)
      draw(shade(share), rect, color, context)
    }
  }

  /// Fills the rectangle that the cursor reads.
  func mark(_ rect: CellRect, _ context: GraphicsContext) {
    let color = ComponentTokens.Chart.cursorColor
    if isSolid { return context.fill(Path(rect), with: .color(color)) }
    let dot = Icon("circle.fill").glyph(in: context.environment.iconSet)
    let middle = CellRect(
      x: rect.minX + (rect.width - 1) / 2, y: rect.minY + (rect.height - 1) / 2, width: 1, height: 1
    )
    draw(dot, middle, color, context)
  }

  /// A glyph that is darker for a greater value.
  private func shade(_ share: Double) -> String {
    if isPlain { return "\(min(9, Int(share * 10)))" }
    return ["·", "░", "▒", "▓", "█"][min(4, Int(share * 5))]
  }

  private func draw(
    _ glyph: String, _ rect: CellRect, _ color: Color, _ context: GraphicsContext
  ) {
    let text = Text(verbatim: String(repeating: glyph, count: rect.width)).foregroundStyle(color)
    for y in rect.minY..<rect.maxY { context.draw(text, at: PathPoint(x: rect.minX, y: y)) }
  }
}

/// The colours of a heat map from the smallest to the greatest value, and the value at the cursor.
struct HeatScale: View {
  let data: ChartData
  let cursor: ChartCursor?

  var body: some View {
    let gradient = data.gradient ?? .heat
    HStack(spacing: ComponentTokens.Chart.spacing) {
      HStack(spacing: ComponentTokens.Section.spacing) {
        Text(data.format(data.range.lowerBound))
        Canvas { context, size in
          let ink = HeatInk(gradient: gradient, context)
          for x in 0..<size.width {
            ink.fill(
              CellRect(x: x, y: 0, width: 1, height: 1),
              (Double(x) + 0.5) / Double(size.width), context)
          }
        }
        .frame(width: 12, height: 1)
        Text(data.format(data.range.upperBound))
      }
      .layoutPriority(1)
      if let cursor {
        Text(data.reading(at: cursor)).foregroundStyle(ComponentTokens.Chart.readoutColor)
      }
    }
    .font(ComponentTokens.Chart.labelFont)
    .foregroundStyle(ComponentTokens.Chart.labelColor)
    .lineLimit(1)
    .accessibilityHidden()
  }
}
