// SPDX-License-Identifier: MIT
// Atom: a frame that looks square.

import CuriumTokens
import CuriumControls

/// A frame that looks square: twice as many columns as rows, or one less if that centres the
/// content.
struct ProportionalFrame: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
    -> CellSize
  {
    guard let content = subviews.first?.sizeThatFits(proposal) else { return .zero }
    // At least one column on each side of the content.
    let inner = content.width + 2
    let ideal = max(inner, 2 * min(content.height, Int(UInt16.max)))
    let width = (ideal - inner).isMultiple(of: 2) ? ideal : ideal - 1
    return CellSize(width: min(width, proposal.width ?? width), height: content.height)
  }

  func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      let size = subview.sizeThatFits(ProposedViewSize(bounds.size))
      subview.place(
        at: CellPoint(x: bounds.minX + max(0, bounds.width - size.width) / 2, y: bounds.minY),
        proposal: ProposedViewSize(bounds.size))
    }
  }
}
