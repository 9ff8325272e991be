// SPDX-License-Identifier: MIT
// Page: previews of MetricsDashboard.

import Curium
import CuriumPreviews

enum MetricsDashboardPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Default") { MetricsDashboard(metrics: metrics) }
    Preview("Areas") { MetricsDashboard(metrics: developed) }
    Preview("Narrow") { MetricsDashboard(metrics: metrics).frame(width: 24) }
    Preview("Custom tiles") { numbers }
    Preview("Playground") { knobs in
      let count = knobs.number("count", 3, in: 0...5)
      MetricsDashboard(metrics: PreviewItem.packages.suffix(count)) { item in
        Card { Text(item.name) }
      }
      .frame(width: knobs.length("width", 48, in: 0...60))
    }
  }

  private static let metrics = [
    Metric("Deployments", value: "14", trend: .up("2")),
    Metric("Open incidents", value: "2", trend: .down("1"), lowerIsBetter: true),
    Metric("Uptime", value: "99.98%", trend: .steady("0%")),
  ]

  private static let developed = [
    Metric(
      "Requests", value: "1,730/s", trend: .up("8%"), values: [3, 4, 6, 9, 12, 14, 13, 15, 17],
      color: .chart2),
    Metric(
      "Latency", value: "42 ms", trend: .down("3%"), values: [9, 8, 8, 6, 7, 5, 4, 4, 3],
      color: .chart1, lowerIsBetter: true),
    Metric(
      "Errors", value: "3", trend: .steady("0"), values: [1, 0, 2, 5, 9, 6, 2, 1, 0],
      color: .chart6),
  ]

  private static var numbers: some View {
    MetricsDashboard(metrics: PreviewItem.packages.suffix(3)) { item in
      Card {
        Text(item.name).foregroundStyle(.textSecondary)
        Text(item.version).bold()
      }
    }
  }
}
