// SPDX-License-Identifier: MIT
// Organism: the points of a chart with positions along a horizontal axis.

import CuriumTerminal
import CuriumText

/// The points of all series along a horizontal axis, ordered by position.
struct ChartPoints {
  /// The positions at the ends of the axis, of which a part can be visible.
  let axisDomain: ClosedRange<Double>
  /// The positions at the ends of the visible part.
  let domain: ClosedRange<Double>
  /// The axis as the app has set it up.
  var axis = ChartXScale()
  /// The position of each place on the whole axis. Points of several series at a position share a
  /// place. If a series has several points there, each has its own place.
  let axisPositions: [Double]
  /// The number of places to the left of the visible part.
  let offset: Int
  /// The positions of the visible places.
  let positions: [Double]
  /// The values of each series at the visible places; NaN where it has none.
  let values: [[Double]]
  /// The points of each series inside the domain, with NaN at gaps. Lines have further points where
  /// they cross the ends of the axis.
  let lines: [[ChartPoint]]

  /// The values that the order of the points depends on.
  struct Source: Equatable {
    let series: [ChartSeries]
    /// `true` if lines join the points.
    let isJoined: Bool
    /// The range that the app has set.
    let domain: ClosedRange<Double>?
    /// The part of it to show; `nil` for the whole range.
    let visible: ClosedRange<Double>?
    /// The scale of the values, on which lines are straight.
    let scaleType: ChartScaleType
  }

  /// Sorts the points of all series.
  ///
  /// - Complexity: O(n log n) in the number of points, and O(places × series).
  init(_ source: Source) {
    let type = source.scaleType
    let series = type == .log ? source.series.map(\.positive) : source.series
    let sorted = series.map(Self.sorted)
    let whole = Self.domain(of: sorted, source.domain)
    let domain = ChartWindow(source.visible, of: whole, unit: 0).shown
    axisDomain = whole
    self.domain = domain
    lines = sorted.map { Self.clipped($0, to: domain, source.isJoined, type) }
    var points: [(x: Double, turn: Int, series: Int, y: Double)] = []
    for (index, line) in sorted.enumerated() {
      var turn = 0
      for point in line where whole.contains(point.x) && point.y.isFinite {
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
    let first = positions.indices.partitioningIndex { positions[$0] >= domain.lowerBound }
    let end = positions.indices.partitioningIndex { positions[$0] > domain.upperBound }
    axisPositions = positions
    offset = first
    self.positions = Array(positions[first..<end])
    self.values = values.map { Array($0[first..<end]) }
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

  /// Returns a position as text.
  func format(_ position: Double) -> String {
    axis.format?(position) ?? String(shortNumber: position)
  }

  /// The position of a place as text.
  func text(at place: Int) -> String? {
    positions.indices.contains(place) ? format(positions[place]) : nil
  }

  /// The steps between labels, from small to large: round numbers, or multiples of the app's step
  /// that suit minutes, hours and months.
  var steps: [Double] {
    let span = domain.upperBound - domain.lowerBound
    guard let step = axis.step, step > 0, step <= ChartData.greatest else {
      return RoundStep.all(around: span).map(\.size)
    }
    var steps = [1.0, 2, 3, 6, 12].map { $0 * step }
    while let last = steps.last, last < span { steps.append(last * 2) }
    return steps
  }
}
