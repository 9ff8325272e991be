// SPDX-License-Identifier: MIT
// Page: one screen in the looks of several brands.

import Curium
import CuriumPreviews
import CuriumControls

/// The same screen in the kit's look and in three others. One is round and spacious, one is flat
/// and dense, and one has double lines. A brand consists of styles and tokens; the screen doesn't
/// depend on it.
struct BrandPage: View {
  @State private var brand = "Curium"
  @Environment(\.appTheme) private var theme

  var body: some View {
    VStack(alignment: .leading, spacing: ComponentTokens.Page.spacing) {
      SegmentedControl(title: "Brand", selection: $brand, options: Brand.all.map(\.name))
        .labelsHidden()
        .padding(.horizontal, ComponentTokens.Page.padding)
      GeometryReader { geometry in
        ScrollView {
          BrandSample(isNarrow: geometry.size.width < 84)
            .padding(.horizontal, ComponentTokens.Page.padding)
        }
      }
      .componentStyle(chosen.style)
      .themed(chosen.theme(theme))
    }
  }

  private var chosen: Brand { Brand.all.first { $0.name == brand } ?? Brand.all[0] }
}

/// A small dashboard of a package registry, with a form.
private struct BrandSample: View {
  /// `true` if the parts are stacked.
  let isNarrow: Bool
  @State private var name = "swift-nio"
  @State private var query = ""
  @State private var isPublic = true
  @State private var notifies = false
  @State private var channel = "Stable"
  @State private var isRemoving = false
  @Environment(\.toast) private var toast
  @Environment(\.cardsHaveEdges) private var cardsHaveEdges

  var body: some View {
    // Edges leave half a row free on either side, so cards with edges need no more.
    VStack(alignment: .leading, spacing: cardsHaveEdges ? 0 : 1) {
      MetricsDashboard(metrics: [
        Metric("Downloads", value: "84k", trend: .up("12%")),
        Metric("Open issues", value: "127", trend: .down("4"), lowerIsBetter: true),
        Metric("Build", value: "4:12", trend: .steady("0 s")),
      ])
      cards {
        release
        settings
      }
      .fixedSize(horizontal: false, vertical: !isNarrow)
      Banner(
        title: "2.65.0 is ready", message: "Every check passed on Linux and macOS.",
        intent: .success
      )
      .padding(.top, cardsHaveEdges ? 1 : 0)
    }
  }

  /// The same views in narrow windows, so that the fields keep their text.
  private var cards: AnyLayout {
    isNarrow
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: cardsHaveEdges ? 0 : 1))
      : AnyLayout(HStackLayout(alignment: .top, spacing: ComponentTokens.Page.spacing))
  }

  private var release: some View {
    Card {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 1) {
          TitleLabel(text: "swift-nio", style: .small)
          Badge(text: "2.64.0")
          StatePill(text: "Passing", color: .success)
        }
        BodyText(text: "Event-driven networking for servers and clients.")
      }
      .padding(.bottom, 1)
      TagList(tags: ["network", "server", "async"]) { query = $0 }
      Gauge("Coverage", value: 0.86).padding(.vertical, 1)
      ActionRow(title: "Release notes", value: "14") { toast("Release notes opened") }
      ActionRow(title: "Dependencies", value: "3") { toast("Dependencies opened") }
      Spacer(minLength: 1)
      HStack(spacing: 1) {
        PrimaryButton(title: "Publish") { toast("Published", systemImage: "checkmark") }
        SecondaryButton(title: "Preview") { toast("Preview opened") }
        DestructiveButton(title: "Remove") { isRemoving = true }
      }
    }
    .alert("Remove swift-nio?", isPresented: $isRemoving) {
      Button("Remove", role: .destructive) { toast("Removed") }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("Projects that depend on it won't build anymore.")
    }
  }

  private var settings: some View {
    Card {
      SearchBar(text: $query, placeholder: "Search packages").fieldLine()
      FormInput(label: "Name", placeholder: "Package name", text: $name)
      SegmentedControl(
        title: "Channel", selection: $channel, options: ["Stable", "Beta", "Nightly"]
      )
      .padding(.bottom, 1)
      CheckBox(text: "Listed in the registry", isSelected: $isPublic)
      ToggleRow(title: "Notify me about releases", isOn: $notifies)
      Spacer(minLength: 1)
      Menu("More") {
        Button("Copy link") { toast("Link copied") }
        Button("Transfer…") {}
      }
      .buttonStyle(.variant(.secondary))
    }
  }
}

enum BrandPagePreviews: PreviewProvider {
  static var level: Level { .page }

  static var previews: [Preview] {
    Preview("Brand") { BrandPage() }
  }
}
