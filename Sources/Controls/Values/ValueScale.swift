// SPDX-License-Identifier: MIT
// Views: the range of a few values, and their heights in it.

import CuriumTerminal
import CuriumViews

/// The range of a few values.
package struct ValueScale {
  private let range: ClosedRange<Double>
  private let isEmpty: Bool

  /// Finds the ends of the range, unless they are given.
  package init(_ values: [Double], in bounds: ClosedRange<Double>?) {
    let known = values.filter(\.isFinite)
    range = bounds ?? (known.min() ?? 0)...(known.max() ?? 0)
    isEmpty = known.isEmpty
  }

  /// Returns a glyph for each value.
  package func bars(of values: [Double], _ steps: [String]) -> String {
    guard !isEmpty, let lowest = steps.first else { return "" }
    return values.map { value in
      guard value.isFinite else { return lowest }
      return steps[min(steps.count - 1, Int(range.fraction(of: value) * Double(steps.count)))]
    }.joined()
  }

  /// Returns the filled part of each column, at least an eighth of a row.
  func spans(of values: [Double], _ size: CellSize) -> [ColumnSpan?] {
    guard !isEmpty, size.width > 0 else { return [] }
    let values = Array(values.suffix(size.width))
    let height = Double(size.height)
    return (0..<size.width).map { column in
      guard let value = values.interpolated(at: column, of: size.width) else { return nil }
      // Half the height if all values are equal.
      let part = range.lowerBound == range.upperBound ? 0.5 : range.fraction(of: value)
      let top = height * (1 - part)
      return ColumnSpan(top: min(top, height - 0.125), bottom: height)
    }
  }
}
