// SPDX-License-Identifier: MIT
// Organism: a chart with areas, lines or bars.

import CuriumTerminal
public import CuriumControls
public import CuriumTokens

/// A chart with areas, lines or bars above an axis, and with a legend if there are several series.
///
/// The first eight series have the colours `color.chart.1` to `color.chart.8`. After that, the
/// colours repeat. The area of a single series is coloured by height, with `gradient.data` or a
/// gradient of your choice. The axis shows as many round values as fit; give it a fixed range to
/// compare charts. A chart with more values than columns shows the smallest and the largest value
/// of each column, so peaks are never lost.
///
/// While the chart has the focus, or while the pointer is over it, a line shows the values at one
/// place.
///
/// *Sizing:* fills the available space. In little room, the names below the axis, the axis and its
/// values are omitted.
/// *Keys:* Left and Right move the line, Home and End move it to the ends.
/// *Tokens:* `chart.*`, `color.chart.*`, `gradient.data`.
///
///     Chart([ChartSeries("Requests", [120, 180, 90])], labels: ["Mon", "Tue", "Wed"])
///     Chart([ChartSeries("CPU", [12, 62, 97])], style: .area, in: 0...100, gradient: .heat) { "\(Int($0)) %" }
public struct Chart: View {
  private let series: [ChartSeries]
  private let style: ChartStyle
  private let labels: [String]
  private let bounds: ClosedRange<Double>?
  private let gradient: Gradient?
  private let format: (@Sendable (Double) -> String)?
  @State private var place: Int?
  @State private var hovered: Int?
  @FocusState private var isFocused: Bool
  @Environment(\.chartCursorVisibility) private var cursorVisibility
  @Environment(\.chartResolution) private var resolution

  /// Creates a chart of `series`.
  ///
  /// - Parameters:
  ///   - labels: The labels of the places, in order. Lines and areas spread them from end to end.
  ///   - bounds: The range of the axis; by default, that of the values.
  ///   - gradient: The colours by height, for a single series of areas or bars.
  ///   - format: Returns a value as a short text with its unit.
  public init(
    _ series: [ChartSeries], style: ChartStyle = .lines, labels: [String] = [],
    in bounds: ClosedRange<Double>? = nil, gradient: Gradient? = nil,
    format: (@Sendable (Double) -> String)? = nil
  ) {
    self.series = series
    self.style = style
    self.labels = labels
    self.bounds = bounds
    self.gradient = gradient
    self.format = format
  }

  /// The plot and the legend.
  public var body: some View {
    let data = ChartData(
      series: series, style: style, labels: labels, bounds: bounds, gradient: gradient,
      format: format)
    let isReadable = cursorVisibility != .hidden && data.count > 0
    let cursor = isReadable ? hovered ?? (isFocused ? place ?? data.count - 1 : nil) : nil
    let plot = ChartPlot(
      data: data, cursor: cursor.map { min($0, data.count - 1) }, resolution: resolution)
    VStack(alignment: .leading, spacing: 0) {
      GeometryReader { geometry in
        Canvas { context, size in plot.draw(&context, size) }
          .focusable(isReadable)
          .focusEffectDisabled()
          .focused($isFocused)
          .onKeyPress(keys: [.leftArrow, .rightArrow, .home, .end]) { press in
            move(press.key, in: data, geometry.size)
          }
          .onContinuousHover { phase in
            if case .active(let point) = phase, isReadable {
              hovered = ChartFrame(data, geometry.size).place(at: point.x)
            } else {
              hovered = nil
            }
          }
          .accessibilityElement()
          .accessibilityRole(.image)
          .accessibilityLabel(series.map(\.name).joined(separator: ", "))
          .accessibilityValue(plot.cursor.map { data.reading(at: $0) } ?? data.summary)
      }
      if series.count > 1 { ChartLegend(series: series) }
    }
  }

  /// Moves the line by one place, or by one column if there are more places than columns.
  private func move(_ key: KeyEquivalent, in data: ChartData, _ size: CellSize) -> KeyPress.Result {
    let last = data.count - 1
    let start = min(place ?? last, last)
    let step = max(1, data.count / max(1, ChartFrame(data, size).plot.width))
    switch key {
    case .leftArrow: place = max(0, start - step)
    case .rightArrow: place = min(last, start + step)
    case .home: place = 0
    default: place = last
    }
    return .handled
  }
}

/// The names of the series, with their colours.
private struct ChartLegend: View {
  let series: [ChartSeries]

  var body: some View {
    HStack(spacing: ComponentTokens.Chart.spacing) {
      ForEach(series.indices, id: \.self) { index in
        HStack(spacing: ComponentTokens.Section.spacing) {
          Image(systemName: "square.fill").foregroundStyle(ChartData.color(index))
          Text(series[index].name).foregroundStyle(ComponentTokens.Chart.labelColor)
        }
      }
    }
    .font(ComponentTokens.Chart.labelFont)
    .lineLimit(1)
  }
}
