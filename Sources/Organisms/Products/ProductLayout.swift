// SPDX-License-Identifier: MIT
// Organism: layouts of a product card that adapt to the width.

import CuriumControls

/// A layout of a picture next to text. The picture is omitted if the text would have fewer than
/// `least` columns.
struct PictureLayout: UncachedLayout {
  /// The minimum number of columns for the text.
  let least: Int
  /// The columns between the picture and the text.
  let spacing: Int

  /// Returns the widths of the picture and the text.
  private func widths(in width: Int, _ subviews: Subviews) -> (picture: Int, words: Int) {
    let picture = subviews[0].sizeThatFits(.unspecified).width
    let rest = width - picture - spacing
    return rest >= least ? (picture, rest) : (0, width)
  }

  func size(of subviews: Subviews, proposal: ProposedViewSize) -> CellSize {
    guard subviews.count == 2 else { return .zero }
    let ideal = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = proposal.width ?? ideal[0].width + spacing + ideal[1].width
    let widths = widths(in: width, subviews)
    let words = subviews[1].sizeThatFits(ProposedViewSize(width: widths.words, height: nil))
    return CellSize(
      width: width, height: max(widths.picture > 0 ? ideal[0].height : 0, words.height))
  }

  func place(_ subviews: Subviews, in bounds: CellRect, proposal: ProposedViewSize) {
    guard subviews.count == 2 else { return }
    let widths = widths(in: bounds.width, subviews)
    // Proposes a size of zero to hide the picture.
    subviews[0].place(
      at: bounds.origin, proposal: widths.picture > 0 ? .unspecified : .zero)
    subviews[1].place(
      at: CellPoint(x: bounds.minX + bounds.width - widths.words, y: bounds.minY),
      proposal: ProposedViewSize(width: widths.words, height: bounds.height))
  }
}

/// A layout of two views at the ends of a row. If they don't fit, the second view moves below the
/// first.
struct EndsLayout: UncachedLayout {
  /// The minimum number of columns between the two views.
  let spacing: Int
  /// The rows between the two views if they don't fit in a row.
  var rows = 0

  private func areBeside(_ width: Int, _ sizes: [CellSize]) -> Bool {
    sizes[0].width + spacing + sizes[1].width <= width
  }

  func size(of subviews: Subviews, proposal: ProposedViewSize) -> CellSize {
    guard subviews.count == 2 else { return .zero }
    let ideal = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = proposal.width ?? ideal[0].width + spacing + ideal[1].width
    if areBeside(width, ideal) {
      return CellSize(width: width, height: max(ideal[0].height, ideal[1].height))
    }
    return CellSize(width: width, height: heights(subviews, in: width).reduce(rows, +))
  }

  /// Returns the heights of both views at the full width.
  private func heights(_ subviews: Subviews, in width: Int) -> [Int] {
    subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
  }

  func place(_ subviews: Subviews, in bounds: CellRect, proposal: ProposedViewSize) {
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
      at: CellPoint(x: bounds.minX, y: bounds.minY + heights[0] + rows),
      proposal: ProposedViewSize(width: bounds.width, height: heights[1]))
  }
}
