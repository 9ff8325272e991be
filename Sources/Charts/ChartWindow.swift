// SPDX-License-Identifier: MIT
// Organism: the visible part of the horizontal axis of a chart.

import CuriumControls

/// The visible part of the horizontal axis of a chart that the user can zoom and scroll.
struct ChartWindow: Equatable {
  /// The whole axis: the indices of the values, or the positions of points.
  let axis: ClosedRange<Double>
  /// The distance that the ends of the visible part are multiples of; 0 between points.
  let unit: Double
  /// The visible part.
  private(set) var shown: ClosedRange<Double>

  /// The part of the visible columns that a notch of the wheel scrolls.
  private static let notch = 0.1
  /// The minimum length of the visible part: in units, or between points as a share of the axis.
  private static let leastUnits = 4.0
  private static let leastShare = 1e-4

  /// Creates the visible part of an axis. If it reaches past an end, it moves into the axis.
  ///
  /// - Parameters:
  ///   - domain: The part; `nil` for the whole axis.
  ///   - axis: The whole axis.
  ///   - unit: The distance between two values, or 0.
  init(_ domain: ClosedRange<Double>?, of axis: ClosedRange<Double>, unit: Double) {
    self.axis = axis
    self.unit = unit
    shown = axis
    if let domain {
      shown = part(from: domain.lowerBound, length: domain.upperBound - domain.lowerBound)
    }
  }

  /// The visible part; `nil` for the whole axis.
  var domain: ClosedRange<Double>? { shown == axis ? nil : shown }

  /// `true` if the axis continues to the left of the visible part, or to the right of it.
  var hasEarlier: Bool { shown.lowerBound > axis.lowerBound }
  var hasLater: Bool { shown.upperBound < axis.upperBound }

  /// The indices of the visible values of an axis with units.
  var places: Range<Int> { Int(shown.lowerBound)..<Int(shown.upperBound) + 1 }

  private var length: Double { shown.upperBound - shown.lowerBound }

  /// Returns the part of the axis with a length that begins at `start`, or as near to it as
  /// possible.
  private func part(from start: Double, length: Double) -> ClosedRange<Double> {
    let whole = axis.upperBound - axis.lowerBound
    let least = unit > 0 ? Self.leastUnits * unit : Self.leastShare * whole
    let length = max(least, rounded(length))
    guard length < whole else { return axis }
    let start = rounded(max(axis.lowerBound, min(start, axis.upperBound - length)))
    return start...min(axis.upperBound, start + length)
  }

  private func rounded(_ number: Double) -> Double {
    unit > 0 ? (number / unit).rounded() * unit : number
  }

  /// Returns the window with `factor` times the length. The position `x` keeps its column.
  func zoomed(by factor: Double, around x: Double) -> ChartWindow {
    guard length > 0 else { return self }
    let share = shown.fraction(of: x)
    var window = self
    window.shown = part(from: shown.lowerBound, length: length * factor)
    window.shown = part(from: x - share * window.length, length: window.length)
    return window
  }

  /// Returns the window after some notches of the wheel, to the right if the number is positive.
  func scrolled(notches: Int) -> ChartWindow {
    scrolled(by: Double(notches) * max(unit, length * Self.notch))
  }

  /// Returns the window, moved to the right by a distance.
  func scrolled(by distance: Double) -> ChartWindow {
    var window = self
    window.shown = part(from: shown.lowerBound + distance, length: length)
    return window
  }

  /// Returns the window, scrolled as little as possible to show the position `x`.
  func showing(_ x: Double) -> ChartWindow {
    if x < shown.lowerBound { return scrolled(by: x - shown.lowerBound) }
    return x > shown.upperBound ? scrolled(by: x - shown.upperBound) : self
  }

  /// The whole axis.
  var whole: ChartWindow { ChartWindow(nil, of: axis, unit: unit) }

  // MARK: Columns

  /// Returns the position at a column of the plot.
  func position(at column: Int, in columns: Range<Int>) -> Double {
    let share = Double(column - columns.lowerBound) / Double(max(1, columns.count - 1))
    return shown.lowerBound + max(0, min(1, share)) * length
  }

  /// Returns the window after its content was dragged to the right by some columns.
  func dragged(by distance: Int, in columns: Range<Int>) -> ChartWindow {
    scrolled(by: -Double(distance) / Double(max(1, columns.count - 1)) * length)
  }
}
