// SPDX-License-Identifier: MIT
// Token: the timing curve of a change.

/// A timing curve: a cubic Bézier curve from (0, 0) to (1, 1).
///
/// The two control points are stored in hundredths, as for `cubicBezier` in DTCG 2025.10.
public struct Easing: Hashable, Sendable {
  let x1: Int16
  let y1: Int16
  let x2: Int16
  let y2: Int16

  /// Creates a curve from its two control points, (`x1`, `y1`) and (`x2`, `y2`). An x is clamped to
  /// 0…1, a y to -1…3.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = Easing.hundredths(x1, 0, 1)
    self.y1 = Easing.hundredths(y1, -1, 3)
    self.x2 = Easing.hundredths(x2, 0, 1)
    self.y2 = Easing.hundredths(y2, -1, 3)
  }

  init(x1: Int16, y1: Int16, x2: Int16, y2: Int16) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// A constant speed.
  public static let linear = Easing(0, 0, 1, 1)

  /// The control points: x1, y1, x2, y2.
  public var points: (Double, Double, Double, Double) {
    (Double(x1) / 100, Double(y1) / 100, Double(x2) / 100, Double(y2) / 100)
  }

  /// Returns the progress at `time`, a fraction of the duration (0…1).
  public func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    let (firstX, firstY, secondX, secondY) = points
    var low = 0.0
    var high = 1.0
    // x increases with the parameter, so bisection works. 20 steps are exact to a millionth.
    for _ in 0..<20 {
      let middle = (low + high) / 2
      if Easing.curve(firstX, secondX, middle) < time { low = middle } else { high = middle }
    }
    return Easing.curve(firstY, secondY, (low + high) / 2)
  }

  private static func curve(_ first: Double, _ second: Double, _ parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
      + parameter * parameter * parameter
  }

  private static func hundredths(_ value: Double, _ low: Double, _ high: Double) -> Int16 {
    Int16((min(high, max(low, value)) * 100).rounded())
  }
}
