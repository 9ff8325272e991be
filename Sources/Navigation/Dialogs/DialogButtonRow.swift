// SPDX-License-Identifier: MIT
// Views: the buttons of a dialog in a row or a column, below other views such as fields.

@_spi(Nodes) import CuriumEngine
import CuriumViews
import CuriumTerminal

/// Buttons in a row at the trailing edge. If they don't fit, they are in a column, all as wide as
/// the dialog. Long titles wrap there. Other views, such as fields, are above the buttons, also as
/// wide as the dialog. There are empty rows between the rows if there is room.
struct DialogButtonRow: UncachedLayout {
  private static let gap = 2

  /// Views side by side, with their widths.
  private struct Row {
    var views: [(view: LayoutSubview, width: Int)]
    var height: Int
    /// The empty columns before the first view.
    var indent = 0
  }

  func size(of subviews: Subviews, proposal: ProposedViewSize) -> CellSize {
    let ideal = Self.idealWidth(of: subviews)
    let width = proposal.width == ProposedViewSize.infinity.width ? ideal : proposal.width ?? ideal
    let rows = Self.rows(of: subviews, width)
    let height = rows.reduce(0) { $0 + $1.height }
    return CellSize(width: width, height: height + Self.gaps(rows, height: proposal.height ?? .max))
  }

  func place(_ subviews: Subviews, in bounds: CellRect, proposal: ProposedViewSize) {
    let rows = Self.rows(of: subviews, bounds.width)
    let isLoose = Self.gaps(rows, height: bounds.height) > 0
    var point = bounds.origin
    for row in rows {
      point.x = bounds.minX + row.indent
      for (view, width) in row.views {
        view.place(at: point, proposal: ProposedViewSize(width: width, height: row.height))
        point.x += width + Self.gap
      }
      point.y += row.height + (isLoose ? 1 : 0)
    }
  }

  /// Returns the rows in a dialog with `width` columns, from top to bottom.
  private static func rows(of subviews: Subviews, _ width: Int) -> [Row] {
    func fullRow(_ view: LayoutSubview) -> Row {
      let size = view.sizeThatFits(ProposedViewSize(width: width, height: nil))
      return Row(views: [(view, width)], height: size.height)
    }
    let others = subviews.filter { !isButton($0.node) }
    let buttons = subviews.filter { isButton($0.node) }
    let sizes = buttons.map { $0.sizeThatFits(.unspecified) }
    let taken = rowWidth(sizes)
    if buttons.isEmpty || taken > width { return (others + buttons).map(fullRow) }
    let height = sizes.reduce(0) { max($0, $1.height) }
    let row = Row(
      views: zip(buttons, sizes).map { ($0, $1.width) }, height: height, indent: width - taken)
    return others.map(fullRow) + [row]
  }

  /// Returns the width of the widest row if all buttons are in one.
  private static func idealWidth(of subviews: Subviews) -> Int {
    let buttons = subviews.filter { isButton($0.node) }.map { $0.sizeThatFits(.unspecified) }
    return subviews.filter { !isButton($0.node) }.map { $0.sizeThatFits(.unspecified).width }
      .reduce(rowWidth(buttons), max)
  }

  private static func rowWidth(_ sizes: [CellSize]) -> Int {
    sizes.reduce(0) { $0 + $1.width } + gap * max(0, sizes.count - 1)
  }

  /// Returns whether the first control in a view is a button, perhaps that of a menu. The button of
  /// a picker, and one beside a field, aren't.
  static func isButton(_ view: Node) -> Bool {
    let role = control(in: view)?.pressable?.role
    return role == .button || role == .menuButton && holdsMenu(view)
  }

  private static func control(in node: Node) -> Node? {
    if node.holdsClosedMenu || node.flags.contains(.detached) { return nil }
    let isControl = node.pressable != nil || node.asLayoutNode?.isControl == true
    return isControl ? node : node.firstOfChildren(control)
  }

  private static func holdsMenu(_ node: Node) -> Bool {
    if node.flags.contains(.detached) { return false }
    return node.holdsClosedMenu || node.firstOfChildren { holdsMenu($0) ? $0 : nil } != nil
  }

  /// Returns the number of empty rows: one between two rows, or none if they don't all fit.
  private static func gaps(_ rows: [Row], height: Int) -> Int {
    let gaps = max(0, rows.count - 1)
    return rows.reduce(0) { $0 + $1.height } + gaps <= height ? gaps : 0
  }
}
