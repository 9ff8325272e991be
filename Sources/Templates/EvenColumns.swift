// SPDX-License-Identifier: MIT
// Template: views in as many columns as there is room for.

import CuriumViews

/// Views in rows of as many columns as there is room for, all of one width.
///
/// A row is as high as the highest view in it. Columns that would stay empty are not made.
struct EvenColumns: Layout {
  /// The columns that a view needs.
  let least: Int
  /// The room between two columns and between two rows, in cells.
  let gap: CellSize

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CellSize {
    let width =
      proposal.width.map { $0 == .max ? ideal(subviews.count) : $0 }
      ?? ideal(subviews.count)
    let rows = heights(subviews, in: width)
    return CellSize(
      width: width, height: rows.reduce(0, +) + gap.height * max(0, rows.count - 1))
  }

  func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let (count, width) = columns(subviews.count, in: bounds.size.width)
    var y = bounds.minY
    for (row, height) in heights(subviews, in: bounds.size.width).enumerated() {
      for column in 0..<count where row * count + column < subviews.count {
        subviews[row * count + column].place(
          at: CellPoint(x: bounds.minX + column * (width + gap.width), y: y),
          proposal: ProposedViewSize(width: width, height: height))
      }
      y += height + gap.height
    }
  }

  private func ideal(_ count: Int) -> Int { count * (least + gap.width) }

  private func columns(_ views: Int, in width: Int) -> (count: Int, width: Int) {
    let room = (width + gap.width) / max(1, least + gap.width)
    let count = max(1, min(views, room))
    return (count, max(0, (width - gap.width * (count - 1)) / count))
  }

  private func heights(_ subviews: Subviews, in width: Int) -> [Int] {
    let (count, width) = columns(subviews.count, in: width)
    let asked = ProposedViewSize(width: width, height: nil)
    return stride(from: 0, to: subviews.count, by: count).map { start in
      (start..<min(start + count, subviews.count)).reduce(0) {
        max($0, subviews[$1].sizeThatFits(asked).height)
      }
    }
  }
}
