// SPDX-License-Identifier: MIT
// Views: a row of cells in the columns of a table.

@_spi(Nodes) package import CuriumEngine
@_spi(Nodes) import CuriumViews
import CuriumTerminal
import CuriumText
package import CuriumTokens

/// A row of a table, one cell for each column. Cells are aligned at the top, and cut off at the
/// edges of their columns. The views of text cells exist only while their columns are in view.
package struct ColumnRow: _PrimitiveView {
  private let tracks: ColumnTracks
  private let spacing: Length
  private let selectsCells: Bool
  private let text: @MainActor (Int) -> String?
  private let cells: @MainActor () -> [RowCell]

  /// Creates a row in the columns of `tracks`.
  ///
  /// - Parameters:
  ///   - tracks: The columns.
  ///   - spacing: The space between columns.
  ///   - selectsCells: `true` if the cell cursor can select the cells.
  ///   - text: Returns the start of the text by which letters find the row; see `RowText`.
  ///   - cells: Returns the cells.
  package init(
    _ tracks: ColumnTracks, spacing: Length, selectsCells: Bool,
    text: @escaping @MainActor (Int) -> String?, cells: @escaping @MainActor () -> [RowCell]
  ) {
    self.tracks = tracks
    self.spacing = spacing
    self.selectsCells = selectsCells
    self.text = text
    self.cells = cells
  }

  package static func _mount(_ view: Self, _ context: inout _MountContext) {
    let node = ColumnRowNode(view.tracks, view.spacing, context)
    context.append(node)
    node.receive(node.graph.observing { view.cells() }, view.selectsCells)
    var inner = _MountContext(parent: node)
    node.mountParts(&inner)
  }

  package static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    let node = cursor.take(as: ColumnRowNode.self)
    node.receive(spacing: view.spacing)
    node.receive(node.graph.observing { view.cells() }, view.selectsCells)
    node.updateParts(areCurrent: false)
  }
}

extension ColumnRow: RowText {
  package func text(longerThan count: Int) -> String? { text(count) }
}

