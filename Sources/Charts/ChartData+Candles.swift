// SPDX-License-Identifier: MIT
// Organism: the candles of a chart.

import CuriumTokens

extension ChartData {
  /// Returns whether a series is drawn as candles.
  func hasCandles(_ index: Int) -> Bool {
    style == .candlesticks && series[index].candles != nil
  }

  /// The series that are drawn as lines or points.
  var lines: [Int] { series.indices.filter { !hasCandles($0) } }

  /// Returns the candle of a series for some places; `nil` if no value is known there, or if the
  /// series isn't drawn as candles.
  func candle(_ index: Int, at places: Range<Int>) -> ChartCandle? {
    guard hasCandles(index), let candles = series[index].candles else { return nil }
    let known = candles[places.clamped(to: candles.indices)].filter(\.close.isFinite)
    return known.dropFirst().reduce(known.first) { $0?.joined($1) }
  }

  /// Returns the names and the values of a candle.
  func parts(of candle: ChartCandle) -> [(name: String, value: Double)] {
    Array(zip(candleNames, [candle.open, candle.high, candle.low, candle.close]))
      .map { (name: $0, value: $1) }
  }
}

extension ChartCandle {
  /// The colour of the candle.
  var color: Color {
    isRising ? ComponentTokens.Chart.risingColor : ComponentTokens.Chart.fallingColor
  }
}

extension ChartFrame {
  /// Returns the candle of a series that is drawn for a place. In a shared column, it is that of
  /// all places there.
  func drawnCandle(_ index: Int, at place: Int) -> ChartCandle? {
    data.candle(
      index, at: sharesColumns ? places(at: sharedColumn(of: place)) : place..<place + 1)
  }
}
