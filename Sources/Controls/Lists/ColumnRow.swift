// SPDX-License-Identifier: MIT
// Views: a row of cells in the columns of a table.

@_spi(Nodes) package import CuriumEngine
import CuriumViews
import CuriumTerminal
import CuriumText
package import CuriumTokens

/// A row of a table, one view for each column. Cells are aligned at the top, and cut off at the
/// edges of their columns.
package struct ColumnRow<Content: View>: NodeBackedView {
  package let content: Content
  private let tracks: ColumnTracks
  private let spacing: Length
  private let text: @MainActor (Int) -> String?

  /// Creates a row in the columns of `tracks`.
  ///
  /// - Parameters:
  ///   - tracks: The columns.
  ///   - spacing: The space between columns.
  ///   - text: Returns the start of the text by which letters find the row; see `RowText`.
  ///   - content: The cells.
  package init(
    _ tracks: ColumnTracks, spacing: Length, text: @escaping @MainActor (Int) -> String?,
    @ViewBuilder content: () -> Content
  ) {
    self.tracks = tracks
    self.spacing = spacing
    self.text = text
    self.content = content()
  }

  package func makeNode(_ context: borrowing _MountContext) -> ColumnRowNode {
    ColumnRowNode(tracks, spacing, context)
  }

  package func update(_ node: ColumnRowNode) { node.receive(spacing) }
}

extension ColumnRow: RowText {
  package func text(longerThan count: Int) -> String? { text(count) }
}

