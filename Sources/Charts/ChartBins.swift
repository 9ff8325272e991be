// SPDX-License-Identifier: MIT
// Organism: the bins of a histogram.

/// The bins that the values of a histogram fall into, with round numbers as edges.
struct ChartBins {
  /// The edges in ascending order, one more than there are bins.
  let edges: [Double]
  /// The number of values in each bin, for each series.
  let counts: [[Double]]

  /// Counts the values of each series in about as many bins as the square root of their number.
  ///
  /// A value on an edge belongs to the bin above it, and that on the last edge to the last bin.
  /// With a fixed range, values outside of it aren't counted.
  ///
  /// - Complexity: O(values).
  init(of series: [[Double]], in bounds: ClosedRange<Double>?) {
    var least = Double.infinity
    var most = -Double.infinity
    var total = 0
    for values in series {
      for value in values where Self.isCounted(value, bounds) {
        least = min(least, value)
        most = max(most, value)
        total += 1
      }
    }
    if let bounds { (least, most) = (bounds.lowerBound, bounds.upperBound) }
    guard least <= most else {
      edges = []
      counts = series.map { _ in [] }
      return
    }
    let desired = max(5, min(24, Double(total).squareRoot().rounded(.up)))
    let step = ChartData.differ(least, most) ? RoundStep.atLeast((most - least) / desired) : 1
    let first = (least / step + 1e-9).rounded(.down)
    let last = max(first + 1, (most / step - 1e-9).rounded(.up))
    edges = (0...Int(last - first)).map { (first + Double($0)) * step }
    let bins = edges.count - 1
    let start = first * step
    counts = series.map { values in
      var counts = [Double](repeating: 0, count: bins)
      for value in values where Self.isCounted(value, bounds) {
        // Fractions like 0.3 are a little less than three tenths.
        let bin = Int((value - start) / step + 1e-9)
        counts[max(0, min(bins - 1, bin))] += 1
      }
      return counts
    }
  }

  private static func isCounted(_ value: Double, _ bounds: ClosedRange<Double>?) -> Bool {
    guard let bounds else { return value.isFinite && abs(value) <= 1e15 }
    return bounds.contains(value)
  }
}
