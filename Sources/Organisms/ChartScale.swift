// SPDX-License-Identifier: MIT
// Organism: the values at the axis of a chart.

/// The range that an axis shows, with round values at its ends.
struct ChartScale: Equatable {
  let lower: Double
  let upper: Double

  /// A range around all values that are numbers; bars stand on zero.
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
    // An even number of steps: the value in the middle is round as well.
    let isOdd = ((last - first) / step).rounded().truncatingRemainder(dividingBy: 2) == 1
    lower = isOdd && last <= 0 ? first - step : first
    upper = isOdd && last > 0 ? last + step : last
  }

  /// How far up a value stands, from 0 to 1.
  func share(of value: Double) -> Double {
    guard value.isFinite else { return 0 }
    return max(0, min(1, (value - lower) / (upper - lower)))
  }

  /// A step of 1, 2 or 5 times a power of ten, of which some four make the range.
  private static func step(for range: Double) -> Double {
    var power = 1.0
    while power * 10 <= range / 4 { power *= 10 }
    while power > range / 4 { power /= 10 }
    return [5, 2, 1].map { $0 * power }.first { $0 <= range / 4 } ?? power
  }

  /// A value in few signs: `0.5`, `12`, `3.4k`, `2M`.
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
