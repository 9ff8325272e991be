// SPDX-License-Identifier: MIT
// Organism: the values of all series of a chart, their range, colours and descriptions.

import CuriumControls
import CuriumTerminal
import CuriumTokens

/// The data of a chart, independent of its size.
struct ChartData {
  /// The series. Those of a histogram contain the number of values in each bin.
  let series: [ChartSeries]
  let style: ChartStyle
  let labels: [String]
  /// The gradient that the app has chosen.
  let ownGradient: Gradient?
  /// Returns a value of the axis as text.
  let format: @Sendable (Double) -> String
  /// Returns a value of the series as text. In a histogram, these are the limits of bins, and the
  /// axis has the numbers of values.
  let valueFormat: @Sendable (Double) -> String
  /// The phrase for the position of a place and the number of places.
  private let positionPhrase: String
  /// The phrase for the first, the last, the lowest and the highest value of a series.
  let summaryPhrase: String
  /// The names of the first, the highest, the lowest and the last value of a candle.
  let candleNames: [String]
  /// The points along a horizontal axis; `nil` if the values are at equal steps.
  let points: ChartPoints?
  /// The lower end of the first bin and the upper end of the last one of a histogram.
  let binRange: ClosedRange<Double>?
  /// The reference lines that the style can show.
  let rules: [ChartRule]
  let scaleType: ChartScaleType
  /// The visible part of the horizontal axis; `nil` if it is always the whole axis.
  let window: ChartWindow?
  /// The number of places.
  let count: Int
  /// The number of places on the whole axis, and of those to the left of the visible part.
  let total: Int
  let offset: Int
  /// The smallest and the largest value, or the range that the app has set.
  let range: ClosedRange<Double>
  let hasFixedRange: Bool
  /// `true` if labels show the values at shapes and points.
  let showsValueLabels: Bool
  /// `true` if a value can be drawn: one that is known, and positive on a logarithmic scale.
  let hasValues: Bool
  /// The columns of the widest label and of the widest value beside horizontal bars.
  let labelWidth: Int
  let valueWidth: Int
  /// `true` if characters of ambiguous width take two columns.
  let ambiguousIsWide: Bool

  /// Reads the range of all values once. Sorts points only if they, or the visible part, have
  /// changed since the last call with `sortedPoints`.
  @MainActor init(
    series: [ChartSeries], style: ChartStyle, labels: [String], bounds: ClosedRange<Double>?,
    gradient: Gradient?, options: ChartOptions, strings: Strings,
    sortedPoints: Memo<ChartPoints.Source, ChartPoints>, ambiguousIsWide: Bool,
    format: (@Sendable (Double) -> String)?
  ) {
    let scaleType = style.canBeLogarithmic ? options.scaleType : .linear
    self.scaleType = scaleType
    // Both ends must be known and differ.
    let limits = bounds.flatMap {
      scaleType.contains($0.lowerBound) && Self.differ($0.lowerBound, $0.upperBound) ? $0 : nil
    }
    let domain = style.canZoom ? options.visibleDomain : nil
    var points: ChartPoints?
    if style.hasPositions, series.contains(where: { $0.positions != nil }) {
      let source = ChartPoints.Source(
        series: series, isJoined: style != .points, domain: options.xScale.domain,
        visible: domain?.wrappedValue, scaleType: scaleType)
      points = sortedPoints(source) { ChartPoints($0) }
      points?.axis = options.xScale
    }
    self.points = points
    let series = scaleType == .log ? series.map(\.positive) : series
    let name: @Sendable (Double) -> String = format ?? { String(shortNumber: $0) }
    self.style = style
    valueFormat = name
    let rules = options.rules.filter { $0.isShown(in: style) }
    self.rules = rules
    ownGradient = gradient
    positionPhrase = strings.valueOf
    summaryPhrase = strings.chartSummary
    candleNames = [strings.openValue, strings.highValue, strings.lowValue, strings.closeValue]
    var binRange: ClosedRange<Double>?
    var window: ChartWindow?
    var (offset, total) = (0, 0)
    if style == .histogram {
      let bins = ChartBins(of: series.map(\.values), in: limits)
      if let first = bins.edges.first, let last = bins.edges.last { binRange = first...last }
      self.series = zip(series, bins.counts).map { ChartSeries($0.name, $1, color: $0.color) }
      self.labels = bins.edges.map(name)
      self.format = { String(shortNumber: $0) }
      total = max(0, bins.edges.count - 1)
    } else if let points {
      self.series = zip(series, points.values).map { ChartSeries($0.name, $1, color: $0.color) }
      self.labels = []
      self.format = name
      (offset, total) = (points.offset, points.axisPositions.count)
      window = domain.map { ChartWindow($0.wrappedValue, of: points.axisDomain, unit: 0) }
    } else {
      total = series.map(\.values.count).max() ?? 0
      let axis = 0...Double(max(0, total - 1))
      window = domain.map { ChartWindow($0.wrappedValue, of: axis, unit: 1) }
      if let window, window.domain != nil {
        offset = window.places.lowerBound
        self.series = series.map { $0.part(window.places) }
      } else {
        self.series = series
      }
      self.labels = labels
      self.format = name
    }
    self.binRange = binRange
    self.window = window
    (self.offset, self.total) = (offset, total)
    count = self.series.map(\.values.count).max() ?? 0
    let fixed = style == .histogram ? nil : limits
    let drawn = points.map { $0.lines.map { $0.map(\.y) } } ?? self.series.map { $0.drawn(style) }
    let levels = rules.compactMap(\.y).filter(scaleType.contains)
    range = fixed ?? Self.range(of: drawn, and: levels, style, scaleType)
    hasFixedRange = fixed != nil
    showsValueLabels = style.hasValueLabels && options.valueLabelVisibility == .visible
    hasValues = drawn.contains { $0.contains(where: \.isFinite) }
    let showsAll = style == .horizontalBars
    func width(of texts: some Sequence<String>) -> Int {
      texts.reduce(0) { max($0, GraphemeWidth.columns(of: $1, ambiguousIsWide: ambiguousIsWide)) }
    }
    labelWidth = showsAll ? width(of: labels.prefix(count)) : 0
    let values = showsAll ? series.lazy.flatMap(\.values) : nil
    valueWidth = values.map { width(of: $0.map { Self.text(of: $0, name) }) } ?? 0
    self.ambiguousIsWide = ambiguousIsWide
  }

