// SPDX-License-Identifier: MIT
// Views: the empty rows above and below a dialog.

import CuriumEngine
import CuriumViews
import CuriumTerminal

/// Adds an empty row above and below a view, unless the view needs that room.
struct SpareRows: UncachedLayout {
  func size(of subviews: Subviews, proposal: ProposedViewSize) -> CellSize {
    var size = CellSize.zero
    for subview in subviews {
      let ideal = subview.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
      let wanted = ideal.height + 2
      size.width = max(size.width, ideal.width)
      size.height = max(size.height, min(wanted, proposal.height ?? wanted))
    }
    return size
  }

  func place(_ subviews: Subviews, in bounds: CellRect, proposal: ProposedViewSize) {
    for subview in subviews {
      let size = subview.sizeThatFits(ProposedViewSize(bounds.size))
      subview.place(
        at: CellPoint(x: bounds.minX, y: bounds.minY + max(0, (bounds.height - size.height) / 2)),
        proposal: ProposedViewSize(bounds.size))
    }
  }
}
