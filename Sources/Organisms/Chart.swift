// SPDX-License-Identifier: MIT
// Organism: figures as lines or bars.

import CuriumTokens
public import CuriumControls

/// Figures of one kind in order, as a chart draws them.
///
///     ChartSeries("Visitors", [120, 180, 90])
public struct ChartSeries: Hashable, Sendable {
  /// What they are of.
  public let name: String
  /// The figures; what is no number is left out.
  public let values: [Double]

  /// Figures called `name`.
  public init(_ name: String, _ values: [Double]) {
    self.name = name
    self.values = values
  }
}

/// How a chart draws its figures.
///
///     Chart([ChartSeries("Visitors", [120, 180, 90])], style: .bars)
public enum ChartStyle: Hashable, Sendable, CaseIterable {
  /// A line of dots through the figures of each series.
  case lines
  /// Bars beside each other for each place.
  case bars
}

/// Figures as lines or bars above an axis, with the names of several series beneath.
///
/// The first eight series have the colours `color.chart.1` to `color.chart.8`; further ones begin anew.
///
/// *Sizing:* takes what it is offered.
/// *Tokens:* `chart.*`, `color.chart.*`.
///
///     Chart([ChartSeries("Visitors", [120, 180, 90])], labels: ["Mon", "Tue", "Wed"])
public struct Chart: View {
  private let series: [ChartSeries]
  private let style: ChartStyle
  private let labels: [String]

  /// A chart of `series`; `labels` stand beneath the places in order.
  public init(_ series: [ChartSeries], style: ChartStyle = .lines, labels: [String] = []) {
    self.series = series
    self.style = style
    self.labels = labels
  }

  /// The drawing, and the names beneath.
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

package enum ChartPreviews: PreviewProvider {
  package static var level: Level { .organism }

  package static var previews: [Preview] {
    Preview("Lines") {
      Chart(
        [
          ChartSeries("Brest", [2.1, 3.4, 5.2, 6.1, 5.0, 3.1, 1.4, 1.2, 2.6]),
          ChartSeries("Bergen", [1.1, 1.2, 1.5, 1.9, 1.8, 1.4, 1.0, 0.8, 0.9]),
        ], labels: ["0", "3", "6", "9", "12", "15", "18", "21", "24"]
      )
      .frame(maxWidth: 48).frame(height: 10)
    }
    Preview("Bars") {
      Chart(
        [ChartSeries("Visitors", [1204, 980, 1510, 1730, 640])], style: .bars,
        labels: ["Mon", "Tue", "Wed", "Thu", "Fri"]
      )
      .frame(maxWidth: 36).frame(height: 8)
    }
    Preview("Bars of several series") {
      Chart(
        ["Ferries", "Tugs", "Yachts", "Barges", "Pilots", "Buoys"]
          .enumerated().map { ChartSeries($1, [Double($0 + 2), Double(9 - $0), Double($0) - 2]) },
        style: .bars
      )
      .frame(maxWidth: 68).frame(height: 8)
    }
    Preview("Playground") { knobs in
      Chart(
        [ChartSeries(knobs.text("series", "Visitors"), [1204, 980, 1510, 1730, 640])],
        style: knobs.choice("style", .bars), labels: ["Mon", "Tue", "Wed", "Thu", "Fri"]
      )
      .frame(
        width: knobs.length("width", 36, in: 0...60), height: knobs.length("height", 8, in: 0...20))
    }
  }
}
