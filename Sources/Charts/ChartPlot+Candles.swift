// SPDX-License-Identifier: MIT
// Organism: draws the candles of a chart.

import CuriumControls
import CuriumTerminal
import CuriumTokens

extension ChartPlot {
  /// Draws a candle for each place, or for each column if places share columns.
  @MainActor func drawCandles(_ context: GraphicsContext, _ frame: ChartFrame) {
    let brush = CandleBrush(context)
    for index in data.series.indices where data.hasCandles(index) {
      if frame.sharesColumns {
        for column in frame.plot.minX..<frame.plot.maxX {
          guard let candle = data.candle(index, at: frame.places(at: column)) else { continue }
          brush.draw(candle, in: column..<column + 1, frame)
        }
      } else {
        for place in 0..<data.count {
          guard let candle = data.candle(index, at: place..<place + 1) else { continue }
          brush.draw(candle, in: frame.columns(of: place), frame)
        }
      }
    }
  }
}

/// Draws candles: a body from the first to the last value, and a wick from the lowest to the
/// highest one. Wicks and narrow bodies end at half rows. Wide bodies end at whole rows, because a
/// cell can't show half of a wide body and half of a wick.
@MainActor private struct CandleBrush {
  private let context: GraphicsContext
  private let isASCII: Bool
  /// The glyphs of the bodies of rising and falling candles, where colours don't distinguish them.
  private let textures: (rising: String, falling: String)?

  init(_ context: GraphicsContext) {
    self.context = context
    let set = context.environment.iconSet
    isASCII = set == .ascii
    let shades = Icon("ramp.shade").frames(in: set)
    textures =
      context.environment.colorDepth == .none
      ? (rising: shades[0], falling: shades[shades.count - 1]) : nil
  }

  /// The most columns of a body on each side of the wick.
  private static let greatestReach = 2

  /// The part of a candle that takes half a row.
  private enum Part {
    case nothing, wick, body
  }

  func draw(_ candle: ChartCandle, in columns: Range<Int>, _ frame: ChartFrame) {
    // A body has the same width on both sides of the wick.
    let centre = (columns.lowerBound + columns.upperBound - 1) / 2
    let reach = min(
      centre - columns.lowerBound, columns.upperBound - 1 - centre, Self.greatestReach)
    let height = 2 * frame.canvas.height - (frame.axisRow == nil ? 0 : 1)
    /// Returns the number of half rows above a value, a multiple of `step`.
    func edge(_ value: Double, _ step: Int) -> Int {
      let steps = (2 * frame.y(of: value) / Double(step)).rounded()
      return max(0, min(Int(max(-1, min(steps, Double(height)))) * step, height))
    }
    let step = reach == 0 ? 1 : 2
    let top = min(edge(max(candle.open, candle.close), step), (height - 1) / step * step)
    let body = top..<max(top + step, edge(min(candle.open, candle.close), step))
    let wick =
      min(body.lowerBound, edge(candle.high, 1))..<max(body.upperBound, edge(candle.low, 1))
    func part(_ half: Int) -> Part {
      body.contains(half) ? .body : wick.contains(half) ? .wick : .nothing
    }
    for row in wick.lowerBound / 2..<(wick.upperBound + 1) / 2 {
      let parts = (part(2 * row), part(2 * row + 1))
      for column in centre - reach...centre + reach {
        guard let glyph = glyph(parts, isCentre: column == centre, isNarrow: reach == 0, candle)
        else { continue }
        context.draw(
          Text(verbatim: glyph).foregroundStyle(candle.color), at: PathPoint(x: column, y: row))
      }
    }
  }

  /// Returns the glyph of the upper and the lower half of a cell.
  private func glyph(
    _ parts: (Part, Part), isCentre: Bool, isNarrow: Bool, _ candle: ChartCandle
  ) -> String? {
    if parts.0 == .body || parts.1 == .body {
      if let textures { return candle.isRising ? textures.rising : textures.falling }
      if isASCII { return "#" }
      if !isNarrow { return "█" }
    } else if !isCentre {
      return nil
    } else if isASCII {
      return "|"
    }
    return switch parts {
    case (.body, .body): "┃"
    case (.body, .wick): "╿"
    case (.body, .nothing): "╹"
    case (.wick, .body): "╽"
    case (.nothing, .body): "╻"
    case (.wick, .nothing): "╵"
    case (.nothing, .wick): "╷"
    case (.wick, .wick): "│"
    case (.nothing, .nothing): nil
    }
  }
}
