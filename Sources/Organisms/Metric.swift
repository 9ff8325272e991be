// SPDX-License-Identifier: MIT
// Organism: a number that is watched, as a dashboard lists it.

public import CuriumMolecules

/// A number that is watched, for `MetricsDashboard`.
///
///     let downloads = Metric("Downloads", value: "12,480", trend: .up("8 %"))
public struct Metric: Identifiable, Hashable, Sendable {
  /// What is counted.
  public var title: String
  /// The number, with its unit.
  public var value: String
  /// Where it goes; nil where that is not known.
  public var trend: StatTrend?
  /// The title.
  public var id: String { title }

  /// A number called `title`.
  public init(_ title: String, value: String, trend: StatTrend? = nil) {
    self.title = title
    self.value = value
    self.trend = trend
  }
}
