// SPDX-License-Identifier: MIT
// Organism: numbers side by side, in as many columns as the width has room for.

import CuriumTerminal
import CuriumTokens
public import CuriumViews

/// Numbers side by side, in as many columns of one width as there is room for.
///
/// What a number looks like is said by `content`; a `Card` fits.
///
/// *Sizing:* as wide as offered, as high as its rows. *Tokens:* `page.spacing` between the tiles.
///
///     MetricsDashboard(metrics: packages) { metric in
///       Card {
///         Text(metric.name)
///         Text(metric.version).font(.title)
///       }
///     }
public struct MetricsDashboard<Metrics: RandomAccessCollection, Tile: View>: View
where Metrics.Element: Identifiable {
  private let metrics: Metrics
  private let content: (Metrics.Element) -> Tile
  @Environment(\.appTheme) private var theme
  @Environment(\.density) private var density

  /// A tile for each of `metrics`.
  public init(
    metrics: Metrics, @ViewBuilder content: @escaping (Metrics.Element) -> Tile
  ) {
    self.metrics = metrics
    self.content = content
  }

  /// The tiles.
  public var body: some View {
    let spacing = ComponentTokens.Page.spacing
    TileLayout(
      gap: spacing.resolve(in: theme, axis: .horizontal, density: density),
      rowGap: spacing.resolve(in: theme, axis: .vertical, density: density)
    ) {
      ForEach(metrics) { content($0) }
    }
  }
}

/// Views of one width in rows, as many in a row as their widest ideal width leaves room for.
struct TileLayout: Layout {
  let gap: Int
  let rowGap: Int

  /// More columns than any terminal has.
  private static let most = 10_000

  private struct Plan {
    var columns = 1
    var width = 0
    var heights: [Int] = []
  }

  private func plan(_ width: Int, _ subviews: Subviews) -> Plan {
    var plan = Plan()
    let widest = subviews.reduce(1) { max($0, min(Self.most, $1.sizeThatFits(.unspecified).width)) }
    plan.columns = max(1, min(subviews.count, (width + gap) / (widest + gap)))
    plan.width = max(0, (width - gap * (plan.columns - 1)) / plan.columns)
    let proposal = ProposedViewSize(width: plan.width, height: nil)
    for (index, subview) in subviews.enumerated() {
      let height = min(Self.most, subview.sizeThatFits(proposal).height)
      if index % plan.columns == 0 { plan.heights.append(0) }
      plan.heights[plan.heights.count - 1] = max(plan.heights[plan.heights.count - 1], height)
    }
    return plan
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CellSize {
    let ideal = subviews.reduce(0) {
      min(Self.most, $0 + gap + min(Self.most, $1.sizeThatFits(.unspecified).width))
    }
    let width = max(0, min(Self.most, proposal.width ?? max(0, ideal - gap)))
    let heights = plan(width, subviews).heights
    let height = heights.reduce(0, +) + rowGap * max(0, heights.count - 1)
    return CellSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let plan = plan(min(Self.most, bounds.width), subviews)
    var y = bounds.minY
    for (index, subview) in subviews.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: plan.columns)
      if column == 0, row > 0 { y += plan.heights[row - 1] + rowGap }
      subview.place(
        at: CellPoint(x: bounds.minX + column * (plan.width + gap), y: y),
        proposal: ProposedViewSize(width: plan.width, height: plan.heights[row]))
    }
  }
}

package enum MetricsDashboardPreviews: PreviewProvider {
  package static var level: Level { .organism }

  package static var previews: [Preview] {
    Preview("Default") { numbers }
    Preview("Little room") { numbers.frame(width: 24) }
    Preview("Playground") { knobs in
      let count = knobs.number("count", 3, in: 0...5)
      MetricsDashboard(metrics: PreviewItem.packages.suffix(count)) { item in
        Text(item.name).frame(maxWidth: .infinity, alignment: .leading)
          .background(SemanticTokens.Colors.surfaceRaised)
      }
      .frame(width: knobs.length("width", 48, in: 0...60))
    }
  }

  private static var numbers: some View {
    MetricsDashboard(metrics: PreviewItem.packages.suffix(3)) { item in
      VStack(alignment: .leading, spacing: 0) {
        Text(item.name).foregroundStyle(.textSecondary)
        Text(item.version).bold()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(SemanticTokens.Colors.surfaceRaised)
    }
  }
}
