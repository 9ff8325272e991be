// SPDX-License-Identifier: MIT
// Views: the buttons of a dialog in a row or a column.

import CuriumEngine
import CuriumViews
import CuriumTerminal

/// Buttons in a row at the trailing edge. If they don't fit, they are in a column, all as wide as
/// the dialog, with empty rows between them if there is room. Long titles wrap there.
struct DialogButtonRow: UncachedLayout {
  private static let gap = 2

  func size(of subviews: Subviews, proposal: ProposedViewSize) -> CellSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let row = Self.rowWidth(sizes)
    let width = proposal.width == ProposedViewSize.infinity.width ? row : proposal.width ?? row
    if row <= width {
      return CellSize(width: width, height: sizes.reduce(0) { max($0, $1.height) })
    }
    let column = Self.columnSizes(subviews, width)
    let rows = column.reduce(0) { $0 + $1.height }
    return CellSize(
      width: width, height: rows + Self.gaps(column, height: proposal.height ?? .max))
  }

  func place(_ subviews: Subviews, in bounds: CellRect, proposal: ProposedViewSize) {
    var sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let row = Self.rowWidth(sizes)
    let isRow = row <= bounds.width
    if !isRow { sizes = Self.columnSizes(subviews, bounds.width) }
    let isLoose = Self.gaps(sizes, height: bounds.height) > 0
    var point = bounds.origin
    if isRow { point.x = bounds.maxX - row }
    for (subview, size) in zip(subviews, sizes) {
      let width = isRow ? size.width : bounds.width
      subview.place(at: point, proposal: ProposedViewSize(width: width, height: size.height))
      if isRow { point.x += width + Self.gap } else { point.y += size.height + (isLoose ? 1 : 0) }
    }
  }

  private static func columnSizes(_ subviews: Subviews, _ width: Int) -> [CellSize] {
    subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)) }
  }

  private static func rowWidth(_ sizes: [CellSize]) -> Int {
    sizes.reduce(0) { $0 + $1.width } + gap * max(0, sizes.count - 1)
  }

  /// Returns the number of empty rows in a column: one between two buttons, or none if they don't
  /// all fit.
  private static func gaps(_ sizes: [CellSize], height: Int) -> Int {
    let rows = sizes.reduce(0) { $0 + $1.height }
    let gaps = max(0, sizes.count - 1)
    return rows + gaps <= height ? gaps : 0
  }
}
