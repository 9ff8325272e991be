// SPDX-License-Identifier: MIT
// Organism: a grid of tiles that adapts to the width.

package import CuriumTokens
package import CuriumControls

/// A layout of views with equal widths in rows, with as many per row as fit and fill the last row.
/// A row is as tall as its tallest view. There are no empty columns.
package struct TileLayout: Layout {
  /// The minimum number of columns for a view; `nil` for the ideal width of the widest one.
  private let least: Int?
  private let gap: Int
  private let rowGap: Int

  /// Creates a layout of views with `gap` between them that need `least` columns each. The lines of
  /// frames are in the middle of their cells, so `hasFrames` means a row less between them.
  package init(
    gap: Length, least: Int? = nil, hasFrames: Bool = false, _ theme: AppTheme, _ density: Density
  ) {
    self.least = least
    self.gap = gap.resolve(in: theme, axis: .horizontal, density: density)
    rowGap = max(
      0, gap.resolve(in: theme, axis: .vertical, density: density) - (hasFrames ? 1 : 0))
  }

  private struct Plan {
    var columns = 1
    var width = 0
    var heights: [Int] = []
  }

  private func columns(of subview: LayoutSubview) -> Int {
    least ?? subview.sizeThatFits(.unspecified).width
  }

  private func plan(_ width: Int, _ subviews: Subviews) -> Plan {
    var plan = Plan()
    let widest = subviews.reduce(1) { max($0, columns(of: $1)) }
    plan.columns = Self.columns(
      of: subviews.count, most: max(1, min(subviews.count, (width + gap) / (widest + gap))))
    plan.width = max(0, (width - gap * (plan.columns - 1)) / plan.columns)
    let proposal = ProposedViewSize(width: plan.width, height: nil)
    for (index, subview) in subviews.enumerated() {
      let height = subview.sizeThatFits(proposal).height
      if index % plan.columns == 0 { plan.heights.append(0) }
      plan.heights[plan.heights.count - 1] = max(plan.heights[plan.heights.count - 1], height)
    }
    return plan
  }

  /// The number of columns, at most `most`, for which the last row is more than half full; otherwise
  /// as many as fit, or one for only three views.
  private static func columns(of count: Int, most: Int) -> Int {
    for columns in stride(from: most, to: 1, by: -1) {
      let last = count % columns
      if last == 0 || 2 * last > columns { return columns }
    }
    return count > 3 ? most : 1
  }

  /// Returns the proposed width, or the ideal one of all views side by side, and the height of all
  /// rows.
  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CellSize {
    let widest = subviews.reduce(0) { max($0, columns(of: $1)) }
    let width = proposal.width ?? max(0, (widest + gap) * subviews.count - gap)
    let heights = plan(width, subviews).heights
    let height = heights.reduce(0, +) + rowGap * max(0, heights.count - 1)
    return CellSize(width: width, height: height)
  }

  /// Returns the start of a column, with the gap after the last column counted in the width.
  private func edge(_ column: Int, _ plan: Plan, _ bounds: CellRect) -> Int {
    column * (bounds.width + gap) / plan.columns
  }

  /// Places each view with the width of its column and the height of its row.
  package func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let plan = plan(bounds.width, subviews)
    var y = bounds.minY
    for (index, subview) in subviews.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: plan.columns)
      if column == 0, row > 0 { y += plan.heights[row - 1] + rowGap }
      // Columns differ by one cell if the width isn't divisible, so that the last one ends at the
      // edge.
      let (left, right) = (edge(column, plan, bounds), edge(column + 1, plan, bounds) - gap)
      subview.place(
        at: CellPoint(x: bounds.minX + left, y: y),
        proposal: ProposedViewSize(width: max(0, right - left), height: plan.heights[row]))
    }
  }
}
