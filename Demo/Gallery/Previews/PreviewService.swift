// SPDX-License-Identifier: MIT
// Page: services that previews of tables, lists and dashboards show.

/// A service of the company in all previews.
struct PreviewService: Identifiable {
  let name: String
  let version: String
  let owner: String
  /// The response time in milliseconds; `nil` while the service is stopped.
  let latency: Int?
  /// The share of the processor in use, from 0 to 1.
  let load: Double

  var id: String { name }

  /// Short names, which fit even in narrow previews.
  static let all = [
    PreviewService(
      name: "api-gateway", version: "2.4.1", owner: "Ada Okafor", latency: 42, load: 0.31),
    PreviewService(
      name: "checkout", version: "1.18.0", owner: "Jonas Weber", latency: 812, load: 0.86),
    PreviewService(name: "billing", version: "3.2.0", owner: "Mina Sato", latency: 67, load: 0.22),
    PreviewService(
      name: "search", version: "0.9.7", owner: "Priya Nair", latency: 31, load: 0.54),
    PreviewService(name: "auth", version: "5.1.0", owner: "Ada Okafor", latency: 18, load: 0.27),
    PreviewService(
      name: "media", version: "1.3.2", owner: "Tom Becker", latency: nil, load: 0),
    PreviewService(
      name: "email", version: "2.0.3", owner: "Mina Sato", latency: 120, load: 0.12),
    PreviewService(
      name: "webhooks", version: "1.6.4", owner: "Jonas Weber", latency: 145, load: 0.38),
    PreviewService(
      name: "ledger", version: "4.0.2", owner: "Lucía Ferrer", latency: 24, load: 0.18),
    PreviewService(
      name: "sessions", version: "2.2.0", owner: "Priya Nair", latency: 12, load: 0.44),
    PreviewService(
      name: "scheduler", version: "1.1.9", owner: "Tom Becker", latency: 58, load: 0.09),
    PreviewService(
      name: "reports", version: "0.4.0", owner: "Lucía Ferrer", latency: 640, load: 0.71),
  ]

  /// One word for its state.
  var state: String {
    guard let latency else { return "Stopped" }
    return latency > 500 ? "Slow" : "Running"
  }
  /// The response time with its unit.
  var time: String { latency.map { "\($0) ms" } ?? "–" }
}
