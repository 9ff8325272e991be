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
    HStack(spacing: 2) {
      Avatar(name: app.name, size: 3).accessibilityHidden()
      VStack(alignment: .leading, spacing: 0) {
        ViewThatFits(in: .horizontal) {
          titleRow(showsStatus: isInstalled)
          titleRow(showsStatus: false)
        }
        Text("\(app.developer), version \(app.version)").lineLimit(1)
          .font(.body)
          .foregroundStyle(.textSecondary)
      }
    }
  }

  private func titleRow(showsStatus: Bool) -> some View {
    HStack(spacing: 2) {
      Text(app.name).font(.title).lineLimit(1).accessibilityRole(.heading)
      if showsStatus { Badge(text: "Installed", color: .success) }
      Spacer(minLength: 0)
      Badge(text: app.rating, color: .warning)
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
          ForEach(reviews) { ReviewRow(review: $0) }
        }
      case .loading: ProgressView("Loading reviews…")
      case .empty: Text("No reviews yet.").foregroundStyle(.textSecondary)
      case .failed(let reason):
        Banner(title: "Couldn't load reviews", message: reason, intent: .error)
      }
    }
    .task(id: appId) { await load() }
  }

  private func load() async {
    state = .loading
    do {
      reviews = try await repository.reviews(appId, clock)
      state = reviews.isEmpty ? .empty : .loaded
    } catch {
      if !Task.isCancelled { state = PageState(failure: error) }
    }
  }
}

/// The author, the stars and the text of a review.
private struct ReviewRow: View {
  let review: Review

  var body: some View {
    HStack(alignment: .top, spacing: 1) {
      Avatar(name: review.author).accessibilityHidden()
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 1) {
          Text(review.author).bold()
          Spacer(minLength: 0)
          Text("\(review.stars) of 5").foregroundStyle(.textSecondary)
        }
        .lineLimit(1)
        Text(review.text).foregroundStyle(.textSecondary)
      }
    }
  }
}

/// The reviews of an app, its facts and its ratings; side by side if `isWide`.
struct AppReviews: View {
  let app: AppEntity
  let isWide: Bool

  var body: some View {
    if isWide {
      HStack(alignment: .top, spacing: 3) {
        RecentReviews(appId: app.id).frame(maxWidth: .infinity)
        AppFacts(app: app).frame(width: 42)
      }
    } else {
      RecentReviews(appId: app.id)
      AppFacts(app: app)
    }
  }
}

/// The facts about an app, and how many people gave it how many stars.
private struct AppFacts: View {
  let app: AppEntity

  private static let shares = [0.72, 0.18, 0.06, 0.03, 0.01]

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Card {
        InfoRow(label: "Developer", value: app.developer)
        InfoRow(label: "Version", value: app.version)
        InfoRow(label: "Price", value: "$4.99 a month")
        InfoRow(label: "Languages", value: "English, Japanese")
      }
      Card {
        ForEach(Self.shares.indices, id: \.self) { index in
          Gauge(index == 4 ? "1 star" : "\(5 - index) stars", value: Self.shares[index])
        }
      }
      .labelsAligned()
    }
  }
}

/// The downloads of an app by week.
struct AppDownloads: View {
  var body: some View {
    Card {
      Text("Downloads").foregroundStyle(.textSecondary)
      Chart(
        [ChartSeries("Downloads", [4, 5, 5, 6, 8, 7, 9, 12, 11, 10, 13, 14, 12, 15, 18, 17])],
        style: .area, labels: ["August", "September", "October", "November"], in: 0...20
      ) { $0 == 0 ? "0" : "\(Int($0))k" }
      .frame(height: 7)
    }
  }
}

enum AppHeaderPreviews: PreviewProvider {
  static var level: Level { .page }

  static var previews: [Preview] {
    Preview("With reviews") {
      GeometryReader { geometry in
        ScrollView {
          VStack(alignment: .leading, spacing: 1) {
            AppHeader(app: .pulse, isInstalled: true)
            Text(AppEntity.pulse.description)
            AppReviews(app: .pulse, isWide: geometry.size.width >= 84)
            AppDownloads()
          }
          .padding(.horizontal, DesignTokens.Spacing.lg)
          .padding(.vertical, 1)
        }
      }
      .environment(\.appRepository, .ready)
    }
  }
}
