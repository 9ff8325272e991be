// SPDX-License-Identifier: MIT
// Views: values that move together.

@_spi(Nodes) public import CuriumEngine

/// Two values that move together; pairs of pairs for more.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// A pair of `first` and `second`.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Nothing of either.
  public static var zero: Self { Self(.zero, .zero) }

  /// The sum, part by part.
  public static func + (left: Self, right: Self) -> Self {
    Self(left.first + right.first, left.second + right.second)
  }

  /// The difference, part by part.
  public static func - (left: Self, right: Self) -> Self {
    Self(left.first - right.first, left.second - right.second)
  }

  /// Multiplies both by `factor`.
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }

  /// The sum of the squares of both.
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
  /// Does nothing.
  public mutating func scale(by factor: Double) {}
  /// 0.
  public var magnitudeSquared: Double { 0 }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