  /// The greatest value drawn at its place. The range between it and its negative is finite.
  static let greatest = 1e300

  /// Returns the range of the values of all series and of the reference lines at `levels`.
  private static func range(
    of series: [[Double]], and levels: [Double], _ style: ChartStyle, _ scaleType: ChartScaleType
  ) -> ClosedRange<Double> {
    var least = Double.infinity
    var most = -Double.infinity
    func take(_ value: Double) {
      guard value.isFinite else { return }
      least = min(least, max(-greatest, value))
      most = max(most, min(value, greatest))
    }
    if style.isStacked {
      for place in 0..<(series.map(\.count).max() ?? 0) {
        let values = series.map { place < $0.count ? $0[place] : 0 }.filter(\.isFinite)
        take(values.reduce(0) { $1 > 0 ? $0 + $1 : $0 })
        take(values.reduce(0) { $1 < 0 ? $0 + $1 : $0 })
      }
    } else {
      for values in series { for value in values { take(value) } }
    }
    for level in levels { take(level) }
    if scaleType == .log {
      if least > most { return 1...10 }
      return least...(differ(least, most) ? most : least * 10)
    }
    if least > most { return 0...1 }
    if style.isFilled { (least, most) = (min(least, 0), max(most, 0)) }
    if !differ(least, most) { (least, most) = style.isFilled ? (0, 1) : (least - 1, most + 1) }
    return least...most
  }

  /// Returns whether the ends of a range differ enough to divide it: by more than rounding errors.
  static func differ(_ least: Double, _ most: Double) -> Bool {
    let span = most - least
    return span.isFinite && span > max(1e-300, max(abs(least), abs(most)) * 1e-14)
  }

  // MARK: Words

  /// The last known value of each series, as text.
  var newest: [(index: Int, value: Double, text: String)] {
    series.indices.compactMap { index in
      series[index].values.last(where: \.isFinite).map { (index, $0, format($0)) }
    }
  }

  /// The place that a label belongs to. Fewer labels than places are spread from end to end. The
  /// labels of a histogram are between its bins.
  func place(ofLabel index: Int) -> Double {
    if style == .histogram { return Double(index) - 0.5 }
    let isSpread = labels.count > 1 && labels.count < total && style.spreadsLabels
    let place = isSpread ? Double(index) * Double(total - 1) / Double(labels.count - 1) : nil
    return (place ?? Double(index)) - Double(offset)
  }

  /// The label of a place, if it has one.
  func label(at place: Int) -> String? {
    if let points { return points.text(at: place) }
    if style == .histogram {
      return labels.indices.contains(place + 1) ? "\(labels[place]) – \(labels[place + 1])" : nil
    }
    return labels.indices.first { self.place(ofLabel: $0) == Double(place) && !labels[$0].isEmpty }
      .map { labels[$0] }
  }

  /// Returns text that says where a place is: its label, the labels before and after it on a
  /// continuous axis, or its position, such as `4 of 7`. Returns `nil` in a chart without labels.
  func location(of place: Int) -> String? {
    if let label = label(at: place) { return label }
    let named = labels.indices.filter { !labels[$0].isEmpty }
    if named.isEmpty { return nil }
    let previous = named.last { self.place(ofLabel: $0) < Double(place) }
    let next = named.first { self.place(ofLabel: $0) > Double(place) }
    if style.spreadsLabels, let previous, let next {
      return "\(labels[previous]) – \(labels[next])"
    }
    return Strings.fill(positionPhrase, "\(offset + place + 1)", "\(total)")
  }

  /// Returns the columns of a text.
  func columns(of text: some StringProtocol) -> Int {
    GraphemeWidth.columns(of: text, ambiguousIsWide: ambiguousIsWide)
  }

  /// The value of a series at a place; `nil` if it has none.
  func value(_ index: Int, at place: Int) -> Double? {
    guard series.indices.contains(index) else { return nil }
    let values = series[index].values
    return values.indices.contains(place) && values[place].isFinite ? values[place] : nil
  }

  /// Returns a value as text; a dash for one that isn't known.
  func text(of value: Double) -> String { Self.text(of: value, format) }

  private static func text(of value: Double, _ format: (Double) -> String) -> String {
    value.isFinite ? format(value) : "–"
  }
}

/// The value that a chart reads.
struct ChartCursor: Equatable {
  /// The place in each series.
  var place: Int
  /// The series, in a heat map.
  var row = 0
}
