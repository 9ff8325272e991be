// SPDX-License-Identifier: MIT
// Page: the start page of the gallery: an overview, a live sample, and links.

import Curium
import CuriumPreviews
import CuriumControls

/// The name of the kit, some live components, and links into the gallery.
struct HomePage: View {
  /// Longer lines are hard to read.
  private static let widest = 132

  var body: some View {
    GeometryReader { geometry in
      let width = min(geometry.size.width, Self.widest)
      ScrollView {
        VStack(alignment: .leading, spacing: 1) {
          HomeTitle(isLarge: width >= 76 && geometry.size.height >= 30)
          HomeLevels(isShort: width < 60)
          if width >= 76 {
            HStack(alignment: .top, spacing: DesignTokens.Spacing.lg) {
              HomeDashboard()
              HomeHighlights()
            }
          } else {
            HomeHighlights()
            HomeDashboard()
          }
          HomeThemes(width: width - 6)
          HomeKeys(columns: max(1, width / 30))
        }
        .padding(.horizontal, DesignTokens.Spacing.lg)
        .padding(.vertical, geometry.size.height >= 16 ? 1 : 0)
        .frame(width: Length(width), alignment: .leading)
        .frame(maxWidth: .infinity)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The name of the kit, and a sentence about it.
private struct HomeTitle: View {
  let isLarge: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("Curium").font(isLarge ? .displayLarge : .displayMedium)
        .foregroundStyle(
          LinearGradient(gradient: .brand, startPoint: .leading, endPoint: .trailing))
      VStack(alignment: .leading, spacing: 0) {
        Text("Terminal apps in Swift, written like SwiftUI.").bold()
        Text("One write per frame · no work at rest · every colour a token")
          .foregroundStyle(.textSecondary)
      }
    }
  }
}

/// The number of exhibits at each level. Each links to its first exhibit in the list.
private struct HomeLevels: View {
  /// Whether there is too little room for the numbers.
  let isShort: Bool
  @Environment(\.navigator) private var navigator

  var body: some View {
    let sections = SidebarContents.sections.filter { $0.title != Level.token.heading }
    let tags = sections.map { section in
      let name = section.title.lowercased()
      return isShort ? name : "\(section.exhibits.count) \(name)"
    }
    TagList(tags: tags + ["themes"]) { tag in
      if let index = tags.firstIndex(of: tag) {
        navigator?.choose(sections[index].exhibits[0].id)
      } else {
        navigator?.showThemes()
      }
    }
  }
}

/// A few exhibits that show what the kit can do.
private struct HomeHighlights: View {
  @Environment(\.navigator) private var navigator

  private static let highlights = [
    ("Themes", "paintpalette"), ("DataTable", "tablecells"), ("CommandPalette", "command"),
    ("LoginPage", "lock"), ("Chart", "chart.bar"), ("Motion", "bolt"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HomeHeading(title: "Try")
      ForEach(Self.highlights, id: \.0) { name, icon in
        if let exhibit = Exhibit.named(name) {
          ActionRow(title: exhibit.name, subtitle: exhibit.summary, icon: icon) {
            navigator?.open(exhibit.id)
          }
        }
      }
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

/// The commands of the gallery and their current keys.
private struct HomeKeys: View {
  let columns: Int

  private static let sections: Set<String> = ["Gallery", "View"]
  private static let others: Set<String> = ["command-palette", "help"]
  /// Keys that depend on the focus; they would appear and disappear.
  private static let passing: Set<String> = ["choose", "open", "focus", "back"]

  var body: some View {
    ActiveKeysReader { keys in
      let shown = keys.bindings.filter {
        (Self.sections.contains($0.section) || Self.others.contains($0.id))
          && !Self.passing.contains($0.id)
      }
      let rows = (shown.count + columns - 1) / columns
      VStack(alignment: .leading, spacing: 0) {
        HomeHeading(title: "Keys")
        HStack(alignment: .top, spacing: 2) {
          ForEach(0..<columns) { column in
            VStack(alignment: .leading, spacing: 0) {
              ForEach(shown.dropFirst(column * rows).prefix(rows)) { HomeKey(binding: $0) }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
          }
        }
      }
    }
  }
}

/// A command after its key. Clicking it runs the command.
private struct HomeKey: View {
  let binding: KeyBinding
  @Environment(\.keyRegistry) private var registry

  var body: some View {
    HStack(spacing: 1) {
      KeyLabel(binding.sequences).frame(width: 5, alignment: .trailing)
      Text(binding.title).foregroundStyle(.textSecondary).lineLimit(1)
    }
    .contentShape(Rectangle())
    .onTapGesture { registry.call(binding.id) }
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
