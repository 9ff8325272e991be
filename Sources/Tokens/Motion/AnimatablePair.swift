// SPDX-License-Identifier: MIT
// Token: pairs of animatable values.

/// Two values that animate together. Nest pairs for more values.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair of `first` and `second`.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The pair of zeros.
  public static var zero: Self { Self(.zero, .zero) }

  /// Adds two pairs, part by part.
  public static func + (left: Self, right: Self) -> Self {
    Self(left.first + right.first, left.second + right.second)
  }

  /// Subtracts a pair from another, part by part.
  public static func - (left: Self, right: Self) -> Self {
    Self(left.first - right.first, left.second - right.second)
  }

  /// Multiplies both parts by `factor`.
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }

  /// The sum of the squares of both parts.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

/// The animatable data of a type that has nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates empty data.
  public init() {}
  /// Empty data.
  public static var zero: Self { Self() }
  /// Returns empty data.
  public static func + (left: Self, right: Self) -> Self { left }
  /// Returns empty data.
  public static func - (left: Self, right: Self) -> Self { left }
  /// Does nothing, whatever the `factor`.
  public mutating func scale(by factor: Double) {}
  /// 0.
  public var magnitudeSquared: Double { 0 }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
