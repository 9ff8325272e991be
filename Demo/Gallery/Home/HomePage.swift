// SPDX-License-Identifier: MIT
// Page: the start page of the gallery: live samples, and links into the gallery.

import Curium
import CuriumGallery
import CuriumPreviews
import CuriumControls

/// The name of the kit, a dashboard, a table, a form, and a strip of themes.
struct HomePage: View {
  /// The minimum height for a tall chart, a code sample, all services and two rows of themes.
  static let huge = 56
  /// The height of the page with a chart of 12 rows and without empty rows.
  private static let full = 37
  /// The rows that the page can do without, so that it needs no scrollbar: one of the chart, and
  /// the empty one at the top.
  private static let spare = 2
  /// Heights at which the page fits only if there are no empty rows between the parts. The edges of
  /// cards leave half rows. A page that doesn't fit scrolls, and has empty rows.
  private static let tight = full - spare..<41
  /// The minimum height with a tall chart and large buttons.
  static let roomy = 42
  @State private var service = ServiceFigures()

  /// Returns whether there are no empty rows between the parts.
  static func isTight(width: Int, height: Int) -> Bool { width >= 90 && tight.contains(height) }

  /// Returns the rows that a page without empty rows is too short by.
  static func missing(width: Int, height: Int) -> Int {
    isTight(width: width, height: height) ? max(0, full - height) : 0
  }

