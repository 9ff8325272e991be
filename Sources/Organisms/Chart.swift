// SPDX-License-Identifier: MIT
// Organism: a chart with lines or bars.

import CuriumTokens
public import CuriumControls

/// A named series of values in a chart.
///
///     ChartSeries("Visitors", [120, 180, 90])
public struct ChartSeries: Hashable, Sendable {
  /// The name of the series.
  public let name: String
  /// The values. NaN and infinite values aren't drawn.
  public let values: [Double]

  /// Creates a series with a name and values.
  public init(_ name: String, _ values: [Double]) {
    self.name = name
    self.values = values
  }
}

/// The style of a chart.
///
///     Chart([ChartSeries("Visitors", [120, 180, 90])], style: .bars)
public enum ChartStyle: Hashable, Sendable, CaseIterable {
  /// A dotted line through the values of each series.
  case lines
  /// Bars next to each other for each place.
  case bars
}

/// A chart with lines or bars above an axis, and with a legend if there are several series.
///
/// The first eight series have the colours `color.chart.1` to `color.chart.8`. After that, the
/// colours repeat.
///
/// *Sizing:* fills the available space.
/// *Tokens:* `chart.*`, `color.chart.*`.
///
///     Chart([ChartSeries("Visitors", [120, 180, 90])], labels: ["Mon", "Tue", "Wed"])
public struct Chart: View {
  private let series: [ChartSeries]
  private let style: ChartStyle
  private let labels: [String]

  /// Creates a chart of `series`. `labels` are the labels of the places on the axis, in order.
  public init(_ series: [ChartSeries], style: ChartStyle = .lines, labels: [String] = []) {
    self.series = series
    self.style = style
    self.labels = labels
  }

  /// The plot and the legend.
  public var body: some View {
    let plot = ChartPlot(series: series, style: style, labels: labels)
    VStack(alignment: .leading, spacing: 0) {
      Canvas { context, size in plot.draw(&context, size) }
      if series.count > 1 {
        HStack(spacing: ComponentTokens.Chart.spacing) {
          ForEach(series.indices, id: \.self) { index in
            HStack(spacing: ComponentTokens.Section.spacing) {
              Image(systemName: "square.fill").foregroundStyle(ChartPlot.color(index))
              Text(series[index].name).foregroundStyle(ComponentTokens.Chart.labelColor)
            }
          }
        }
        .font(ComponentTokens.Chart.labelFont)
        .lineLimit(1)
      }
    }
    .accessibilityElement()
    .accessibilityRole(.image)
    .accessibilityLabel(series.map(\.name).joined(separator: ", "))
    .accessibilityValue(plot.summary)
  }
}
