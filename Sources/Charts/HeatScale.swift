// SPDX-License-Identifier: MIT
// Organism: the scale of a heat map.

import CuriumTerminal
import CuriumControls
import CuriumTokens

/// The colours of a heat map from the smallest to the greatest value, and the value at the cursor.
struct HeatScale: View {
  let data: ChartData
  let cursor: ChartCursor?

  var body: some View {
    let gradient = data.gradient ?? .heat
    HStack(spacing: ComponentTokens.Chart.spacing) {
      HStack(spacing: ComponentTokens.Section.spacing) {
        Text(data.format(data.range.lowerBound))
        Canvas { context, size in
          let ink = HeatInk(gradient: gradient, context)
          for x in 0..<size.width {
            ink.fill(
              CellRect(x: x, y: 0, width: 1, height: 1),
              (Double(x) + 0.5) / Double(size.width), context)
          }
        }
        .frame(width: ComponentTokens.Chart.scale, height: 1)
        Text(data.format(data.range.upperBound))
      }
      .layoutPriority(1)
      if let cursor {
        Text(data.reading(at: cursor)).foregroundStyle(ComponentTokens.Chart.readoutColor)
      }
    }
    .font(ComponentTokens.Chart.labelFont)
    .foregroundStyle(ComponentTokens.Chart.labelColor)
    .lineLimit(1)
    .accessibilityHidden()
  }
}