  var body: some View {
    GeometryReader { geometry in
      let isHuge = geometry.size.height >= Self.huge
      let width = geometry.size.width - 6
      let isTight = Self.isTight(width: width, height: geometry.size.height)
      let missing = Self.missing(width: width, height: geometry.size.height)
      ScrollView {
        VStack(alignment: .leading, spacing: isTight ? 0 : 1) {
          HomeParts(
            width: width, height: geometry.size.height, spacing: isTight ? 0 : 1, service: service)
          HomeThemes(width: width, rows: isHuge ? 2 : 1).modifier(HomeKeys())
        }
        .padding(.horizontal, DesignTokens.Spacing.lg)
        .padding(.top, missing < Self.spare ? 1 : 0)
        .padding(.bottom, isTight ? 0 : 1)
        .frame(width: Length(width + 6), alignment: .leading)
      }
      .scrollsWithOtherPane()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The parts above the themes: two in each row, or one below the other in narrow windows. They are
/// the same views in all windows, so that the form keeps its text when the window gets narrower.
private struct HomeParts: View {
  let width: Int
  let height: Int
  /// The rows between parts.
  let spacing: Length
  let service: ServiceFigures
  @Environment(\.cardsHaveEdges) private var cardsHaveEdges

  var body: some View {
    let isWide = width >= 90
    let isHuge = isWide && height >= HomePage.huge
    let isRoomy = isWide && height >= HomePage.roomy
    let isTall = height >= 30
    let chart: Length = HomePage.missing(width: width, height: height) > 0 ? 11 : 12
    pair(spacing: 4) {
      HomeTitle(
        font: isWide || isTall && width >= 48 ? .displayLarge : .displayMedium,
        isShort: height < 16, hasLargeButtons: isRoomy, hasCode: isHuge
      )
      .modifier(HomeKeys())
      .frame(width: isWide ? (width >= 120 ? 58 : 52) : nil, alignment: .leading)
      // The name begins in the row of the card's first line, below the card's edge.
      .padding(.top, isWide ? 1 : 0)
      HomeRequests(service: service, hasGap: true).modifier(HomeKeys())
        .frame(height: isHuge ? 19 : isRoomy ? 13 : isWide || isTall ? chart : 11)
    }
    HomeStats(isTall: isWide)
    pair(spacing: 2) {
      HomeServices(isTall: isHuge).modifier(HomeKeys())
      HomeSignIn().frame(width: isWide ? (width >= 110 ? 44 : 34) : nil)
    }
    // The form is as tall as the table.
    .frame(height: isHuge ? HomeServices.height(cardsHaveEdges) : nil)
  }

  private func pair(spacing: Length, @ViewBuilder content: () -> some View) -> some View {
    let layout =
      width >= 90
      ? AnyLayout(HStackLayout(alignment: .top, spacing: spacing))
      : AnyLayout(VStackLayout(alignment: .leading, spacing: self.spacing))
    return layout { content() }
  }
}

/// The name of the kit, a sentence about it, and the way on.
private struct HomeTitle: View {
  /// The size of the name.
  let font: Font
  /// `true` if every row counts.
  let isShort: Bool
  /// `true` if there is room for large buttons.
  let hasLargeButtons: Bool
  /// `true` if there is room for a code sample.
  let hasCode: Bool
  @Environment(GalleryNavigator.self) private var navigator: GalleryNavigator?

  private var counts: String {
    let components = Exhibit.all.count { $0.level != .page }
    return "\(components) components · \(AppTheme.builtInNames.count) themes · no output while idle"
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      HomeName(font: font)
      VStack(alignment: .leading, spacing: 0) {
        ViewThatFits(in: .horizontal) {
          Text("Terminal apps in Swift, written like SwiftUI.")
          Text("Terminal apps in Swift.")
        }
        .bold()
        if !isShort { Text(counts).foregroundStyle(.textSecondary) }
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
      .controlSize(hasLargeButtons ? .large : .medium)
      if hasCode { Text(code: Self.code, language: .swift).lineLimit(5) }
    }
    .lineLimit(2)
  }

  private static let code = """
    @State private var count = 0

    var body: some View {
      Button("Add \\(count)") { count += 1 }
    }
    """

  private var tour: some View {
    PrimaryButton(title: "Take the tour") { navigator?.startTour() }
  }
  private var components: some View {
    SecondaryButton(title: "Components") { navigator?.go(to: .components) }
  }
  private var themes: some View {
    SecondaryButton(title: "Themes") { navigator?.showThemes() }
  }
}

/// The name of the kit in the colours of the brand. With 16 or 256 colours, each letter has only
/// one.
struct HomeName: View {
  let font: Font
  @Environment(\.colorDepth) private var colorDepth
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.appTheme) private var theme

  private static let name = "Curium"

  /// The colours of the letters. With 16, the brand's are too similar on light pages.
  private var letterGradient: Gradient {
    colorScheme == .dark
      ? .brand : Gradient(colors: [.brandSecondary, .brandPrimary, .brandAccent])
  }

  var body: some View {
    if colorDepth == .ansi16 || colorDepth == .ansi256 {
      let letters = Array(Self.name)
      HStack(spacing: font == .title ? 0 : font == .displayLarge ? 2 : 1) {
        ForEach(Array(letters.indices), id: \.self) { index in
          let place = (Double(index) + 0.5) / Double(letters.count)
          let letter = Text(String(letters[index])).font(font)
          if colorDepth == .ansi256 {
            // A gradient keeps its hue, and isn't darkened on a light page, as text colours are.
            let color = Color(Gradient.brand.color(at: place, in: theme))
            letter.foregroundStyle(
              LinearGradient(colors: [color, color], startPoint: .leading, endPoint: .trailing))
          } else {
            // Each of the three stops colours two letters.
            letter.foregroundStyle(letterGradient.style(at: Double(index * 3 / letters.count) / 2))
          }
        }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Self.name)
    } else {
      Text(Self.name).font(font)
        .foregroundStyle(
          LinearGradient(gradient: .brand, startPoint: .leading, endPoint: .trailing))
    }
  }
}

/// Adds the commands of the gallery with their letters. In the form, letters are text.
private struct HomeKeys: ViewModifier {
  @Environment(GalleryNavigator.self) private var navigator: GalleryNavigator?
  @Environment(ThemeStudio.self) private var studio: ThemeStudio?

  func body(content: Content) -> some View {
    if let navigator, let studio {
      content.galleryKeys(navigator, studio, usesLetters: true)
    } else {
      content
    }
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
    page: HomePagePreviews.self, "What the gallery contains, and where to start.", name: "Home")
}
