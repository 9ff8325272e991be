// SPDX-License-Identifier: MIT
// Organism: two lines of a diff side by side.

import CuriumControls
import CuriumTokens

/// The lines of both versions side by side, with a divider between them.
struct DiffHalves: View {
  let left: DiffLineContent?
  let right: DiffLineContent?
  /// The number of digits of a line number.
  let digits: Int
  let look: DiffLook

  var body: some View {
    DiffHalvesLayout {
      half(left, number: left?.line.oldNumber)
        // Screen readers read an unchanged line once.
        .accessibilityHidden(left?.line.kind == .unchanged && right != nil)
      Divider()
      half(right, number: right?.line.newNumber)
    }
  }

  private func half(_ content: DiffLineContent?, number: Int?) -> some View {
    ZStack(alignment: .topLeading) {
      if let content {
        DiffLineView(content: content, numbers: [number], digits: digits, look: look)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(look.ground(of: content?.line.kind ?? .unchanged))
  }
}

/// Gives two views the same width, and a divider between them its column. All of them are as tall
/// as the tallest one.
private struct DiffHalvesLayout: UncachedLayout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// Returns the widths of both views.
  private func widths(in width: Int) -> (left: Int, right: Int) {
    let room = max(0, width - 1)
    return (room - room / 2, room / 2)
  }

  func size(of subviews: Subviews, proposal: ProposedViewSize) -> CellSize {
    guard subviews.count == 3 else { return .zero }
    let ideal = max(
      subviews[0].sizeThatFits(.unspecified).width, subviews[2].sizeThatFits(.unspecified).width)
    let width = proposal.width ?? 2 * ideal + 1
    let (left, right) = widths(in: width)
    let height = max(
      subviews[0].sizeThatFits(ProposedViewSize(width: left, height: nil)).height,
      subviews[2].sizeThatFits(ProposedViewSize(width: right, height: nil)).height)
    return CellSize(width: width, height: height)
  }

  func place(_ subviews: Subviews, in bounds: CellRect, proposal: ProposedViewSize) {
    guard subviews.count == 3 else { return }
    let (left, right) = widths(in: bounds.width)
    var x = bounds.minX
    for (subview, width) in zip(subviews, [left, min(1, bounds.width), right]) {
      subview.place(
        at: CellPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}
