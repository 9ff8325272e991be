// SPDX-License-Identifier: MIT
// Organism: a reference line of a chart.

import CuriumTokens

/// A line across a chart at a value, or a line from top to bottom at a position.
struct ChartRule {
  /// The place of a line.
  enum Position {
    case x(Double)
    case y(Double)
  }

  let position: Position
  /// The label beside the line; empty for none.
  let label: String
  /// The colour; `nil` for that of the theme.
  let color: Color?

  /// The value of a line across the chart; `nil` for a line from top to bottom.
  var y: Double? {
    if case .y(let value) = position { value } else { nil }
  }

  /// Returns whether charts of a style can show the line.
  func isShown(in style: ChartStyle) -> Bool {
    switch position {
    case .x(let position): position.isFinite && style.hasRules
    case .y(let value): value.isFinite && style.hasRules && style != .histogram
    }
  }
}
