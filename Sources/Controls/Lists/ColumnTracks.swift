// SPDX-License-Identifier: MIT
// Views: the column widths that the rows of a table share.

@_spi(Nodes) package import CuriumEngine
package import CuriumViews
import CuriumTokens

/// The columns of a table. Its header and its rows get the same widths from it.
///
/// The header sets the columns. Rows report their own width, which depends on whether there is a
/// scrollbar beside them, and the widths of their cells' contents. If a report changes widths that
/// other rows have used, those are laid out again in the same pass.
package final class ColumnTracks {
  package struct Column: Equatable {
    let width: ColumnWidth
    let alignment: HorizontalAlignment

    package init(_ width: ColumnWidth, _ alignment: HorizontalAlignment) {
      self.width = width
      self.alignment = alignment
    }
  }

  private(set) var columns: [Column] = []
  private var widths: [ColumnWidth] = []
  /// The widths of the widest contents seen in each column.
  private var contents: [Int] = []
  private var nodes = NodeList<ColumnRowNode>()
  private var known: (width: Int, spacing: Int, spans: [Range<Int>])?
  /// The width of the rows; `nil` if there are none.
  private(set) var rowWidth: Int?

  package init() {}

  /// Returns `true` if the width of a column depends on its cells.
  func isFitted(_ column: Int) -> Bool {
    columns.indices.contains(column) && widths[column].isFitted
  }

  func alignment(of column: Int) -> HorizontalAlignment {
    columns.indices.contains(column) ? columns[column].alignment : .leading
  }

  /// Returns the cells of each column in a row of `width` cells.
  func spans(in width: Int, spacing: Int) -> [Range<Int>] {
    if let known, known.width == width, known.spacing == spacing { return known.spans }
    let spans = ColumnWidth.spans(of: widths, contents: contents, in: width, spacing: spacing)
    known = (width, spacing, spans)
    return spans
  }

  // MARK: Reports of rows

  func add(_ node: ColumnRowNode) { nodes.append(node) }

  func remove(_ node: ColumnRowNode) {
    nodes.remove(node)
    if !nodes.contains(where: { !$0.isHeader }) { receive(rowWidth: nil) }
  }

  func receive(_ columns: [Column]) {
    if columns == self.columns { return }
    if columns.map(\.width) != widths {
      widths = columns.map(\.width)
      contents = Array(repeating: 0, count: columns.count)
    }
    self.columns = columns
    layOut { _ in true }
  }

  /// Receives the width of a row that was placed. The header gets the same width.
  func receive(rowWidth: Int?) {
    if rowWidth == self.rowWidth { return }
    self.rowWidth = rowWidth
    layOut(\.isHeader)
  }

  /// Receives the width of the contents of a cell.
  func receive(content: Int, of column: Int) {
    if content <= contents[column] { return }
    contents[column] = content
    layOut { _ in true }
  }

  private func layOut(_ isConcerned: (ColumnRowNode) -> Bool) {
    known = nil
    for node in nodes where isConcerned(node) {
      node.setNeedsPlacement()
    }
  }
}
