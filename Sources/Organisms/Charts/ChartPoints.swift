// SPDX-License-Identifier: MIT
// Organism: the points of a chart with positions along a horizontal axis.

import CuriumAtoms

/// The points of all series along a horizontal axis, ordered by position.
struct ChartPoints {
  /// The positions at the ends of the axis.
  let domain: ClosedRange<Double>
  /// The distance that those of labels are multiples of; `nil` for round numbers.
  let step: Double?
  /// Returns a position as text.
  let format: @Sendable (Double) -> String
  /// The position of each place. Points of several series at a position share a place. If a series
  /// has several points there, each has its own place.
  let positions: [Double]
  /// The values of each series at the places; NaN where it has none.
  let values: [[Double]]
  /// The points of each series inside the domain, with NaN at gaps. Lines have further points where
  /// they cross the ends of the axis.
  let lines: [[ChartPoint]]

  /// Sorts the points of all series.
  ///
  /// - Parameters:
  ///   - isJoined: Whether lines join the points.
  ///   - type: The scale of the values, on which lines are straight.
  /// - Complexity: O(n log n) in the number of points, and O(places × series).
  init(
    of series: [ChartSeries], isJoined: Bool, _ scale: ChartXScale, _ type: ChartScaleType
  ) {
    let sorted = series.map(Self.sorted)
    let domain = Self.domain(of: sorted, scale.domain)
    self.domain = domain
    step = scale.step.flatMap { $0 > 0 && $0 <= ChartData.greatest ? $0 : nil }
    format = scale.format ?? ShortNumber.text
    lines = sorted.map { Self.clipped($0, to: domain, isJoined, type) }
    var points: [(x: Double, turn: Int, series: Int, y: Double)] = []
    for (index, line) in sorted.enumerated() {
      var turn = 0
      for point in line where domain.contains(point.x) && point.y.isFinite {
        let isRepeated = points.last?.series == index && points.last?.x == point.x
        turn = isRepeated ? turn + 1 : 0
        points.append((x: point.x, turn: turn, series: index, y: point.y))
      }
    }
    if series.count > 1 { points.sort { ($0.x, $0.turn) < ($1.x, $1.turn) } }
    var positions: [Double] = []
    var values = [[Double]](repeating: [], count: series.count)
    var turn = 0
    for point in points {
      if positions.last != point.x || turn != point.turn {
        positions.append(point.x)
        turn = point.turn
        for index in values.indices { values[index].append(.nan) }
      }
      values[point.series][positions.count - 1] = point.y
    }
    self.positions = positions
    self.values = values
  }

  private static func sorted(_ series: ChartSeries) -> [ChartPoint] {
    series.values.enumerated().compactMap { index, value -> ChartPoint? in
      let x = series.positions?[index] ?? Double(index)
      guard abs(x) <= ChartData.greatest else { return nil }
      return ChartPoint(x: x, y: value.isFinite ? value : .nan)
    }
    .sorted { $0.x < $1.x }
  }

  /// Returns the range of all positions, or the one that the app has set.
  private static func domain(
    of lines: [[ChartPoint]], _ given: ClosedRange<Double>?
  ) -> ClosedRange<Double> {
    if let given, ChartData.differ(given.lowerBound, given.upperBound) { return given }
    guard let least = lines.compactMap({ $0.first?.x }).min(),
      let most = lines.compactMap({ $0.last?.x }).max()
    else { return 0...1 }
    if ChartData.differ(least, most) { return least...most }
    // A single position is in the middle.
    let margin = max(1, abs(least) * 1e-6)
    return least - margin...most + margin
  }

  /// Returns the points inside the domain and, for a line, where it crosses the ends of the axis.
  private static func clipped(
    _ points: [ChartPoint], to domain: ClosedRange<Double>, _ isJoined: Bool,
    _ type: ChartScaleType
  ) -> [ChartPoint] {
    guard let first = points.first, let last = points.last else { return [] }
    if domain.contains(first.x), domain.contains(last.x) { return points }
    var line: [ChartPoint] = []
    var before = first
    for point in points {
      for end in [domain.lowerBound, domain.upperBound]
      where isJoined && before.x < end && end < point.x {
        let share = (end - before.x) / (point.x - before.x)
        line.append(ChartPoint(x: end, y: type.value(between: before.y, and: point.y, at: share)))
      }
      if domain.contains(point.x) { line.append(point) }
      before = point
    }
    return line
  }

  /// The position of a place as text.
  func text(at place: Int) -> String? {
    positions.indices.contains(place) ? format(positions[place]) : nil
  }

  /// The steps between labels, from small to large: round numbers, or multiples of the app's step
  /// that suit minutes, hours and months.
  var steps: [Double] {
    let span = domain.upperBound - domain.lowerBound
    guard let step else { return RoundStep.all(around: span).map(\.size) }
    var steps = [1.0, 2, 3, 6, 12].map { $0 * step }
    while let last = steps.last, last < span { steps.append(last * 2) }
    return steps
  }
}
