// SPDX-License-Identifier: MIT
// Organism: distances between round numbers.

/// Distances between round numbers: 1, 2, 2.5 and 5 times a power of ten.
struct RoundStep: Equatable {
  let size: Double
  /// `true` if it is 25, 250 and so on. Smaller ones would need a decimal more.
  let isQuarter: Bool

  /// Returns the round steps between a thousandth of `span` and ten times as much.
  static func all(around span: Double) -> [RoundStep] {
    guard span > 0, span.isNormal else { return [] }
    var power = power(below: span) / 1000
    var steps: [RoundStep] = []
    for _ in 0..<5 {
      for factor in [1, 2, 2.5, 5] where factor != 2.5 || power >= 10 {
        steps.append(RoundStep(size: factor * power, isQuarter: factor == 2.5))
      }
      power *= 10
    }
    return steps
  }

  /// Returns the smallest of 1, 2 and 5 times a power of ten that is at least `size`.
  static func atLeast(_ size: Double) -> Double {
    let power = power(below: size)
    let small = size * (1 - 1e-9)
    return [1, 2, 5].map { $0 * power }.first { $0 >= small } ?? power * 10
  }

  /// Returns whether a number has at most two digits, like 0.25, 12 or 4,000.
  static func isShort(_ number: Double, whole: Bool) -> Bool {
    let digits = number / power(below: number) * 2
    return abs(digits - digits.rounded()) < 1e-9
      && (!whole || abs(number - number.rounded()) < 1e-9)
  }

  /// Returns the greatest power of ten that is at most `size`.
  private static func power(below size: Double) -> Double {
    // Smaller numbers have too few digits to divide.
    guard size > 0, size.isNormal else { return 1 }
    var power = 1.0
    while power > size { power /= 10 }
    while power <= size / 10 { power *= 10 }
    return power
  }
}
