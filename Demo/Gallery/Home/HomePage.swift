// SPDX-License-Identifier: MIT
// Page: the start page of the gallery: live samples, and links into the gallery.

import Curium
import CuriumPreviews
import CuriumControls

/// The name of the kit, a dashboard, a table, a form, and a strip of themes.
struct HomePage: View {
  /// Wider pages are hard to read.
  private static let widest = 136
  @State private var service = ServiceFigures()

  var body: some View {
    GeometryReader { geometry in
      let width = min(geometry.size.width, Self.widest) - 6
      let isTall = geometry.size.height >= 30
      ScrollView {
        VStack(alignment: .leading, spacing: 1) {
          if width >= 90 {
            HStack(alignment: .top, spacing: 3) {
              HomeTitle(font: .displayLarge).frame(width: 48, alignment: .leading)
              HomeRequests(service: service).frame(height: 12)
            }
            HomeStats(isTall: true)
            HStack(alignment: .top, spacing: 2) {
              HomeServices()
              HomeSignIn().frame(width: 36)
            }
          } else {
            HomeTitle(
              font: geometry.size.height < 16
                ? nil : isTall && width >= 48 ? .displayLarge : .displayMedium)
            HomeRequests(service: service).frame(height: isTall ? 11 : 8)
            HomeStats(isTall: false)
            HomeServices()
            HomeSignIn()
          }
          HomeThemes(width: width)
        }
        .padding(.horizontal, DesignTokens.Spacing.lg)
        .padding(.vertical, geometry.size.height >= 16 ? 1 : 0)
        .frame(width: Length(width + 6), alignment: .leading)
        .frame(maxWidth: .infinity)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The name of the kit, a sentence about it, and the way on.
private struct HomeTitle: View {
  /// The size of the name; `nil` where there is no room for it.
  let font: Font?
  @Environment(\.navigator) private var navigator

  private var counts: String {
    let components = Exhibit.all.count { $0.level != .page }
    return "\(components) components · \(AppTheme.builtInNames.count) themes · 0 bytes at rest"
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      if let font {
        Text("Curium").font(font)
          .foregroundStyle(
            LinearGradient(gradient: .brand, startPoint: .leading, endPoint: .trailing))
      }
      VStack(alignment: .leading, spacing: 0) {
        Text("Terminal apps in Swift, written like SwiftUI.").bold()
        Text(counts).foregroundStyle(.textSecondary)
      }
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 2) {
          tour
          components
          themes
        }
        HStack(spacing: 2) {
          tour
          themes
        }
        tour
      }
    }
    .lineLimit(2)
  }

  private var tour: some View {
    PrimaryButton(title: "Take the tour") { navigator?.startTour() }
  }
  private var components: some View {
    SecondaryButton(title: "Components") {
      if let first = SidebarContents.sections.first { $0.exhibits.count > 5 }?.exhibits.first {
        navigator?.choose(first.id)
      }
    }
  }
  private var themes: some View {
    SecondaryButton(title: "Themes") { navigator?.showThemes() }
  }
}

/// The heading of a part of the page.
struct HomeHeading: View {
  let title: String

  var body: some View {
    Text(title).font(.headline).foregroundStyle(.textPrimary).lineLimit(1)
      .accessibilityRole(.heading)
  }
}

/// The page as an exhibit.
enum HomePagePreviews: PreviewProvider {
  static var level: Level { .page }

  static var previews: [Preview] {
    Preview("Live") { HomePage() }
  }
}

extension Exhibit {
  /// The start page of the gallery.
  @MainActor static let home = Exhibit(
    name: "Home", summary: "What there is, and where to go on.",
    source: "Demo/Gallery/Home/HomePage.swift", provider: HomePagePreviews.self)
}