package class ColumnRowNode: ContainerNode {
  final let tracks: ColumnTracks
  private final var spacing: Length
  /// The widths of the cells that the widths of columns depend on, at the last measurement.
  private final var contents: [Int] = []
  /// The cells of the column with the cursor, when they were last known to the row of the list.
  private final var knownCursor: Range<Int>?

  init(_ tracks: ColumnTracks, _ spacing: Length, _ context: borrowing _MountContext) {
    self.tracks = tracks
    self.spacing = spacing
    super.init(context)
    tracks.add(self)
  }

  @MainActor package override func willUnmount() { tracks.remove(self) }

  /// `true` if the element of the row is no longer in the data. A row that was only scrolled out of
  /// view keeps its place in it.
  final var wasDeleted: Bool { (row?.index ?? 0) < 0 }

  /// The row of the list around the cells; `nil` for the titles.
  private final var row: ListRowNode? {
    selfAndAncestors.first { $0.listRow != nil }?.listRow
  }

  package override var viewName: String { "ColumnRow" }

  /// `true` for the row of titles.
  var isHeader: Bool { false }

  /// The cells before the first column, and after the last one.
  var edges: (leading: Int, trailing: Int) { (0, 0) }

  final func receive(_ spacing: Length) {
    if spacing == self.spacing { return }
    self.spacing = spacing
    setNeedsPlacement()
  }

  // MARK: Size and place

  /// Reports the widths of the cells that the widths of columns depend on.
  func reportContents() {
    if contents.count != children.count {
      contents = Array(repeating: 0, count: children.count)
    }
    for index in children.indices where tracks.measures(index) {
      let content = Int(child(index).measure(.unspecified).width)
      if content < contents[index] { tracks.review(index, for: self) }
      contents[index] = content
      tracks.receive(content: content, of: index)
    }
  }

  /// Returns the width of a cell at the last measurement.
  final func content(of column: Int) -> Int {
    contents.indices.contains(column) ? contents[column] : 0
  }

  /// Returns the width of the whole content of a cell.
  final func idealWidth(of column: Int) -> Int {
    collectChildren()
    return children.indices.contains(column) ? Int(child(column).measure(.unspecified).width) : 0
  }

  /// The cells between columns.
  final var gap: Int { Int(resolve(spacing, along: .horizontal)) }

  /// Returns the cells for columns in a row of `width` cells, which includes the edges.
  final func columnRoom(in width: Int32) -> Int {
    let own = max(0, Int(width) - edges.leading - edges.trailing)
    // The rows are narrower than the header beside a scrollbar.
    return isHeader ? min(tracks.rowWidth ?? own, own) : own
  }

  /// Returns the columns in a row of `width` cells.
  final func window(in width: Int32) -> ColumnWindow {
    tracks.window(in: columnRoom(in: width), spacing: gap)
  }

  /// Returns the cells in which the view of a column is placed.
  func room(for column: Int, in window: ColumnWindow) -> Range<Int> { window.spans[column] }

  private func proposal(_ span: Range<Int>, height: Int32) -> ProposedViewSize {
    ProposedViewSize(packedWidth: Int32(span.count), packedHeight: height)
  }

  package final override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    collectChildren()
    reportContents()
    var width = proposal.packedWidth
    if width == ProposedViewSize.ideal {
      let gaps = resolve(spacing, along: .horizontal) * Int32(max(0, children.count - 1))
      width = children.indices.reduce(gaps + Int32(edges.leading + edges.trailing)) {
        $0 + child($1).measure(.unspecified).width
      }
    }
    width = min(width, ProposedViewSize.limit)
    var height: Int32 = 0
    let window = window(in: width)
    // Text in a hidden column would be one letter wide, and as tall as it is long.
    for index in children.indices where window.contains(index) {
      let offer = self.proposal(window.spans[index], height: ProposedViewSize.ideal)
      height = max(height, child(index).measure(offer).height)
    }
    return Extent(width: width, height: height)
  }

  package override func placeContents() {
    collectChildren()
    if !isHeader { tracks.receive(rowWidth: Int(size.width)) }
    let window = window(in: size.width)
    if !isHeader { cursorMayHaveMoved() }
    let leading = Int32(edges.leading)
    for index in children.indices where index < window.spans.count {
      // Hidden cells have no place on the screen. They keep the size of their content, because text
      // in an empty column would be broken into letters.
      if !isHeader, !window.contains(index) {
        child(index).place(x: size.width, y: 0, proposal: .unspecified)
        continue
      }
      let span = room(for: index, in: window)
      let offer = proposal(span, height: size.height)
      let extent = child(index).measure(offer)
      let offset = tracks.alignment(of: index).offset(
        min(extent.width, Int32(span.count)), in: Int32(span.count))
      let x = window.contains(index) ? leading + Int32(span.lowerBound) + offset : size.width
      child(index).place(x: x, y: 0, proposal: offer)
    }
  }

  // MARK: Scrolling

  /// Returns the column that contains a node.
  final func column(with node: LayoutNode) -> Int? {
    children.firstIndex { $0._withUnsafeGuaranteedRef { $0.contains(node) } }
  }

  @MainActor package final override func reveal(_ area: CellRect, of node: LayoutNode) {
    if let column = column(with: node) { _ = tracks.scroll(.reveal(column)) }
  }

  // MARK: Menus

  package override func isSolid(at point: CellPoint) -> Bool { true }

  /// Opens the menu of a cell on a click beside its content. The space after a column belongs to its
  /// cell.
  @MainActor package override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    guard event.kind == .down, event.button == .secondary else { return false }
    return column(at: event.position).flatMap { child($0).firstMenuOpener }?
      .handle(event, in: graph) ?? false
  }

  /// Returns the column at a point of the screen. The space after a column belongs to it.
  final func column(at point: CellPoint) -> Int? {
    let x = local(point).x
    let window = window(in: size.width)
    return children.indices.last {
      $0 < window.spans.count && window.contains($0) && window.spans[$0].lowerBound <= x
    }
  }

  // MARK: The cell cursor

  /// Updates the cells to the column of the cursor.
  @MainActor final func refreshCells() {
    collectChildren()
    for index in children.indices { cell(index)?.refresh() }
    if flags.contains(.placed) { cursorMayHaveMoved() }
  }

  /// Repaints the selected row if the cell with the cursor is in another place than before, because
  /// the background of the cell is wider than its content, which only repaints its own frame.
  private final func cursorMayHaveMoved() {
    let cursor = cursorCells
    if cursor == knownCursor { return }
    knownCursor = cursor
    if let row, row.isSelected { row.damageFrame() }
  }

  /// The cell with the cursor, if the cursor is in this row.
  final var cursorCell: ColumnCellNode? {
    collectChildren()
    return tracks.cursorIndex.flatMap { children.indices.contains($0) ? cell($0) : nil }
  }

  /// The cells of the column with the cursor, with one of the space on each side; `nil` if the
  /// column is scrolled out of view.
  private final var cursorCells: Range<Int>? {
    let window = window(in: size.width)
    guard let column = tracks.cursorIndex, column < window.spans.count, window.contains(column)
    else { return nil }
    let (span, margin) = (window.spans[column], min(1, gap / 2))
    return span.lowerBound - margin..<span.upperBound + margin
  }

  /// The place of the cell with the cursor on the screen, with a column of the space around it;
  /// `nil` if it is scrolled out of view.
  final var cursorArea: CellRect? {
    guard let cells = cursorCells else { return nil }
    let origin = absoluteOrigin
    return CellRect(
      x: origin.x + cells.lowerBound, y: origin.y, width: cells.count, height: Int(size.height))
  }

  // MARK: Paint

  package override func paint(_ painter: inout Painter) {
    let outer = painter.clip
    let window = window(in: size.width)
    let left = painter.originX + edges.leading
    for index in children.indices where index < window.spans.count {
      let span = room(for: index, in: window)
      painter.clip = outer.intersection(
        CellRect(
          x: left + span.lowerBound, y: painter.originY, width: span.count,
          height: Int(size.height)))
      painter.paint(child(index))
    }
    painter.clip = outer
  }
}