package class ColumnRowNode: ContainerNode {
  final let tracks: ColumnTracks
  private final var spacing: Length
  /// The cells, whether they have views or not; empty in the rows of titles and footers.
  private(set) final var cells: [RowCell] = []
  /// `true` if the cell cursor can select the cells.
  private(set) final var selectsCells = false
  /// The places of the views of the cells among the children, by column; `nil` without a view.
  private final var places: [Int?] = []
  /// The widths of texts without views, by column; `nil` if they aren't known.
  private final var textWidths: [Int?] = []
  /// `true` if a text has the same width and height with and without a view.
  private final var textIsPlain = true
  /// The widths of the cells that the widths of columns depend on, at the last measurement; −1
  /// before the first one.
  private final var contents: [Int] = []
  /// The cells of the column with the cursor, and of the selected ones, when they were last known
  /// to the row of the list.
  private final var knownCursor: (current: Range<Int>?, selected: Range<Int>?) = (nil, nil)
  /// The lines between the rows and the columns of the table.
  private(set) final var gridLines: TableGridLines = []
  /// The places of the lines, and whether they meet rows, at the last placement; `nil` before.
  private final var placedLines: (columns: [Int], meetsRows: Bool)?

  init(_ tracks: ColumnTracks, _ spacing: Length, _ context: borrowing _MountContext) {
    self.tracks = tracks
    self.spacing = spacing
    super.init(context)
    gridLines = scope.values.tableLines
    tracks.add(self)
  }

  @MainActor package override func willUnmount() { tracks.remove(self) }

  /// `true` if the element of the row is no longer in the data. A row that was only scrolled out of
  /// view keeps its place in it.
  final var wasDeleted: Bool { (row?.index ?? 0) < 0 }

  /// The row of the list around the cells; `nil` for the titles and footers.
  private final var row: ListRowNode? {
    selfAndAncestors.first { $0.listRow != nil }?.listRow
  }

  package override var viewName: String { "ColumnRow" }

  /// The row, if it is the row of titles.
  var asHeader: ColumnHeaderNode? { nil }

  /// `true` for the rows of titles and footers, which aren't in the list.
  var isFixed: Bool { false }

  /// The edge with a line that separates titles or footers from the rows; `nil` without a line.
  var ruledEdge: Edge? { nil }

  /// The cells before the first column, and after the last one.
  var edges: (leading: Int, trailing: Int) { (0, 0) }

  final func receive(spacing: Length) {
    if spacing == self.spacing { return }
    self.spacing = spacing
    setNeedsPlacement()
  }

  // MARK: Cells

  /// Receives the cells. Their views are created or updated next.
  final func receive(_ cells: [RowCell], _ selectsCells: Bool) {
    // No view reports the change of a text that has none.
    let hasOtherTexts = zip(self.cells, cells).enumerated().contains { column, pair in
      places[column] == nil && tracks.measures(column) && pair.0.text != pair.1.text
    }
    if hasOtherTexts { setNeedsLayout() }
    self.cells = cells
    self.selectsCells = selectsCells
    resetTextWidths()
  }

  private final func resetTextWidths() {
    textWidths = Array(repeating: nil, count: cells.count)
    textIsPlain = showsTextPlainly
  }

  /// Returns the ideal width of a text without a view.
  private final func plainWidth(of string: String) -> Int {
    if let width = Text.plainWidth(of: string) { return width }
    let layout = TextLayout(string, traits: textTraits)
    layout.measure(width: .max, limit: scope.values.inherited.lineLimit ?? .max)
    return layout.width
  }

  @MainActor package override func environmentDidChange(_ change: EnvironmentChange) {
    super.environmentDidChange(change)
    let wasPlain = textIsPlain
    resetTextWidths()
    if textIsPlain != wasPlain { tracks.setNeedsCells(in: graph) }
    if change.contains(.keyed), scope.values.tableLines != gridLines {
      gridLines = scope.values.tableLines
      placedLines = nil
      setNeedsLayout()
      damageFrame()
    }
  }

  /// Returns the cells that need views, and the texts of the adjacent cells between them.
  final func findParts() -> [RowPart] {
    places = Array(repeating: nil, count: cells.count)
    let isWhole = !textIsPlain || textRegion != nil
    var parts: [RowPart] = []
    var count = 0
    var end = 0
    func add(_ columns: Range<Int>, isCell: Bool) {
      let first = columns.lowerBound
      let id = RowPart.ID(place: tracks.column(first)?.place ?? first, isCell: isCell)
      parts.append(RowPart(id: id, columns: columns))
    }
    for column in cells.indices
    where isWhole || cells[column].text == nil || tracks.needsText(of: column) {
      if end < column { add(end..<column, isCell: false) }
      add(column..<column + 1, isCell: true)
      places[column] = count
      count += 1
      end = column + 1
    }
    if end < cells.count { add(end..<cells.count, isCell: false) }
    return parts
  }

  /// The columns of the row.
  var columnIndices: Range<Int> { cells.indices }

  /// Returns the place of the view of a column among the children; `nil` for a text that has none.
  func place(of column: Int) -> Int? {
    places.indices.contains(column) ? places[column] : nil
  }

  /// Returns the view of a cell or a title; `nil` for a text that has none.
  final func view(in column: Int) -> LayoutNode? {
    guard let place = place(of: column) else { return nil }
    collectChildren()
    return children.indices.contains(place) ? child(place) : nil
  }

  // MARK: Size and place

  /// Reports the widths of the cells that the widths of columns depend on.
  func reportContents() {
    let columns = columnIndices
    if contents.count != columns.count { contents = Array(repeating: -1, count: columns.count) }
    for index in columns where tracks.measures(index) {
      let content = neededWidth(of: index)
      if content < contents[index] { tracks.review(index, for: self) }
      contents[index] = content
      tracks.report(content: content, of: index)
    }
  }

  /// Forgets the widths of the cells, because the columns have other places.
  final func forgetContents() { contents = [] }

  /// Returns the width of a cell that its column takes into account. A text field that appears in
  /// the cell, to edit it, keeps the width before if it can be so narrow.
  private final func neededWidth(of column: Int) -> Int {
    let (ideal, before) = (idealWidth(of: column), contents[column])
    guard before >= 0, ideal > before, let view = view(in: column),
      view.firstControl?.takesText == true
    else { return ideal }
    let offer = proposal(0..<before, height: ProposedViewSize.ideal)
    return max(before, Int(view.measure(offer).width))
  }

  /// Returns the width of a cell at the last measurement.
  final func content(of column: Int) -> Int {
    contents.indices.contains(column) ? contents[column] : 0
  }

  /// Returns the width of the whole content of a cell.
  final func idealWidth(of column: Int) -> Int {
    if let view = view(in: column) { return Int(view.measure(.unspecified).width) }
    guard cells.indices.contains(column), let text = cells[column].text else { return 0 }
    if let width = textWidths[column] { return width }
    let width = plainWidth(of: text)
    textWidths[column] = width
    return width
  }

  /// The cells between columns. If there is a line in the middle, their number is odd.
  final var gap: Int {
    let cells = Int(resolve(spacing, along: .horizontal))
    return gridLines.contains(.columns) ? cells | 1 : cells
  }

  /// Returns the cells for columns in a row of `width` cells, which includes the edges.
  final func columnRoom(in width: Int32) -> Int {
    let own = max(0, Int(width) - edges.leading - edges.trailing)
    // The rows are narrower than the header and the footer beside a scrollbar.
    return isFixed ? min(tracks.rowWidth ?? own, own) : own
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
      let gaps = gap * max(0, columnIndices.count - 1)
      width = Int32(
        clamping: columnIndices.reduce(gaps + edges.leading + edges.trailing) {
          $0 + idealWidth(of: $1)
        })
    }
    width = min(width, ProposedViewSize.limit)
    var height: Int32 = 0
    let window = window(in: width)
    // Text in a hidden column would be one letter wide, and as tall as it is long.
    for index in columnIndices where window.contains(index) {
      let offer = self.proposal(window.spans[index], height: ProposedViewSize.ideal)
      // A text that has no view yet has one line.
      height = max(height, view(in: index)?.measure(offer).height ?? 1)
    }
    if ruledEdge != nil { height = max(1, height) + ruleHeight }
    return Extent(width: width, height: height)
  }

  package override func placeContents() {
    collectChildren()
    if !isFixed { tracks.report(rowWidth: Int(size.width)) }
    let window = window(in: size.width)
    if !isFixed {
      tracks.show(window, in: graph)
      cursorMayHaveMoved()
    }
    linesMayHaveMoved()
    let leading = Int32(edges.leading)
    let top = ruledEdge == .top ? ruleHeight : 0
    for index in columnIndices where index < window.spans.count {
      guard let view = view(in: index) else { continue }
      // Hidden cells have no place on the screen. They keep the size of their content, because text
      // in an empty column would be broken into letters.
      if asHeader == nil, !window.contains(index) {
        view.place(x: size.width, y: 0, proposal: .unspecified)
        continue
      }
      let span = room(for: index, in: window)
      let offer = proposal(span, height: max(0, size.height - ruleHeight))
      let extent = view.measure(offer)
      let offset = (tracks.column(index)?.alignment ?? .leading).kind.offset(
        min(extent.width, Int32(span.count)), in: Int32(span.count))
      let x = window.contains(index) ? leading + Int32(span.lowerBound) + offset : size.width
      view.place(x: x, y: top, proposal: offer)
    }
  }

  /// Repaints the lines if columns have moved since the last placement, or rows have appeared.
  private final func linesMayHaveMoved() {
    if gridLines.isEmpty { return }
    let before = placedLines
    let next = (columns: columnLines, meetsRows: meetsRows)
    placedLines = next
    guard let before, before != next else { return }
    // Those of rows continue above and below the cells.
    if let list = row?.stack.list { list.damageFrame() } else { damageFrame() }
  }

  // MARK: Scrolling

  /// Returns the column that contains a node.
  final func column(with node: LayoutNode) -> Int? {
    columnIndices.first { view(in: $0)?.contains(node) == true }
  }

  @MainActor package final override func reveal(_ area: CellRect, of node: LayoutNode) {
    if let column = column(with: node) { _ = tracks.scroll(.reveal(column)) }
  }

  // MARK: Menus

  package override func isSolid(at point: CellPoint) -> Bool { true }

  /// Opens the menu of a cell on a click beside its content. The space after a column belongs to
  /// its cell.
  @MainActor package override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    guard event.kind == .down, event.button == .secondary else { return false }
    return column(at: event.position).flatMap { view(in: $0)?.firstMenuOpener }?
      .handle(event, in: graph) ?? false
  }

  /// Returns the column at a point of the screen. The space after a column belongs to it.
  final func column(at point: CellPoint) -> Int? {
    let x = local(point).x - edges.leading
    let window = window(in: size.width)
    return columnIndices.last {
      $0 < window.spans.count && window.contains($0) && window.spans[$0].lowerBound <= x
    }
  }

  /// Returns the column at a point of the screen, or the first visible one if the point is before
  /// all columns.
  final func column(nearestTo point: CellPoint) -> Int? {
    let window = window(in: size.width)
    return column(at: point)
      ?? columnIndices.first { $0 < window.spans.count && window.contains($0) }
  }

  /// Returns the columns by which a drag over cells scrolls the others while it is held at `x` on
  /// the screen: before or after the visible ones, where columns are hidden.
  final func dragStep(at x: Int) -> Int {
    let x = local(CellPoint(x: x, y: 0)).x - edges.leading
    let window = window(in: size.width)
    if x < 0 { return window.countBefore > 0 ? -1 : 0 }
    guard window.countAfter > 0, window.end > 0 else { return 0 }
    return x >= window.spans[window.end - 1].upperBound ? 1 : 0
  }

  // MARK: The cell cursor

  /// Updates the cells to the column of the cursor.
  @MainActor final func refreshCells() {
    for index in columnIndices { cell(index)?.refresh() }
    if flags.contains(.placed) { cursorMayHaveMoved() }
  }

  /// Repaints the selected row if the selected cells are in another place than before, because the
  /// background of a cell is wider than its content, which only repaints its own frame.
  private final func cursorMayHaveMoved() {
    let cursor = (current: cursorCells, selected: selectedCells)
    if cursor == knownCursor { return }
    knownCursor = cursor
    if let row, row.isSelected { row.damageFrame() }
  }

  /// The cell with the cursor, if the cursor is in this row.
  final var cursorCell: ColumnCellNode? { tracks.cursorIndex.flatMap { cell($0) } }

  /// The cells of the column with the cursor, with one of the space on each side; `nil` if the
  /// column is scrolled out of view.
  private final var cursorCells: Range<Int>? {
    tracks.cursorIndex.flatMap { span(of: $0..<$0 + 1) }
  }

  /// The cells of the columns with selected cells, like those of the column with the cursor.
  private final var selectedCells: Range<Int>? { tracks.selectedColumns.flatMap { span(of: $0) } }

  /// Returns the cells of the visible ones of adjacent columns, with one of the space on each side;
  /// `nil` if there are none.
  private final func span(of columns: Range<Int>) -> Range<Int>? {
    let window = window(in: size.width)
    let spans = columns.clamped(to: window.spans.indices).filter(window.contains)
      .map { window.spans[$0] }
    guard let first = spans.first, let last = spans.last else { return nil }
    let margin = min(1, gap / 2)
    return first.lowerBound - margin..<last.upperBound + margin
  }

  /// The place of the cell with the cursor on the screen, with a column of the space around it;
  /// `nil` if it is scrolled out of view.
  final var cursorArea: CellRect? { cursorCells.map { area(of: $0) } }

  /// The place of the selected cells on the screen, with a column of the space around them; `nil`
  /// if they are scrolled out of view.
  final var selectedArea: CellRect? { selectedCells.map { area(of: $0) } }

  private final func area(of cells: Range<Int>) -> CellRect {
    let origin = absoluteOrigin
    return CellRect(
      x: origin.x + cells.lowerBound, y: origin.y, width: cells.count, height: Int(size.height))
  }

  // MARK: Paint

  package override func paint(_ painter: inout Painter) {
    let outer = painter.clip
    let window = window(in: size.width)
    let left = painter.originX + edges.leading
    for index in columnIndices where index < window.spans.count {
      guard let view = view(in: index) else { continue }
      let span = room(for: index, in: window)
      painter.clip = outer.intersection(
        CellRect(
          x: left + span.lowerBound, y: painter.originY, width: span.count,
          height: Int(size.height)))
      painter.paint(view)
    }
    painter.clip = outer
    paintLines(painter)
  }
}
