// SPDX-License-Identifier: MIT
// Organism: the message in a chart without values.

import CuriumTokens
import CuriumControls

/// The message in the middle of a chart without values.
struct NoDataMessage: View {
  @Environment(\.strings) private var strings

  var body: some View {
    Text(strings.noData)
      .font(ComponentTokens.Chart.labelFont)
      .foregroundStyle(ComponentTokens.Chart.labelColor)
      .lineLimit(1)
  }
}
