// SPDX-License-Identifier: MIT
// Organism: the layout of a cell of a calendar.

import CuriumControls

/// A cell with the number of a day between two marks. Its views are the mark after the number, the
/// mark before it, and the number; or only a text. In a narrow cell, both marks are before the
/// number, and the second one covers the first.
struct CalendarCell: UncachedLayout {
  /// The width with one mark, and the width with two.
  static let columns = 3...4

  func size(of subviews: Subviews, proposal: ProposedViewSize) -> CellSize {
    let hasRoom = proposal.width.map { $0 >= Self.columns.upperBound } ?? true
    return CellSize(
      width: hasRoom ? Self.columns.upperBound : Self.columns.lowerBound,
      height: subviews.reduce(0) { max($0, $1.sizeThatFits(.unspecified).height) })
  }

  func place(_ subviews: Subviews, in bounds: CellRect, proposal: ProposedViewSize) {
    let hasRoom = bounds.width >= Self.columns.upperBound
    let marks = [hasRoom ? Self.columns.upperBound - 1 : 0, 0]
    for (index, subview) in subviews.enumerated() {
      let x = index == subviews.count - 1 ? 1 : marks[index % marks.count]
      subview.place(
        at: CellPoint(x: bounds.minX + x, y: bounds.minY), proposal: .unspecified)
    }
  }
}
