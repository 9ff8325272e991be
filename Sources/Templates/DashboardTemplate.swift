// SPDX-License-Identifier: MIT
// Template: a dashboard with figures and panels.

import CuriumOrganisms
import CuriumTokens
public import CuriumControls

/// A dashboard with figures and panels below them, each in as many columns as fit.
///
/// Views in a row have the same width. A card is as high as the highest in its row.
///
/// *Sizing:* fills the available space and scrolls. A figure needs 20 columns, a panel 36.
/// *Keys:* those of `ScrollView`.
/// *Tokens:* `nav.*`, `page.*`.
///
///     DashboardTemplate(title: "Today") {
///       Card { Text("Visitors: 1,204") }
///       Card { Text("Sales: 87") }
///     } panels: {
///       Card { Text("The week") }
///     }
public struct DashboardTemplate<Figures: View, Panels: View>: View {
  private let title: String
  private let onBack: (@MainActor () -> Void)?
  private let onSettings: (@MainActor () -> Void)?
  private let figures: Figures
  private let panels: Panels
  @Environment(\.appTheme) private var theme
  @Environment(\.density) private var density

  /// Creates a dashboard called `title`.
  public init(
    title: String, onBack: (@MainActor () -> Void)? = nil,
    onSettings: (@MainActor () -> Void)? = nil, @ViewBuilder figures: () -> Figures,
    @ViewBuilder panels: () -> Panels
  ) {
    self.title = title
    self.onBack = onBack
    self.onSettings = onSettings
    self.figures = figures()
    self.panels = panels()
  }

  /// The navigation bar, with the figures and the panels below it.
  public var body: some View {
    VStack(spacing: 0) {
      CustomNavigationBar(
        title: title, leftAction: onBack, rightAction: onSettings, rightIcon: "gear")
      PageScroll {
        TileLayout(gap: ComponentTokens.Page.spacing, least: 20, theme, density) { figures }
        TileLayout(gap: ComponentTokens.Page.spacing, least: 36, theme, density) { panels }
      }
    }
    .background(ComponentTokens.Page.backgroundColor)
  }
}

package enum DashboardTemplatePreviews: PreviewProvider {
  package static var level: Level { .template }

  @MainActor private static func figure(_ name: String, _ value: String) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(name).foregroundStyle(.textSecondary)
      Text(value).font(ComponentTokens.Page.titleFont)
    }
    .padding(.horizontal, ComponentTokens.Sidebar.padding)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(ComponentTokens.Sidebar.backgroundColor)
  }

  @MainActor private static var dashboard: some View {
    DashboardTemplate(title: "Harbour", onSettings: {}) {
      figure("Ships in port", "14")
      figure("Berths free", "6")
      figure("Tide", "2.4 m, rising")
    } panels: {
      figure("Next arrival", "Bergen, 14:20")
      figure("Next departure", "Brest, 15:05")
    }
  }

  package static var previews: [Preview] {
    Preview("All the room") { dashboard }
    Preview("30 columns") { dashboard.frame(width: 30) }
    Preview("Playground") { knobs in
      DashboardTemplate(
        title: knobs.text("title", "Harbour"), onBack: knobs.action("onBack", false),
        onSettings: knobs.action("onSettings")
      ) {
        figure("Ships in port", knobs.text("ships", "14"))
        figure("Berths free", "6")
      } panels: {
        figure("Next arrival", knobs.text("arrival", "Bergen, 14:20"))
      }
    }
  }
}
