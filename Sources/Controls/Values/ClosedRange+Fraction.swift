// SPDX-License-Identifier: MIT
// Views: the places of numbers in a range.

extension ClosedRange<Double> {
  /// Returns the place of a value between the ends, from 0 to 1. A value outside the range is at
  /// the nearest end. NaN is at 0, as is every value if the ends are equal.
  package func fraction(of value: Double) -> Double {
    // Halves, because the length of a range of huge numbers is infinite.
    let part = (value / 2 - lowerBound / 2) / (upperBound / 2 - lowerBound / 2)
    return part.isNaN || lowerBound == upperBound ? 0 : Swift.max(0, Swift.min(1, part))
  }
}
