// SPDX-License-Identifier: MIT
// Template: a page of two parts, side by side, or stacked if there isn't enough room.

import CuriumTokens
import CuriumControls

extension View {
  /// Returns the view as the first of two parts, on the background of sidebars. The padding below
  /// it shrinks first if there isn't enough room.
  func sidePart() -> some View {
    VStack(alignment: .leading, spacing: 0) {
      layoutPriority(1)
      ShrinkingPadding()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .pageBackground(ComponentTokens.Sidebar.backgroundColor)
  }
}

/// The vertical padding of a page. It shrinks if there isn't enough room.
struct ShrinkingPadding: View {
  var body: some View {
    Color.clear
      .frame(idealHeight: ComponentTokens.Page.padding, maxHeight: ComponentTokens.Page.padding)
  }
}

/// A layout of a title, two parts, and optionally actions below them. The parts are side by side,
/// or stacked if there isn't enough room.
///
/// In a stack, the first part is as tall as its content, up to two fifths of the height. If its
/// minimum is taller, it has up to two thirds.
struct SideBySide: UncachedLayout {
  /// The columns of the first part when it is next to the second.
  let columns: Int
  /// The minimum number of columns for the second part when it is next to the first.
  let roomBeside: Int
  /// The number of rows for the second part below which the actions shrink to their minimum, and in
  /// a stack, the title and the first part too.
  let comfortableRows: Int

  func size(of subviews: Subviews, proposal: ProposedViewSize) -> CellSize {
    let width =
      proposal.width
      ?? subviews.enumerated().reduce(columns + roomBeside) { width, part in
        let isPart = part.offset == 1 || part.offset == 2
        return isPart ? width : max(width, part.element.sizeThatFits(.unspecified).width)
      }
    if let height = proposal.height { return CellSize(width: width, height: height) }
    let ideals = subviews.indices.map { ideal($0, of: subviews, in: width) }
    let others = ideals.reduce(0, +)
    guard ideals.count > 2, isWide(width) else { return CellSize(width: width, height: others) }
    return CellSize(width: width, height: others - min(ideals[1], ideals[2]))
  }

  func place(_ subviews: Subviews, in bounds: CellRect, proposal: ProposedViewSize) {
    guard subviews.count > 2 else { return }
    let size = bounds.size
    let isWide = isWide(size.width)
    let (title, first, actions) = heights(in: size, subviews)
    let top = bounds.minY + title
    let rest = max(first, size.height - title - actions)
    let widths = widths(in: size.width)
    func place(_ index: Int, x: Int = 0, y: Int, width: Int, height: Int) {
      subviews[index].place(
        at: CellPoint(x: bounds.minX + x, y: y),
        proposal: ProposedViewSize(width: width, height: height))
    }
    place(0, y: bounds.minY, width: size.width, height: title)
    if isWide {
      place(1, y: top, width: widths[0], height: rest)
      place(2, x: widths[0], y: top, width: widths[1], height: rest)
    } else {
      place(1, y: top, width: widths[0], height: first)
      place(2, y: top + first, width: widths[1], height: rest - first)
    }
    if subviews.count > 3 { place(3, y: top + rest, width: size.width, height: actions) }
  }

  /// Returns the heights of the title, the first part in a stack, and the actions.
  private func heights(
    in size: CellSize, _ subviews: Subviews
  ) -> (title: Int, first: Int, actions: Int) {
    func least(_ index: Int) -> Int {
      subviews[index].sizeThatFits(ProposedViewSize(width: size.width, height: 0)).height
    }
    let isWide = isWide(size.width)
    let hasActions = subviews.count > 3
    let title = ideal(0, of: subviews, in: size.width)
    let actions = hasActions ? ideal(3, of: subviews, in: size.width) : 0
    let rest = max(0, size.height - title - actions)
    let most = max((rest * 2 + 4) / 5, min(least(1), rest * 2 / 3))
    let first = isWide ? 0 : min(ideal(1, of: subviews, in: size.width), most)
    if rest - first >= comfortableRows { return (title, first, actions) }
    return (isWide ? title : least(0), isWide ? 0 : least(1), hasActions ? least(3) : 0)
  }

  /// Returns the ideal height of a view in a page of `width` columns.
  private func ideal(_ index: Int, of subviews: Subviews, in width: Int) -> Int {
    let parts = widths(in: width)
    let width = index == 1 ? parts[0] : index == 2 ? parts[1] : width
    return subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil)).height
  }

  private func isWide(_ width: Int) -> Bool { width - columns >= roomBeside }

  private func widths(in width: Int) -> [Int] {
    isWide(width) ? [columns, width - columns] : [width, width]
  }
}
