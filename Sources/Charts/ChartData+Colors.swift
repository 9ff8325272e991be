// SPDX-License-Identifier: MIT
// Organism: the colours of a chart's values.

import CuriumControls
import CuriumTokens

extension ChartData {
  /// The colour of a series.
  func color(_ index: Int) -> Color { Self.color(of: series[index], at: index, style) }

  /// The colour of a series at a place among others. Candles have that of rising ones.
  static func color(of series: ChartSeries, at index: Int, _ style: ChartStyle) -> Color {
    if style == .candlesticks, series.candles != nil { return ComponentTokens.Chart.risingColor }
    return series.color ?? Color.series[index % Color.series.count]
  }

  /// The colours by height of a single series; `nil` if each series has its own colour.
  var gradient: Gradient? {
    if style == .heatMap { return ownGradient ?? .heat }
    guard series.count == 1 else { return nil }
    if ownGradient == nil, series[0].color != nil { return nil }
    return ownGradient ?? (style == .area || style == .histogram ? .data : nil)
  }

  /// `true` if the app hasn't chosen the gradient.
  var hasDefaultGradient: Bool { ownGradient == nil && gradient != nil }

  /// The colours by height as they are drawn: an area fades towards the baseline.
  var drawnGradient: Gradient? {
    style == .area ? gradient?.fading(from: ComponentTokens.Chart.fade) : gradient
  }

  /// Returns the colour of a mark or a label for a value: that of its series, or the nearest one of
  /// the gradient. With 16 or 256 colours, it is the colour in which the value is drawn.
  func color(_ index: Int, at value: Double, in context: GraphicsContext) -> Color {
    guard let gradient, let drawnGradient else { return color(index) }
    let place = share(of: value)
    return context.reducedColor(of: drawnGradient, at: place)
      ?? gradient.nearestColor(to: place, in: context.environment.appTheme)
  }

  /// Returns the place of a value in the range, from 0 to 1.
  func share(of value: Double) -> Double {
    let ends =
      scaleType.position(of: range.lowerBound)...scaleType.position(of: range.upperBound)
    return ends.fraction(of: scaleType.position(of: value))
  }
}
