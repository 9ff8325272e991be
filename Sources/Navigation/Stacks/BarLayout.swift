// SPDX-License-Identifier: MIT
// Views: the layout of a navigation bar.

package import CuriumEngine
package import CuriumTerminal
package import CuriumLayouts

/// A row of two or three views: a leading one, a title, and possibly a trailing one. The leading
/// view takes no more than half of the bar unless the title needs less. The title is centred, or as
/// close to the centre as the others allow.
package struct BarLayout: UncachedLayout {
  package init() {}

  package func size(of subviews: Subviews, proposal: ProposedViewSize) -> CellSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let ideal = sizes.reduce(0) { $0 + $1.width }
    // A stack proposes infinite width to find the maximum. The frame around the bar answers that.
    let room = proposal.width ?? ideal
    return CellSize(
      width: room == ProposedViewSize.infinity.width ? ideal : room,
      height: sizes.map(\.height).max() ?? 0)
  }

  package func place(_ subviews: Subviews, in bounds: CellRect, proposal: ProposedViewSize) {
    guard subviews.count >= 2 else { return }
    let ideal = subviews.map { $0.sizeThatFits(.unspecified).width }
    let leading = min(ideal[0], max(bounds.width / 2, bounds.width - ideal[1]))
    let trailing = min(ideal.count > 2 ? ideal[2] : 0, bounds.width - leading)
    let title = min(ideal[1], bounds.width - leading - trailing)
    let end = bounds.width - trailing
    let starts = [0, min(max(leading, (bounds.width - title) / 2), end - title), end]
    for (index, width) in zip(subviews.indices, [leading, title, trailing]) {
      subviews[index].place(
        at: CellPoint(x: bounds.minX + starts[index], y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}
