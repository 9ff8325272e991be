// SPDX-License-Identifier: MIT
// Views: the range of a few values, and their heights in it.

import CuriumTerminal
import CuriumViews

/// The range of a few values.
package struct ValueScale {
  private let least: Double
  private let greatest: Double
  private let isEmpty: Bool

  /// Finds the ends of the range, unless they are given.
  package init(_ values: [Double], in bounds: ClosedRange<Double>?) {
    let known = values.filter(\.isFinite)
    least = bounds?.lowerBound ?? known.min() ?? 0
    greatest = bounds?.upperBound ?? known.max() ?? 0
    isEmpty = known.isEmpty
  }

  /// Returns the height of a value from 0 to 1; `nil` if it isn't between the ends.
  private func share(of value: Double) -> Double? {
    // Halves, so that a range of huge numbers doesn't overflow.
    let part = (value / 2 - least / 2) / (greatest / 2 - least / 2)
    return part.isFinite ? max(0, min(1, part)) : nil
  }

  /// Returns a glyph for each value.
  package func bars(of values: [Double], _ steps: [String]) -> String {
    guard !isEmpty, let lowest = steps.first else { return "" }
    return values.map { value in
      guard let part = share(of: value) else { return lowest }
      return steps[min(steps.count - 1, Int(part * Double(steps.count)))]
    }.joined()
  }

  /// Returns the filled part of each column, at least an eighth of a row.
  func spans(of values: [Double], _ size: CellSize) -> [ColumnSpan?] {
    guard !isEmpty, size.width > 0 else { return [] }
    let values = Array(values.suffix(size.width))
    let height = Double(size.height)
    return (0..<size.width).map { column in
      guard let value = values.interpolated(at: column, of: size.width) else { return nil }
      // All values are equal: half the height.
      let top = height * (1 - (share(of: value) ?? 0.5))
      return ColumnSpan(top: min(top, height - 0.125), bottom: height)
    }
  }
}
