// SPDX-License-Identifier: MIT
// Atom: a series of values as a row of bars.

public import CuriumTokens
public import CuriumControls

/// A series of values as a row of bars. The lowest bar is the minimum, the highest the maximum.
///
/// *Sizing:* one column per value; one row. Without enough room, the oldest values are omitted.
/// *Tokens:* `color`.
///
///     Sparkline(values: [3, 4, 9, 6, 7, 12, 8], label: "Requests")
public struct Sparkline: View {
  private let values: [Double]
  private let color: Color
  @Environment(\.gaugeStyle) private var style
  @Environment(\.isEnabled) private var isEnabled
  private let label: String
  @Environment(\.iconSet) private var iconSet

  /// Creates a sparkline of `values`, the oldest first. Screen readers read `label`.
  public init(values: [Double], color: Color = .chart1, label: String) {
    self.values = values
    self.color = color
    self.label = label
  }

  private var bars: String {
    let steps = Icon("ramp.vertical").frames(in: iconSet)
    let known = values.filter(\.isFinite)
    guard let least = known.min(), let greatest = known.max(), let lowest = steps.first else {
      return ""
    }
    return values.map { value in
      // Halves, so that a range of huge numbers doesn't overflow.
      let part = (value / 2 - least / 2) / (greatest / 2 - least / 2)
      guard part.isFinite else { return lowest }
      return steps[max(0, min(steps.count - 1, Int(part * Double(steps.count))))]
    }.joined()
  }

  /// The bars.
  public var body: some View {
    Text(bars)
      .foregroundStyle(style.component(.gauge, color: color, isEnabled: isEnabled).fill)
      .lineLimit(1)
      .truncationMode(.head)
      .accessibilityRole(.image)
      .accessibilityLabel(label)
      .accessibilityValue(values.last.map { "\($0)" } ?? "")
  }
}
