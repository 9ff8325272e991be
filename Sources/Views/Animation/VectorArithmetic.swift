// SPDX-License-Identifier: MIT
// Views: values that can be between two others.

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

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// The animatable part of what has none.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Nothing.
  public init() {}
  /// Nothing.
  public static var zero: Self { Self() }
  /// Nothing.
  public static func + (left: Self, right: Self) -> Self { left }
  /// Nothing.
  public static func - (left: Self, right: Self) -> Self { left }
  /// Does nothing.
  public mutating func scale(by factor: Double) {}
  /// 0.
  public var magnitudeSquared: Double { 0 }
}

/// Up to eight numbers that move together: the lengths of a frame, the sides of a padding.
struct MotionVector: VectorArithmetic {
  var numbers: SIMD8<Double>

  init(_ numbers: SIMD8<Double> = .zero) { self.numbers = numbers }

  static var zero: Self { Self() }
  static func + (left: Self, right: Self) -> Self { Self(left.numbers + right.numbers) }
  static func - (left: Self, right: Self) -> Self { Self(left.numbers - right.numbers) }
  mutating func scale(by factor: Double) { numbers *= factor }
  var magnitudeSquared: Double { (numbers * numbers).sum() }

  /// A number of cells, rounded, within what a layout takes.
  func cells(_ index: Int) -> Int32 {
    Int32(max(-1_000_000, min(1_000_000, numbers[index])).rounded())
  }

  /// Whether two values come to the same cells.
  func showsAs(_ other: Self) -> Bool {
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
