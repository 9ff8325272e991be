// SPDX-License-Identifier: MIT
// Atom: a frame that looks square.

import CuriumTokens
import CuriumControls

/// A frame that looks square: twice as many columns as rows, or one less if that centres the
/// content.
struct ProportionalFrame: UncachedLayout {
  /// The number of columns that the frame has room for; `nil` for those of its content.
  var columns: Int?

  func size(of subviews: Subviews, proposal: ProposedViewSize) -> CellSize {
    guard let content = subviews.first?.sizeThatFits(proposal) else { return .zero }
    // At least one column on each side of `columns`, or of the content.
    let inner = (columns ?? content.width) + 2
    let ideal = max(inner, 2 * min(content.height, Int(UInt16.max)))
    let width = (ideal - inner).isMultiple(of: 2) ? ideal : ideal - 1
    return CellSize(width: min(width, proposal.width ?? width), height: content.height)
  }

  func place(_ subviews: Subviews, in bounds: CellRect, proposal: ProposedViewSize) {
    for subview in subviews {
      let size = subview.sizeThatFits(ProposedViewSize(bounds.size))
      subview.place(
        at: CellPoint(x: bounds.minX + max(0, bounds.width - size.width) / 2, y: bounds.minY),
        proposal: ProposedViewSize(bounds.size))
    }
  }
}
