// SPDX-License-Identifier: MIT
// Token: values with a number that animates.

/// A view or modifier whose body animates a number.
///
/// While the number changes with an animation, the body runs once for each step with an
/// intermediate value. The kit's own modifiers animate without running bodies. Use this protocol
/// when they aren't enough.
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
  /// The type of the animated value.
  associatedtype AnimatableData: VectorArithmetic
  /// The animated value.
  var animatableData: AnimatableData { get set }
}
