// SPDX-License-Identifier: MIT
// Token: values that can be interpolated.

/// A value that can be added and scaled, and therefore interpolated.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each part by `factor`.
  mutating func scale(by factor: Double)
  /// The sum of the squares of the parts.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Returns the value with each part multiplied by `factor`.
  package func scaled(by factor: Double) -> Self {
    var value = self
    value.scale(by: factor)
    return value
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by `factor`.
  public mutating func scale(by factor: Double) { self *= factor }
  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by `factor`.
  public mutating func scale(by factor: Double) { self *= Float(factor) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

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
