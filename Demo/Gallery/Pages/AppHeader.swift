// SPDX-License-Identifier: MIT
// Page: the name, developer and reviews of an app.

import Curium
import CuriumPreviews
import CuriumControls

/// The name, developer and rating of an app.
struct AppHeader: View {
  let app: AppEntity

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 2) {
        Text(app.name).font(.title).lineLimit(1).accessibilityRole(.heading)
        Spacer()
        Badge(text: app.rating, color: .warning)
      }
      Text("\(app.developer), version \(app.version)").lineLimit(1)
        .foregroundStyle(.textSecondary)
    }
  }
}

/// A review of an app.
struct Review: Identifiable, Hashable, Sendable {
  let id: Int
  let author: String
  let stars: Int
  let text: String
}

/// A source of reviews. Pages get it from the environment.
struct ReviewRepository: Sendable {
  /// The response time.
  var delay = Duration.milliseconds(600)

  /// Returns the newest reviews of the app with this number.
  @MainActor func reviews(of appId: Int, clock: AppClock) async -> [Review]? {
    guard await clock.sleep(for: delay) else { return nil }
    return [
      Review(id: 1, author: "Sigrid", stars: 5, text: "Never missed a tide since."),
      Review(id: 2, author: "Yann", stars: 4, text: "Good charts. The alarm could be louder."),
    ]
  }
}

private struct ReviewRepositoryKey: EnvironmentKey {
  static var defaultValue: ReviewRepository { ReviewRepository() }
}

extension EnvironmentValues {
  var reviewRepository: ReviewRepository {
    get { self[ReviewRepositoryKey.self] }
    set { self[ReviewRepositoryKey.self] = newValue }
  }
}

/// The newest reviews of an app, or a spinner until they are loaded.
struct RecentReviews: View {
  let appId: Int
  @State private var reviews: [Review]?
  @Environment(\.reviewRepository) private var repository
  @Environment(\.clock) private var clock

  var body: some View {
    SectionContainer(title: "Recent reviews") {
      if let reviews {
        VStack(alignment: .leading, spacing: 1) {
          ForEach(reviews) { review in
            VStack(alignment: .leading, spacing: 0) {
              InfoRow(label: review.author, value: "\(review.stars) of 5", valueColor: .warning)
              Text(review.text).foregroundStyle(.textSecondary)
            }
          }
        }
      } else {
        ProgressView("Loading reviews…")
      }
    }
    .task(id: appId) { reviews = await repository.reviews(of: appId, clock: clock) }
  }
}

enum AppHeaderPreviews: PreviewProvider {
  static var level: Level { .page }

  static var previews: [Preview] {
    Preview("With reviews") {
      VStack(alignment: .leading, spacing: 1) {
        AppHeader(
          app: AppEntity(
            name: "Tidewatch", developer: "Harbour Works", description: "", version: "4.2.1",
            size: "18.6 MB", rating: "4.7 of 5", updated: "3 days ago", features: []))
        RecentReviews(appId: 1)
      }
      .padding(.horizontal, DesignTokens.Spacing.lg)
      .padding(.vertical, 1)
    }
  }
}
