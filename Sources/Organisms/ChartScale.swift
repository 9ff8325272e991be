// SPDX-License-Identifier: MIT
// Organism: the value range of a chart's axis.

/// The range of an axis and the round values on it.
struct ChartScale: Equatable {
  let lower: Double
  let upper: Double
  /// The values to label, in ascending order.
  let ticks: [Double]

  /// Creates an axis of `rows` rows around a range of values.
  ///
  /// `isFixed`: whether the range stays as it is. Otherwise its ends become round.
  init(_ range: ClosedRange<Double>, isFixed: Bool, rows: Int) {
    var least = range.lowerBound
    var most = range.upperBound
    if least == most { most += max(1, abs(most) * 1e-9) }
    if !isFixed {
      let unit = Self.step(atLeast: (most - least) / 10)
      least = (least / unit).rounded(.down) * unit
      most = (most / unit).rounded(.up) * unit
    }
    lower = least
    upper = most
    let step = Self.tickStep(most - least, Double(max(1, rows)))
    let first = (least / step - 1e-9).rounded(.up)
    let last = (most / step + 1e-9).rounded(.down)
    ticks =
      last > first ? (0...Int(last - first)).map { (first + Double($0)) * step } : [least, most]
  }

  /// Returns the height of a value in the range, from 0 to 1.
  func share(of value: Double) -> Double {
    guard value.isFinite else { return 0 }
    return max(0, min(1, (value - lower) / (upper - lower)))
  }

  /// Returns the smallest round step whose labels have room in `rows` rows. Labels at equal distances
  /// are better than more of them, and tall axes stay calm.
  private static func tickStep(_ range: Double, _ rows: Double) -> Double {
    let least = rows <= 5 ? 1.0 : rows < 10 ? 1.45 : 2
    var round: [Double] = []
    var step = self.step(atLeast: range / min(10, rows))
    while step < range {
      round.append(step)
      step = self.step(atLeast: step * 1.5)
    }
    round = round.filter { rows * $0 / range >= least }
    // Quarters of 100 are round too, and those of other powers of ten.
    let isPower =
      self.step(atLeast: range * 1.5) == range * 2
      && self.step(atLeast: range * 3) == range * 5
    let even = (round + (isPower ? [range / 4] : [])).filter { step in
      let spacing = rows * step / range
      return spacing >= max(least, min(2, rows / 4)) && range / step >= 3
        && abs(spacing - spacing.rounded()) < 0.01
        && abs(range / step - (range / step).rounded()) < 0.01
    }
    return even.min() ?? round.first ?? step
  }

  /// Returns the smallest of 1, 2 and 5 times a power of ten that is at least `size`.
  private static func step(atLeast size: Double) -> Double {
    var power = 1.0
    while power > size { power /= 10 }
    while power * 10 <= size { power *= 10 }
    let small = size * (1 - 1e-9)
    return [1, 2, 5].map { $0 * power }.first { $0 >= small } ?? power * 10
  }

  /// Returns a value as a short text: `0.5`, `12`, `3.4k`, `2M`.
  static func text(_ value: Double) -> String {
    let size = abs(value)
    let units: [(Double, String)] = [(1e12, "T"), (1e9, "G"), (1e6, "M"), (1e3, "k")]
    let (unit, name) = units.first { size >= $0.0 } ?? (1, "")
    // Small numbers need more decimals to differ.
    let places = size > 0 && size < 0.1 ? 1_000.0 : size < 1 ? 100 : 10
    let parts = (value / unit * places).rounded()
    guard abs(parts) < 1e6, size == 0 || abs(parts) >= 1 else { return "\(value)" }
    let whole = Int(parts.magnitude)
    var rest = "\(whole % Int(places) + Int(places))".dropFirst()
    while rest.last == "0" { rest.removeLast() }
    let sign = parts < 0 ? "-" : ""
    return "\(sign)\(whole / Int(places))\(rest.isEmpty ? "" : "." + rest)\(name)"
  }
}
