// SPDX-License-Identifier: MIT
// Organism: the names of the series of a chart.

import CuriumControls
import CuriumTerminal
import CuriumTokens

/// The row of a legend. It starts below the first column of the plot, unless it needs the space.
struct LegendRow<Content: View>: View {
  let indent: Int
  @ViewBuilder let content: Content

  var body: some View {
    HStack(spacing: 0) {
      Color.clear.frame(maxWidth: Length(indent), maxHeight: 1)
      content.layoutPriority(1)
    }
  }
}

/// The names of the series, each after its colour or, where there are no colours, its glyph. Screen
/// readers read the names with the chart.
struct ChartLegend: View {
  let series: [ChartSeries]
  let style: ChartStyle
  @Environment(\.iconSet) private var iconSet
  @Environment(\.colorDepth) private var colorDepth

  var body: some View {
    HStack(spacing: ComponentTokens.Chart.spacing) {
      ForEach(series.indices, id: \.self) { index in
        HStack(spacing: ComponentTokens.Section.spacing) {
          sample(of: index)
          Text(series[index].name).foregroundStyle(ComponentTokens.Chart.labelColor)
        }
      }
    }
    .font(ComponentTokens.Chart.labelFont)
    .lineLimit(1)
    .accessibilityHidden()
  }

  /// A piece of the chart.
  @ViewBuilder private func sample(of index: Int) -> some View {
    let marks = SeriesMarks(series: series.count, iconSet, colorDepth)
    let color = ChartData.color(of: series[index], at: index, style)
    if marks.areNeeded {
      let sign = marks.sign(index, style)
      Text(verbatim: style.isFilled ? sign + sign : sign)
    } else if colorDepth == .ansi16 {
      // The colours of text and backgrounds can differ, because text must be legible.
      Text(verbatim: "  ").background(color)
    } else {
      Image(systemName: "square.fill").foregroundStyle(color)
    }
  }
}
