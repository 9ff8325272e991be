// SPDX-License-Identifier: MIT
// Token: several numbers that are animated together.

/// Up to eight numbers that are animated together, such as the lengths of a frame or the sides of a
/// padding.
package struct MotionVector: VectorArithmetic {
  package var numbers: SIMD8<Double>

  package init(_ numbers: SIMD8<Double> = .zero) { self.numbers = numbers }

  package static var zero: Self { Self() }
  package static func + (left: Self, right: Self) -> Self { Self(left.numbers + right.numbers) }
  package static func - (left: Self, right: Self) -> Self { Self(left.numbers - right.numbers) }
  package mutating func scale(by factor: Double) { numbers *= factor }
  package var magnitudeSquared: Double { (numbers * numbers).sum() }

  /// Returns one of the numbers as whole cells, limited to the range that layout supports.
  package func cells(_ index: Int) -> Int32 {
    Int32(max(-1_000_000, min(1_000_000, numbers[index])).rounded())
  }

  /// Returns whether both values round to the same cells.
  package func showsAs(_ other: Self) -> Bool {
    for index in 0..<8 where cells(index) != other.cells(index) { return false }
    return true
  }
}
