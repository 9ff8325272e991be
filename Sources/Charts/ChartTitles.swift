// SPDX-License-Identifier: MIT
// Organism: the titles of the axes of a chart.

import CuriumControls
import CuriumTerminal
import CuriumTokens

/// The titles of the axes, each in a row of its own.
struct ChartTitles {
  /// The title above the plot; `nil` without room.
  let vertical: String?
  /// The title below the labels; `nil` without room.
  let horizontal: String?

  /// The minimum height of a chart with titles.
  private static let leastHeight = 8

  /// Chooses the titles of a chart with `height` rows.
  init(_ options: ChartOptions, _ style: ChartStyle, height: Int) {
    let hasRoom = height >= Self.leastHeight && style != .horizontalBars
    func shown(_ title: String) -> String? { hasRoom && !title.isEmpty ? title : nil }
    vertical = shown(options.yTitle)
    horizontal = shown(options.xTitle)
  }

  /// The rows of the titles.
  var height: Int { (vertical == nil ? 0 : 1) + (horizontal == nil ? 0 : 1) }
}

/// The title of the vertical axis above it, or that of the horizontal axis below a plot, centred.
struct AxisTitle: View {
  let title: String?
  var plot: ChartFrame?

  var body: some View {
    if let title {
      let text = Text(title).font(ComponentTokens.Chart.labelFont)
        .foregroundStyle(ComponentTokens.Chart.labelColor).lineLimit(1)
      if let plot {
        text.frame(maxWidth: .infinity)
          .padding(.leading, Length(plot.plot.minX))
          .padding(.trailing, Length(plot.endWidth))
      } else {
        text
      }
    }
  }
}
