// SPDX-License-Identifier: MIT
// Engine: values that can be between two others.

/// A value that can be between two others: it can be added and scaled.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each part by `factor`.
  mutating func scale(by factor: Double)
  /// The sum of the squares of the parts.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value with each part multiplied by `factor`.
  func scaled(by factor: Double) -> Self {
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

/// Up to eight numbers that move together: the lengths of a frame, the sides of a padding.
package struct MotionVector: VectorArithmetic {
  package var numbers: SIMD8<Double>

  package init(_ numbers: SIMD8<Double> = .zero) { self.numbers = numbers }

  package static var zero: Self { Self() }
  package static func + (left: Self, right: Self) -> Self { Self(left.numbers + right.numbers) }
  package static func - (left: Self, right: Self) -> Self { Self(left.numbers - right.numbers) }
  package mutating func scale(by factor: Double) { numbers *= factor }
  package var magnitudeSquared: Double { (numbers * numbers).sum() }

  /// A number of cells, rounded, within what a layout takes.
  package func cells(_ index: Int) -> Int32 {
    Int32(max(-1_000_000, min(1_000_000, numbers[index])).rounded())
  }

  /// Whether two values come to the same cells.
  package func showsAs(_ other: Self) -> Bool {
    for index in 0..<8 where cells(index) != other.cells(index) { return false }
    return true
  }
}

/// A view or modifier with a number that its body follows from one value to the next.
///
/// While it changes under an animation, the body runs once a step with what lies between. The kit's own
/// modifiers need no body for that; write this where they do not do.
///
///     struct Meter: View, Animatable {
///       var level: Double
///       var animatableData: Double {
///         get { level }
///         set { level = newValue }
///       }
///       var body: some View { Text(String(repeating: "▪", count: Int(level))) }
///     }
@MainActor @preconcurrency
public protocol Animatable {
  /// The type of what moves.
  associatedtype AnimatableData: VectorArithmetic
  /// What moves.
  var animatableData: AnimatableData { get set }
}
