// SPDX-License-Identifier: MIT
// Molecule: a metric and its trend.

public import CuriumControls
import CuriumAtoms
public import CuriumTokens

/// The trend of a metric.
///
///     let trend = StatTrend.up("12%")
public enum StatTrend: Hashable, Sendable {
  /// The value rises by the amount.
  case up(String)
  /// The value falls by the amount.
  case down(String)
  /// The value is steady.
  case steady(String)
}

/// A metric and its trend. An icon shows the direction of the trend, so it is recognizable without
/// colour.
///
/// With recent `values`, an area chart next to the metric shows its history. Otherwise, if there is
/// room, the value is in large letters, and its unit in small ones. A value with other characters
/// than those of `BigText` isn't in large letters. The cards of a `DashboardTemplate` have small
/// letters, and a `MetricsDashboard` chooses the letters for all its cards.
///
/// *Sizing:* fills the width, like `Card`. *Tokens:* `stat.*`, `card.*` and `color`.
///
///     StatCard(title: "Downloads", value: "12,480", trend: .up("8%"))
///     StatCard(
///       title: "Build time", value: "2.1 s", trend: .down("12%"), values: [4, 9, 2],
///       lowerIsBetter: true)
///     StatCard(title: "Open issues", value: "7", trend: nil)
public struct StatCard: View {
  private let title: String
  private let value: String
  private let trend: StatTrend?
  private let values: [Double]
  private let color: Color
  private let isLowGood: Bool
  @Environment(\.statLook) private var look
  @Environment(\.strings) private var strings

  /// Creates a card with `value` under the name `title`.
  ///
  /// - Parameters:
  ///   - title: The name of the metric.
  ///   - value: The current value, with its unit.
  ///   - trend: The change since an earlier value. With `nil`, no trend is shown.
  ///   - values: Recent values, the oldest first.
  ///   - color: The colour of the area of the recent values.
  ///   - lowerIsBetter: `true` if a downward trend is good, as for a build time.
  public init(
    title: String, value: String, trend: StatTrend? = nil, values: [Double] = [],
    color: Color = .chart1, lowerIsBetter: Bool = false
  ) {
    self.title = title
    self.value = value
    self.trend = trend
    self.values = values
    self.color = color
    isLowGood = lowerIsBetter
  }

  /// The name, the value, its trend and its history.
  public var body: some View {
    Card {
      if values.isEmpty {
        if look == .tall {
          tall
        } else if look == .small || !Self.hasLargeNumber(value) {
          small
        } else {
          ViewThatFits(in: .horizontal) {
            large
            small
          }
        }
      } else {
        ViewThatFits(in: .horizontal) {
          HStack(alignment: .top, spacing: SemanticTokens.Spacing.componentGapMD) {
            words.layoutPriority(1)
            Sparkline(values: values, style: .area, color: color, label: title)
              .frame(minWidth: ComponentTokens.Stat.chart, maxWidth: .infinity)
              .frame(height: ComponentTokens.Stat.chart)
          }
          words
        }
      }
    }
    .lineLimit(1)
    .fadesChange(of: value)
    .accessibilityElement(children: .ignore)
    .accessibilityRole(.row)
    .accessibilityLabel(title)
    .accessibilityValue(spokenValue)
  }

  /// The value and its trend, whose icon isn't spoken.
  private var spokenValue: String {
    switch trend {
    case .up(let amount): "\(value), \(Strings.fill(strings.trendUp, amount))"
    case .down(let amount): "\(value), \(Strings.fill(strings.trendDown, amount))"
    case .steady(let amount): "\(value), \(Strings.fill(strings.trendSteady, amount))"
    case nil: value
    }
  }

  private var name: some View {
    Text(title)
      .font(ComponentTokens.Stat.titleFont)
      .foregroundStyle(ComponentTokens.Stat.titleColor)
  }

  @ViewBuilder private var mark: some View {
    if let trend { TrendMark(trend: trend, isLowGood: isLowGood) }
  }

  /// The trend at the other end of a row.
  @ViewBuilder private var trailingMark: some View {
    if trend != nil {
      Spacer(minLength: ComponentTokens.Stat.spacing)
      mark
    }
  }

  private var number: some View {
    Text(value)
      .font(ComponentTokens.Stat.valueFont)
      .foregroundStyle(ComponentTokens.Stat.valueColor)
  }

  /// The name and the trend above the value in large letters.
  private var large: some View {
    VStack(alignment: .leading, spacing: 0) {
      header
      largeNumber
    }
  }

  /// The name and the trend above the value, which is as tall as large letters.
  private var tall: some View {
    VStack(alignment: .leading, spacing: 0) {
      header
      ZStack(alignment: .leading) {
        Text("0").font(ComponentTokens.Stat.displayFont).hidden()
        number
      }
    }
  }

  private var header: some View {
    HStack(spacing: 0) {
      name
      trailingMark
    }
  }

  /// The name above the value and the trend.
  private var small: some View {
    VStack(alignment: .leading, spacing: 0) {
      name
      HStack(spacing: 0) {
        number.layoutPriority(1)
        trailingMark
      }
    }
  }

  /// Returns the number of a value and its unit, such as `MB`, `/s` or `%`.
  private static func parts(of value: String) -> (number: String, unit: String) {
    let end = value.lastIndex { $0.isNumber }.map(value.index(after:)) ?? value.endIndex
    // A letter that belongs to the number, such as the k of `12k`, is as large as the number.
    let hasUnit = value[end...].first.map { " /%".contains($0) } ?? false
    if !hasUnit { return (value, "") }
    return (String(value[..<end]), String(value[end...].drop { $0 == " " }))
  }

  /// Returns whether large letters can show the number of a value.
  package static func hasLargeNumber(_ value: String) -> Bool {
    parts(of: value).number.hasDisplayLetters
  }

  /// The number in large letters, with its unit in small ones.
  private var largeNumber: some View {
    let (number, unit) = Self.parts(of: value)
    return HStack(alignment: .bottom, spacing: ComponentTokens.Stat.spacing) {
      Text(number)
        .font(ComponentTokens.Stat.displayFont)
        .foregroundStyle(ComponentTokens.Stat.valueColor)
      if !unit.isEmpty {
        Text(unit)
          .font(ComponentTokens.Stat.titleFont)
          .foregroundStyle(ComponentTokens.Stat.titleColor)
      }
    }
  }

  /// The name, the value and its trend, stacked vertically.
  private var words: some View {
    VStack(alignment: .leading, spacing: 0) {
      name
      number
      Text("")
      mark
    }
  }
}

/// The icon and the amount of a trend.
private struct TrendMark: View {
  let trend: StatTrend
  let isLowGood: Bool

  private var look: (icon: String, text: String, color: Color) {
    let up = isLowGood ? ComponentTokens.Stat.downColor : ComponentTokens.Stat.upColor
    let down = isLowGood ? ComponentTokens.Stat.upColor : ComponentTokens.Stat.downColor
    return switch trend {
    case .up(let text): ("curium.trend.up", text, up)
    case .down(let text): ("curium.trend.down", text, down)
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
