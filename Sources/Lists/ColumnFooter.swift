// SPDX-License-Identifier: MIT
// Views: the footers of the columns of a table.

@_spi(Nodes) package import CuriumEngine
package import CuriumTokens

/// The footers of a table, one view for each column, below the rows. They are aligned with the
/// cells of their columns, scroll sideways with them, and are as tall as the tallest visible one.
package struct ColumnFooter<Content: View>: NodeBackedView {
  package let content: Content
  private let tracks: ColumnTracks
  private let spacing: Length

  /// Creates the footers of the columns of `tracks`.
  package init(_ tracks: ColumnTracks, spacing: Length, @ViewBuilder content: () -> Content) {
    self.tracks = tracks
    self.spacing = spacing
    self.content = content()
  }

  package func makeNode(_ context: borrowing _MountContext) -> FixedRowNode {
    FixedRowNode(tracks, spacing, context)
  }

  package func update(_ node: FixedRowNode) { node.receive(spacing: spacing) }
}

/// A row above or below the list of a table, with one view for each column.
package class FixedRowNode: ColumnRowNode {
  package override var viewName: String { "ColumnFooter" }
  final override var isFixed: Bool { true }
  override var ruledEdge: Edge? { gridLines.contains(.rows) ? .top : nil }
  final override var columnIndices: Range<Int> {
    collectChildren()
    return children.indices
  }
  final override func place(of column: Int) -> Int? { column }
  /// The columns that a list reserves next to its rows.
  final override var edges: (leading: Int, trailing: Int) { (Int(ListRowNode.inset), 1) }
}
