// SPDX-License-Identifier: MIT
// Template: two parts side by side, or stacked if there isn't enough room.

import CuriumTokens
import CuriumControls

extension View {
  /// Returns the view as the first of two parts, on the background of sidebars, with padding above.
  /// The padding below shrinks first if there isn't enough room.
  func sidePart() -> some View {
    VStack(alignment: .leading, spacing: 0) {
      layoutPriority(1)
      Color.clear
        .frame(idealHeight: ComponentTokens.Page.padding, maxHeight: ComponentTokens.Page.padding)
    }
    .padding(.top, ComponentTokens.Page.padding)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(ComponentTokens.Sidebar.backgroundColor)
  }
}

/// A layout of two parts side by side, or stacked if there isn't enough room.
///
/// In a stack, the first part is as tall as its content, up to two fifths of the height.
struct SideBySide: Layout {
  /// The columns of the first part when it is next to the second.
  let columns: Int
  /// The minimum number of columns for the second part when it is next to the first.
  let roomBeside: Int

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CellSize {
    let width = proposal.width ?? columns + roomBeside
    if let height = proposal.height { return CellSize(width: width, height: height) }
    let heights = widths(in: width).enumerated().map { index, width in
      index < subviews.count
        ? subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil)).height : 0
    }
    let height = isWide(width) ? heights.max() ?? 0 : heights.reduce(0, +)
    return CellSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 2 else { return }
    let size = bounds.size
    let widths = widths(in: size.width)
    if isWide(size.width) {
      subviews[0].place(
        at: bounds.origin, proposal: ProposedViewSize(width: widths[0], height: size.height))
      subviews[1].place(
        at: CellPoint(x: bounds.minX + widths[0], y: bounds.minY),
        proposal: ProposedViewSize(width: widths[1], height: size.height))
      return
    }
    let ideal = subviews[0].sizeThatFits(ProposedViewSize(width: size.width, height: nil)).height
    let height = min(ideal, (size.height * 2 + 4) / 5)
    subviews[0].place(
      at: bounds.origin, proposal: ProposedViewSize(width: size.width, height: height))
    subviews[1].place(
      at: CellPoint(x: bounds.minX, y: bounds.minY + height),
      proposal: ProposedViewSize(width: size.width, height: size.height - height))
  }

  private func isWide(_ width: Int) -> Bool { width - columns >= roomBeside }

  private func widths(in width: Int) -> [Int] {
    isWide(width) ? [columns, width - columns] : [width, width]
  }
}
