// SPDX-License-Identifier: MIT
// Organism: views of one width in as many columns as there is room for.

package import CuriumTokens
package import CuriumControls

/// Views of one width in rows, as many in a row as there is room for; a row is as high as the highest view
/// in it. Columns that would stay empty are not made.
package struct TileLayout: Layout {
  /// The columns that a view needs; nil for those of the widest one.
  private let least: Int?
  private let gap: Int
  private let rowGap: Int

  /// Views with room between them that need `least` columns each.
  package init(gap: Length, least: Int? = nil, _ theme: AppTheme, _ density: Density) {
    self.least = least
    self.gap = gap.resolve(in: theme, axis: .horizontal, density: density)
    rowGap = gap.resolve(in: theme, axis: .vertical, density: density)
  }

  /// More columns than any terminal has.
  private static let most = 10_000

  private struct Plan {
    var columns = 1
    var width = 0
    var heights: [Int] = []
  }

  private func columns(of subview: LayoutSubview) -> Int {
    least ?? min(Self.most, subview.sizeThatFits(.unspecified).width)
  }

  private func plan(_ width: Int, _ subviews: Subviews) -> Plan {
    var plan = Plan()
    let widest = subviews.reduce(1) { max($0, columns(of: $1)) }
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

  /// The width that is offered, and the rows.
  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CellSize {
    let ideal = subviews.reduce(0) { min(Self.most, $0 + gap + columns(of: $1)) }
    let width = max(0, min(Self.most, proposal.width ?? max(0, ideal - gap)))
    let heights = plan(width, subviews).heights
    let height = heights.reduce(0, +) + rowGap * max(0, heights.count - 1)
    return CellSize(width: width, height: height)
  }

  /// Where a column begins, of the room and a gap behind it.
  private func edge(_ column: Int, _ plan: Plan, _ bounds: CellRect) -> Int {
    column * (min(Self.most, bounds.width) + gap) / plan.columns
  }

  /// Row by row, each view in the width of a column and the height of its row.
  package func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let plan = plan(min(Self.most, bounds.width), subviews)
    var y = bounds.minY
    for (index, subview) in subviews.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: plan.columns)
      if column == 0, row > 0 { y += plan.heights[row - 1] + rowGap }
      // The last one ends where the room does: what does not divide is spread.
      let (left, right) = (edge(column, plan, bounds), edge(column + 1, plan, bounds) - gap)
      subview.place(
        at: CellPoint(x: bounds.minX + left, y: y),
        proposal: ProposedViewSize(width: max(0, right - left), height: plan.heights[row]))
    }
  }
}
