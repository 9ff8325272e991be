// SPDX-License-Identifier: MIT
// Organism: how the picture, the words and the button of a product share little room.

import CuriumControls

/// A picture beside words as long as these keep `least` columns; else the words alone.
struct PictureLayout: Layout {
  /// The columns that the words need.
  let least: Int
  /// The columns between the two.
  let spacing: Int

  /// More than a screen has, where endless room is offered.
  private static let limit = 100_000

  /// The columns of the picture, and those of the words.
  private func widths(in width: Int, _ subviews: Subviews) -> (picture: Int, words: Int) {
    let picture = subviews[0].sizeThatFits(.unspecified).width
    let rest = width - picture - spacing
    return rest >= least ? (picture, rest) : (0, width)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CellSize {
    guard subviews.count == 2 else { return .zero }
    let ideal = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = min(proposal.width ?? ideal[0].width + spacing + ideal[1].width, Self.limit)
    let widths = widths(in: width, subviews)
    let words = subviews[1].sizeThatFits(ProposedViewSize(width: widths.words, height: nil))
    return CellSize(
      width: width, height: max(widths.picture > 0 ? ideal[0].height : 0, words.height))
  }

  func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 2 else { return }
    let widths = widths(in: bounds.width, subviews)
    // What is left out is a view without cells.
    subviews[0].place(
      at: bounds.origin, proposal: widths.picture > 0 ? .unspecified : .zero)
    subviews[1].place(
      at: CellPoint(x: bounds.minX + bounds.width - widths.words, y: bounds.minY),
      proposal: ProposedViewSize(width: widths.words, height: bounds.height))
  }
}

/// Two views at both ends of a row, as long as neither must shrink; else the second beneath the first.
struct EndsLayout: Layout {
  /// The columns that lie between the two at least.
  let spacing: Int

  private static let limit = 100_000

  private func areBeside(_ width: Int, _ sizes: [CellSize]) -> Bool {
    sizes[0].width + spacing + sizes[1].width <= width
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CellSize {
    guard subviews.count == 2 else { return .zero }
    let ideal = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = min(proposal.width ?? ideal[0].width + spacing + ideal[1].width, Self.limit)
    if areBeside(width, ideal) {
      return CellSize(width: width, height: max(ideal[0].height, ideal[1].height))
    }
    return CellSize(width: width, height: heights(subviews, in: width).reduce(0, +))
  }

  /// The rows of both where each has all the width.
  private func heights(_ subviews: Subviews, in width: Int) -> [Int] {
    subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
  }

  func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 2 else { return }
    let ideal = subviews.map { $0.sizeThatFits(.unspecified) }
    if areBeside(bounds.width, ideal) {
      subviews[0].place(at: bounds.origin, proposal: .unspecified)
      subviews[1].place(
        at: CellPoint(x: bounds.maxX - ideal[1].width, y: bounds.minY), proposal: .unspecified)
      return
    }
    let heights = heights(subviews, in: bounds.width)
    subviews[0].place(
      at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: heights[0]))
    subviews[1].place(
      at: CellPoint(x: bounds.minX, y: bounds.minY + heights[0]),
      proposal: ProposedViewSize(width: bounds.width, height: heights[1]))
  }
}
