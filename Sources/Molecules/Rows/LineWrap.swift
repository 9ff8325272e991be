// SPDX-License-Identifier: MIT
// Molecule: a layout of views in lines.

package import CuriumControls

/// A layout that wraps views into lines. The first view isn't shown: its width is the space between
/// the views in a line, and its height the space between lines.
package struct LineWrap: UncachedLayout {
  package init() {}

  package func size(of subviews: Subviews, proposal: ProposedViewSize) -> CellSize {
    frames(subviews, width: proposal.width).size
  }

  package func place(_ subviews: Subviews, in bounds: CellRect, proposal: ProposedViewSize) {
    let frames = frames(subviews, width: bounds.width).frames
    subviews.first?.place(at: CellPoint(x: bounds.minX, y: bounds.minY), proposal: .zero)
    for (subview, frame) in zip(subviews.dropFirst(), frames) {
      subview.place(
        at: CellPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(_ subviews: Subviews, width: Int?) -> (size: CellSize, frames: [CellRect]) {
    let room = width ?? .max
    let gap = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    var frames: [CellRect] = []
    var (x, y, lineHeight, widest) = (0, 0, 0, 0)
    for subview in subviews.dropFirst() {
      var size = subview.sizeThatFits(.unspecified)
      if size.width > room {
        size = subview.sizeThatFits(ProposedViewSize(width: room, height: nil))
        size = CellSize(width: min(size.width, room), height: size.height)
      }
      if x > 0 {
        x += gap.width
        if size.width > room - x { (x, y, lineHeight) = (0, y + lineHeight + gap.height, 0) }
      }
      frames.append(CellRect(x: x, y: y, width: size.width, height: size.height))
      x += size.width
      lineHeight = max(lineHeight, size.height)
      widest = max(widest, x)
    }
    return (CellSize(width: widest, height: y + lineHeight), frames)
  }
}
