// SPDX-License-Identifier: MIT
// Molecule: a metric and its trend.

public import CuriumControls
import CuriumTokens

/// The trend of a metric.
///
///     let trend = StatTrend.up("12 %")
public enum StatTrend: Hashable, Sendable {
  /// The value rises by the amount.
  case up(String)
  /// The value falls by the amount.
  case down(String)
  /// The value is steady.
  case steady(String)
}

/// A metric and its trend. An icon shows the direction, so it is recognizable without colour.
///
/// *Sizing:* as `Card`: fills the width. *Tokens:* `stat.*`, `card.*`.
///
///     StatCard(title: "Downloads", value: "12,480", trend: .up("8 %"))
///     StatCard(title: "Open issues", value: "7", trend: nil)
public struct StatCard: View {
  private let title: String
  private let value: String
  private let trend: StatTrend?

  /// Creates a card with `value` under the name `title`.
  public init(title: String, value: String, trend: StatTrend? = nil) {
    self.title = title
    self.value = value
    self.trend = trend
  }

  /// The name, the value and its trend.
  public var body: some View {
    Card {
      Text(title)
        .font(ComponentTokens.Stat.titleFont)
        .foregroundStyle(ComponentTokens.Stat.titleColor)
      HStack(spacing: 0) {
        Text(value)
          .font(ComponentTokens.Stat.valueFont)
          .foregroundStyle(ComponentTokens.Stat.valueColor)
          .layoutPriority(1)
        Spacer(minLength: ComponentTokens.Stat.spacing)
        if let trend { TrendMark(trend: trend) }
      }
    }
    .lineLimit(1)
    .accessibilityElement(children: .ignore)
    .accessibilityRole(.row)
    .accessibilityLabel(title)
    .accessibilityValue(value)
  }
}

/// The icon and the amount of a trend.
private struct TrendMark: View {
  let trend: StatTrend

  private var look: (icon: String, text: String, color: Color) {
    switch trend {
    case .up(let text): ("curium.trend.up", text, ComponentTokens.Stat.upColor)
    case .down(let text): ("curium.trend.down", text, ComponentTokens.Stat.downColor)
    case .steady(let text): ("minus", text, ComponentTokens.Stat.steadyColor)
    }
  }

  var body: some View {
    let look = look
    HStack(spacing: ComponentTokens.Stat.spacing) {
      Image(systemName: look.icon)
      Text(look.text).font(ComponentTokens.Stat.trendFont)
    }
    .foregroundStyle(look.color)
  }
}
