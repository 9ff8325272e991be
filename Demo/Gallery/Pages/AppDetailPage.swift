// SPDX-License-Identifier: MIT
// Page: an app in a store, loaded when the page opens.

import Curium
import CuriumPreviews
import CuriumControls

/// The data that a store has about an app.
struct AppEntity: Sendable {
  let name: String
  let developer: String
  let description: String
  let version: String
  let size: String
  let rating: String
  let updated: String
  let features: [String]
}

/// A source of apps.
struct AppRepository: Sendable {
  /// The response time.
  var delay = Duration.milliseconds(900)

  /// Returns the app with this number.
  @MainActor func app(_ id: Int, clock: AppClock) async -> AppEntity? {
    guard await clock.sleep(for: delay) else { return nil }
    return AppEntity(
      name: "Tidewatch", developer: "Harbour Works",
      description:
        "Tide tables, currents and sunrise for every harbour between Brest and Bergen. Works "
        + "without a connection once a coast is loaded.",
      version: "4.2.1", size: "18.6 MB", rating: "4.7 of 5", updated: "3 days ago",
      features: ["Offline charts", "Wind forecast for ten days", "Alarm before low water"])
  }
}

/// An app in detail. Shows a spinner until the repository answers.
struct AppDetailPage: View {
  let id: Int
  var repository = AppRepository()
  @State private var app: AppEntity?
  @State private var isInstalled = false
  @Environment(\.clock) private var clock
  @Environment(\.strings) private var strings

  var body: some View {
    VStack(spacing: 0) {
      CustomNavigationBar(title: app?.name ?? strings.loading)
      DetailPageTemplate(isLoading: app == nil) {
        if let app { AppTitle(app: app, isInstalled: isInstalled) }
      } content: {
        if let app { AppFacts(app: app) }
      } actions: {
        PrimaryButton(title: isInstalled ? "Open" : "Install", isEnabled: app != nil) {
          isInstalled = true
        }
        if isInstalled {
          DestructiveButton(title: "Remove") { isInstalled = false }
        }
      }
    }
    .task { app = await repository.app(id, clock: clock) }
  }
}

/// The name and the developer of an app, and whether it is installed.
private struct AppTitle: View {
  let app: AppEntity
  let isInstalled: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 2) {
        Text(app.name).font(.title)
        if isInstalled { Badge(text: "Installed", color: .success) }
      }
      Text(app.developer).font(.body).foregroundStyle(.textSecondary)
    }
  }
}

/// Facts about an app, in sections.
private struct AppFacts: View {
  let app: AppEntity

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(app.description)
      ContentSection(title: "Information", icon: "info.circle") {
        InfoRow(label: "Version", value: app.version)
        InfoRow(label: "Size", value: app.size)
        InfoRow(label: "Rating", value: app.rating, valueColor: .warning)
        InfoRow(label: "Updated", value: app.updated)
      }
      ContentSection(title: "Features", icon: "star") {
        ForEach(app.features, id: \.self) { Text($0) }
      }
    }
  }
}

enum AppDetailPagePreviews: PreviewProvider {
  static var level: Level { .page }

  static var previews: [Preview] {
    Preview("Loads") { AppDetailPage(id: 1) }
  }
}
