// SPDX-License-Identifier: MIT
// Page: a grid of an exhibit's variants and states.

package import Curium
import CuriumControls

/// Tiles in columns of equal widths. A tile that needs more space spans several columns.
package struct ExhibitGrid: Layout {
  /// The minimum width of a column is the width of the widest tile, but at least this.
  private let least: Int
  /// The upper limit of the minimum width.
  private let most: Int
  /// The columns between tiles.
  private let gap: Int
  /// The rows between tiles.
  private let rowGap = 1
  /// `true` if the tiles of a row have the same height, and the last one ends at the edge.
  private let fillsRows: Bool

  package init(least: Int, most: Int? = nil, gap: Int = 3, fillsRows: Bool = false) {
    self.least = least
    self.most = most ?? least
    self.gap = gap
    self.fillsRows = fillsRows
  }

  private struct Plan {
    var frames: [CellRect] = []
    var height = 0

    /// Widens the last tile up to a column.
    mutating func stretchLast(to end: Int) {
      guard let last = frames.indices.last else { return }
      frames[last].size.width = max(frames[last].width, end - frames[last].minX)
    }
  }

  private func plan(_ width: Int, _ subviews: Subviews) -> Plan {
    let proposal = ProposedViewSize(width: width, height: nil)
    let widest = subviews.map { $0.sizeThatFits(proposal).width }.max() ?? 0
    let least = max(least, min(widest, most))
    let columns = max(1, min(4, (width + gap) / (least + gap)))
    let column = max(1, (width - gap * (columns - 1)) / columns)
    var plan = Plan()
    var (place, y, height) = (0, 0, 0)
    for subview in subviews {
      let span = span(of: subview, column: column, columns: columns)
      if place > 0, place + span > columns {
        if fillsRows { plan.stretchLast(to: width) }
        (place, y, height) = (0, y + height + rowGap, 0)
      }
      let room = span * (column + gap) - gap
      let rows = subview.sizeThatFits(ProposedViewSize(width: room, height: nil)).height
      plan.frames.append(
        CellRect(x: place * (column + gap), y: y, width: room, height: rows))
      height = max(height, rows)
      if fillsRows {
        for index in plan.frames.indices where plan.frames[index].minY == y {
          plan.frames[index].size.height = height
        }
      }
      place += span
    }
    if fillsRows { plan.stretchLast(to: width) }
    plan.height = subviews.isEmpty ? 0 : y + height
    return plan
  }

  /// The fewest columns in which a tile is neither cut off nor much taller than its ideal height.
  private func span(of subview: LayoutSubview, column: Int, columns: Int) -> Int {
    let ideal = subview.sizeThatFits(.unspecified)
    let whole = columns * (column + gap) - gap
    for span in 1..<columns {
      let room = span * (column + gap) - gap
      if ideal.width > room, ideal.width <= whole { continue }
      let size = subview.sizeThatFits(ProposedViewSize(width: room, height: nil))
      if size.width <= room, size.height <= ideal.height + 2 { return span }
    }
    return columns
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CellSize {
    let width = proposal.width ?? most
    return CellSize(width: width, height: plan(width, subviews).height)
  }

  package func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, frame) in zip(subviews, plan(bounds.width, subviews).frames) {
      subview.place(
        at: CellPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(width: frame.width, height: frame.height))
    }
  }
}

/// A labelled cell of the grid.
package struct ExhibitTile<Content: View>: View {
  private let title: String
  private let content: Content

  package init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  package var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(title).font(.caption).foregroundStyle(.textMuted).lineLimit(1)
      content
    }
  }
}
