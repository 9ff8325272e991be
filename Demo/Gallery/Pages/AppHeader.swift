// SPDX-License-Identifier: MIT
// Page: the name, developer and reviews of an app.

import Curium
import CuriumPreviews
import CuriumControls

/// The name, developer and rating of an app, and its installation status.
struct AppHeader: View {
  let app: AppEntity
  var isInstalled = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 2) {
        Text(app.name).font(.title).lineLimit(1).accessibilityRole(.heading)
        if isInstalled { Badge(text: "Installed", color: .success) }
        Spacer()
        Badge(text: app.rating, color: .warning)
      }
      Text("\(app.developer), version \(app.version)").lineLimit(1)
        .font(.body)
        .foregroundStyle(.textSecondary)
    }
  }
}

/// The newest reviews of an app, or a spinner until they are loaded.
struct RecentReviews: View {
  let appId: Int
  @State private var reviews: [Review] = []
  @State private var state = PageState.loading
  @Environment(\.appRepository) private var repository
  @Environment(\.clock) private var clock

  var body: some View {
    SectionContainer(title: "Recent reviews") {
      switch state {
      case .loaded:
        VStack(alignment: .leading, spacing: 1) {
          ForEach(reviews) { review in
            VStack(alignment: .leading, spacing: 0) {
              InfoRow(label: review.author, value: "\(review.stars) of 5", valueColor: .warning)
              Text(review.text).foregroundStyle(.textSecondary)
            }
          }
        }
      case .loading: ProgressView("Loading reviews…")
      case .empty: Text("No reviews yet.").foregroundStyle(.textSecondary)
      case .failed(let reason):
        Banner(title: "Couldn’t load reviews", message: reason, intent: .error)
      }
    }
    .task(id: appId) { await load() }
  }

  private func load() async {
    do {
      reviews = try await repository.reviews(appId, clock)
      state = reviews.isEmpty ? .empty : .loaded
    } catch {
      if !Task.isCancelled { state = PageState(failure: error) }
    }
  }
}

enum AppHeaderPreviews: PreviewProvider {
  static var level: Level { .page }

  static var previews: [Preview] {
    Preview("With reviews") {
      VStack(alignment: .leading, spacing: 1) {
        AppHeader(app: .pulse)
        RecentReviews(appId: 1)
      }
      .padding(.horizontal, DesignTokens.Spacing.lg)
      .padding(.vertical, 1)
    }
  }
}
