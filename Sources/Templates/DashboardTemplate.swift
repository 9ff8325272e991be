// SPDX-License-Identifier: MIT
// Template: a dashboard with metrics and panels.

import CuriumMolecules
import CuriumOrganisms
import CuriumTokens
public import CuriumControls

/// A dashboard: metrics, and panels below them, in as many columns as fit.
///
/// The number of columns leaves no gaps in the last row. Views in a row have the same width. A card
/// is as tall as the tallest one in its row. Panels that can grow, such as charts, fill the screen,
/// in as many columns as suit its shape. If there is room, an empty row separates the rows of
/// panels. Unless `state` is `.loaded`, a placeholder replaces the metrics and the panels.
///
/// The values of views of type `StatCard` are in small letters, so that they take few rows. For
/// large letters where there is room, use a `MetricsDashboard` instead of the cards.
///
/// *Sizing:* fills the available space and scrolls. A metric needs its ideal width, between
/// 12 and 36 columns, so that all show their charts. A panel needs 36. Give panels a minimum
/// height, such as `.frame(minHeight: 10, idealHeight: 10)`.
/// *Keys:* those of `ScrollView`.
/// *Tokens:* `nav.*`, `page.*`. The labels come from `\.strings`.
///
///     DashboardTemplate(title: "Today") {
///       Card { Text("Visitors: 1,204") }
///       Card { Text("Sales: 87") }
///     } panels: {
///       Card { Text("This week") }
///     }
public struct DashboardTemplate<Metrics: View, Panels: View>: View {
  private let title: String
  private let state: PageState
  private let onBack: (@MainActor () -> Void)?
  private let onSettings: (@MainActor () -> Void)?
  private let onRetry: (@MainActor () -> Void)?
  private let metrics: Metrics
  private let panels: Panels
  @Environment(\.appTheme) private var theme
  @Environment(\.density) private var density
  @Environment(\.cardsHaveEdges) private var cardsHaveEdges

  /// Creates a dashboard with a title, metrics and panels.
  ///
  /// - Parameters:
  ///   - title: The title in the bar.
  ///   - state: The state of the data. Unless it is `.loaded`, a placeholder replaces the content.
  ///   - onBack: Called by the button that goes back. With `nil`, there is no button.
  ///   - onSettings: Called by the button that opens settings. With `nil`, there is no button.
  ///   - onRetry: Called when the user presses the Retry button, which appears if the data couldn't
  ///    be loaded. With `nil`, there is no button.
  ///   - metrics: The metrics at the top, such as views of type `StatCard`, or one
  ///    `MetricsDashboard`.
  ///   - panels: The panels below the metrics, such as charts.
  public init(
    title: String, state: PageState = .loaded, onBack: (@MainActor () -> Void)? = nil,
    onSettings: (@MainActor () -> Void)? = nil, onRetry: (@MainActor () -> Void)? = nil,
    @ViewBuilder metrics: () -> Metrics, @ViewBuilder panels: () -> Panels
  ) {
    self.title = title
    self.state = state
    self.onBack = onBack
    self.onSettings = onSettings
    self.onRetry = onRetry
    self.metrics = metrics()
    self.panels = panels()
  }

  /// The navigation bar, with the metrics and the panels below it.
  public var body: some View {
    VStack(spacing: 0) {
      CustomNavigationBar(
        title: title, leftAction: onBack, rightAction: onSettings, rightIcon: "gear")
      PageScroll(state, fillsHeight: true, onRetry: onRetry) {
        tiles(least: 12...36) { metrics }
          .environment(\.statLook, .small)
        tiles(least: 36...36, fillsHeight: true) { panels }
      }
    }
    .pageBackground(ComponentTokens.Page.backgroundColor)
  }

  private func tiles(
    least: ClosedRange<Int>, fillsHeight: Bool = false, @ViewBuilder content: () -> some View
  ) -> some View {
    TileLayout(
      gap: ComponentTokens.Page.spacing, least: least, hasFrames: cardsHaveEdges,
      fillsHeight: fillsHeight, theme, density
    ) { content() }
  }
}
