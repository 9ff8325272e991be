// SPDX-License-Identifier: MIT
// Organism: the values of a period in a candlestick chart.

/// The first, the highest, the lowest and the last value of a period, such as the prices of a day.
///
///     ChartCandle(open: 12, high: 19, low: 11, close: 18)
public struct ChartCandle: Hashable, Sendable {
  /// The first value.
  public var open: Double
  /// The highest value.
  public var high: Double
  /// The lowest value.
  public var low: Double
  /// The last value.
  public var close: Double

  /// Creates a candle. It isn't drawn if one of its values is NaN or infinite.
  ///
  /// - Parameters:
  ///   - open: The first value.
  ///   - high: The highest value. If another value is higher, that one takes its place.
  ///   - low: The lowest value. If another value is lower, that one takes its place.
  ///   - close: The last value.
  public init(open: Double, high: Double, low: Double, close: Double) {
    self.open = open
    self.high = high
    self.low = low
    self.close = close
  }

  /// The candle of a period whose values aren't known.
  static let unknown = ChartCandle(open: .nan, high: .nan, low: .nan, close: .nan)

  /// The candle with the highest and the lowest one of all its values; unknown if one of them is.
  var ordered: ChartCandle {
    let values = [open, high, low, close]
    guard values.allSatisfy(\.isFinite), let least = values.min(), let most = values.max() else {
      return .unknown
    }
    return ChartCandle(open: open, high: most, low: least, close: close)
  }

  /// `true` if the last value isn't below the first one.
  var isRising: Bool { close >= open }

  /// The candle of this period and the one after it.
  func joined(_ next: ChartCandle) -> ChartCandle {
    ChartCandle(
      open: open, high: max(high, next.high), low: min(low, next.low), close: next.close)
  }
}
