// SPDX-License-Identifier: MIT
// Organism: the values of a chart in words, for the cursor and for screen readers.

import CuriumControls

extension ChartData {
  /// A description of the values: the first, the last, the lowest and the highest one of each
  /// series. For a heat map and a histogram, it is their range and the greatest value. The labels
  /// of reference lines follow, with their values or positions.
  var summary: String {
    let labels = rules.filter { !$0.label.isEmpty }.map { description(of: $0) }
    return ([summaryOfValues] + labels).filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private var summaryOfValues: String {
    if style == .heatMap || style == .histogram {
      guard let peak else { return "" }
      return "\(format(range.lowerBound)) – \(format(range.upperBound)). \(reading(at: peak))"
    }
    if series.count == 1 { return summary(of: series[0].values) ?? "" }
    return series.compactMap { series in
      summary(of: series.values).map { series.name.isEmpty ? $0 : "\(series.name): \($0)" }
    }
    .joined(separator: "; ")
  }

  /// Returns the label of a reference line and its value, or its position if that has a label.
  private func description(of rule: ChartRule) -> String {
    let place: String?
    switch rule.position {
    case .y(let value): place = format(value)
    case .x(let x):
      if let points {
        place = points.format(x)
      } else if style == .histogram {
        place = valueFormat(x)
      } else {
        place = Int(exactly: x - Double(offset)).flatMap { label(at: $0) }
      }
    }
    return place.map { "\(rule.label): \($0)" } ?? rule.label
  }

  /// Returns a description of the values of a series; `nil` if it has none.
  private func summary(of values: [Double]) -> String? {
    guard let first = values.firstIndex(where: \.isFinite),
      let last = values.lastIndex(where: \.isFinite)
    else { return nil }
    if first == last { return labeledText(of: values, at: first) }
    var (lowest, highest) = (first, first)
    for place in first...last where values[place].isFinite {
      if values[place] < values[lowest] { lowest = place }
      if values[place] > values[highest] { highest = place }
    }
    return Strings.fill(
      summaryPhrase, labeledText(of: values, at: first), labeledText(of: values, at: last),
      labeledText(of: values, at: lowest), labeledText(of: values, at: highest))
  }

  /// Returns a value as text, with its label if it has one.
  private func labeledText(of values: [Double], at place: Int) -> String {
    let text = format(values[place])
    return label(at: place).map { "\(text) (\($0))" } ?? text
  }

  /// The greatest value.
  private var peak: ChartCursor? {
    var peak: (cursor: ChartCursor, value: Double)?
    for (row, series) in series.enumerated() {
      for (place, value) in series.values.enumerated() where value.isFinite {
        if value > peak?.value ?? -.infinity { peak = (ChartCursor(place: place, row: row), value) }
      }
    }
    return peak?.cursor
  }

  /// A description of the values at a place: `Tue: Paid 3.4, Free 1.2`. In a heat map, it describes
  /// one value: `Tue, 14:00: 82%`.
  ///
  /// - Parameter frame: The columns of the chart, which places can share; `nil` without columns.
  func reading(at cursor: ChartCursor, in frame: ChartFrame? = nil) -> String {
    let label = location(of: cursor.place)
    if style == .heatMap {
      guard series.indices.contains(cursor.row) else { return "" }
      let name = [series[cursor.row].name, label ?? ""].filter { !$0.isEmpty }
      let value = value(cursor.row, at: cursor.place).map(format) ?? "–"
      return name.isEmpty ? value : "\(name.joined(separator: ", ")): \(value)"
    }
    let values = series.indices.flatMap { index -> [String] in
      let candle =
        frame.map { $0.drawnCandle(index, at: cursor.place) }
        ?? self.candle(index, at: cursor.place..<cursor.place + 1)
      if let candle { return self.parts(of: candle).map { "\($0.name) \(format($0.value))" } }
      let value =
        frame.map { $0.drawnValue(index, at: cursor.place) }
        ?? self.value(index, at: cursor.place)
      let name = series[index].name
      return value.map { [name.isEmpty ? format($0) : "\(name) \(format($0))"] } ?? []
    }
    let parts = values + (frame?.rules(at: cursor.place).map(\.label) ?? [])
    let text = parts.isEmpty ? "–" : parts.joined(separator: ", ")
    return label.map { "\($0): \(text)" } ?? text
  }
}
