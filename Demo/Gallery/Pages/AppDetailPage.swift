// SPDX-License-Identifier: MIT
// Page: an app in a store. Its figures load when the page opens.

import Curium
import CuriumPreviews
import CuriumControls

/// The detail page of an app. The header and the actions appear immediately; the figures and the
/// reviews come from the repository in the environment.
struct AppDetailPage: View {
  let app: AppEntity
  @State private var metrics: AppMetrics?
  @State private var state = PageState.loading
  @State private var attempt = 0
  @State private var isInstalled = false
  @State private var isFollowed = false
  @Environment(\.appRepository) private var repository
  @Environment(\.clock) private var clock

  var body: some View {
    VStack(spacing: 0) {
      CustomNavigationBar(title: "Apps")
      GeometryReader { geometry in page(isWide: geometry.size.width >= 84) }
    }
    .task(id: attempt) { await load() }
  }

  private func page(isWide: Bool) -> some View {
    DetailPageTemplate(state: state, onRetry: { attempt += 1 }) {
      AppHeader(app: app, isInstalled: isInstalled)
    } content: {
      Text(app.description)
      MetricsDashboard(metrics: metrics?.metrics ?? [])
      AppReviews(app: app, isWide: isWide)
      QuickActionCard(
        title: isFollowed ? "Following \(app.name)" : "Follow \(app.name)",
        subtitle: "A message for each new version", icon: isFollowed ? "checkmark" : "bell",
        color: isFollowed ? .success : .info
      ) {
        isFollowed.toggle()
      }
      AppDownloads()
    } actions: {
      PrimaryButton(title: isInstalled ? "Open" : "Install", isEnabled: metrics != nil) {
        isInstalled = true
      }
      if isInstalled {
        DestructiveButton(title: "Remove") { isInstalled = false }
      }
    }
  }

  private func load() async {
    state = .loading
    do {
      metrics = try await repository.metrics(app.id, clock)
      state = .loaded
    } catch {
      if !Task.isCancelled { state = PageState(failure: error) }
    }
  }
}

enum AppDetailPagePreviews: PreviewProvider {
  static var level: Level { .page }

  static var previews: [Preview] {
    Preview("Loaded") {
      AppDetailPage(app: .pulse).environment(\.appRepository, .ready)
    }
    Preview("Loading") {
      AppDetailPage(app: .pulse).environment(\.appRepository, .silent)
    }
    Preview("Failed") {
      AppDetailPage(app: .pulse).environment(\.appRepository, .offline)
    }
  }
}
