// SPDX-License-Identifier: MIT
// Views: values as a small area without axes.

package import CuriumEngine
import CuriumTerminal
package import CuriumTokens
import CuriumViews

/// Values as an area that fills the available space. With more values than columns, it shows the
/// newest ones.
package struct ValueArea: View {
  private let values: [Double]
  private let bounds: ClosedRange<Double>?
  private let gradient: Gradient

  /// Creates an area of `values`, coloured by height with `gradient`.
  package init(values: [Double], in bounds: ClosedRange<Double>?, gradient: Gradient) {
    self.values = values
    self.bounds = bounds
    self.gradient = gradient
  }

  /// The area.
  package var body: some View {
    let (values, gradient) = (values, gradient)
    let scale = ValueScale(values, in: bounds)
    Canvas { context, size in
      context.fillColumns(
        scale.spans(of: values, size), at: 0,
        with: .style(LinearGradient(gradient: gradient, startPoint: .bottom, endPoint: .top)),
        across: CellRect(x: 0, y: 0, width: size.width, height: size.height))
    }
  }
}

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
    let values = values.suffix(size.width)
    let last = Double(values.count - 1)
    return (0..<size.width).map { column in
      let position = size.width > 1 ? Double(column) / Double(size.width - 1) * last : last
      let first = Int(position)
      let part = position - Double(first)
      let value = values[values.startIndex + first]
      let next = part > 0 ? values[values.startIndex + first + 1] : value
      let mixed = value * (1 - part) + next * part
      guard mixed.isFinite else { return nil }
      let height = Double(size.height)
      // All values are equal: half the height.
      let top = height * (1 - (share(of: mixed) ?? 0.5))
      return ColumnSpan(top: min(top, height - 0.125), bottom: height)
    }
  }
}
