// SPDX-License-Identifier: MIT
// Views: moves the dividers of a split view.

@_spi(Nodes) import CuriumEngine
@_spi(Nodes) import CuriumViews

extension SplitNode {
  /// The panes beside a divider, if it is between two.
  func neighbors(of divider: Int) -> (first: Int, second: Int)? {
    guard panes.indices.contains(divider), panes[divider].extent != nil else { return nil }
    return panes[(divider + 1)...].firstIndex { $0.extent != nil }.map { (divider, $0) }
  }

  /// The sum of the extents beside a divider, and the limits for the first one.
  private func room(_ pair: (first: Int, second: Int)) -> (sum: Int32, limits: ClosedRange<Int32>) {
    let sum = (panes[pair.first].extent ?? 0) + (panes[pair.second].extent ?? 0)
    let (first, second) = (limits(pair.first), limits(pair.second))
    let least = max(first.lowerBound, sum - second.upperBound)
    return (sum, least...max(least, min(first.upperBound, sum - second.lowerBound)))
  }

  private func limits(_ index: Int) -> ClosedRange<Int32> {
    let size = panes[index].requested
    let gaps = Int32(panes.count { $0.extent != nil } - 1)
    let offered = placedProposal.extent(direction)
    let room = offered == ProposedViewSize.ideal ? self.size.main(direction) : offered
    let space = max(0, min(room, ProposedViewSize.limit) - spacing * gaps)
    let least = cells(size.least, space)
    return least...max(least, cells(size.most, space))
  }

  /// The part of the first pane beside a divider, in percent of both.
  func share(of divider: Int) -> Int {
    guard let pair = neighbors(of: divider) else { return 0 }
    let sum = Int(room(pair).sum)
    return sum == 0 ? 0 : (Int(panes[pair.first].extent ?? 0) * 200 + sum) / (2 * sum)
  }

  /// Moves a divider, within the limits of the panes beside it.
  @MainActor func move(_ divider: Int, by cells: Int) {
    guard let pair = neighbors(of: divider) else { return }
    resize(pair, first: Int(panes[pair.first].extent ?? 0) + cells)
  }

  /// Moves a divider as far as the panes beside it allow.
  @MainActor func move(_ divider: Int, toEnd isLast: Bool) {
    move(divider, by: Int(isLast ? ProposedViewSize.limit : -ProposedViewSize.limit))
  }

  /// Gives both panes beside a divider the same size.
  @MainActor func evenOut(_ divider: Int) {
    guard let pair = neighbors(of: divider) else { return }
    resize(pair, first: Int(room(pair).sum + 1) / 2)
  }

  @MainActor private func resize(_ pair: (first: Int, second: Int), first: Int) {
    let (sum, limits) = room(pair)
    let extent = max(limits.lowerBound, min(Int32(clamping: first), limits.upperBound))
    if extent == panes[pair.first].extent { return }
    // All visible panes keep their current sizes. Panes that share the space keep their
    // proportions.
    for index in panes.indices where panes[index].extent != nil {
      panes[index].set(panes[index].extent, direction)
    }
    panes[pair.first].set(extent, direction)
    panes[pair.second].set(sum - extent, direction)
    setNeedsPlacement()
    let moved = panes.map { Int($0.size(direction) ?? 0) }
    sizes = write(moved)
    if sizes != moved { readSizes() }
  }

  /// A divider that the pointer drags.
  struct Drag {
    let first: Int
    let second: Int
    /// The first cell of the pane before the divider, and the last one of the pane after it.
    let start: Int
    let end: Int
    /// The distance from the divider to the pointer.
    let grip: Int
  }

  @MainActor func beginDrag(of divider: Int, at cell: Int) -> Drag? {
    guard let pair = neighbors(of: divider) else { return nil }
    let (first, second) = (panes[pair.first], panes[pair.second])
    return Drag(
      first: pair.first, second: pair.second, start: Int(first.start),
      end: Int(second.start + (second.extent ?? 0)),
      grip: cell - Int(first.start + (first.extent ?? 0)))
  }

  /// Moves a divider to a cell of the split view. Hides and shows the panes beside it.
  @MainActor func drag(_ drag: Drag, to cell: Int) {
    guard panes.indices.contains(drag.second) else { return }
    let divider = cell - drag.grip
    let collapses =
      collapse(drag.first, at: divider - drag.start)
      || collapse(drag.second, at: drag.end - divider - Int(spacing))
    if collapses { return }
    let pair = (first: drag.first, second: drag.second)
    // The position of a pane that reappears is known after the next layout.
    guard panes[pair.first].extent != nil, panes[pair.second].extent != nil else { return }
    resize(pair, first: divider - drag.start)
  }

  /// Hides a pane that can be collapsed if less than half of its minimum is left; otherwise shows
  /// it. Returns whether it is hidden.
  @MainActor private func collapse(_ index: Int, at extent: Int) -> Bool {
    guard let state = panes[index].collapse else { return false }
    let isCollapsed = 2 * extent < Int(limits(index).lowerBound)
    if isCollapsed != state.isCollapsed { _ = state.write(isCollapsed) }
    return isCollapsed
  }
}
