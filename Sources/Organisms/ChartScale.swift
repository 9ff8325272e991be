// SPDX-License-Identifier: MIT
// Organism: the value range of a chart's axis.

/// The range of an axis, with round values at its ends.
struct ChartScale: Equatable {
  let lower: Double
  let upper: Double

  /// Creates a range around all finite values. `includesZero`: whether it contains zero, where bars
  /// begin.
  init(_ values: [Double], includesZero: Bool) {
    let known = values.filter(\.isFinite).map { max(-1e15, min($0, 1e15)) }
    var least = known.min() ?? 0
    var most = known.max() ?? 1
    if includesZero {
      least = min(least, 0)
      most = max(most, 0)
    }
    if least == most {
      most += 1
      if !includesZero { least -= 1 }
    }
    let step = Self.step(for: most - least)
    let first = (least / step).rounded(.down) * step
    let last = (most / step).rounded(.up) * step
    // An even number of steps makes the middle value round too.
    let isOdd = ((last - first) / step).rounded().truncatingRemainder(dividingBy: 2) == 1
    lower = isOdd && last <= 0 ? first - step : first
    upper = isOdd && last > 0 ? last + step : last
  }

  /// Returns the height of a value in the range, from 0 to 1.
  func share(of value: Double) -> Double {
    guard value.isFinite else { return 0 }
    return max(0, min(1, (value - lower) / (upper - lower)))
  }

  /// Returns a step of 1, 2 or 5 times a power of ten that divides the range into about four parts.
  private static func step(for range: Double) -> Double {
    var power = 1.0
    while power * 10 <= range / 4 { power *= 10 }
    while power > range / 4 { power /= 10 }
    return [5, 2, 1].map { $0 * power }.first { $0 <= range / 4 } ?? power
  }

  /// Returns a value as a short text: `0.5`, `12`, `3.4k`, `2M`.
  static func text(_ value: Double) -> String {
    let size = abs(value)
    let units: [(Double, String)] = [(1e12, "T"), (1e9, "G"), (1e6, "M"), (1e3, "k")]
    let (unit, name) = units.first { size >= $0.0 } ?? (1, "")
    let tenths = (value / unit * 10).rounded()
    guard abs(tenths) < 1e6 else { return "\(value)" }
    let whole = Int(tenths)
    let sign = whole < 0 ? "-" : ""
    let rest = whole.magnitude % 10
    return "\(sign)\(whole.magnitude / 10)\(rest == 0 ? "" : ".\(rest)")\(name)"
  }
}
