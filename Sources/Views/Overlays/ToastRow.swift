// SPDX-License-Identifier: MIT
// Views: the layout of a transient message and its action.

import CuriumEngine
import CuriumTerminal

/// A message with its action at the trailing edge. The action is beside the message, or below it if
/// both then need fewer rows, as in a narrow terminal.
struct ToastRow: UncachedLayout {
  /// Returns the proposal for the message, and whether the action is below it.
  private func plan(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (message: ProposedViewSize, isBelow: Bool) {
    guard subviews.count == 2, let width = proposal.width else { return (proposal, false) }
    let action = subviews[1].sizeThatFits(.unspecified)
    let beside = ProposedViewSize(width: max(0, width - action.width), height: proposal.height)
    let above = ProposedViewSize(
      width: width, height: proposal.height.map { max(0, $0 - action.height) })
    let rows = subviews[0].sizeThatFits(above).height + action.height
    return rows < subviews[0].sizeThatFits(beside).height ? (above, true) : (beside, false)
  }

  func size(of subviews: Subviews, proposal: ProposedViewSize) -> CellSize {
    guard let message = subviews.first else { return .zero }
    let plan = plan(proposal, subviews)
    let size = message.sizeThatFits(plan.message)
    guard subviews.count == 2 else { return size }
    let action = subviews[1].sizeThatFits(.unspecified)
    return CellSize(
      width: proposal.width ?? size.width + action.width,
      height: plan.isBelow ? size.height + action.height : max(size.height, action.height))
  }

  func place(_ subviews: Subviews, in bounds: CellRect, proposal: ProposedViewSize) {
    guard let message = subviews.first else { return }
    let plan = plan(
      ProposedViewSize(width: bounds.width, height: proposal.height), subviews)
    let size = message.sizeThatFits(plan.message)
    let top = plan.isBelow ? 0 : max(0, (bounds.height - size.height) / 2)
    message.place(at: CellPoint(x: bounds.minX, y: bounds.minY + top), proposal: plan.message)
    guard subviews.count == 2 else { return }
    let action = subviews[1].sizeThatFits(.unspecified)
    let rest = max(0, bounds.height - action.height)
    subviews[1].place(
      at: CellPoint(
        x: max(bounds.minX, bounds.maxX - action.width),
        y: bounds.minY + (plan.isBelow ? min(size.height, rest) : rest / 2)),
      proposal: .unspecified)
  }
}
