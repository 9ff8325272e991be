// SPDX-License-Identifier: MIT
// Organism: the layout of a calendar.

import CuriumControls

/// A button, a title and another button in one row, and the days of a month below. The days are in
/// seven cells with two marks each, or with one mark if there is less room.
struct CalendarLayout: UncachedLayout {
  /// The space between the title and the buttons, except above cells with one mark.
  let gap: Int

  private static let (widest, narrowest) = (
    7 * CalendarCell.columns.upperBound, 7 * CalendarCell.columns.lowerBound
  )

  private func columns(in room: Int?) -> Int {
    room.map { $0 < Self.widest ? Self.narrowest : Self.widest } ?? Self.widest
  }

  private func headerHeight(_ subviews: Subviews) -> Int {
    subviews.dropLast().reduce(0) { max($0, $1.sizeThatFits(.unspecified).height) }
  }

  func size(of subviews: Subviews, proposal: ProposedViewSize) -> CellSize {
    let width = columns(in: proposal.width)
    let days = subviews.last?.sizeThatFits(ProposedViewSize(width: width, height: nil)) ?? .zero
    return CellSize(width: width, height: headerHeight(subviews) + days.height)
  }

  func place(_ subviews: Subviews, in bounds: CellRect, proposal: ProposedViewSize) {
    guard subviews.count == 4 else { return }
    let (previous, title, next) = (subviews[0], subviews[1], subviews[2])
    let gap = bounds.width < Self.widest ? 0 : gap
    let left = previous.sizeThatFits(.unspecified).width
    let right = next.sizeThatFits(.unspecified).width
    let room = ProposedViewSize(
      width: max(0, bounds.width - left - right - 2 * gap), height: nil)
    let rest = max(0, (room.width ?? 0) - title.sizeThatFits(room).width)
    previous.place(at: bounds.origin, proposal: .unspecified)
    title.place(
      at: CellPoint(x: bounds.minX + left + gap + (rest + 1) / 2, y: bounds.minY), proposal: room)
    next.place(at: CellPoint(x: bounds.maxX - right, y: bounds.minY), proposal: .unspecified)
    subviews[3].place(
      at: CellPoint(x: bounds.minX, y: bounds.minY + headerHeight(subviews)),
      proposal: ProposedViewSize(width: bounds.width, height: nil))
  }
}
