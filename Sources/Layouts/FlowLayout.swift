// SPDX-License-Identifier: MIT
// Views: a layout of views in rows that wrap.

@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal
public import CuriumTokens

/// A layout that places views side by side, like words, and begins a new row when the next view
/// doesn't fit.
///
/// *Sizing:* as wide as its longest row. Each view has its ideal size; a view that is wider than
/// the layout is offered the width of the layout. A row is as tall as its tallest view.
///
///     FlowLayout(spacing: 2) {
///       ForEach(names, id: \.self) { Badge(text: $0) }
///     }
public struct FlowLayout: Layout {
  /// The horizontal alignment of the rows, and the vertical alignment of the views in a row.
  public var alignment: Alignment
  /// The space between two views in a row, in cells; `nil` means 1.
  public var spacing: Length?
  /// The space between two rows of views, in cells; `nil` means 0.
  public var lineSpacing: Length?

  /// Creates a layout that wraps views.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the rows, and the vertical alignment of the views
  ///    in a row.
  ///   - spacing: The space between views in a row, in cells. `nil` means 1.
  ///   - lineSpacing: The space between rows of views, in cells. `nil` means 0.
  public init(
    alignment: Alignment = .topLeading, spacing: Length? = nil, lineSpacing: Length? = nil
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.lineSpacing = lineSpacing
  }

  private struct Line {
    var views: [(subview: LayoutSubview, x: Int, size: CellSize)] = []
    var y = 0
    var width = 0
    var height = 0
  }

  /// Returns the size of the rows of `subviews` for `proposal`. `cache` isn't used.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CellSize {
    let lines = lines(of: subviews, width: proposal.width)
    return CellSize(
      width: lines.reduce(0) { max($0, $1.width) },
      height: lines.reduce(0) { max($0, $1.y + $1.height) })
  }

  /// Places `subviews` in rows in `bounds`. `proposal` and `cache` aren't used.
  public func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for line in lines(of: subviews, width: bounds.width) {
      let start = offset(alignment.horizontal.kind, line.width, in: bounds.width)
      for (subview, x, size) in line.views {
        let down = offset(alignment.vertical.kind, size.height, in: line.height)
        subview.place(
          at: CellPoint(x: bounds.minX + start + x, y: bounds.minY + line.y + down),
          proposal: ProposedViewSize(size))
      }
    }
  }

  private func offset(_ kind: AlignmentKind, _ extent: Int, in room: Int) -> Int {
    Int(kind.offset(Int32(clamping: extent), in: Int32(clamping: room)))
  }

  /// Returns the rows of views in `width` columns, or a single row if there is no limit.
  private func lines(of subviews: Subviews, width: Int?) -> [Line] {
    guard let node = subviews.first?.node else { return [] }
    let room = width ?? .max
    let gap = spacing.map { node.resolve($0, along: .horizontal) } ?? StackAlgorithm.columnGap
    let lineGap = lineSpacing.map { node.resolve($0, along: .vertical) } ?? StackAlgorithm.rowGap
    var lines: [Line] = []
    var line = Line()
    for subview in subviews {
      var size = subview.sizeThatFits(.unspecified)
      if size.width > room {
        size = subview.sizeThatFits(ProposedViewSize(width: room, height: nil))
        size = CellSize(width: min(size.width, room), height: size.height)
      }
      // An empty view needs no gap.
      var x = line.width == 0 || size.width == 0 ? line.width : max(0, line.width + Int(gap))
      if line.width > 0, size.width > room - x {
        lines.append(line)
        line = Line(y: max(0, line.y + line.height + Int(lineGap)))
        x = 0
      }
      line.views.append((subview, x, size))
      line.width = max(line.width, x + size.width)
      line.height = max(line.height, size.height)
    }
    return lines + [line]
  }
}
