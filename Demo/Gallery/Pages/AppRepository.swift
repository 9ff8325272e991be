// SPDX-License-Identifier: MIT
// Page: the apps of a store, and the source of data about them.

import Curium

/// An app in a store.
struct AppEntity: Identifiable, Hashable, Sendable {
  let id: Int
  let name: String
  let developer: String
  let description: String
  let version: String
  let rating: String

  static let pulse = AppEntity(
    id: 1, name: "Pulse", developer: "Okafor & Weber",
    description:
      "Uptime, latency and incidents of all your services on one screen. Alerts your team "
      + "before your customers notice.",
    version: "4.2.1", rating: "4.7 of 5")
}

/// The figures of an app.
struct AppMetrics: Hashable, Sendable {
  let downloads: String
  let downloadGrowth: String
  let activeUsers: String
  let size: String
  let sizeChange: String

  /// The figures for a `MetricsDashboard`.
  var metrics: [Metric] {
    [
      Metric("Downloads", value: downloads, trend: .up(downloadGrowth)),
      Metric("Active users", value: activeUsers),
      Metric("Size", value: size, trend: .down(sizeChange), lowerIsBetter: true),
    ]
  }
}

/// A review of an app.
struct Review: Identifiable, Hashable, Sendable {
  let id: Int
  let author: String
  let stars: Int
  let text: String
}

/// The error for a store that doesn't answer.
struct AppRepositoryError: Error {
  let reason: String
}

/// A source of data about apps. Pages get it from the environment.
///
///     AppDetailPage(app: .pulse).environment(\.appRepository, .offline)
struct AppRepository: Sendable {
  /// Returns the figures of the app with this number.
  var metrics: @MainActor @Sendable (Int, AppClock) async throws -> AppMetrics
  /// Returns the newest reviews of the app with this number.
  var reviews: @MainActor @Sendable (Int, AppClock) async throws -> [Review]

  /// A store that answers after a moment.
  static let sample = AppRepository { id, clock in
    guard await clock.sleep(for: .milliseconds(900)) else { throw CancellationError() }
    return try await ready.metrics(id, clock)
  } reviews: { id, clock in
    guard await clock.sleep(for: .milliseconds(600)) else { throw CancellationError() }
    return try await ready.reviews(id, clock)
  }

  /// A store that answers immediately.
  static let ready = AppRepository { _, _ in
    AppMetrics(
      downloads: "12,480", downloadGrowth: "8%", activeUsers: "3,902", size: "18.6 MB",
      sizeChange: "0.4 MB")
  } reviews: { _, _ in
    [
      Review(id: 1, author: "Mina Sato", stars: 5, text: "We find incidents in minutes now."),
      Review(id: 2, author: "Tom Becker", stars: 4, text: "Great charts. Alerts could be quieter."),
      Review(
        id: 3, author: "Priya Nair", stars: 5,
        text: "Setting it up took ten minutes. The team loves it."),
      Review(id: 4, author: "Lucía Ferrer", stars: 3, text: "I'd like to export the reports."),
    ]
  }

  /// A store that never answers.
  static let silent = AppRepository { _, clock in
    try await noAnswer(clock)
  } reviews: { _, clock in
    try await noAnswer(clock)
  }

  /// Waits until the task is cancelled.
  @MainActor private static func noAnswer<Value>(_ clock: AppClock) async throws -> Value {
    while await clock.sleep(for: .seconds(3_600)) {}
    throw CancellationError()
  }

  /// A store that can't be reached.
  static let offline = AppRepository { _, _ in
    throw AppRepositoryError(reason: "Couldn't connect. Check your network.")
  } reviews: { _, _ in
    throw AppRepositoryError(reason: "Couldn't connect. Check your network.")
  }
}

private struct AppRepositoryKey: EnvironmentKey {
  static var defaultValue: AppRepository { .sample }
}

extension EnvironmentValues {
  /// The source of data about apps.
  var appRepository: AppRepository {
    get { self[AppRepositoryKey.self] }
    set { self[AppRepositoryKey.self] = newValue }
  }
}

extension PageState {
  /// Creates the state of data whose loading failed with `error`.
  init(failure error: any Error) {
    self = .failed((error as? AppRepositoryError)?.reason ?? "\(error)")
  }
}
