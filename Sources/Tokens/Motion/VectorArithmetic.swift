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
