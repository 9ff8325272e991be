// SPDX-License-Identifier: MIT
// Views: a grid with columns that adapt to the width, whose rows exist only near the visible area.

@_spi(Nodes) public import CuriumEngine
public import CuriumTokens

/// A grid that fills its columns from left to right, row by row. The number of columns can depend
/// on the width.
///
/// Each `ForEach` begins a row, and each of its elements gets one cell. A view outside a `ForEach`,
/// such as the header of a `Section`, gets its own row across all columns. In a `ScrollView`, the
/// elements of a `ForEach` exist only while they are visible, as in `LazyVStack`. They keep their
/// state and their focus when they move to other cells near the visible ones, and the first visible
/// row stays visible when the number of columns changes.
///
/// *Sizing:* fills the proposed width. A row is as tall as its tallest view; for rows that haven't
/// been visible yet, the mean height of the others is used.
/// *Keys:* the arrows move the focus between cells, also to rows that are scrolled out of view.
///
///     ScrollView {
///       LazyVGrid(columns: [GridItem(.adaptive(minimum: 24))], spacing: 1) {
///         ForEach(packages) { Text($0.name) }
///       }
///     }
public struct LazyVGrid<Content: View>: NodeBackedView {
  let columns: LazyColumns
  let alignment: HorizontalAlignment
  let spacing: Length
  package let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: The widths of the columns. Without any, the grid has one column.
  ///   - alignment: The alignment of the columns if they don't fill the width, and of views outside
  ///    a `ForEach`.
  ///   - spacing: The space between the rows of the grid, in cells. `nil` means 0.
  ///   - content: The views of the grid.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Length? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.columns = LazyColumns(items: columns.isEmpty ? [GridItem()] : columns)
    self.alignment = alignment
    self.spacing = spacing ?? Length(Int(StackAlgorithm.rowGap))
    self.content = content()
  }

  package func makeNode(_ context: borrowing _MountContext) -> LazyStackNode {
    let node = LazyStackNode(spacing, context.graph.guide(alignment), context)
    node.grid = columns
    return node
  }

  package func update(_ node: LazyStackNode) {
    node.receive(spacing, node.graph.guide(alignment))
    if node.grid as? LazyColumns != columns { node.grid = columns }
  }
}
