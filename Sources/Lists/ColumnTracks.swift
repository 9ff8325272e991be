// SPDX-License-Identifier: MIT
// Views: the column widths that the rows of a table share.

@_spi(Nodes) package import CuriumEngine
package import CuriumViews
import CuriumTokens

/// The columns of a table. Its header and rows get the same widths from it, and scroll together.
///
/// The header sets the columns and reports the widths of the titles. Rows report their own width,
/// which depends on whether there is a scrollbar beside them, and the widths of their cells'
/// contents. If a report changes widths that other rows have used, those are laid out again in the
/// same pass. A column becomes narrower only after rows were removed or a cell became narrower: it
/// then fits the rows that exist.
package final class ColumnTracks {
  package struct Column: Equatable {
    let id: String
    /// The place among all columns in code, also hidden ones. It stays the same when the user moves
    /// columns.
    let place: Int
    let title: String
    let width: ColumnWidth
    let alignment: HorizontalAlignment
    /// `true` if the column doesn't scroll, and changes places only with others that don't.
    let isPinned: Bool

    package init(
      _ id: String, at place: Int, title: String, _ width: ColumnWidth,
      _ alignment: HorizontalAlignment, isPinned: Bool
    ) {
      self.id = id
      self.place = place
      self.title = title
      self.width = width
      self.alignment = alignment
      self.isPinned = isPinned
    }

    /// `true` if the column shows numbers, which aren't cut off: a part of a number is another one.
    var isNumeric: Bool { alignment == .trailing }
  }

  /// The widest title that a column without a minimum is kept wide enough for.
  private static let widestTitle = 12

  private(set) var columns: [Column] = []
  private var widths: [ColumnWidth] = []
  /// The widths of the widest contents in each column, in all rows that existed since the last
  /// change.
  private var contents: [Int] = []
  /// The columns whose widest contents may be gone.
  private var stale: Set<Int> = []
  private var rowCount = 0
  /// The widths that the user chose, by the ids of the columns.
  private var chosenWidths: [String: Int] = [:]
  /// The columns that have a chosen width only because one after them was resized, with the id of
  /// that one.
  private var widthsKeptFor: [String: String] = [:]
  /// The chosen widths that the app knows.
  private var knownChosen: [String: Int] = [:]
  /// The widths of the titles.
  private var titles: [Int] = []
  /// The greatest widths of the titles. A column doesn't become narrower when it is no longer
  /// sorted by.
  private var widestTitles: [Int] = []
  /// The number of columns that don't scroll.
  private var pinned = 1
  /// The visible columns that scroll, at the last placement of a row.
  private var visible = 0..<0
  /// `true` if the rows are about to create the cells that they need.
  private var awaitsCells = false
  /// The column with which the window starts, as far as there are columns to fill it.
  private var start = 0
  /// A column that is visible wherever the window starts, until the columns are scrolled.
  private(set) var kept: Int?
  /// The id of a column that is about to move. It will be visible at its new place.
  private var moved: String?
  private var nodes = NodeList<ColumnRowNode>()
  private var lastLayout: (width: Int, spacing: Int, window: ColumnWindow)?
  private var cursor = ColumnCursor()
  /// The ids of the columns with selected cells, if there are several.
  private var selectedIDs: Set<String> = []
  /// The width of the rows; `nil` if there are none.
  private(set) var rowWidth: Int?

  package init() {}

  /// The first visible column that scrolls.
  var firstColumn: Int { lastLayout?.window.first ?? start }

  /// Returns a column; `nil` if it doesn't exist.
  func column(_ index: Int) -> Column? {
    columns.indices.contains(index) ? columns[index] : nil
  }

  /// Returns whether the width of a column depends on its cells.
  func measures(_ column: Int) -> Bool {
    columns.indices.contains(column) && (widths[column].isFitted || columns[column].isNumeric)
  }

  /// Returns the visible columns in a row of `width` cells.
  func window(in width: Int, spacing: Int) -> ColumnWindow {
    if let last = lastLayout, last.width == width, last.spacing == spacing { return last.window }
    let fit = fit(in: width, spacing: spacing)
    var window = fit.window(from: start)
    if let kept { window = fit.window(from: fit.first(toReveal: kept, from: window)) }
    lastLayout = (width, spacing, window)
    return window
  }

  /// The visible columns of the last layout, in the width that the rows have now.
  private var current: (width: Int, spacing: Int, window: ColumnWindow)? {
    guard let last = lastLayout else { return nil }
    let width = rowWidth ?? last.width
    return (width, last.spacing, window(in: width, spacing: last.spacing))
  }

  private func fit(in room: Int, spacing: Int) -> ColumnFit {
    let readable = columns.indices.map { index in
      let width = readableWidth(of: index)
      guard width.isResizable, let cells = chosenWidths[columns[index].id] else { return width }
      return .fixed(width.nearest(to: min(cells, room), content: contents[index]))
    }
    return ColumnFit(readable, contents: contents, pinned: pinned, in: room, spacing: spacing)
  }

  /// Returns the width of a column that leaves its title and its numbers readable.
  private func readableWidth(of column: Int) -> ColumnWidth {
    let title = widths[column].hasMinimum ? 0 : min(titles[column], Self.widestTitle)
    return widths[column].atLeast(
      columns[column].isNumeric ? max(title, contents[column]) : title)
  }

  // MARK: Cells

  /// Returns whether a row needs the view of a text: in the columns that don't scroll, in view or
  /// with the cell cursor.
  func needsText(of column: Int) -> Bool {
    column < pinned || visible.contains(column) || column == cursorIndex
  }

  /// Receives the visible columns of a row that was placed.
  func show(_ window: ColumnWindow, in graph: Graph) {
    if window.first..<window.end == visible { return }
    visible = window.first..<window.end
    setNeedsCells(in: graph)
  }

  /// Makes all rows create the cells that they need, and remove others, after the layout.
  func setNeedsCells(in graph: Graph) {
    if awaitsCells { return }
    awaitsCells = true
    graph.afterCommit(for: self) { tracks in
      tracks.awaitsCells = false
      for node in tracks.nodes where !node.isFixed { node.updateParts(areCurrent: true) }
    }
  }

  // MARK: Scrolling

  /// A way to scroll the columns.
  enum Scroll {
    /// By a number of columns.
    case by(Int)
    /// By as many columns as are visible.
    case page(forward: Bool)
    /// Until a column is visible.
    case reveal(Int)
  }

  /// Scrolls the columns in the last layout. Returns `false` if they are already there.
  func scroll(_ scroll: Scroll) -> Bool {
    guard let (width, spacing, window) = current else { return false }
    let fit = fit(in: width, spacing: spacing)
    let goal =
      switch scroll {
      case .by(let count): window.first + count
      case .page(forward: true): max(window.end, window.first + 1)
      case .page(forward: false): fit.first(ofPageBefore: window)
      case .reveal(let column): fit.first(toReveal: column, from: window)
      }
    let next = fit.window(from: goal)
    if next == window { return false }
    start = next.first
    kept = nil
    layOut()
    return true
  }

  /// Keeps a column visible while the width of the table changes; with `nil`, none. The columns
  /// return to their places when there is room.
  func keep(_ column: Int?) {
    kept = column
    layOut()
  }

  /// Returns the column whose title or cell contains a node.
  func column(with node: LayoutNode) -> Int? {
    nodes.first { $0.contains(node) }?.column(with: node)
  }

  /// Keeps a column visible when it gets another place, with the next change of the columns.
  package func willMove(_ id: String) { moved = id }

  /// `true` if the last layout had no room for all columns.
  var hidesColumns: Bool {
    lastLayout.map { $0.window.countBefore > 0 || $0.window.countAfter > 0 } ?? false
  }

  // MARK: The cell cursor

  /// A way to move the cell cursor sideways.
  enum CursorMove {
    /// By a number of columns.
    case by(Int)
    /// By as many columns as are visible.
    case page(forward: Bool)
    /// To the first or the last column.
    case end(forward: Bool)
  }

  /// The index of the column with the cell cursor; `nil` if there are no columns.
  var cursorIndex: Int? { cursor.index }
  /// The id of the column with the cell cursor.
  package var cursorID: String? { cursor.shownID }

  /// Returns the index of a column, or of the nearest one if it is hidden or doesn't exist.
  func index(nearestTo id: String) -> Int? {
    var other = cursor
    other.move(to: id)
    return other.index
  }

  /// The columns with selected cells: those of the range around the cell cursor, or only its own.
  var selectedColumns: Range<Int>? {
    guard let index = cursorIndex else { return nil }
    if selectedIDs.isEmpty { return index..<index + 1 }
    let first = columns[...index].lastIndex { !selects($0.id) }.map { $0 + 1 } ?? 0
    let end = columns[index...].firstIndex { !selects($0.id) } ?? columns.count
    return first..<end
  }

  /// Returns whether the column with an id has selected cells.
  func selects(_ id: String) -> Bool {
    guard let cursorID else { return false }
    return id == cursorID || selectedIDs.contains(cursorID) && selectedIDs.contains(id)
  }

  /// Receives the ids of the columns of the range of selected cells. A single one is that of the
  /// cell cursor.
  @MainActor func receive(selected ids: [String]) {
    let ids = ids.count > 1 ? Set(ids) : []
    if ids == selectedIDs { return }
    selectedIDs = ids
    refreshCells()
  }

  /// The index of the column with the cell cursor, if a cell has been selected.
  var chosenIndex: Int? { cursor.id == nil ? nil : cursor.index }

  /// Moves the cell cursor to another column. Returns `false` if it is already there.
  @MainActor func moveCursor(_ move: CursorMove) -> Bool {
    guard let index = cursor.index, let (width, spacing, window) = current else { return false }
    let goal =
      switch move {
      case .by(let count): index + count
      case .end(let forward): forward ? columns.count : 0
      case .page(forward: true): max(window.end, index + 1)
      case .page(forward: false) where window.countBefore == 0: 0
      case .page(forward: false):
        min(index - 1, fit(in: width, spacing: spacing).first(ofPageBefore: window))
      }
    // The first column can be visible while those after it are hidden.
    if case .end(forward: false) = move { _ = scroll(.by(-columns.count)) }
    return moveCursor(to: max(0, min(columns.count - 1, goal)))
  }

  /// Moves the cell cursor to a column. Returns `false` if it is already there.
  @MainActor func moveCursor(to column: Int) -> Bool {
    receive(cursor: columns[column].id)
  }

  /// Receives the id of the column chosen by the user or the app. Returns `false` if it is the same
  /// as before.
  @MainActor @discardableResult func receive(cursor id: String) -> Bool {
    if id == cursor.id { return false }
    cursor.move(to: id)
    refreshCells()
    if let index = cursorIndex, index >= pinned, !visible.contains(index), let node = nodes.last {
      setNeedsCells(in: node.graph)
    }
    return true
  }

  @MainActor private func refreshCells() {
    for node in nodes where !node.isFixed { node.refreshCells() }
  }

  /// The row of titles.
  var header: ColumnHeaderNode? { nodes.first { $0.asHeader != nil }?.asHeader }

  /// Returns the cells in a row.
  func cells(in row: ListRowNode) -> ColumnRowNode? {
    nodes.first { !$0.isFixed && row.contains($0) }
  }

  // MARK: Widths that the user chooses

  /// Returns whether the user can change the width of a column.
  func isResizable(_ column: Int) -> Bool {
    columns.indices.contains(column) && widths[column].isResizable
  }

  /// Makes a visible column `cells` wide, as far as its limits and the room on its right allow.
  /// Flexible columns before it keep their widths, so that its edge stays under the pointer.
  func resize(_ column: Int, to cells: Int) {
    guard isResizable(column), let (width, spacing, window) = current, window.contains(column)
    else { return }
    let room = fit(in: width, spacing: spacing).room(for: column, in: window)
    let next = readableWidth(of: column).nearest(
      to: min(cells, room), content: contents[column])
    if next == window.spans[column].count { return }
    let id = columns[column].id
    for index in 0..<column where window.contains(index) && widths[index].isFlexible {
      let before = columns[index].id
      if chosenWidths[before] == nil { widthsKeptFor[before] = id }
      chosenWidths[before] = window.spans[index].count
    }
    chosenWidths[id] = next
    widthsKeptFor[id] = nil
    layOut()
  }

  /// Makes a visible column as wide as its title and its widest existing cell. If it already is,
  /// forgets the width that the user chose, and the widths that other columns kept because of it.
  func resizeToFit(_ column: Int) {
    guard isResizable(column) else { return }
    let id = columns[column].id
    let widest = nodes.reduce(widestTitles[column]) { max($0, $1.idealWidth(of: column)) }
    let before = chosenWidths
    resize(column, to: widest)
    guard chosenWidths == before, chosenWidths.removeValue(forKey: id) != nil else { return }
    for (other, cause) in widthsKeptFor where cause == id {
      chosenWidths[other] = nil
      widthsKeptFor[other] = nil
    }
    layOut()
  }

  /// Restores the chosen widths that the app knows.
  func cancelResizing() {
    if chosenWidths == knownChosen { return }
    chosenWidths = knownChosen
    widthsKeptFor = widthsKeptFor.filter { knownChosen[$0.key] != nil }
    layOut()
  }

  /// Returns the chosen widths if the app doesn't know them yet.
  func takeChosenWidths() -> [String: Int]? {
    if chosenWidths == knownChosen { return nil }
    knownChosen = chosenWidths
    return chosenWidths
  }

  // MARK: Reports of rows

  func add(_ node: ColumnRowNode) { nodes.append(node) }

  func remove(_ node: ColumnRowNode) {
    nodes.remove(node)
    if node.wasDeleted { reviewAll(for: node) }
    if !nodes.contains(where: { !$0.isFixed }) { report(rowWidth: nil) }
  }

  /// Receives the columns, the ids of all columns with the hidden ones, the chosen widths and the
  /// number of rows, from the header.
  func adopt(
    _ columns: [Column], order: [String], chosen: [String: Int], rowCount: Int,
    from header: ColumnRowNode
  ) {
    adopt(columns)
    let cursor = cursorID
    self.cursor.receive(order: order, shown: columns.map(\.id))
    if cursor != cursorID { header.graph.afterCommit(for: self) { $0.refreshCells() } }
    // The user may be dragging an edge, which the app learns later.
    if chosen != knownChosen {
      knownChosen = chosen
      chosenWidths = chosen
      widthsKeptFor = [:]
      layOut()
    }
    if rowCount < self.rowCount { reviewAll(for: header) }
    self.rowCount = rowCount
  }

  private func adopt(_ columns: [Column]) {
    if columns == self.columns { return }
    let hasOtherPlaces = columns.map(\.id) != self.columns.map(\.id)
    if hasOtherPlaces { for node in nodes { node.forgetContents() } }
    if hasOtherPlaces || columns.map(\.width) != widths {
      widths = columns.map(\.width)
      contents = Array(repeating: 0, count: columns.count)
      titles = contents
      widestTitles = contents
    }
    self.columns = columns
    kept = moved.flatMap { id in columns.firstIndex { $0.id == id } }
    moved = nil
    pinned = (columns.lastIndex(where: \.isPinned) ?? 0) + 1
    layOut()
  }

  /// Receives the width of a row that was placed. The header and the footer get the same width.
  func report(rowWidth: Int?) {
    if rowWidth == self.rowWidth { return }
    self.rowWidth = rowWidth
    layOut(\.isFixed)
  }

  /// Receives the width of the contents of a cell or of a title.
  func report(content: Int, of column: Int) {
    if content <= contents[column] { return }
    contents[column] = content
    layOut()
  }

  /// Fits a column to the rows that exist, after their layout, because its widest cell may be gone.
  func review(_ column: Int, for node: ColumnRowNode) {
    if stale.isEmpty { node.graph.afterCommit(for: self) { $0.fitStaleColumns() } }
    stale.insert(column)
  }

  private func reviewAll(for node: ColumnRowNode) {
    for column in columns.indices where measures(column) { review(column, for: node) }
  }

  private func fitStaleColumns() {
    var isNarrower = false
    for column in stale where columns.indices.contains(column) {
      let widest = nodes.reduce(widestTitles[column]) { max($0, $1.content(of: column)) }
      if widest < contents[column] {
        contents[column] = widest
        isNarrower = true
      }
    }
    stale = []
    if isNarrower { layOut() }
  }

  /// Receives the width of the title of a column.
  func report(title: Int, of column: Int) {
    if title == titles[column] { return }
    titles[column] = title
    widestTitles[column] = max(title, widestTitles[column])
    layOut()
  }

  private func layOut(_ isConcerned: (ColumnRowNode) -> Bool = { _ in true }) {
    lastLayout = nil
    for node in nodes where isConcerned(node) { node.setNeedsPlacement() }
  }
}
