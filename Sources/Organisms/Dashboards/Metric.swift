// SPDX-License-Identifier: MIT
// Organism: a metric of a dashboard.

public import CuriumMolecules
public import CuriumTokens

/// A metric of a `MetricsDashboard`.
///
///     let downloads = Metric("Downloads", value: "12,480", trend: .up("8%"))
public struct Metric: Identifiable, Hashable, Sendable {
  /// The name of the metric.
  public var title: String
  /// The value, with its unit.
  public var value: String
  /// The trend; `nil` if it is unknown.
  public var trend: StatTrend?
  /// Recent values, the oldest first; empty if they are unknown.
  public var values: [Double]
  /// The colour of the recent values.
  public var color: Color
  /// A Boolean value that indicates whether a downward trend is good.
  public var lowerIsBetter: Bool
  /// The title.
  public var id: String { title }

  /// Creates a metric with the name `title`.
  ///
  /// - Parameters:
  ///   - title: The name of the metric, which is also its id.
  ///   - value: The current value, with its unit.
  ///   - trend: The change since an earlier value; `nil` if it is unknown.
  ///   - values: Recent values, the oldest first; empty if they are unknown.
  ///   - color: The colour of the recent values.
  ///   - lowerIsBetter: `true` if a downward trend is good, as for a build time.
  public init(
    _ title: String, value: String, trend: StatTrend? = nil, values: [Double] = [],
    color: Color = .chart1, lowerIsBetter: Bool = false
  ) {
    self.title = title
    self.value = value
    self.trend = trend
    self.values = values
    self.color = color
    self.lowerIsBetter = lowerIsBetter
  }
}
