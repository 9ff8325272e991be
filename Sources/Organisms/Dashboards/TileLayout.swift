// SPDX-License-Identifier: MIT
// Organism: a grid of tiles that adapts to the width.

package import CuriumTokens
package import CuriumControls

/// A layout of views with equal widths in rows, with as many per row as fit without leaving gaps in
/// the last row. A row is as tall as its tallest view.
///
/// A layout that fills its height also has the whole gap between frames if there is room for it. It
/// divides the remaining rows among the rows of views that can grow, and has the number of columns
/// with which these views are nearest to four times as wide as tall.
package struct TileLayout: UncachedLayout {
  /// The limits of the minimum number of columns for a view; `nil` for none.
  private let least: ClosedRange<Int>?
  private let gap: Int
  /// The minimum and the maximum number of rows between views.
  private let rowGaps: ClosedRange<Int>
  private let fillsHeight: Bool
  private let ideal: IdealColumns

  /// The number of columns in the ideal width.
  package enum IdealColumns {
    /// All views side by side.
    case all
    /// The fewest with several views in a row.
    case several
    /// One column.
    case one
  }

  /// Creates a layout of views with `gap` between them; a negative one counts as none. Each needs
  /// the ideal width of the widest one, within the limits of `least`. The lines of frames are in
  /// the middle of their cells, so `hasFrames` means that a row less between them is enough.
  package init(
    gap: Length, least: ClosedRange<Int>? = nil, hasFrames: Bool = false, fillsHeight: Bool = false,
    ideal: IdealColumns = .all, _ theme: AppTheme, _ density: Density
  ) {
    self.least = least
    self.fillsHeight = fillsHeight
    self.ideal = ideal
    self.gap = max(0, gap.resolve(in: theme, axis: .horizontal, density: density))
    let rows = max(0, gap.resolve(in: theme, axis: .vertical, density: density))
    let fewest = max(0, rows - (hasFrames ? 1 : 0))
    rowGaps = fewest...(fillsHeight ? rows : fewest)
  }

  private struct Plan {
    var columns = 1
    var width = 0
    var heights: [Int] = []
    /// The rows with a view that can grow.
    var growing: [Int] = []
    /// The rows between two rows of views.
    var gap = 0

    var height: Int { height(gap: gap) }

    func height(gap: Int) -> Int { heights.reduce(0, +) + gap * max(0, heights.count - 1) }

    /// How much the aspect ratio of the views differs from 4:1, as a factor of at least 1; infinite
    /// if none can grow.
    var distortion: Double {
      guard let row = growing.first, heights[row] > 0, width > 0 else { return .infinity }
      let ratio = Double(width) / Double(4 * heights[row])
      return max(ratio, 1 / ratio)
    }
  }

  private func columns(of subview: LayoutSubview) -> Int {
    // Measuring a panel takes time, and these limits allow only one result.
    if let least, least.count == 1 { return least.lowerBound }
    let ideal = subview.sizeThatFits(.unspecified).width
    return least.map { max($0.lowerBound, min(ideal, $0.upperBound)) } ?? ideal
  }

  private func plan(_ width: Int, _ height: Int?, _ subviews: Subviews) -> Plan {
    let widest = subviews.reduce(1) { max($0, columns(of: $1)) }
    let most = max(1, min(subviews.count, (width + gap) / (widest + gap)))
    let choices = Self.columns(of: subviews.count, most: most)
    let plan = plan(choices[0], width, height, subviews)
    guard let height, plan.distortion < .infinity else { return plan }
    return (choices.dropFirst() + [1]).map { self.plan($0, width, height, subviews) }
      .filter { $0.height <= height }
      .reduce(plan) { $1.distortion < $0.distortion ? $1 : $0 }
  }

  /// Returns the rows for a number of columns, and divides the rest of `height` among them.
  private func plan(_ columns: Int, _ width: Int, _ height: Int?, _ subviews: Subviews) -> Plan {
    var plan = Plan(
      columns: columns, width: max(0, (width - gap * (columns - 1)) / columns),
      gap: rowGaps.lowerBound)
    for start in stride(from: 0, to: subviews.count, by: columns) {
      let row = subviews[start..<min(start + columns, subviews.count)]
      func height(_ offered: Int?) -> Int {
        let proposal = ProposedViewSize(width: plan.width, height: offered)
        return row.reduce(0) { max($0, $1.sizeThatFits(proposal).height) }
      }
      plan.heights.append(height(nil))
      if fillsHeight, height(.max) > height(nil) { plan.growing.append(plan.heights.count - 1) }
    }
    if let height, plan.height(gap: rowGaps.upperBound) <= height { plan.gap = rowGaps.upperBound }
    let rest = (height ?? 0) - plan.height
    for (place, row) in plan.growing.enumerated() where rest > 0 {
      let count = plan.growing.count
      plan.heights[row] += (place + 1) * rest / count - place * rest / count
    }
    return plan
  }

  /// The numbers of columns, at most `most`, for which the last row is more than half full;
  /// otherwise as many as fit, or one for only three views.
  private static func columns(of count: Int, most: Int) -> [Int] {
    let columns = stride(from: most, to: 1, by: -1).filter { columns in
      let last = count % columns
      return last == 0 || 2 * last > columns
    }
    return columns.isEmpty ? [count > 3 ? most : 1] : columns
  }

  /// Returns the proposed or the ideal width, and the height of all rows, which may fill the
  /// proposed height.
  package func size(of subviews: Subviews, proposal: ProposedViewSize) -> CellSize {
    let widest = subviews.reduce(0) { max($0, columns(of: $1)) }
    let count =
      switch ideal {
      case .all: subviews.count
      // Two of three views would leave a gap in the last row.
      case .several: subviews.count > 3 ? 2 : subviews.count
      case .one: min(subviews.count, 1)
      }
    let width = proposal.width ?? max(0, (widest + gap) * count - gap)
    return CellSize(width: width, height: plan(width, proposal.height, subviews).height)
  }

  /// Returns the start of a column, with the gap after the last column counted in the width.
  private func edge(_ column: Int, _ plan: Plan, _ bounds: CellRect) -> Int {
    column * (bounds.width + gap) / plan.columns
  }

  /// Places each view with the width of its column and the height of its row.
  package func place(_ subviews: Subviews, in bounds: CellRect, proposal: ProposedViewSize) {
    let plan = plan(bounds.width, bounds.height, subviews)
    var y = bounds.minY
    for (index, subview) in subviews.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: plan.columns)
      if column == 0, row > 0 { y += plan.heights[row - 1] + plan.gap }
      // Columns differ by one cell if the width isn't divisible, so that the last one ends at the
      // edge.
      let (left, right) = (edge(column, plan, bounds), edge(column + 1, plan, bounds) - gap)
      subview.place(
        at: CellPoint(x: bounds.minX + left, y: y),
        proposal: ProposedViewSize(width: max(0, right - left), height: plan.heights[row]))
    }
  }
}
